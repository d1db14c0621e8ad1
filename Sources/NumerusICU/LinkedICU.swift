internal import CNumerusICU

/// The linked ICU: its versions and its locales.
public enum LinkedICU {
  /// The version of the library, as `72.1`.
  public static let version = unsafe text("version") { unsafe cnicu_icu_version($0, $1, $2) }

  /// The version of the CLDR data in the library, as `42`.
  public static let cldrVersion = unsafe text("CLDR version") {
    unsafe cnicu_cldr_version($0, $1, $2)
  }

  /// The identifiers of all locales that ICU has data for, as `pt_PT`, in ICU's order.
  public static let locales: [String] = {
    var status: Int32 = 0
    let count = unsafe cnicu_locale_count(&status)
    return (0..<count).map { index in
      unsafe text("locale \(index)") { unsafe cnicu_locale_name(index, $0, $1, $2) }
    }
  }()

  /// A fact that can't be missing; empty where the library breaks its promise.
  private static func text(_ subject: String, _ call: ICUText.Call) -> String {
    (try? unsafe ICUText.read(subject, call)) ?? ""
  }
}
