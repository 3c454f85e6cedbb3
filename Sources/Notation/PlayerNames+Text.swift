import ReversiCore

/// Names that the Generic Game Format can hold.
///
/// Such a name is one line without brackets, control characters, and blanks at its ends, and has at
/// most `longest` scalars.
extension PlayerNames {
  /// The length of the longest name, in Unicode scalars.
  package static let longest = 80

  /// The names in two texts. What a name cannot hold is left out; an empty name is unknown.
  package init(dark: String = "", light: String = "") {
    self.init()
    self[.dark] = Self.name(dark)
    self[.light] = Self.name(light)
  }

  /// The names with another one for a side, from a text.
  package func with(_ name: String, of side: Disk) -> PlayerNames {
    var names = self
    names[side] = Self.name(name)
    return names
  }

  private static func name(_ text: String) -> String? {
    // Nearly all games have none, and the filters below would cost each of them their time.
    guard !text.isEmpty else { return nil }
    if isPlain(text) { return text }
    let scalars = text.unicodeScalars.lazy.filter(isAllowed).drop { $0 == " " }.prefix(longest)
    var name = String.UnicodeScalarView(scalars)
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a text is a name as it is, for certain. Names from programs usually are.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= longest && bytes.first != UInt8(ascii: " ")
      && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy {
        (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
      }
  }

  /// The brackets of the Generic Game Format, and marks that are not shown.
  private static let excluded: [Unicode.Scalar] = ["[", "]", "\u{FEFF}", "\u{FE0F}"]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !excluded.contains(scalar) && (scalar == " " || !scalar.properties.isWhitespace)
      && scalar.properties.generalCategory != .control
  }
}
