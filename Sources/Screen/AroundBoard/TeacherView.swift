import Analysis
import App
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The one remark beside the board: what the coach says in the game, or why the game ended so.
struct TeacherPicture: Sendable {
  /// What the move gave away, nil for a hint.
  var verdict: String?
  /// The reason or the idea, or all of the end.
  let text: Wording
  /// All of it in one line.
  let line: Wording
  /// What a click on it does.
  var action: Action?
  /// The keys for what to do about it.
  var buttons: [KeyLineItem] = []

  init?(in app: App, words: Words) {
    switch app.taught {
    case .remark(let reply)?:
      guard let remark = words.remark(reply), let line = words.line(.remark(reply)) else {
        return nil
      }
      (verdict, text, self.line) = (remark.verdict, remark.reason, line)
      buttons = [
        KeyLineItem(
          for: .send(.game(.undoRequested)), label: words.teacher.takeBack, words: words),
        KeyLineItem(
          for: .send(.game(.hintRequested)), label: words.teacher.showHint, words: words),
      ]
    case .idea(let reply)?:
      guard let idea = words.idea(reply) else { return nil }
      (text, line) = (Wording(idea), Wording(idea))
      buttons = [
        KeyLineItem(
          for: .send(.game(.hintRequested)), label: words.teacher.showScores, words: words)
      ]
    case nil where app.game.phase == .over:
      guard let why = app.whyEnded(words) else { return nil }
      (text, line, action) = (why, why, app.worstMove.map { .goToGamePly($0.index + 1) })
    case nil:
      guard app.wantedTeaching?.played == nil, app.wantedTeaching != nil, app.overlay.isEmpty
      else { return nil }
      text = Wording(words.teacher.thinking)
      line = text
    }
  }
}

extension App {
  /// When the lead was lost, the worst move and its reason; nil without scores.
  fileprivate func whyEnded(_ words: Words) -> Wording? {
    guard let analysis = finishedScores, isGameScored else {
      return scoresFinishedGame && areHintsAllowed ? words.game.lookingBack : nil
    }
    let lastAhead = you.flatMap { analysis.lastPositionAhead(of: $0) }
    let until = lastAhead.map { analysis.record.standing(at: $0).moveNumber }
    let ahead = until.map { words.sentence(words.game.ahead(until: $0)) }
    guard let worst = worstMove else { return ahead.map { Wording($0) } }
    let side = worst.score.ply.side
    let name = you == side ? nil : game.record.names.shown(side) ?? words.name(of: side)
    let move = name.map { words.game.move(worst.score.ply.text, of: $0) } ?? worst.score.ply.text
    let reply = explainedWorstMove
    let verdict = words.verdict(
      on: move, reply?.explanation, loss: worst.score.loss)
    let reason = reply.flatMap(words.firstReason)
    let sentences = [words.sentence(verdict), reason?.longest].compactMap(\.self)
    // Another move than the worst one may have lost the lead.
    let both = worst.index == lastAhead ? ahead : nil
    let texts = [both.map { [$0] + sentences }, sentences, both.map { [$0, sentences[0]] }]
      .compactMap { $0.map(words.sentences) }
    let short = [reason.map { words.teacher.short(verdict, $0.shortest) }, verdict]
    return Wording(texts + short.compactMap(\.self))
  }
}

extension GameAnalysis {
  /// The last position in which a side was ahead; nil if it won, or was never ahead.
  fileprivate func lastPositionAhead(of side: Disk) -> Int? {
    func lead(_ index: Int) -> Int {
      let lead = evaluation(at: index)?.darkScore ?? 0
      return side == .dark ? lead : -lead
    }
    guard let last = positions.indices.last, lead(last) <= 0 else { return nil }
    return positions.indices.last { lead($0) > 0 }
  }
}

struct TeacherView {
  let picture: TeacherPicture
  /// The rows that it takes even if it needs fewer.
  var minimumRows = 0

  static let maximumRows = 3

  /// The verdict, and the reason.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    let room = min(Self.maximumRows, rows.rest.rows)
    var area = RowStack(rows.takeFirst(max(min(minimumRows, room), lines(room, rows.rest.columns))))
    if let verdict = picture.verdict {
      write(verdict, canvas.theme.accentText, &area, on: &canvas)
    }
    for line in text(room, area.rest.columns) { write(line, .plain, &area, on: &canvas) }
  }

  private func lines(_ rows: Int, _ columns: Int) -> Int {
    min(rows, text(rows, columns).count + (picture.verdict == nil ? 0 : 1))
  }

  private func text(_ rows: Int, _ columns: Int) -> [String] {
    picture.text.lines(columns: columns, rows: rows - (picture.verdict == nil ? 0 : 1))
  }

  private func write(
    _ text: String, _ style: Style, _ rows: inout RowStack, on canvas: inout Canvas
  ) {
    guard rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1)
    canvas.write(text, column: row.column, row: row.row, style, action: picture.action)
  }
}
