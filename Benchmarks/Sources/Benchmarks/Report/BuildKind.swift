/// Whether times mean anything.
enum BuildKind {
  #if DEBUG
    static let warning = "This is a debug build: its times mean nothing. Build with -c release.\n"
  #else
    static let warning = ""
  #endif
}
