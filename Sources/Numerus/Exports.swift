@_exported public import NumerusCatalogs
@_exported public import NumerusFormat
@_exported public import NumerusICU
@_exported public import NumerusMessages
@_exported public import NumerusNumbers
@_exported public import NumerusPlurals
