/// Who makes the moves of a side.
public enum Mode: Sendable, Hashable, CaseIterable {
  /// The person at the keyboard.
  case manual
  /// The computer player.
  case computer

  /// The other mode.
  public var toggled: Mode {
    switch self {
    case .manual: .computer
    case .computer: .manual
    }
  }
}
