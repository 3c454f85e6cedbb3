#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The locale by which the process turns characters into bytes.
public enum CharacterLocale {
  /// Sets the locale of the whole process.
  ///
  /// - Parameter name: The name of a locale; nil for the one that the environment names.
  /// - Returns: Whether it is installed; if not, the locale stays as it was.
  public static func set(_ name: String?) -> Bool { setlocale(LC_CTYPE, name ?? "") != nil }

  /// Whether characters are written as UTF-8.
  public static var isUTF8: Bool { String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" }
}
