/// The names of the players of a game that was recorded with them.
///
/// A name is one line that the Generic Game Format can hold: it has no brackets, control characters
/// or line ends, no blanks at its ends, and at most `longest` scalars.
public struct PlayerNames: Sendable, Hashable {
  /// The length of the longest name, in Unicode scalars.
  public static let longest = 80

  private var dark: String?
  private var light: String?

  /// The names of the players. What a name cannot hold is left out; an empty name is unknown.
  public init(dark: String = "", light: String = "") {
    self.dark = Self.name(dark)
    self.light = Self.name(light)
  }

  /// The name of a side's player, or nil.
  public subscript(side: Disk) -> String? {
    switch side {
    case .dark: dark
    case .light: light
    }
  }

  /// The names with another one for a side.
  public func with(_ name: String, of side: Disk) -> PlayerNames {
    switch side {
    case .dark: PlayerNames(dark: name, light: light ?? "")
    case .light: PlayerNames(dark: dark ?? "", light: name)
    }
  }

  /// The names with the sides swapped.
  public var swapped: PlayerNames {
    var names = self
    swap(&names.dark, &names.light)
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
