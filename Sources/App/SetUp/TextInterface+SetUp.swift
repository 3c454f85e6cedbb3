import Analysis
import GameSession
import Notation
import ReversiCore
import Texts
import Words

/// A position that the person types row by row.
struct PositionDraft: Sendable, Hashable {
  /// The disks so far.
  var board: Board
  /// The side to move.
  var side: Disk
  /// The row (0 to 7) that the person types next; 8 for the side to move.
  var row = 0

  /// A draft that begins with a position. Dark is to move if the game is over.
  init(_ position: Position) {
    board = position.board
    side = position.turn ?? .dark
  }
}

// The set-up of a position, and the review.
extension TextInterface {
  /// The word that leaves the set-up.
  private static let stop = "stop"

  mutating func startSetUp(_ position: Position?, in session: App) -> TextReply {
    if let position { return setUp(position, in: session) }
    draft = PositionDraft(session.position)
    return reply([words.setUp.help] + awaited(in: session))
  }

  private mutating func setUp(_ position: Position, in session: App) -> TextReply {
    guard let defect = Editor.Defect(of: position) else {
      return reply(intents: .send(.positionSetUp(position)))
    }
    toldLine = nil
    return reply(
      [words.setUp.noGame(words.setUp.wording(of: defect).longest)] + awaited(in: session))
  }

  /// Takes the next row, or the side to move, of the position.
  mutating func setUp(
    _ line: String, _ draft: PositionDraft, in session: App
  ) -> TextReply {
    let typed = line.narrowed.lowercased().filter { !$0.isWhitespace }
    guard typed != Self.stop else {
      self.draft = nil
      return reply([words.setUp.left] + awaited(in: session))
    }
    guard draft.row < 8 else {
      return typed.count > 1
        ? answerAnytime(to: line, in: session) ?? reply(question(about: draft))
        : setUpSide(typed, draft, in: session)
    }
    var rows = draft.board.rows
    if !typed.isEmpty { rows[draft.row] = String(typed.map { $0 == "." ? "-" : $0 }) }
    guard let board = try? Board(rows: rows) else {
      return answerAnytime(to: line, in: session)
        ?? reply(words.setUp.help, question(about: draft))
    }
    self.draft?.board = board
    self.draft?.row += 1
    return reply(awaited(in: session))
  }

  private mutating func setUpSide(
    _ typed: String, _ draft: PositionDraft, in session: App
  ) -> TextReply {
    let side = typed.isEmpty ? draft.side : Disk(symbol: typed.first ?? "-")
    guard let side else { return reply(question(about: draft)) }
    self.draft = nil
    return setUp(Position(board: draft.board, turn: side), in: session)
  }

  /// Closes the review because of a line, and then takes that line, unless it is blank.
  func stop(_ review: Review, before line: String) -> TextReply {
    let progress = review.progress
    var reply = reply(
      words.review.stopped(progress.done, of: progress.total),
      intents: .send(.sheetClosed))
    if !line.allSatisfy(\.isWhitespace) { reply.intents.append(.repeatLine(line)) }
    return reply
  }

  /// The results of the review once it is complete. Closes the review.
  func reviewLines(of session: App, _ reply: inout TextReply) -> [String] {
    guard case .review = session.sheet, let review = session.review,
      review.progress.done == review.progress.total
    else { return [] }
    reply.intents.append(.send(.sheetClosed))
    let analysis = review.analysis
    let turning = analysis.turningPly.flatMap { index in
      Self.named(index, in: analysis).map {
        words.review.turned(with: $0.number, $0.move.side, sentences.name($0.move.square))
      }
    }
    return Disk.allCases.flatMap { losses(of: $0, in: analysis) }
      + [turning].compactMap(\.self)
  }

  /// The average loss of a side, and its worst moves.
  private func losses(of side: Disk, in analysis: GameAnalysis) -> [String] {
    guard let mean = analysis.meanLoss(of: side) else { return [] }
    let mistakes = analysis.worstMoves(of: side).compactMap { index -> String? in
      guard let (number, move) = Self.named(index, in: analysis),
        let plyScore = analysis.plyScore(at: index)
      else { return nil }
      return words.review.mistake(
        number, side, sentences.name(move.square), loss: plyScore.loss,
        best: plyScore.bestMove.map(sentences.name))
    }
    let loss = words.reports.meanLoss(FixedDecimal(mean, digits: 1), of: side, worst: [])
    return [loss] + mistakes
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
