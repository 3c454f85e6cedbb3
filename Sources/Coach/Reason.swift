import ReversiCore

/// Why one move is worse than another, with what proves it.
///
/// What a reason says is true: its kind passed the test beside its case.
package struct Reason: Sendable, Hashable {
  /// What is wrong with the worse move, or right with the better one.
  package let kind: Kind
  /// The squares that it is about, to be marked on the board.
  package let squares: SquareSet
  /// The move that ``line`` follows: the worse or the better one.
  package let move: Square
  /// Whether it is about the better move, and says what the side misses. Otherwise it is about the
  /// worse one, and says what that gives away.
  package let isMissed: Bool
  /// The play after ``move`` that shows it, without passes. The reason is real after its last move;
  /// if the line is empty, after ``move`` itself.
  package let line: [Square]
  /// What makes it true.
  package let basis: Basis
  /// The disks of the loss that it explains by an estimate: 1 to the loss.
  package let share: Int
  /// The opponent's numbers of its kind, or nil.
  package let opponent: Numbers?
  /// The side's numbers of its kind, or nil.
  package let own: Numbers?

  /// A number after the worse move, and the same number after the better one.
  package struct Numbers: Sendable, Hashable {
    /// The number after the worse move.
    package let worse: Int
    /// The number after the better move.
    package let better: Int
  }

  /// What makes a reason true.
  package enum Basis: String, Sendable, Hashable {
    /// The rules alone.
    case rules
    /// The rules, for lines that are best play of both sides to the end of the game.
    case exact
    /// The rules, for lines that a search estimates to be best play.
    case estimate
  }

  /// Whether the rules or exact play prove it.
  package var isProven: Bool { basis != .estimate }
}
