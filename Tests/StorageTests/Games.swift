import FileFormats
import GameSession
import ReversiCore

enum Games {
  static func short() throws -> SavedGame {
    SavedGame(
      record: try GameRecord(start: .newGame, plies: "d3c3"),
      modes: Sides(dark: .manual, light: .computer))
  }
}

extension SavedGame {
  var text: String { String(decoding: SavedGameText(self).bytes, as: UTF8.self) }
}
