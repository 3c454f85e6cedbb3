import GameSession

/// All that is shown on the screen, whatever its size and theme.
public struct ScreenModel: Sendable, Hashable {
  /// The game.
  public var session: GameSession
  /// Cursor, help, selected button.
  public var state: UIState
  /// What the player is told about files and the like, a line each.
  public var notices: [String]
  /// How long the computer has been thinking; nil while it does not.
  public var thinkingTime: Duration?

  /// What is to be shown.
  public init(
    session: GameSession, state: UIState, notices: [String] = [], thinkingTime: Duration? = nil
  ) {
    self.session = session
    self.state = state
    self.notices = notices
    self.thinkingTime = thinkingTime
  }
}
