import GameSession
import ReversiCore

// A position that is set up, and the review.
extension LineView {
  /// The word that leaves the set-up.
  private static let stop = "stop"

  mutating func startSetUp(_ position: Position?) -> LineReply {
    guard let position else {
      setUpRow = 0
      return reply(.setUpHelp, intents: .send(.sheetOpened(.editor)))
    }
    return reply(
      intents: .send(.sheetOpened(.editor)),
      .send(.edited(.set(position.board, position.turn ?? .dark))), .send(.setUpRequested))
  }

  /// Takes a row, or the side to move, of the position that is typed.
  mutating func setUp(_ line: String, _ editor: Editor) -> LineReply {
    let typed = line.lowercased().filter { !$0.isWhitespace }
    guard let row = setUpRow, typed != Self.stop else {
      setUpRow = nil
      return reply(.setUpLeft, intents: .send(.sheetClosed))
    }
    guard row < 8 else { return setUpSide(typed, editor) }
    let cells = typed.isEmpty ? editor.board.rows[row] : typed.replacing(".", with: "-")
    var rows = editor.board.rows
    rows[row] = cells
    guard let board = try? Board(rows: rows) else {
      return reply(.setUpHelp, .setUpRow(row, editor.board.rows[row]))
    }
    setUpRow = row + 1
    return reply(intents: .send(.edited(.set(board, editor.side))))
  }

  private mutating func setUpSide(_ typed: String, _ editor: Editor) -> LineReply {
    let side = typed.isEmpty ? editor.side : Disk(symbol: typed.first ?? "-")
    guard typed.count <= 1, let side else { return reply(.setUpSide(editor.side)) }
    setUpRow = nil
    return reply(intents: .send(.edited(.set(editor.board, side))), .send(.setUpRequested))
  }

  /// Leaves the review because of a line, and takes that then, unless it is blank.
  func stop(_ review: Review, before line: String) -> LineReply {
    let progress = review.progress
    var reply = reply(
      .reviewStopped(progress.done, of: progress.total), intents: .send(.sheetClosed))
    if !line.allSatisfy(\.isWhitespace) { reply.intents.append(.repeatLine(line)) }
    return reply
  }

  /// What the review has found, as soon as it has found all; it is closed then.
  func reviewNews(of session: GameSession, _ reply: inout LineReply) -> [LineRemark] {
    guard case .review(let review)? = session.sheet,
      review.progress.done == review.progress.total
    else { return [] }
    reply.intents.append(.send(.sheetClosed))
    let analysis = review.analysis
    let turning = analysis.turningPly.flatMap { index in
      Self.named(index, in: analysis).map {
        LineRemark.turningMove(number: $0.number, $0.move.side, $0.move.square)
      }
    }
    return Disk.allCases.flatMap { Self.verdicts(on: $0, in: analysis) }
      + [turning].compactMap(\.self)
  }

  /// What a side gave away, and its worst moves.
  private static func verdicts(on side: Disk, in analysis: GameAnalysis) -> [LineRemark] {
    guard let mean = analysis.meanLoss(of: side) else { return [] }
    let mistakes = analysis.worstMoves(of: side).compactMap { index -> LineRemark? in
      guard let (number, move) = named(index, in: analysis),
        let verdict = analysis.plyScore(at: index)
      else { return nil }
      return .mistakeMade(
        number: number, side, move.square, loss: verdict.loss, best: verdict.bestMove)
    }
    return [.meanLoss(side, tenths: Int((mean * 10).rounded()))] + mistakes
  }

  /// The number and the move of a ply; nil if it is a pass.
  private static func named(
    _ index: Int, in analysis: GameAnalysis
  ) -> (number: Int, move: Move)? {
    guard case .place(let move) = analysis.record.plies[index],
      let number = analysis.record.standing(at: index)?.moveNumber
    else { return nil }
    return (number, move)
  }
}
