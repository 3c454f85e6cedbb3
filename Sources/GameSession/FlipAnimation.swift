import ReversiCore

/// The part of a completed move that is shown.
///
/// The new disk is a step, and so is each disk that turns over, in the order of `Move.flips`. The
/// screen decides how many pictures it draws in a step.
package struct FlipAnimation: Sendable, Hashable {
  package let move: Move
  package let stepID: RequestID
  private(set) var elapsed = 0

  static func stepCount(of move: Move) -> Int { 1 + move.flips.count }

  func next(stepID: RequestID) -> FlipAnimation? {
    guard elapsed + 1 < Self.stepCount(of: move) else { return nil }
    return FlipAnimation(move: move, stepID: stepID, elapsed: elapsed + 1)
  }

  /// The square where a disk is turning now; nil while the new disk is shown.
  package var turning: Square? { elapsed > 0 ? move.flips[elapsed - 1] : nil }

  func boardBefore(_ settled: Board) -> Board {
    settled.undoing(move)
  }

  /// The board has the new disk, and the disks that have turned over completely.
  func boardShown(_ settled: Board) -> Board {
    settled.undoing(move, keeping: max(1, elapsed))
  }
}

extension GameSession {
  /// The speed of what is shown; constant within a session.
  package struct Pace: Sendable, Hashable {
    package var speed: AnimationSpeed
    /// The minimum time from a request to its move, so that the person can follow the game.
    package var minimumThinkTime: Duration

    package init(speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero) {
      self.speed = speed
      self.minimumThinkTime = minimumThinkTime
    }

    func stepDuration(of move: Move) -> Duration? {
      speed.stepDuration(steps: FlipAnimation.stepCount(of: move))
    }
  }
}

/// The speed at which the disks of a move turn over.
package enum AnimationSpeed: String, Sendable, Hashable, CaseIterable {
  case off
  /// Twice as fast as normal.
  case fast
  /// 180 ms a disk, and no move longer than 2 s.
  case normal
  /// Half as fast as normal.
  case slow

  /// The duration of each step of a move; nil if moves are not animated.
  ///
  /// Moves of many disks have shorter steps, so that a move of 18 disks stays watchable.
  ///
  /// - Parameter steps: The number of steps of the whole move.
  package func stepDuration(steps: Int) -> Duration? {
    let normal = min(.milliseconds(180), .seconds(2) / steps)
    return switch self {
    case .off: nil
    case .fast: normal / 2
    case .normal: normal
    case .slow: normal * 2
    }
  }
}
