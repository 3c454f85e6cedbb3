import Posix
import ReversiCore
import ReversiEngine

/// A level of the game's computer player.
final class LevelContestant: Contestant {
  private let level: Level
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)
  /// The longest thought of all who share it.
  private let longest: Monitor<Duration>

  init(level: Level, longest: Monitor<Duration>) {
    self.level = level
    self.longest = longest
  }

  func startGame(with generator: SeededGenerator) {
    engine.forget()
    self.generator = generator
  }

  func move(in position: Position) -> Square? {
    var square: Square?
    let time = ContinuousClock().measure {
      square = ComputerPlayer(engine: engine).chooseMove(
        in: position, strength: Strength(level), using: &generator, stop: StopToken())
    }
    longest.withValue { $0 = max($0, time) }
    return square
  }

  func isBalanced(_ position: Position) -> Bool { true }
}
