import Analysis
import Archive
import GameSession
import ReversiCore

extension LevelGame {
  /// The game in a line of the archive; nil if it was not one against the computer at a level.
  package init?(line: [UInt8]) {
    guard let game = ArchivedGame(played: line)?.levelGame else { return nil }
    self = game
  }
}

extension ArchivedGame {
  /// The game as one of the person against the computer at a level; nil if it was another one.
  ///
  /// A line says so by `MO` and by the name of the computer, such as `Reversi 1.9.1 level 3`.
  package var levelGame: LevelGame? {
    guard let side = you, players?[side.opponent] == .computer,
      let words = record.names[side.opponent]?.split(separator: " "), words.count == 4,
      words[0] == "Reversi", words[2] == "level",
      let level = Level.all.first(where: { String($0.number) == words[3] })
    else { return nil }
    return LevelGame(
      identity: identity, level: level, side: side, record: record, exclusions: exclusions)
  }

  /// Why a game of the person against the computer does not count for the person's results; empty
  /// if it counts, and for other games.
  package var exclusions: [Exclusion] {
    guard let side = you, players?[side.opponent] == .computer else { return [] }
    return course.exclusions(for: side)
  }

  /// The game in a line of the archive that says who moved for the sides; nil if it does not. The
  /// line of a game that was imported need not be read for that.
  package init?(played line: [UInt8]) {
    guard ArchiveLine(line)?.hasModes != false, let game = ArchivedGame(line), game.players != nil
    else { return nil }
    self = game
  }
}
