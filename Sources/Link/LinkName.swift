/// The name of a game that somebody hosts. It tells several games on one machine apart.
///
/// 1 to 40 ASCII letters, digits, dots, dashes and underscores; the first is a letter or a digit.
public struct LinkName: Sendable, Hashable {
  /// The text of the name.
  public let text: String

  /// The name of a game that got none.
  public static let standard = LinkName(valid: "game")

  private init(valid text: String) { self.text = text }

  /// The name of a text; nil if it is not one.
  public init?(_ text: String) {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let isSign = text.first.map { ".-_".contains($0) } ?? true
    guard isName, !isSign, text.utf8.count <= 40 else { return nil }
    self.init(valid: text)
  }
}

/// Where a game is hosted: on a machine, or by this account, and its name.
public struct LinkAddress: Sendable, Hashable {
  /// What ssh calls the machine and the account, such as `ann@example.org`; nil for this account.
  public let host: String?
  /// The name of the game.
  public let name: LinkName

  /// An address.
  public init(host: String? = nil, name: LinkName = .standard) {
    (self.host, self.name) = (host, name)
  }

  /// Reads `USER@HOST`, `USER@HOST:NAME` or `:NAME`; nil for anything else. An empty text is the game
  /// of this account that has no name.
  public init?(_ text: String) {
    let end = text.lastIndex(of: ":") ?? text.endIndex
    let (host, rest) = (text[..<end], text[end...].dropFirst())
    guard end == text.endIndex || !rest.isEmpty,
      let name = rest.isEmpty ? .standard : LinkName(String(rest)),
      // It must not be an option of ssh, nor mean something to a shell.
      !host.hasPrefix("-"), host.unicodeScalars.allSatisfy(Self.isHostPart)
    else { return nil }
    self.init(host: host.isEmpty ? nil : String(host), name: name)
  }

  private static func isHostPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "@.-_+%[]:".unicodeScalars.contains(scalar)
  }

  /// The text of the address.
  public var text: String {
    (host ?? "") + (name == .standard ? "" : ":" + name.text)
  }
}
