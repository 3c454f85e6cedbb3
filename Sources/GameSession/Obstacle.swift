import ReversiCore

/// Why the person cannot place a disk on a square now.
public enum Obstacle: Sendable, Hashable {
  /// The disk would turn nothing over.
  case turnsNothing(Square)
  /// There is a disk on the square already.
  case taken(Square)
  /// The side's computer is thinking about its move.
  case thinking(Disk)
  /// The game waits for the person at another terminal.
  case otherPerson
  /// A move is being shown.
  case animation
  /// The person has to pass.
  case passDue(Disk)
  /// The game is over.
  case over
}

extension GameSession {
  /// Why the person cannot place a disk on a square now; nil if the person can.
  public func obstacle(to square: Square) -> Obstacle? {
    switch phase {
    case .over: .over
    case .animating: .animation
    case _ where isOthersTurn || isHeld: .otherPerson
    case .waiting: position.obstacle(to: square)
    case .thinking: position.turn.map { .thinking($0) }
    case .passing: position.turn.map { .passDue($0) }
    }
  }
}

extension Position {
  /// Why the side to move cannot place a disk on a square; nil if it can.
  public func obstacle(to square: Square) -> Obstacle? {
    var next = self
    do throws(IllegalMove) {
      try next.play(square)
      return nil
    } catch {
      return switch error {
      case .gameOver: .over
      case .passDue(let side): .passDue(side)
      case .occupied(let square): .taken(square)
      case .turnsNothingOver(let square): .turnsNothing(square)
      }
    }
  }
}
