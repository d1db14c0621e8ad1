import Foundation

/// What libFuzzer calls. The target is named by `NUMERUS_FUZZ_TARGET`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["NUMERUS_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("NUMERUS_FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()
