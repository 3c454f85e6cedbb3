import ReversiCore
import ReversiEngine
import TerminalUI

/// What new games start with: nothing, or random plies, other ones each time.
final class Openings {
  private let plies: Int?
  private var generator: SeededGenerator

  /// Openings as the options ask for them; the same ones for the same seed.
  init(_ options: Options) {
    plies = options.opening
    generator = SeededGenerator(seed: options.seed ?? .random(in: 0 ... .max))
  }

  /// The record that the next new game starts with.
  func next() -> GameRecord {
    guard let plies else { return GameRecord() }
    return BalancedOpening.record(plies: plies, using: &generator)
  }
}
