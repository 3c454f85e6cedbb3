import Analysis
import App
import BoardView
import Coach
import GameSession
import ReversiCore
import Texts
import Words

/// The position on the board: that of the game, or one that a feature shows in its place.
struct PositionInView: Sendable {
  let board: Board
  let state: Position.State
  var lastMove: Square?
  /// The disks to mark, because the last move turned them over.
  var turned: SquareSet = []
  var choices: SquareSet = []
  /// The squares that the coach speaks of.
  var framed: SquareSet = []
  /// The side whose moves the choices are; nil if the person is not told what they turn over.
  var side: Disk?
  /// Best first.
  var scores: [MoveScore] = []
  /// The signs of moves that are known to be mistakes.
  var signs: [Square: String] = [:]
  /// The best move, if it is told.
  var best: Square?
  var notes = [Disk: Wording]()

  /// Nil if it is illegal or the person is not told about it.
  func move(to square: Square) -> Move? {
    guard choices.contains(square), let side else { return nil }
    return board.move(of: side, at: square)
  }
}

extension PositionInView {
  init(_ position: Position) { self.init(board: position.board, state: position.state) }

  /// Where a game stands, with the marks of its last move.
  init(_ record: GameRecord) {
    self.init(record.position)
    (lastMove, turned) = (record.lastMove?.square, record.lastTurned)
    choices = record.position.legalMoves
  }

  /// `tellsMoves` says whether the person is told what moves turn over.
  init(of app: App, tellsMoves: Bool) {
    self.init(board: app.game.shownBoard, state: app.game.position.state)
    lastMove = app.game.lastMove?.square
    turned = app.game.animation == nil ? app.game.record.lastTurned : []
    choices = app.game.choices
    side = tellsMoves ? app.game.position.turn : nil
    scores = app.hint?.moves ?? []
    framed = app.taught?.squares ?? []
  }
}

extension PositionInView {
  /// Frames the squares of the reason that is told.
  mutating func mark(_ explanation: Explanation?) {
    framed.formUnion(explanation?.reasons.first?.squares ?? [])
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
  /// Nothing is previewed unless the move is legal.
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
    framed = view.framed
    for (square, sign) in view.signs {
      hints[square] = HintMark(score: sign, rank: .max, isBest: false, isExact: false)
    }
    // Without its score, until the person asks.
    if let best = view.best {
      hints[best] = HintMark(score: " ! ", rank: .max, isBest: true, isExact: false)
    }
    for (index, move) in view.scores.enumerated() {
      hints[move.square] = HintMark(
        score: move.score.signed, rank: index + 1,
        isBest: move.score == view.scores[0].score, isExact: move.isExact)
    }
  }

  /// `fraction` is the part of the disk's turn that is over, 0 to 1.
  mutating func show(_ animation: FlipAnimation, fraction: Double) {
    guard let turning = animation.turning else { return }
    faces[turning] = .turning(to: animation.move.side, fraction: fraction)
  }
}
