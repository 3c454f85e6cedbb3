import ReversiCore

/// What the players are told about the game.
public enum Message: Sendable, Hashable {
  /// It is the side's turn; also while its move is shown, and while its pass waits to be dismissed.
  case turn(Disk)
  /// The side won.
  case won(Disk)
  /// Nobody won.
  case tied
}
