import ReversiCore

/// What the computer is asked to think about, always in a position in which the side to move has a
/// legal move.
public enum Thought: Sendable, Hashable {
  /// Which move to make, at a level.
  case move(Position, Level)
  /// Which moves are best, and what they are worth, whatever level plays.
  case hint(Position)
}
