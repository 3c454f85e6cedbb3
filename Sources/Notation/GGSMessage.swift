import ReversiCore

/// A game as the Generic Game Server shows it: how many moves there were, the last one, the players
/// with the signs of their disks, and the board.
enum GGSMessage: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var rest = scanner
    var names: [Disk: String] = [:]
    var isMessage = false
    while let line = rest.peekLine(), !line.startsWithBoard {
      if let (name, side) = line.ggsPlayer {
        names[side] = name
      } else if line.isOfGGS {
        isMessage = true
      } else if !line.isBlank {
        return nil
      }
      rest.skipLine()
    }
    guard isMessage || !names.isEmpty else { return nil }
    guard var game = try DrawnBoard.game(in: &rest) else { return nil }
    scanner = rest
    game.add(
      PlayerNames(dark: names[.dark] ?? "", light: names[.light] ?? ""), date: nil, place: nil)
    return game
  }
}

extension TextScanner {
  /// The player whom a line such as `ann (1500.0 *) 04:59,0:0//02:00,0:0` names, or nil.
  fileprivate var ggsPlayer: (name: String, side: Disk)? {
    var rest = self
    rest.skipBlanks()
    guard let name = rest.scan(upTo: "("), let rating = rest.scan(upTo: ")") else { return nil }
    let parts = rating.rest.split(separator: " ")
    guard parts.count == 2, Double(String(parts[0])) != nil,
      let side = Disk(word: String(parts[1]).lowercased())
    else { return nil }
    let text = name.rest.trimmed
    return text.isEmpty || text.contains(" ") ? nil : (text, side)
  }

  /// Whether a line is the head of a message, the number of moves, or the last move.
  fileprivate var isOfGGS: Bool {
    let words = rest.split(separator: " ")
    guard let first = words.first else { return false }
    if first == "/os:" { return true }
    guard words.count == 2 else { return false }
    if words[1] == "move(s)" { return Int(first) != nil }
    let move = words[1].prefix { $0 != "/" }
    return first.last == ":" && Int(first.dropLast()) != nil
      && ParsedMove(wholeOf: String(move)) != nil
  }
}
