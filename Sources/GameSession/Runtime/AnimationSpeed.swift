/// How fast the disks of a move turn over.
public enum AnimationSpeed: String, Sendable, Hashable, CaseIterable {
  /// All disks of a move change at once.
  case off
  /// Twice as fast as normal.
  case fast
  /// 40 ms a frame, and no move longer than 2 s.
  case normal
  /// Half as fast as normal.
  case slow

  /// How long each frame of a move is shown, or nil if moves are not animated.
  ///
  /// Moves of many frames get shorter ones, so that a move of 18 disks stays watchable.
  ///
  /// - Parameter frames: The number of frames of the whole move.
  public func frameDuration(frames: Int) -> Duration? {
    let normal = min(.milliseconds(40), .seconds(2) / frames)
    return switch self {
    case .off: nil
    case .fast: normal / 2
    case .normal: normal
    case .slow: normal * 2
    }
  }
}
