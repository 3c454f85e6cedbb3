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
      page: ReviewPicture(review, in: app, state, words: words),
      titles: (
        review.branch == nil ? words.review.title : words.review.variationTitle,
        words.place(of: review).longest
      ), position: position(of: review, in: app, words))
  }

  /// The position after the ply in review. The move that would have been better is marked, and
  /// those that can be tried.
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
    if let squares = app.explained?.squares, !squares.isEmpty {
      // The marks belong to the reason while it is shown.
      view.turned = squares
      view.choices = squares.intersection(record.position.board.empties)
    }
    for side in Disk.allCases {
      view.notes[side] = review.game.meanLoss(of: side).map {
        words.review.meanLoss(FixedDecimal($0, digits: 1))
      }
    }
    return view
  }
}

/// The course of a game, seen from one of its positions or from a variation.
struct ReviewPicture: Sendable {
  /// The ply that led to the position.
  struct Ply: Sendable {
    let side: Disk
    /// The ply, its score and what it gave away, so far.
    let wording: Wording
  }

  /// The best play of both sides.
  struct Line: Sendable {
    /// The text before the moves.
    let title: Wording
    let moves: [String]
    /// The text at the end of the row; nil if the scores are not proven.
    let proof: String?
  }

  /// The variation that the position belongs to. Its moves are those of the list of moves.
  struct Variation: Sendable {
    /// The text before the moves.
    let title: Wording
    /// The index of its first ply in the list of moves.
    let first: Int
  }

  /// The columns of a move with the sign of a mistake.
  static let moveColumns = 4

  /// One of the worst moves of the game. A click goes there.
  struct WorstMove: Sendable {
    /// The side that made it.
    let side: Disk
    /// The move with the sign of the mistake.
    let move: String
    /// The disks that it gave away.
    let disks: Int
    let loss: Wording
    let better: Wording?
    /// The number of plies up to and including the move.
    let ply: Int
  }

  /// The moves of the line that is shown.
  let moves: MoveListPicture
  /// The evaluation of the position in view, if it is shown.
  let evaluation: EvaluationPicture?
  /// Whether the terminal's cursor stands here, because the board has none.
  let holdsCursor: Bool
  /// The number of the position, in a long and a short wording.
  let place: Wording
  /// The progress of the analysis, until it is done.
  let progress: Wording?
  /// The ply that led to the position; nil at the start.
  let ply: Ply?
  /// The text in place of the ply at the start.
  let start: String
  /// The better move and what follows, or what follows the best one, or nil.
  let line: Line?
  /// Whether the ply was as good as the best.
  let isBest: Bool
  let variation: Variation?
  /// How people at the person's level play the position, or nil.
  let people: Wording?
  /// How many of them err there and by how much, or nil.
  let trap: Wording?
  /// What the coach says about the ply, or that it is asked; empty if that is not shown. The short
  /// texts name a reason and its squares.
  let reasons: [Wording]
  /// The scores of all positions of the game.
  let graph: GraphPicture
  /// The texts at the upper and the lower edge of the graph.
  let ahead: (dark: String, light: String)
  /// The heading of the worst moves.
  let worstTitle: String
  /// The worst moves of both sides, the worst first, so far.
  let worst: [WorstMove]
  /// The turning point of the game, or nil.
  let turn: Wording?
  /// The number of plies up to and including the turning point.
  let turningPly: Int
}

extension ReviewPicture {
  /// The course of the game that the app reviews.
  init(_ review: ReviewedLine, in app: App, _ state: UIState, words: Words) {
    let analysis = review.analysis
    moves = MoveListPicture(
      analysis.record, analysis: analysis, current: review.ply, top: state.listTop, words: words)
    evaluation = app.isEvaluationShown ? EvaluationPicture(app.evaluation, words: words) : nil
    holdsCursor = !state.showsCursor(in: app)
    let plies = analysis.record.plies
    let last = review.ply - 1
    let plyScore = last < 0 ? nil : analysis.plyScore(at: last)
    place = words.place(of: review)
    let progress = review.progress
    self.progress =
      progress.done < progress.total
      ? words.review.analyzing(progress.done, of: progress.total) : nil
    start = words.review.start
    ply =
      last < 0
      ? nil
      : Ply(
        side: plies[last].side,
        wording: words.wording(
          of: plies[last], plyScore, evaluation: analysis.evaluation(at: review.ply)))
    isBest = plyScore?.loss == 0
    line = plyScore.flatMap { Line($0, words: words) }
    variation = review.branch.map {
      Variation(title: words.review.variationStart($0 + 1), first: $0)
    }
    let playedSquare = app.hint == nil ? review.record.lastMove?.square : nil
    people = app.people?.shares(playing: playedSquare, words.people)
    trap = app.people?.trap(words.people)
    reasons = words.reasons(in: app)
    let game = review.game
    graph = GraphPicture(game, current: review.gamePly)
    ahead = (words.review.ahead(.dark), words.review.ahead(.light))
    worstTitle = words.review.worstMovesTitle
    worst = Disk.allCases.flatMap { game.worstMoves(of: $0) }
      .compactMap { WorstMove($0, in: game, words: words) }
      .sorted { ($1.disks, $0.ply) < ($0.disks, $1.ply) }
    turn =
      game.turningPly.map { words.review.turningPly(game.record.plies[$0].text, $0 + 1) }
    turningPly = (game.turningPly ?? 0) + 1
  }
}

extension Words {
  /// What the coach says about the ply in review: two sentences at most. How good the move is comes
  /// first, unless the ply says that it is a plain mistake and there are reasons.
  fileprivate func reasons(in app: App) -> [Wording] {
    if app.isReasonSearched { return [Wording(reasons.searching)] }
    if app.isReasonPaused { return [practice.paused] }
    guard let reply = app.explained, let review = app.review else { return [] }
    let record = app.shownLine.standing(at: review.walk?.ply ?? review.ply)
    let (verdict, reasons) = statements(
      about: reply.move.square, reply.explanation, number: record.moveNumber - 1
    ) { $0.description }
    let told = wordings(of: reasons, in: reply.explanation)
    let isPlain = reply.explanation.map {
      $0.worse.move.square == reply.move.square && MistakeResult($0) == .same
    }
    if isPlain == true, !told.isEmpty { return told }
    return [Wording(sentence(verdict), verdict)] + told.prefix(1)
  }

  /// The number of the position in a review.
  func place(of review: ReviewedLine) -> Wording {
    self.review.place(
      review.ply, of: review.analysis.record.plies.count, isVariation: review.branch != nil)
  }

  /// A ply with its score and what it gave away, so far.
  fileprivate func wording(
    of ply: GameRecord.Ply, _ plyScore: PlyScore?, evaluation: Evaluation?
  ) -> Wording {
    let score = evaluation.map {
      lead($0.darkScore, for: .dark)
    }
    guard let plyScore, plyScore.bestMove != nil else {
      return score.map { Wording("\(ply.text) \($0)", ply.text) } ?? Wording(ply.text)
    }
    let losses = review.loss(plyScore.loss).map { "\(plyScore.text) \($0)" }
    return score.flatMap { Wording(["\(losses.longest), \($0)"] + losses.texts) } ?? losses
  }
}

extension ReviewPicture.Line {
  /// The better move and what would have followed, or what follows the best move.
  fileprivate init?(_ plyScore: PlyScore, words: Words) {
    guard let best = plyScore.bestMove else { return nil }
    let moves = plyScore.bestLine.map(\.description)
    if plyScore.loss == 0 {
      title = words.review.continuation
      self.moves = Array(moves.dropFirst())
      if self.moves.isEmpty { return nil }
    } else {
      title = words.review.bestMove(
        best, words.lead(plyScore.bestScore, for: plyScore.ply.side))
      self.moves = moves
    }
    proof = plyScore.isExact ? words.review.proven : nil
  }
}

extension PlyScore {
  /// The ply in notation with the sign of the mistake, if it was one.
  fileprivate var text: String { ply.text + (mistake?.sign ?? "") }
}

extension ReviewPicture.WorstMove {
  /// The move after a number of plies, if its loss is known.
  fileprivate init?(_ index: Int, in analysis: GameAnalysis, words: Words) {
    guard let plyScore = analysis.plyScore(at: index) else { return nil }
    side = plyScore.ply.side
    move = plyScore.text
    disks = plyScore.loss
    loss = words.review.loss(disks)
    better = plyScore.bestMove.map { words.review.betterMove($0) }
    ply = index + 1
  }
}

extension ReviewPicture: SheetPicture {
  var room: SheetRoom { .board }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    ReviewView(review: self, area: area, hasPlace: layout.title == nil).draw(on: &canvas)
  }

  func drawBelow(in area: ScreenRect, on canvas: inout Canvas) {
    // A single line of moves would only crowd the keys.
    if area.rows > 1 { MoveLinesView(list: moves, area: area).draw(on: &canvas) }
  }
}

/// The course of the game: as much as fits, the position in view first.
struct ReviewView {
  let review: ReviewPicture
  let area: ScreenRect
  /// Whether the number of the position is shown here, because no title does.
  let hasPlace: Bool

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var rows = RowStack(area)
    let first = rows.takeFirst(1)
    if review.holdsCursor { canvas.setCursor(ScreenPoint(column: first.column, row: first.row)) }
    let isAlone = rows.rest.rows == 0
    let hasReasons = !review.reasons.isEmpty
    let end = drawPly(in: first, isShort: isAlone && hasReasons, on: &canvas)
    if isAlone {
      var rest = first
      (rest.column, rest.columns) = (end + 2, max(0, first.endColumn - end - 2))
      if hasReasons { return drawReasonNames(in: rest, on: &canvas) }
      // After the best move, the play that follows matters less than what people do.
      if review.isBest, let people = review.people?.text(within: rest.columns) {
        canvas.write(people, column: rest.column, row: rest.row, canvas.theme.muted)
      } else {
        drawLine(in: rest, on: &canvas)
      }
    } else {
      var second = rows.takeFirst(1)
      (second.column, second.columns) = (second.column + 2, second.columns - 2)
      drawLine(in: second, on: &canvas)
    }
    if rows.rest.rows > 0, let variation = review.variation {
      draw(variation, in: rows.takeFirst(1), on: &canvas)
    }
    drawReasons(&rows, on: &canvas)
    drawPeople(&rows, on: &canvas)
    drawFooter(&rows, on: &canvas)
    drawCourse(in: rows.rest, on: &canvas)
  }

  /// Draws the number of the position if no title shows it, and the ply that led there. Returns the
  /// column after them.
  private func drawPly(
    in row: ScreenRect, isShort: Bool, on canvas: inout Canvas
  ) -> Int {
    var column = row.column
    if hasPlace {
      column =
        canvas.write(review.place.shortest, column: column, row: row.row, canvas.theme.dimmed) + 1
    }
    guard let ply = review.ply else {
      return canvas.write(review.start, column: column, row: row.row, .bold)
    }
    canvas.write([canvas.theme.chip(ply.side)], column: column, row: row.row)
    let room = row.endColumn - column - 2
    let text = isShort ? ply.wording.shortest : ply.wording.fitting(room)
    return canvas.write(text, column: column + 2, row: row.row, .bold)
  }

  /// Draws the better move, or what follows the best one, and as much of the play after it as fits.
  private func drawLine(in row: ScreenRect, on canvas: inout Canvas) {
    guard let line = review.line, let text = line.title.text(within: row.columns) else { return }
    let style = canvas.theme.accentText
    var column = canvas.write(text, column: row.column, row: row.row, style)
    var room = row.columns
    if let proof = line.proof, column + 8 + proof.columns <= row.endColumn {
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

  /// Draws the moves of the variation, those around the one in view if there is no room for all.
  private func draw(
    _ variation: ReviewPicture.Variation, in row: ScreenRect, on canvas: inout Canvas
  ) {
    let text = variation.title.text(within: row.columns - 3 * review.moves.entryColumns) ?? ""
    var column = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    let room = (row.endColumn - column) / review.moves.entryColumns
    let moves = review.moves
    let end = moves.entries.count
    let first = max(variation.first, min(moves.current - room / 2 - 1, end - room))
    for index in first..<min(end, first + room) {
      MoveEntry(list: moves, index: index).draw(column: column, row: row.row, on: &canvas)
      column += review.moves.entryColumns
    }
  }

  /// Draws what the coach says, in as many rows as it needs.
  private func drawReasons(_ rows: inout RowStack, on canvas: inout Canvas) {
    let lines = review.reasons.flatMap { wrapped($0.longest, columns: area.columns) }
    canvas.write(lines, in: &rows)
  }

  /// Draws the names of the reasons that fit in a row.
  private func drawReasonNames(in row: ScreenRect, on canvas: inout Canvas) {
    canvas.write(
      review.reasons.shortTexts(within: row.columns), column: row.column, row: row.row,
      canvas.theme.accentText)
  }

  /// Draws how people play the position, and how many of them err, in up to three rows that the
  /// graph and the worst moves do not need.
  private func drawPeople(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard let people = review.people else { return }
    // The graph has two labels; below it are a blank row, two of the worst moves and the footer.
    let spare = rows.rest.rows - GraphView.usualRows - 6
    let count =
      spare > 0 ? min(3, spare) : rows.rest.rows > GraphView.minimumRows + 3 ? 1 : 0
    guard count > 0 else { return }
    let lines = people.lines(columns: area.columns, rows: max(1, count - 1))
    let trap = count > lines.count ? review.trap?.text(within: area.columns) : nil
    canvas.write(lines + [trap].compactMap(\.self), in: &rows, canvas.theme.muted)
  }

  /// Draws the progress of the analysis, or the ply that turned the game, in the last row.
  private func drawFooter(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard rows.rest.rows > 0,
      let text = (review.progress ?? review.turn)?.text(within: area.columns)
    else { return }
    let row = rows.takeLast(1).row
    if review.progress == nil {
      canvas.write(text, column: area.column, row: row, action: .goToGamePly(review.turningPly))
    } else {
      canvas.write(text, column: area.column, row: row, canvas.theme.dimmed)
    }
  }

  /// Draws the graph with its labels, and the worst moves below it. They share the rows that are
  /// not needed for the graph.
  private func drawCourse(in room: ScreenRect, on canvas: inout Canvas) {
    var rows = RowStack(room)
    let minimum = GraphView.minimumRows + 2
    guard room.rows >= minimum, room.columns >= GraphView.minimumColumns else {
      return drawWorst(in: room, on: &canvas)
    }
    let usual = GraphView.usualRows + 2
    let maximum = review.worst.isEmpty ? 0 : review.worst.count + 1
    let spare = room.rows - usual
    let worstRows = spare < 3 ? 0 : min(maximum, spare - 1, max(3, spare / 2))
    if worstRows > 0, spare > worstRows + 2 { rows.dropLast(1) }
    let worst = rows.takeLast(worstRows)
    if worstRows > 0 { rows.dropLast(1) }
    if rows.rest.rows > usual { rows.dropFirst(1) }
    drawLabel(review.ahead.dark, in: rows.takeFirst(1), hasScore: true, on: &canvas)
    drawLabel(review.ahead.light, in: rows.takeLast(1), hasScore: false, on: &canvas)
    GraphView(graph: review.graph, area: rows.rest).draw(on: &canvas)
    drawWorst(in: worst, on: &canvas)
  }

  /// Draws which side's lead is there. The score of the position in view stands in the same row.
  private func drawLabel(
    _ text: String, in row: ScreenRect, hasScore: Bool, on canvas: inout Canvas
  ) {
    let end = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    guard hasScore, let evaluation = review.evaluation else { return }
    let lead = evaluation.lead.longest
    let scores = Wording("\(lead) \(evaluation.depth.longest)", lead)
    guard let score = scores.text(within: row.endColumn - end - 2) else { return }
    canvas.write(score, column: row.endColumn - score.columns, row: row.row, .bold)
  }

  /// Draws the worst moves, each with what it gave away and what was better.
  private func drawWorst(in room: ScreenRect, on canvas: inout Canvas) {
    guard !review.worst.isEmpty, room.rows > 0 else { return }
    var rows = RowStack(room)
    if room.rows > 2 {
      canvas.write(
        review.worstTitle, column: room.column, row: rows.takeFirst(1).row, .bold)
    }
    let shown = review.worst.prefix(rows.rest.rows)
    let loss = shown.map { $0.loss.longest.columns }.max() ?? 0
    for move in shown {
      let row = rows.takeFirst(1)
      canvas.write([canvas.theme.chip(move.side)], column: row.column, row: row.row)
      canvas.write(move.move, column: row.column + 2, row: row.row, .bold)
      var column = row.column + 2 + ReviewPicture.moveColumns + 1
      let better = move.better?.text(within: row.endColumn - column - loss - 3)
      let text =
        better == nil
        ? move.loss.text(within: row.endColumn - column) ?? "" : move.loss.longest
      canvas.write(text, column: column, row: row.row)
      column += loss + 3
      if let better {
        canvas.write(better, column: column, row: row.row, canvas.theme.accentText)
      }
      canvas.makeClickable(row, .goToGamePly(move.ply))
    }
  }
}
