/// Where a scope is that somebody else keeps.
@safe
struct ScopePlace: Sendable {
  private let scope: Unmanaged<LanguageScope>

  init(_ scope: LanguageScope) { unsafe self.scope = .passUnretained(scope) }

  /// Lends the scope to a function.
  @inline(__always)
  func withScope<Result>(_ body: (LanguageScope) -> Result) -> Result {
    unsafe scope._withUnsafeGuaranteedRef { body($0) }
  }
}
