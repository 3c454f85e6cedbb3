import App
import GameSession
import ReversiCore
import ReversiTesting

extension App {
  /// A whole game with its passes, both sides Manual.
  package static func played(_ game: KnownGame) -> App {
    let record = (try? GameRecord(transcript: game.transcript)) ?? GameRecord()
    let saved = SavedGame(record: record, modes: SavedGame.new.modes)
    return begin(saved, stored: saved, pace: GameSession.Pace()).app
  }
}
