import ReversiCore

/// What is on the screen, derived from the state.
extension GameSession {
  /// The settled board and whose turn it is.
  public var position: Position { record.position }

  /// The last move of the game; nil at its start.
  public var lastMove: Move? { record.lastMove }

  /// The move that is being shown, if one is.
  public var animation: FlipAnimation? {
    if case .animating(let animation) = phase { animation } else { nil }
  }

  /// The board with the disks as far as the animation has come.
  public var shownBoard: Board {
    animation?.boardShown(position.board) ?? position.board
  }

  /// The number of disks of each side. It changes once a move, after its last disk has been shown.
  public var shownCounts: Sides<Int> {
    let board = animation?.boardBefore(position.board) ?? position.board
    return Sides(dark: board.count(of: .dark), light: board.count(of: .light))
  }

  /// Whose turn it is, or how the game ended; while a move is shown, it is still its side's turn.
  public var message: Message {
    if let animation { return .turn(animation.move.side) }
    return switch position.state {
    case .toMove(let side), .passDue(let side): .turn(side)
    case .over(.win(let side, _)): .won(side)
    case .over(.tie): .tied
    }
  }

  /// The side whose computer is thinking, if one is.
  public var thinkingSide: Disk? {
    if case .thinking = phase { position.turn } else { nil }
  }

  /// The squares that the player may choose now.
  public var choices: SquareSet {
    if case .waiting = phase { position.legalMoves } else { [] }
  }

  /// The hint, if the player asked for one.
  public var hint: Hint? {
    if case .waiting(let hint) = phase { hint } else { nil }
  }
}

/// Whose turn it is, or how the game ended.
public enum Message: Sendable, Hashable {
  /// It is the side's turn; also while its move is shown, and while its pass waits to be dismissed.
  case turn(Disk)
  /// The side won.
  case won(Disk)
  /// Nobody won.
  case tied
}
