import GameSession
import ReversiCore
import Texts
import Words

/// What is on a square, as the person is told.
public enum SquareContent: Sendable, Hashable {
  /// A disk of a side, and whether it was the last one placed.
  case disk(Disk, isLastMove: Bool)
  /// An empty square where the person may place a disk, with the squares of the disks it turns over
  /// and its score, if known.
  case legal(turning: [Square], score: Int?)
  /// An empty square.
  case empty

  /// What is on a square of the session's board, or of the position that is being set up.
  public init(on square: Square, in session: App) {
    let reviewed = session.review?.record
    let other = session.editor?.board ?? session.practice?.exercise?.position.board
    let board = other ?? reviewed?.position.board ?? session.shownBoard
    if let disk = board[square] {
      let last = reviewed == nil ? session.lastMove : reviewed?.lastMove
      self = .disk(disk, isLastMove: other == nil && last?.square == square)
    } else if session.editor == nil, let move = session.choice(at: square) {
      let moves = session.practice == nil ? session.hint?.moves : session.practice?.verdict?.moves
      let score = moves?.first { $0.square == square }?.score
      self = .legal(turning: move.flips, score: score)
    } else {
      self = .empty
    }
  }
}

extension SquareContent {
  /// The text about the square and what is on it.
  public func wording(on square: Square, in words: Words) -> Wording {
    switch self {
    case .disk(let side, let isLastMove):
      words.game.disk(square, side, isLastMove: isLastMove)
    case .legal(let turned, let score):
      words.game.legal(square, turning: turned, score: score)
    case .empty: words.game.empty(square)
    }
  }
}

extension App {
  /// The move that the person would make by choosing a square now; nil if it is not legal.
  func choice(at square: Square) -> Move? {
    if let review { return review.move(to: square) }
    if let practice {
      return practice.exercise.flatMap { $0.position.board.move(of: $0.side, at: square) }
    }
    guard game.choices.contains(square), let side = game.position.turn else { return nil }
    return game.position.board.move(of: side, at: square)
  }
}
