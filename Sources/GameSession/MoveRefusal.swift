import ReversiCore

/// Why the person cannot place a disk on a square now.
package enum MoveRefusal: Error, Sendable, Hashable {
  /// The rules do not allow it.
  case illegal(IllegalMove)
  /// The side's computer is thinking about its move.
  case thinking(Disk)
  /// The game waits for the person at another terminal.
  case otherPerson
  /// A move is being shown.
  case animation
}

extension GameSession {
  /// Why the person cannot place a disk anywhere now, or nil.
  package var refusal: MoveRefusal? {
    switch phase {
    case .over: .illegal(.gameOver)
    case .animating: .animation
    case _ where isOtherAwaited: .otherPerson
    case .waiting: nil
    case .thinking: position.turn.map { .thinking($0) }
    case .passing: position.turn.map { .illegal(.passDue($0)) }
    }
  }

  /// Why the person cannot place a disk on a square now, or nil.
  package func refusal(of square: Square) -> MoveRefusal? {
    refusal ?? position.refusal(of: square)
  }
}

extension Position {
  /// Why the side to move cannot place a disk on a square, or nil.
  package func refusal(of square: Square) -> MoveRefusal? {
    do throws(IllegalMove) {
      _ = try move(at: square)
      return nil
    } catch {
      return .illegal(error)
    }
  }
}
