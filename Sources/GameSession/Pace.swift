import ReversiCore

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

    /// The duration of each step of a move; nil if moves are not animated.
    func stepDuration(of move: Move) -> Duration? {
      speed.stepDuration(steps: FlipAnimation.stepCount(of: move))
    }
  }
}
