import App
import GameSession
import ReversiCore

extension App {
  /// A whole game with its passes, both sides Manual.
  public static func played(_ game: KnownGame) -> App {
    var record = GameRecord()
    for square in game.squares {
      if case .passDue = record.position.state { try? record.pass() }
      _ = try? record.play(square)
    }
    let saved = SavedGame(record: record, modes: SavedGame.new.modes)
    return begin(saved, stored: saved, pace: GameSession.Pace()).app
  }
}
