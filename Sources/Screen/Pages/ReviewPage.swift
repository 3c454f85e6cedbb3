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
      view.best = plyScore.bestMove
      view.mark(app.explained?.explanation)
    }
    for side in Disk.allCases {
      view.notes[side] =
        app.hint == nil ? review.player(of: side, in: app, words) : review.meanLoss(of: side, words)
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
    if layout.isRoomy {
      let buttons = buttons
      var lower = RowStack(rows.takeLast(buttons.others.count + 1))
      buttons.draw(&lower, on: &canvas)
      let row = rows.takeLast(1)
      if let text = progress?.text(within: row.columns) {
        canvas.write(text, column: row.column, row: row.row, canvas.theme.muted)
      }
    }
    if !state.showsCursor(in: app), !layout.isRoomy {
      // The board has no cursor.
      canvas.setCursor(ScreenPoint(column: area.column, row: area.row))
    }
    let isLarge = layout.cardRows > 0
    drawMove(&rows, hasPlace: layout.title == nil, isLarge: isLarge, on: &canvas)
    if let branch = review.branch, rows.rest.rows > 0 {
      drawVariation(from: branch, in: rows.takeFirst(1), on: &canvas)
    }
    if rows.rest.rows > 0, let people = people?.text(within: area.columns) {
      canvas.write([people], in: &rows, canvas.theme.muted)
    }
    // Where a review opens, the turning point has room.
    if review.isAtEnd, !isLarge, rows.rest.rows > 1 { drawTurn(in: rows.takeFirst(1), on: &canvas) }
    if isLarge {
      let more = [app.people?.trap(words.people)?.text(within: area.columns)].compactMap(\.self)
      canvas.write(more, in: &rows, canvas.theme.muted)
    }
    drawCourse(&rows, isLarge: isLarge, on: &canvas)
  }

  /// What Enter does comes first.
  private var buttons: ButtonsView {
    ButtonsView(
      main: KeyLineItem(
        for: .show(.onward), label: review.onwardLabel(in: words).longest, words: words),
      others: [
        review.isAtEnd
          ? nil
          : KeyLineItem(for: .show(.nextMistake()), label: words.review.nextMistake, words: words),
        KeyLineItem(for: .send(.review(.hintToggled)), label: words.review.scores, words: words),
      ].compactMap(\.self))
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

  /// The sentence about the move, and the better one. The number of the position stands before it
  /// if no title shows it.
  private func drawMove(
    _ rows: inout RowStack, hasPlace: Bool, isLarge: Bool, on canvas: inout Canvas
  ) {
    if hasPlace {
      var row = rows.takeFirst(1)
      let place = words.place(of: review).shortest + " "
      let end = canvas.write(place, column: row.column, row: row.row, canvas.theme.dimmed)
      (row.columns, row.column) = (row.endColumn - end, end)
      var rest = RowStack(row)
      canvas.write(sentence, beginning: loss, maximumRows: 1, in: &rest)
    } else {
      // In a panel below the board, one row is left for the better move.
      let maximum = isLarge ? 5 : rows.rest.rows > 5 ? 3 : max(1, rows.rest.rows - 1)
      canvas.write(sentence, beginning: loss, maximumRows: maximum, in: &rows)
    }
    let better = better
    if let text = better?.text(within: rows.rest.columns), rows.rest.rows > 0 {
      canvas.write([text], in: &rows, canvas.theme.accentText)
    }
    guard isLarge, let second = reasons.dropFirst().first else { return }
    canvas.write(second.lines(columns: rows.rest.columns, rows: 3), in: &rows)
  }

  /// The moves around the one in view if there is no room for all.
  private func drawVariation(from branch: Int, in row: ScreenRect, on canvas: inout Canvas) {
    let moves = moves
    let title = words.review.variationStart(review.game.record.standing(at: branch).moveNumber)
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

  /// From 100x30 on, the turning point and the worst moves are below the graph.
  private func drawCourse(_ rows: inout RowStack, isLarge: Bool, on canvas: inout Canvas) {
    if isLarge {
      if turn != nil, rows.rest.rows > GraphView.usualRows {
        drawTurn(in: rows.takeLast(1), on: &canvas)
      }
      let worst = worst
      let spare = rows.rest.rows - GraphView.usualRows - 2
      let count = worst.isEmpty || spare < 3 ? 0 : min(worst.count + 1, spare)
      draw(worst, in: rows.takeLast(count), on: &canvas)
      if count > 0 { rows.dropLast(1) }
    }
    if rows.rest.rows > GraphView.minimumRows + 1 { rows.dropFirst(1) }
    guard rows.rest.rows >= GraphView.minimumRows,
      rows.rest.columns >= GraphView.minimumColumns
    else { return }
    let height = isLarge ? rows.rest.rows : min(GraphView.usualRows, rows.rest.rows)
    GraphView(
      graph: graph, area: rows.takeLast(height),
      sides: Sides(dark: words.name(of: .dark), light: words.name(of: .light))
    ).draw(on: &canvas)
  }

  private func drawTurn(in row: ScreenRect, on canvas: inout Canvas) {
    guard let ply = review.game.turningPly, let text = turn?.text(within: row.columns) else {
      return
    }
    canvas.write(text, column: row.column, row: row.row, action: .goToGamePly(ply + 1))
  }

  var graph: GraphPicture { GraphPicture(review.game, current: review.gamePly) }

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
    let (done, total) = app.viewedScores.progress
    return done < total ? words.review.analyzing(done, of: total) : nil
  }

  private var turn: Wording? {
    let game = review.game
    return game.turningPly.map {
      words.review.turningMove(
        game.record.plies[$0].text, game.record.standing(at: $0).moveNumber)
    }
  }

  /// At the person's level.
  private var people: Wording? {
    app.people?.share(
      of: app.hint == nil ? review.record.lastMove?.square : nil, words.people)
  }

  private var better: Wording? {
    guard let plyScore, plyScore.loss > 0 else { return nil }
    return plyScore.bestMove.map { words.review.wasBetter($0) }
  }

  /// What the move that led to the position gave away, once it is known.
  private var loss: Wording {
    guard review.ply > 0 else { return Wording(words.review.start) }
    let ply = review.analysis.record.plies[review.ply - 1]
    if ply.isPass { return Wording(ply.text) }
    guard let plyScore else {
      return Wording("\(ply.text) \(words.review.unknownLoss)", ply.text)
    }
    return words.review.gaveAway(plyScore.ply.text, plyScore.loss)
  }

  /// Why the move is a mistake, the reason that explains most first.
  private var reasons: [Wording] {
    guard let reply = app.explained, let plyScore, plyScore.loss > 0,
      reply.explanation?.reasons.isEmpty == false
    else { return [] }
    let (_, reasons) = words.statements(
      about: reply.move.square, reply.explanation, withAllReasons: true, name: \.description)
    return words.wordings(of: reasons, in: reply.explanation)
  }

  /// What the move gave away, and why.
  private var sentence: Wording {
    let loss = loss
    guard let reason = reasons.first else {
      let isSearched = app.isReasonSearched && (plyScore?.loss ?? 0) > 0
      let searched = isSearched ? [words.review.because(loss.longest, words.reasons.searching)] : []
      return Wording(searched + loss.texts) ?? loss
    }
    let texts =
      [(loss.longest, reason.longest), (loss.longest, reason.shortest)]
      + [(loss.shortest, reason.shortest)]
    return Wording(texts.map { words.review.because($0, $1) } + loss.texts) ?? loss
  }
}

extension ReviewedLine {
  /// Who played a side, as far as that is known.
  fileprivate func player(of side: Disk, in app: App, _ words: Words) -> Wording? {
    if let name = game.record.names.shown(side) { return Wording(words.players.shown(name)) }
    if sides == [side] { return words.players.you }
    return isOfSession
      ? words.players.player(app.game.modes[side], at: app.game.moveLimits[side]) : nil
  }

  fileprivate func meanLoss(of side: Disk, _ words: Words) -> Wording? {
    game.isFinal
      ? game.meanLoss(of: side).map { words.review.meanLoss(FixedDecimal($0, digits: 1)) }
      : words.review.meanLoss(nil)
  }
}

extension Words {
  fileprivate func place(of review: ReviewedLine) -> Wording {
    let (current, last) = review.moveNumbers
    return self.review.place(current, of: last, isVariation: review.branch != nil)
  }
}

extension PlyScore {
  /// In notation, with the sign of the mistake.
  fileprivate var text: String { ply.text + (mistake?.sign ?? "") }
}
