/// The name of a game that somebody hosts. It tells several games on one machine apart.
///
/// 1 to 40 ASCII letters, digits, dots, dashes and underscores; the first is a letter or a digit.
package struct LinkName: Sendable, Hashable {
  package let text: String

  /// The name of a game that was given none.
  package static let standard = LinkName(valid: "game")

  private init(valid text: String) { self.text = text }

  /// The name of a text; nil if it is not one.
  package init?(_ text: String) {
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

  /// The name as part of the name of a file. It has no dot, so that no name is that of a file
  /// beside the file of another game, such as `club.lock`.
  package var fileName: String { text.inFileName }
}

/// The address of a hosted game: a machine, or this account, and the name of the game.
package struct LinkAddress: Sendable, Hashable {
  /// A machine that ssh reaches, perhaps with an account on it.
  package enum Machine: Sendable, Hashable {
    /// As in `ann@example.org` or `ann@[::1]`.
    case name(account: String?, host: String)
    /// As in `ssh://ann@example.org:2222`.
    case uri(String)
  }

  /// The machine and the account; nil for this account.
  package let machine: Machine?
  package let name: LinkName

  package init(_ machine: Machine? = nil, name: LinkName = .standard) {
    (self.machine, self.name) = (machine, name)
  }

  private static let scheme = "ssh://"

  /// Reads `[USER@]HOST[:NAME]`, `:NAME` or `ssh://[USER@]HOST[:PORT][/NAME]`; nil for anything
  /// else. HOST is a name or a number, and one of version 6 stands in brackets. An empty text is
  /// the game of this account that has no name.
  package init?(_ text: String) {
    if text.hasPrefix(Self.scheme) {
      self.init(uri: text)
      return
    }
    let (account, rest) = Self.account(in: text[...])
    guard account.map(Self.isWord) ?? true, let (host, name) = Self.split(rest),
      let name = name.map({ LinkName(String($0)) }) ?? .standard,
      host.isEmpty ? account == nil : Self.isHost(host)
    else { return nil }
    self.init(
      host.isEmpty ? nil : .name(account: account.map(String.init), host: String(host)), name: name)
  }

  private init?(uri text: String) {
    let parts = text.dropFirst(Self.scheme.count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let (account, rest) = Self.account(in: parts[0])
    guard account.map(Self.isWord) ?? true, let (host, port) = Self.split(rest),
      Self.isHost(host), port.map({ (1...65535).contains(Int($0) ?? 0) }) ?? true,
      let name = parts.count == 1 || parts[1].isEmpty ? .standard : LinkName(String(parts[1]))
    else { return nil }
    self.init(.uri(Self.scheme + parts[0]), name: name)
  }

  /// The account before the last `@`, nil if there is none, and what follows.
  private static func account(in text: Substring) -> (Substring?, Substring) {
    guard let end = text.lastIndex(of: "@") else { return (nil, text) }
    return (text[..<end], text[end...].dropFirst())
  }

  /// A host in brackets has colons itself.
  private static func split(_ text: Substring) -> (host: Substring, rest: Substring?)? {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count > 2 ? nil : (parts[0], parts.count == 2 ? parts[1] : nil)
    }
    let rest = text[end...].dropFirst()
    guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
    return (text[...end], rest.isEmpty ? nil : rest.dropFirst())
  }

  private static func isHost(_ text: Substring) -> Bool {
    guard text.hasPrefix("[") else { return isWord(text) }
    let number = text.dropFirst().dropLast()
    return number.contains(":")
      && number.unicodeScalars.allSatisfy {
        isLetterOrDigit($0) || ":.%".unicodeScalars.contains($0)
      }
  }

  /// Neither an option of ssh, nor something that a shell understands.
  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && !text.hasPrefix("-")
      && text.unicodeScalars.allSatisfy {
        isLetterOrDigit($0) || "._-+%".unicodeScalars.contains($0)
      }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// The machine as ssh reads it, without anything that a shell understands; nil for this account.
  package var destination: String? {
    switch machine {
    case .name(let account, let host):
      // ssh takes numbers of version 6 as they are.
      (account.map { $0 + "@" } ?? "") + host.filter { $0 != "[" && $0 != "]" }
    case .uri(let text): text
    case nil: nil
    }
  }

  package var text: String {
    let named = name == .standard ? "" : name.text
    switch machine {
    case .name(let account, let host):
      return (account.map { $0 + "@" } ?? "") + host + (named.isEmpty ? "" : ":" + named)
    case .uri(let text): return text + (named.isEmpty ? "" : "/" + named)
    case nil: return named.isEmpty ? "" : ":" + named
    }
  }

  /// The address as part of the name of a file, without a dot.
  package var fileName: String {
    name.fileName + (destination.map { "@" + $0.inFileName } ?? "")
  }
}

extension String {
  /// The text with signs that mean something in the name of a file as `%` and two digits.
  fileprivate var inFileName: String {
    utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "@"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
