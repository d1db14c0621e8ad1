internal import Foundation
internal import Numerus

// Nothing: what a process takes that imports what `FirstMessage` does.
