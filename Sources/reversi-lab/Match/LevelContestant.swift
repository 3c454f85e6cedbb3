import Analysis
import Posix
import ReversiCore
import ReversiEngine

/// A level of the game's computer player, without the opening book.
final class LevelContestant: Contestant {
  private let level: Level
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)

  init(level: Level) { self.level = level }

  func startGame(with generator: SeededGenerator) {
    engine.forget()
    self.generator = generator
  }

  func move(in record: GameRecord) -> Square? {
    ComputerPlayer(engine: engine, book: nil).chooseMove(
      in: record.position, settings: PlaySettings(level), using: &generator, stop: StopToken())
  }
}
