import NumerusSymbols
import Testing

@Suite struct SymbolNameTests {}
