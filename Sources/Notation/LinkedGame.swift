import ReversiCore

/// The address of a page that shows a game, such as `https://example.org/?moves=f5d6`.
///
/// The moves are one of its parameters or its last component. An address without moves is skipped
/// if more text follows.
enum LinkedGame: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var isAtLink = false
    while let link = scanner.scanLink() {
      isAtLink = true
      if let moves = try moves(in: link) {
        scanner = TextScanner((moves + [" "])[...], and: scanner)
        return try GGFGame(start: ReadPosition(.newGame), movesOf: &scanner)
      }
    }
    guard isAtLink else { return nil }
    var rest = scanner
    rest.skipBlanks()
    guard !rest.isAtEnd else { throw .form(.link, .noMoves) }
    return try GameText.game(inFormOf: &scanner)
  }

  private static func moves(
    in link: [Unicode.Scalar]
  ) throws(GameTextError) -> [Unicode.Scalar]? {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let parameters = link[path.endIndex...].split { "?#&;/".unicodeScalars.contains($0) }
      .map { parameter in
        let name = parameter.prefix { $0 != "=" }
        let isNamed = name.endIndex < parameter.endIndex
        let value = decoded(isNamed ? parameter[(name.endIndex + 1)...] : name)
        return (name: String(String.UnicodeScalarView(name)).lowercased(), value: value)
      }
    // What is called moves has them, and perhaps a defect.
    let named = parameters.filter { names.contains($0.name) && startsWithSquare($0.value) }
    if named.count == 1 { return named[0].value }
    var found = parameters.map(\.value).filter { isMoves($0, minimum: 1) }
    if found.isEmpty, let last = path.split(separator: "/").dropFirst(2).last {
      found = [decoded(last)].filter { isMoves($0, minimum: 2) }
    }
    guard found.count <= 1 else { throw .severalGames(found.count) }
    return found.first
  }

  private static let names: Set = ["m", "moves", "game", "record", "transcript", "kifu"]

  private static func startsWithSquare(_ text: [Unicode.Scalar]) -> Bool {
    TextScanner(text[...], and: TextScanner("")).square != nil
  }

  private static func isMoves(_ text: [Unicode.Scalar], minimum: Int) -> Bool {
    TextScanner(text[...], and: TextScanner("")).consistsOfMoves(minimum: minimum)
  }

  private static func decoded(_ part: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = part
    while let next = rest.popFirst() {
      if next == "%", let code = UInt8(String(String.UnicodeScalarView(rest.prefix(2))), radix: 16)
      {
        result.append(Unicode.Scalar(code))
        rest = rest.dropFirst(2)
      } else {
        result.append(next == "+" ? " " : next)
      }
    }
    return result
  }
}

extension TextScanner {
  /// An address is a word with `://`, or with a parameter behind a question mark.
  fileprivate mutating func scanLink() -> [Unicode.Scalar]? {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.square == nil else { return nil }
    var link: [Unicode.Scalar] = []
    var isLink = false
    while let next = ahead.peek(), !next.isBlank {
      if next == ":", ahead.peek(1) == "/", ahead.peek(2) == "/" { isLink = true }
      if next == "=" && link.contains("?") { isLink = true }
      link.append(next)
      ahead.advance()
      guard isLink || link.count <= 512 else { return nil }
    }
    guard isLink else { return nil }
    self = ahead
    return link
  }
}
