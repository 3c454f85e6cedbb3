import Analysis
import App
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension Practice: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    // The scores of the game say nothing about the exercise.
    FeaturePicture(
      page: PracticeView(practice: self, app: app, isBeginner: state.isBeginner, words: words),
      titles: titles(in: app, words), position: position(words), tellsOfGame: false)
  }

  private func titles(in app: App, _ words: Words) -> (title: String, progress: String) {
    if exercise?.day != nil, let ending = app.todaysEnding {
      return (words.practice.todaysEnding, words.practice.streak(of: ending) ?? "")
    }
    let place = exercise.map { words.practice.place($0.number, of: $0.count) }
    return (words.practice.title(of: exercise?.subject ?? subject), place ?? "")
  }

  /// The mistake and a wrong first try are marked as in lists of moves. After the answer, the board
  /// shows the scores if the person asks, and the play that follows.
  private func position(_ words: Words) -> PositionInView? {
    guard let exercise, let record = shownRecord else { return nil }
    let lastMove = record.lastMove
    var view = PositionInView(record.position)
    (view.choices, view.side) = (verdict == nil ? exercise.choices : [], exercise.side)
    if exercise.isKept { view.notes[exercise.side] = words.players.you }
    (view.lastMove, view.turned) = (lastMove?.square, SquareSet(lastMove?.flips ?? []))
    guard walked == 0 else { return view }
    if let first = exercise.firstTry {
      view.signs[first.answer] = first.loss.map { (Mistake(loss: $0) ?? .slight).sign }
    }
    if let mistake = exercise.mistake {
      view.signs[mistake.square] = (Mistake(loss: mistake.loss ?? 0) ?? .clear).sign
    }
    if let verdict {
      if exercise.purpose == .answer, let loss = verdict.loss, !exercise.isRight(verdict) {
        view.signs[verdict.answer] = (Mistake(loss: loss) ?? .slight).sign
      }
      view.best = line.first
      if showsScores { view.scores = verdict.moves }
      view.mark(verdict.explanation)
    } else {
      // Without the answer.
      let told = (exercise.firstTry ?? exercise.hint)?.explanation
      view.mark(told)
      if let best = told?.better.move.square { view.framed.remove(best) }
    }
    return view
  }
}

/// Exercises: the texts beside the board.
struct PracticeView: PageView {
  let practice: Practice
  let app: App
  /// Whether the person has games to play before there are mistakes to practice.
  let isBeginner: Bool
  let words: Words

  var room: SheetRoom { .board }
  var needsRows: Bool { true }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    if let exercise = practice.exercise { canvas.show(exercise.position, of: Practice.self) }
    guard area.rows > 0 else { return }
    var rows = RowStack(area)
    let failure = practice.verdict?.failure.map { words.practice.wording(of: $0) }
    let failed = failure?.lines(columns: area.columns, rows: max(0, area.rows / 2)) ?? []
    let (wording, reasons, buttons) = (wording, reasons, buttons)
    guard area.rows > 1 || reasons.isEmpty else {
      // The shortest text, and what fits beside it of the reason.
      let end = canvas.write(wording.shortest, column: area.column, row: area.row, .bold) + 2
      canvas.write(
        reasons.shortTexts(within: area.endColumn - end), column: end, row: area.row,
        canvas.theme.accentText)
      return
    }
    let isRoomy = layout.isRoomy
    canvas.write(
      wording, beginning: beginning,
      maximumRows: max(
        1, area.rows - failed.count - (isRoomy ? buttons.others.count + 3 : reasons.count)),
      in: &rows)
    canvas.write(failed, in: &rows)
    if isRoomy, !reasons.isEmpty { rows.dropFirst(1) }
    for reason in reasons.prefix(layout.cardRows > 0 ? 2 : 1) {
      canvas.write(reason.lines(columns: area.columns, rows: 3), in: &rows)
    }
    guard isRoomy else { return }
    rows.dropFirst(1)
    if !practice.choices.isEmpty, !buttons.others.isEmpty {
      canvas.write([words.practice.chooseSquare], in: &rows, canvas.theme.muted)
    }
    buttons.draw(&rows, on: &canvas)
    guard let days = practice.verdict?.daysToReturn, rows.rest.rows > 1 else { return }
    rows.dropFirst(1)
    canvas.write([words.practice.comesBack(in: days)], in: &rows, canvas.theme.muted)
  }

  /// Why the answer is wrong or right, the reason that explains most first.
  private var reasons: [Wording] {
    guard case .judged(let exercise, let verdict) = practice.state else { return [] }
    return words.wordings(
      of: words.reasons(on: verdict, for: exercise), in: verdict.explanation)
  }

  private func button(_ event: Practice.Event, _ label: String) -> KeyLineItem {
    KeyLineItem(for: .send(.practice(event)), label: label, words: words)
  }

  private var buttons: ButtonsView {
    let texts = words.practice
    if practice.verdict != nil {
      return ButtonsView(
        main: KeyLineItem(for: .press, label: texts.next, words: words),
        others: [
          practice.line.isEmpty ? nil : button(.lineStepped(by: 1), texts.playOn),
          button(.hintRequested, texts.allScores),
        ].compactMap(\.self))
    }
    if practice.isOver {
      let back = KeyLineItem(for: .press, label: texts.toGame.longest, words: words)
      return ButtonsView(main: back, others: [])
    }
    guard case .asking(let exercise) = practice.state else {
      return ButtonsView(main: nil, others: [])
    }
    return ButtonsView(
      main: nil,
      others: (exercise.hasHint ? [button(.hintRequested, texts.firstHint)] : [])
        + [button(.answerRequested, texts.showMe)])
  }
}

extension PracticeView {
  /// What stands out: what happened, or all of a sentence.
  private var beginning: Wording {
    guard case .asking(let exercise) = practice.state else { return wording }
    if let first = exercise.firstTry {
      return words.practice.givesAway(first.answer.description, first.loss ?? 0)
    }
    guard exercise.hint == nil, let mistake = exercise.mistake else { return wordingOfState }
    return words.practice.played(mistake, of: exercise.side)
  }

  /// If there are no mistakes to practice, the longest text of a question says so, too, and to a
  /// beginner what practice will be.
  private var wording: Wording {
    // Practice waits for the computer's move in the game.
    if app.game.thinkingSide != nil, practice.job != nil { return words.practice.paused }
    if practice.lacksLines { return words.practice.noLines }
    let wording = wordingOfState
    guard case .asking(let exercise) = practice.state, !exercise.isHelped else { return wording }
    if isBeginner, exercise.day != nil {
      let whole = wording.longest + " " + words.practice.laterMistakes
      return Wording([whole] + wording.texts) ?? wording
    }
    guard practice.isSubstitute else { return wording }
    let first = words.practice.noMistakes + " " + wording.longest
    return Wording([first] + wording.texts) ?? wording
  }

  private var wordingOfState: Wording {
    switch practice.state {
    case .preparing(_, 0) where practice.trial != nil:
      words.practice.analyzed(app.gameScores.progress.done, of: app.gameScores.progress.total)
    case .preparing(_, 0): words.practice.searching
    case .preparing(let count, let total): words.practice.analyzed(count, of: total)
    case .asking(let exercise):
      words.hint(for: exercise) ?? words.practice.asking(exercise)
    case .judging(let exercise, _) where exercise.purpose == .hint: Wording(words.teacher.thinking)
    case .judging: Wording(words.game.thinking)
    case .judged(let exercise, let verdict): words.practice.verdict(verdict, for: exercise)
    case .over(let days): words.practice.over(days: days)
    case .tried(let halfPoints, let count): words.practice.tried(halfPoints: halfPoints, of: count)
    case .failed(let failure): words.practice.wording(of: failure)
    }
  }
}
