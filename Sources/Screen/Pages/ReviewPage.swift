import Analysis
import App
import Canvas
import GameSession
import Notation
import ReversiCore
import Texts
import Words

extension Review: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    let review = ReviewedLine(self, in: app)
    return FeaturePicture(
      page: ReviewView(review: review, app: app, state: state, words: words),
      titles: (
        review.branch == nil ? words.review.title : words.review.variationTitle,
        words.place(of: review).longest
      ), position: position(of: review, in: app, words))
  }

  /// The move that would have been better is marked, and those that can be tried.
  private func position(of review: ReviewedLine, in app: App, _ words: Words) -> PositionInView {
    let record = review.record
    var view = PositionInView(record.position)
    view.lastMove = record.lastMove?.square
    view.turned = SquareSet(record.lastMove?.flips ?? [])
    (view.choices, view.side) = (review.choices, review.next.turn)
    if let hint = app.hint {
      view.scores = hint.moves
    } else if review.ply > 0, let plyScore = review.analysis.plyScore(at: review.ply - 1),
      plyScore.loss > 0
    {
      view.mistake = plyScore
    }
    view.mark(app.explained?.explanation)
    for side in Disk.allCases {
      view.notes[side] =
        review.game.isFinal
        ? review.game.meanLoss(of: side).map { words.review.meanLoss(FixedDecimal($0, digits: 1)) }
        : words.review.meanLoss(nil)
    }
    return view
  }
}

/// The course of a game, seen from one of its positions or from a variation: as much as fits, the
/// position in view first.
struct ReviewView: PageView {
  let review: ReviewedLine
  let app: App
  let state: UIState
  let words: Words

  var room: SheetRoom { .board }

  /// For a move with the sign of a mistake.
  private static let moveColumns = 4

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var rows = RowStack(area)
    let first = rows.takeFirst(1)
    if !state.showsCursor(in: app) {
      // The board has no cursor.
      canvas.setCursor(ScreenPoint(column: first.column, row: first.row))
    }
    let isAlone = rows.rest.rows == 0
    let remarks = CoachRemarks(in: app, words)
    let end = drawPly(
      in: first, hasPlace: layout.title == nil, isShort: isAlone && !remarks.isEmpty, on: &canvas)
    if isAlone {
      var rest = first
      (rest.column, rest.columns) = (end + 2, max(0, first.endColumn - end - 2))
      if !remarks.isEmpty { return remarks.drawNames(in: rest, on: &canvas) }
      // After the best move, the play that follows matters less than what people do.
      if plyScore?.loss == 0, let people = people?.text(within: rest.columns) {
        canvas.write(people, column: rest.column, row: rest.row, canvas.theme.muted)
      } else {
        drawLine(in: rest, on: &canvas)
      }
    } else {
      var second = rows.takeFirst(1)
      (second.column, second.columns) = (second.column + 2, second.columns - 2)
      drawLine(in: second, on: &canvas)
    }
    if rows.rest.rows > 0, let branch = review.branch {
      drawVariation(from: branch, in: rows.takeFirst(1), on: &canvas)
    }
    // What the coach says takes as many rows as it needs.
    canvas.write(remarks.lines(columns: area.columns), in: &rows)
    drawPeople(&rows, on: &canvas)
    drawFooter(&rows, on: &canvas)
    drawCourse(in: rows.rest, on: &canvas)
  }

  func drawBelow(in area: ScreenRect, on canvas: inout Canvas) {
    // A single line of moves would only crowd the keys.
    if area.rows > 1 { MoveLinesView(list: moves, area: area).draw(on: &canvas) }
  }

  private var moves: MoveListPicture {
    MoveListPicture(
      review.analysis.record, analysis: review.analysis, current: review.ply, top: state.listTop,
      words: words)
  }

  /// For the ply that led to the position.
  private var plyScore: PlyScore? {
    review.ply > 0 ? review.analysis.plyScore(at: review.ply - 1) : nil
  }

  /// The number of the position is drawn if no title shows it. Returns the column after the ply.
  private func drawPly(
    in row: ScreenRect, hasPlace: Bool, isShort: Bool, on canvas: inout Canvas
  ) -> Int {
    var column = row.column
    if hasPlace {
      let place = words.place(of: review).shortest
      column = canvas.write(place, column: column, row: row.row, canvas.theme.dimmed) + 1
    }
    guard review.ply > 0 else {
      return canvas.write(words.review.start, column: column, row: row.row, .bold)
    }
    let ply = review.analysis.record.plies[review.ply - 1]
    let wording = wording(of: ply)
    canvas.write([canvas.theme.chip(ply.side)], column: column, row: row.row)
    let room = row.endColumn - column - 2
    let text = isShort ? wording.shortest : wording.fitting(room)
    return canvas.write(text, column: column + 2, row: row.row, .bold)
  }

  /// The better move, or what follows the best one, and as much of the play after it as fits.
  private func drawLine(in row: ScreenRect, on canvas: inout Canvas) {
    guard let line, let text = line.title.text(within: row.columns) else { return }
    let style = canvas.theme.accentText
    var column = canvas.write(text, column: row.column, row: row.row, style)
    var room = row.columns
    if plyScore?.isExact == true, case let proof = words.review.proven,
      column + 8 + proof.columns <= row.endColumn
    {
      room -= proof.columns + 2
      canvas.write(
        proof, column: row.endColumn - proof.columns, row: row.row, canvas.theme.dimmed)
    }
    for (index, square) in line.moves.enumerated() {
      let text = (index == 0 && line.moves.count > 0 ? ": " : " ") + square
      guard column + text.columns <= row.column + room else { break }
      column = canvas.write(text, column: column, row: row.row, style)
    }
  }

  /// The moves around the one in view if there is no room for all.
  private func drawVariation(from branch: Int, in row: ScreenRect, on canvas: inout Canvas) {
    let moves = moves
    let title = words.review.variationStart(branch + 1)
    let text = title.text(within: row.columns - 3 * moves.entryColumns) ?? ""
    var column = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    let room = (row.endColumn - column) / moves.entryColumns
    let end = moves.entries.count
    let first = max(branch, min(moves.current - room / 2 - 1, end - room))
    for index in first..<min(end, first + room) {
      MoveEntry(list: moves, index: index).draw(column: column, row: row.row, on: &canvas)
      column += moves.entryColumns
    }
  }

  /// In up to three rows that the graph and the worst moves do not need.
  private func drawPeople(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard let people else { return }
    // The graph has two labels; below it are a blank row, two of the worst moves and the footer.
    let spare = rows.rest.rows - GraphView.usualRows - 6
    let count =
      spare > 0 ? min(3, spare) : rows.rest.rows > GraphView.minimumRows + 3 ? 1 : 0
    guard count > 0 else { return }
    let columns = rows.rest.columns
    let lines = people.lines(columns: columns, rows: max(1, count - 1))
    let trap =
      count > lines.count ? app.people?.trap(words.people)?.text(within: columns) : nil
    canvas.write(lines + [trap].compactMap(\.self), in: &rows, canvas.theme.muted)
  }

  /// In the last row: the progress of the analysis, or the ply that turned the game.
  private func drawFooter(_ rows: inout RowStack, on canvas: inout Canvas) {
    let progress = progress
    guard rows.rest.rows > 0, let text = (progress ?? turn)?.text(within: rows.rest.columns)
    else { return }
    let row = rows.takeLast(1)
    if progress == nil {
      canvas.write(
        text, column: row.column, row: row.row,
        action: .goToGamePly((review.game.turningPly ?? 0) + 1))
    } else {
      canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    }
  }

  /// The worst moves share the rows that are not needed for the graph.
  private func drawCourse(in room: ScreenRect, on canvas: inout Canvas) {
    var rows = RowStack(room)
    let minimum = GraphView.minimumRows + 2
    guard room.rows >= minimum, room.columns >= GraphView.minimumColumns else {
      return draw(worst, in: room, on: &canvas)
    }
    let worst = worst
    let usual = GraphView.usualRows + 2
    let maximum = worst.isEmpty ? 0 : worst.count + 1
    let spare = room.rows - usual
    let worstRows = spare < 3 ? 0 : min(maximum, spare - 1, max(3, spare / 2))
    if worstRows > 0, spare > worstRows + 2 { rows.dropLast(1) }
    let lower = rows.takeLast(worstRows)
    if worstRows > 0 { rows.dropLast(1) }
    if rows.rest.rows > usual { rows.dropFirst(1) }
    drawLabel(words.review.ahead(.dark), in: rows.takeFirst(1), hasScore: true, on: &canvas)
    drawLabel(words.review.ahead(.light), in: rows.takeLast(1), hasScore: false, on: &canvas)
    GraphView(graph: graph, area: rows.rest).draw(on: &canvas)
    draw(worst, in: lower, on: &canvas)
  }

  var graph: GraphPicture { GraphPicture(review.game, current: review.gamePly) }

  /// The score of the position in view stands in the same row.
  private func drawLabel(
    _ text: String, in row: ScreenRect, hasScore: Bool, on canvas: inout Canvas
  ) {
    let end = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    guard hasScore, app.isEvaluationShown else { return }
    let evaluation = EvaluationPicture(app.evaluation, words: words)
    let lead = evaluation.lead.longest
    let scores = Wording("\(lead) \(evaluation.depth.longest)", lead)
    guard let score = scores.text(within: row.endColumn - end - 2) else { return }
    canvas.write(score, column: row.endColumn - score.columns, row: row.row, .bold)
  }

  /// The worst first, so far.
  private var worst: [(ply: Int, score: PlyScore)] {
    let game = review.game
    return Disk.allCases.flatMap { game.worstMoves(of: $0) }
      .compactMap { index in game.plyScore(at: index).map { (index + 1, $0) } }
      .sorted { ($1.score.loss, $0.ply) < ($0.score.loss, $1.ply) }
  }

  /// Draws mistakes, each with its loss and the better move. A click goes there.
  private func draw(
    _ worst: [(ply: Int, score: PlyScore)], in room: ScreenRect, on canvas: inout Canvas
  ) {
    guard !worst.isEmpty, room.rows > 0 else { return }
    var rows = RowStack(room)
    if room.rows > 2 {
      canvas.write(
        words.review.worstMovesTitle, column: room.column, row: rows.takeFirst(1).row, .bold)
    }
    let shown = worst.prefix(rows.rest.rows)
    let losses = shown.map { words.review.loss($0.score.loss) }
    let lossColumns = losses.map(\.longest.columns).max() ?? 0
    for (move, loss) in zip(shown, losses) {
      let row = rows.takeFirst(1)
      canvas.write([canvas.theme.chip(move.score.ply.side)], column: row.column, row: row.row)
      canvas.write(move.score.text, column: row.column + 2, row: row.row, .bold)
      var column = row.column + 2 + Self.moveColumns + 1
      let better = move.score.bestMove.flatMap {
        words.review.betterMove($0).text(within: row.endColumn - column - lossColumns - 3)
      }
      let text =
        better == nil ? loss.text(within: row.endColumn - column) ?? "" : loss.longest
      canvas.write(text, column: column, row: row.row)
      column += lossColumns + 3
      if let better {
        canvas.write(better, column: column, row: row.row, canvas.theme.accentText)
      }
      canvas.makeClickable(row, .goToGamePly(move.ply))
    }
  }
}

extension ReviewView {
  /// Nil once the analysis is done.
  private var progress: Wording? {
    let (done, total) = review.progress
    return done < total ? words.review.analyzing(done, of: total) : nil
  }

  private var turn: Wording? {
    review.game.turningPly.map {
      words.review.turningPly(review.game.record.plies[$0].text, $0 + 1)
    }
  }

  /// At the person's level.
  private var people: Wording? {
    app.people?.shares(
      playing: app.hint == nil ? review.record.lastMove?.square : nil, words.people)
  }

  /// The better move and what would have followed, or what follows the best one.
  private var line: (title: Wording, moves: [String])? {
    guard let plyScore, let best = plyScore.bestMove else { return nil }
    let moves = plyScore.bestLine.map(\.description)
    if plyScore.loss == 0 {
      return moves.count > 1 ? (words.review.continuation, Array(moves.dropFirst())) : nil
    }
    let lead = words.lead(plyScore.bestScore, for: plyScore.ply.side)
    return (words.review.bestMove(best, lead), moves)
  }

  /// Adds the score and what the ply gave away, once both are known.
  private func wording(of ply: GameRecord.Ply) -> Wording {
    if plyScore == nil, !ply.isPass {
      return Wording("\(ply.text) \(words.review.unknownLoss)", ply.text)
    }
    let score = review.analysis.evaluation(at: review.ply).map {
      words.lead($0.darkScore, for: .dark)
    }
    guard let plyScore, plyScore.bestMove != nil else {
      return score.map { Wording("\(ply.text) \($0)", ply.text) } ?? Wording(ply.text)
    }
    let losses = words.review.loss(plyScore.loss).map { "\(plyScore.text) \($0)" }
    return score.flatMap { Wording(["\(losses.longest), \($0)"] + losses.texts) } ?? losses
  }
}

extension Words {
  fileprivate func place(of review: ReviewedLine) -> Wording {
    self.review.place(
      review.ply, of: review.analysis.record.plies.count, isVariation: review.branch != nil)
  }
}

extension PlyScore {
  /// In notation, with the sign of the mistake.
  fileprivate var text: String { ply.text + (mistake?.sign ?? "") }
}
