import Libc

/// The locale for converting characters to bytes.
package enum CharacterLocale {
  /// Sets the locale of the process.
  ///
  /// - Parameter name: The name of a locale; nil for that of the environment.
  /// - Returns: Whether it is installed. If not, the locale stays the same.
  package static func set(_ name: String?) -> Bool { setlocale(LC_CTYPE, name ?? "") != nil }

  /// Whether characters are written as UTF-8.
  package static var isUTF8: Bool { String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" }
}
