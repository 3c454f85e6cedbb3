import ReversiCore
import ReversiEngine

/// A level of the game's computer player.
struct LevelContestant {
  let level: Level
  let player = ComputerPlayer(engine: Engine())
  var generator: SeededGenerator
  /// The longest thought so far.
  var longest = Duration.zero

  init(level: Level, seed: UInt64) {
    self.level = level
    generator = SeededGenerator(seed: seed)
  }

  /// A legal move of a position in which there is one.
  mutating func move(in position: Position) -> Square? {
    var square: Square?
    let time = ContinuousClock().measure {
      square = player.chooseMove(
        in: position, level: level, using: &generator, stop: StopToken())
    }
    longest = max(longest, time)
    return square
  }
}
