import GameSession
import ReversiCore
import Words

/// What is on a square, as the player is told.
public enum SquareContent: Sendable, Hashable {
  /// A disk of a side; whether it was placed last.
  case disk(Disk, isLastMove: Bool)
  /// Nothing, and the player may place a disk, which turns some over; what that is worth, if it is
  /// known.
  case legal(turning: Int, score: Int?)
  /// Nothing.
  case empty

  /// What is on a square of the board that a session shows, or of the one that is set up.
  public init(on square: Square, in session: GameSession) {
    let board = session.editor?.board ?? session.shownBoard
    if let disk = board[square] {
      let isLast = session.editor == nil && session.lastMove?.square == square
      self = .disk(disk, isLastMove: isLast)
    } else if session.editor == nil, let move = session.choice(at: square) {
      let score = session.hint?.moves.first { $0.square == square }?.score
      self = .legal(turning: move.flips.count, score: score)
    } else {
      self = .empty
    }
  }
}

extension SquareContent {
  /// What is said of it, and of its square.
  public func statement(on square: Square) -> Statement {
    let square = Statement.square(square)
    return switch self {
    case .disk(let side, let isLastMove):
      .phrase(
        isLastMove ? .squareDiskLastMove : .squareDisk, ["square": square, "side": .side(side)])
    case .legal(let disks, let score):
      .phrase(
        score == nil ? .squareLegal : .squareLegalScored,
        ["square": square, "disks": .number(disks), "score": .score(score ?? 0)])
    case .empty: .phrase(.squareEmpty, ["square": square])
    }
  }
}

extension GameSession {
  /// The move that the player would make now by choosing a square; nil if it is not legal.
  func choice(at square: Square) -> Move? {
    guard choices.contains(square), let side = position.turn else { return nil }
    return position.board.move(of: side, at: square)
  }
}
