import Analysis
import ReversiCore

/// What the coach asks an engine. The coach itself knows the rules only.
///
/// The closures run on the calling thread, and must give the same answer each time.
package struct Analyst {
  /// The scores of all moves of a position in which a side has a legal move, best first, each with
  /// its line. An exact line goes on to the end of the game where it can.
  package let moves: (Position) -> [MoveScore]
  /// The static evaluation of a position, in parts.
  package let attribution: (Position) -> Attribution

  /// Creates an analyst.
  package init(
    moves: @escaping (Position) -> [MoveScore],
    attribution: @escaping (Position) -> Attribution
  ) {
    self.moves = moves
    self.attribution = attribution
  }
}
