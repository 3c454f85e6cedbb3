import Archive
import FileFormats
import GameSession
import ReversiCore
import Texts

// Games of the archive in lists. The layout is the same in every language.
extension Words {
  /// A game in a line, without its moves: date, players, result and opening, and why it does not
  /// count if it does not. Empty if the line is not a game.
  package func heading(of game: LibraryGame) -> String {
    guard let record = game.record else { return "" }
    let parts: [String?] = [
      padded(game.day), players(of: record).joined(separator: " - "), result(of: record),
      game.opening.map { name(of: $0) }, exclusions(of: game)?.longest,
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  /// The text about a game in which the words of a filter are looked for: the heading, and the
  /// names as the archive has them.
  package func searchedText(of game: LibraryGame) -> String {
    let names = Disk.allCases.compactMap { game.record?.names[$0] }
    return ([heading(of: game)] + names).joined(separator: "  ")
  }

  /// A game in a line: its heading and its moves. Empty if the line is not a game.
  ///
  /// - Parameter maximum: The number of moves after which the line ends; nil for no limit.
  package func line(of game: LibraryGame, moves maximum: Int? = nil) -> String {
    guard let record = game.record else { return "" }
    let moves = record.transcript
    let line = heading(of: game) + "  "
    guard let maximum, maximum < record.standing else { return line + moves }
    return line + moves.prefix(2 * maximum) + "..."
  }

  /// Why a game against the computer does not count for the person's results; nil if it counts, and
  /// for other games.
  package func exclusions(of game: LibraryGame) -> Wording? {
    game.exclusions.isEmpty ? nil : reports.excluded(game.exclusions)
  }

  /// The names of a game's players, dark first.
  package func players(of record: GameRecord) -> [String] {
    Disk.allCases.map { record.names.shown($0).map(player) ?? "?" }
  }

  /// A player's name in this language. `ArchivedGame` names the person and the computer in English.
  private func player(named name: String) -> String {
    if name == "Manual" { return self.players.manual.longest }
    guard name.utf8.starts(with: "Reversi ".utf8) else { return name }
    let parts = name.split(separator: " ")
    guard parts.count == 4, parts[0] == "Reversi", parts[2] == "level" else {
      return name
    }
    let level = self.players.level(String(parts[3]).printable)
    return "Reversi \(parts[1]) \(level)"
  }

  /// The day or the year, as wide as a day.
  private func padded(_ day: String?) -> String {
    let day = day ?? "----------"
    return day + String(repeating: " ", count: max(0, 10 - day.count))
  }

  /// The disks of both sides, those of the winner first; dark first if nobody has won.
  package func disks(of record: GameRecord) -> String {
    let first = if case .win(let side, _)? = record.position.outcome { side } else { Disk.dark }
    let counts = record.position.board.counts
    return "\(counts[first])-\(counts[first.opponent])"
  }

  /// Who won, and with which disks.
  package func result(of record: GameRecord) -> String {
    switch record.position.outcome {
    case .win(let side, _)?: "\(name(of: side)) \(disks(of: record))"
    case .tie?: reports.tied(disks(of: record))
    case nil: reports.unfinished
    }
  }
}
