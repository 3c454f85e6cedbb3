import GameSession
import ReversiCore

extension ArchivedGame {
  /// The game as one of the person against the computer at a level; nil if it was another one.
  ///
  /// A line says so by `MO` and by the name of the computer, such as `Reversi 1.9.1 level 3`.
  public var levelGame: LevelGame? {
    guard let side = you, players?[side.opponent] == .computer,
      let words = record.names[side.opponent]?.split(separator: " "), words.count == 4,
      words[0] == "Reversi", words[2] == "level",
      let level = Level.all.first(where: { String($0.number) == words[3] })
    else { return nil }
    return LevelGame(
      identity: identity, opponent: LevelOpponent(level, version: String(words[1])), side: side,
      record: record)
  }
}
