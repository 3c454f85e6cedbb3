/// The speed at which the disks of a move turn over.
package enum AnimationSpeed: String, Sendable, Hashable, CaseIterable {
  /// All disks of a move change at once.
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
