import FileFormats
import GameSession
import ReversiCore

/// The games that the tests save.
enum Games {
  /// A game after two moves, with light as the computer's.
  static func short() throws -> SavedGame {
    SavedGame(
      record: try GameRecord(start: .newGame, plies: "d3c3"),
      modes: Sides(dark: .manual, light: .computer))
  }
}

extension SavedGame {
  /// The text of the game alone.
  var text: String { String(decoding: SavedGameText(self).bytes, as: UTF8.self) }
}
