import Analysis
import BoardView
import GameSession
import ReversiCore
import Words

extension BoardPicture {
  /// The board of the game.
  ///
  /// - Parameters:
  ///   - turnFraction: The part of the current disk's turn that is over, 0 to 1.
  ///   - previewed: The square of the move whose disks are marked, if it is legal.
  init(
    session: App, turnFraction: Double, cursor: Square, previewed: Square? = nil,
    words: Words
  ) {
    self.init()
    self.cursor = cursor
    self.previewed = SquareSet(previewed.flatMap(session.choice(at:))?.flips ?? [])
    let board = session.shownBoard
    let lastTurned = session.animation == nil ? session.record.lastTurned : []
    let marked = self.previewed.isEmpty ? lastTurned : self.previewed
    for square in Square.allCases {
      guard let disk = board[square] else { continue }
      faces[square] = marked.contains(square) ? .turned(disk) : .whole(disk)
    }
    if let animation = session.animation, let turning = animation.turning {
      faces[turning] = .turning(to: animation.move.side, fraction: turnFraction)
    }
    choices = session.choices
    lastMove = session.lastMove?.square
    if let hint = session.hint { mark(hint.moves, words: words) }
  }

  /// The board after the ply in review. The disks that the last move turned over are marked, the move
  /// that would have been better, and those that can be tried.
  ///
  /// - Parameters:
  ///   - hint: The scores of the moves in the position, if they are shown.
  ///   - cursor: The selected square, or nil.
  init(_ review: Review, hint: Hint?, cursor: Square?, words: Words) {
    self.init()
    self.cursor = cursor
    let analysis = review.analysis
    let last = review.record.lastMove
    lastMove = last?.square
    let turned = SquareSet(last?.flips ?? [])
    choices = review.choices
    let board = analysis.positions[review.ply].board
    for square in Square.allCases {
      guard let disk = board[square] else { continue }
      faces[square] = turned.contains(square) ? .turned(disk) : .whole(disk)
    }
    if let hint {
      mark(hint.moves, words: words)
    } else if review.ply > 0, let plyScore = analysis.plyScore(at: review.ply - 1),
      plyScore.loss > 0, let square = plyScore.bestMove
    {
      best = square
      hints[square] = HintMark(
        score: words.score(plyScore.bestScore), rank: 1, isBest: true, isExact: plyScore.isExact)
    }
  }

  /// Marks the moves with their scores.
  private mutating func mark(_ moves: [MoveScore], words: Words) {
    for (index, move) in moves.enumerated() {
      hints[move.square] = HintMark(
        score: words.score(move.score), rank: index + 1, isBest: move.score == moves[0].score,
        isExact: move.isExact)
    }
  }

  /// The board of an exercise. Once the person has answered, it shows what each move was worth.
  init(_ exercise: Exercise, verdict: Verdict?, cursor: Square, words: Words) {
    self.init()
    self.cursor = cursor
    choices = exercise.position.legalMoves
    let board = exercise.position.board
    for square in Square.allCases { faces[square] = board[square].map { .whole($0) } }
    if let verdict { mark(verdict.moves, words: words) }
  }

  /// The board that is being set up.
  init(_ editor: Editor, cursor: Square) {
    self.init()
    self.cursor = cursor
    for square in Square.allCases { faces[square] = editor.board[square].map { .whole($0) } }
  }
}

extension GameRecord {
  /// The disks that changed since the other side's last move, except the last one placed. After a
  /// pass, they belong to several moves.
  fileprivate var lastTurned: SquareSet {
    var squares: SquareSet = []
    for case .place(let move) in plies.prefix(standing).reversed() {
      guard move.side == lastMove?.side else { break }
      squares = squares.union(SquareSet(move.changes.filter { $0 != lastMove?.square }))
    }
    return squares
  }
}
