import Analysis
import App
import BoardView
import GameSession
import ReversiCore
import Texts
import Words

/// The position on the board: that of the game, or one that a feature shows in its place.
struct PositionInView: Sendable {
  /// The disks.
  let board: Board
  /// Whose turn it is, or how the game ended.
  let state: Position.State
  /// The square of the last disk placed.
  var lastMove: Square?
  /// The disks to mark, because the last move turned them over.
  var turned: SquareSet = []
  /// The squares that the person may choose.
  var choices: SquareSet = []
  /// The side whose moves the choices are; nil if the person is not told what they turn over.
  var side: Disk?
  /// The shown scores of the moves, best first.
  var scores: [MoveScore] = []
  /// The last move, if another one was better and is shown.
  var mistake: PlyScore?
  /// Notes about the sides.
  var notes = [Disk: Wording]()

  /// The move to a square; nil if it is illegal or the person is not told about it.
  func move(to square: Square) -> Move? {
    guard choices.contains(square), let side else { return nil }
    return board.move(of: side, at: square)
  }
}

extension PositionInView {
  /// A position with its disks alone.
  init(_ position: Position) { self.init(board: position.board, state: position.state) }

  /// The position of the game.
  ///
  /// - Parameter tellsMoves: Whether the person is told what moves turn over.
  init(of app: App, tellsMoves: Bool) {
    self.init(board: app.game.shownBoard, state: app.game.position.state)
    lastMove = app.game.lastMove?.square
    turned = app.game.animation == nil ? app.game.record.lastTurned : []
    choices = app.game.choices
    side = tellsMoves ? app.game.position.turn : nil
    scores = app.hint?.moves ?? []
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

extension Words {
  func content(of square: Square, in view: PositionInView) -> Wording {
    if let disk = view.board[square] {
      return game.disk(square, disk, isLastMove: view.lastMove == square)
    }
    guard let move = view.move(to: square) else { return game.empty(square) }
    let score = view.scores.first { $0.square == square }?.score
    return game.legal(square, turning: move.flips, score: score)
  }
}

extension BoardPicture {
  /// The board with a position.
  ///
  /// - Parameters:
  ///   - previewed: The square of the move that is previewed, if it is legal.
  ///   - cursor: The selected square, or nil.
  init(_ view: PositionInView, previewed: Square?, cursor: Square?, words: Words) {
    self.init()
    self.cursor = cursor
    preview = previewed.flatMap(view.move(to:)).map {
      Preview(square: $0.square, side: $0.side, flips: SquareSet($0.flips))
    }
    for square in Square.allCases {
      guard let disk = view.board[square] else { continue }
      faces[square] = view.turned.contains(square) ? .turned(disk) : .whole(disk)
    }
    choices = view.choices
    lastMove = view.lastMove
    for (index, move) in view.scores.enumerated() {
      hints[move.square] = HintMark(
        score: move.score.signed, rank: index + 1,
        isBest: move.score == view.scores[0].score, isExact: move.isExact)
    }
    if let mistake = view.mistake, let square = mistake.bestMove {
      best = square
      hints[square] = HintMark(
        score: mistake.bestScore.signed, rank: 1, isBest: true, isExact: mistake.isExact)
    }
  }

  /// Shows the disk that is turning over.
  ///
  /// - Parameter fraction: The part of its turn that is over, 0 to 1.
  mutating func show(_ animation: FlipAnimation, fraction: Double) {
    guard let turning = animation.turning else { return }
    faces[turning] = .turning(to: animation.move.side, fraction: fraction)
  }
}
