import Analysis
import PeopleModel
import Posix
import ReversiCore
import ReversiEngine

/// The game's computer player at a level, or as a person of a rating, without the opening book.
final class LevelContestant: Contestant {
  private let settings: PlaySettings
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)

  /// A contestant that plays by these settings.
  init(_ settings: PlaySettings) { self.settings = settings }

  /// A contestant that plays at a level.
  convenience init(level: Level) { self.init(PlaySettings(level)) }

  func startGame(with generator: SeededGenerator) {
    engine.forget()
    self.generator = generator
  }

  func move(in record: GameRecord) -> Square? {
    ComputerPlayer(engine: engine, book: nil).chooseMove(
      in: record, settings: settings, using: &generator, stop: StopToken())
  }
}
