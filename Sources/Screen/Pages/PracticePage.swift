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
      titles: titles(in: app, words), position: position, tellsOfGame: false)
  }

  private func titles(in app: App, _ words: Words) -> (title: String, progress: String) {
    if exercise?.day != nil, let ending = app.todaysEnding {
      return (words.practice.todaysEnding, words.practice.streak(of: ending) ?? "")
    }
    let place = exercise.map { words.practice.place($0.number, of: $0.count) }
    return (words.practice.title(of: exercise?.subject ?? subject), place ?? "")
  }

  /// The mistake and a wrong first try are marked as in lists of moves. Once the person has
  /// answered, it shows what each move was worth.
  private var position: PositionInView? {
    guard let exercise else { return nil }
    let lastMove = exercise.record.lastMove
    var view = PositionInView(exercise.position)
    (view.choices, view.side) = (exercise.choices, exercise.side)
    (view.lastMove, view.turned) = (lastMove?.square, SquareSet(lastMove?.flips ?? []))
    if let first = exercise.firstTry {
      view.signs[first.answer] = first.loss.map { (Mistake(loss: $0) ?? .slight).sign }
    }
    if let mistake = exercise.mistake {
      view.signs[mistake.square] = (Mistake(loss: mistake.loss ?? 0) ?? .clear).sign
    }
    if let verdict {
      view.scores = verdict.moves
      view.mark(verdict.explanation)
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

  private static let chipColumns = 2

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var room = area
    if let side = practice.exercise?.side {
      canvas.write([canvas.theme.chip(side)], column: area.column, row: area.row)
      room.column += Self.chipColumns
      room.columns -= Self.chipColumns
    }
    let (remarks, tools) = (CoachRemarks(on: practice, words), tools)
    if room.rows == 1, !remarks.isEmpty { return draw(remarks, in: room, on: &canvas) }
    var rows = RowStack(room)
    let failure = practice.verdict?.failure.map { words.practice.wording(of: $0) }
    let failed = failure?.lines(columns: room.columns, rows: max(0, room.rows / 2)) ?? []
    let told = remarks.lines(columns: room.columns)
    let lines = wording.lines(
      columns: room.columns, rows: max(1, room.rows - failed.count - told.count))
    canvas.write(lines, in: &rows, .bold)
    canvas.write(failed, in: &rows)
    if !told.isEmpty, rows.rest.rows > told.count + tools.count { rows.dropFirst(1) }
    canvas.write(told, in: &rows)
    if rows.rest.rows > tools.count { rows.dropFirst(1) }
    tools.draw(&rows, on: &canvas)
  }

  /// The shortest text, and what fits beside it of the remarks.
  private func draw(_ remarks: CoachRemarks, in row: ScreenRect, on canvas: inout Canvas) {
    let column = canvas.write(wording.shortest, column: row.column, row: row.row, .bold) + 2
    var rest = row
    (rest.column, rest.columns) = (column, max(0, row.endColumn - column))
    remarks.drawNames(in: rest, on: &canvas)
  }

  private var tools: [KeyLineItem] {
    let next = KeyLineItem(for: .press, label: words.practice.nextExercise.longest, words: words)
    let subject = KeyLineItem(for: .send(.practice(.subjectSwitched)), words: words)
    return practice.verdict == nil ? [subject] : [next, subject]
  }
}

extension PracticeView {
  /// If there are no mistakes to practice, the longest text of a question says so, too, and to a
  /// beginner what practice will be.
  private var wording: Wording {
    // Practice waits for the computer's move in the game.
    if app.game.thinkingSide != nil, practice.job != nil { return words.practice.paused }
    if practice.lacksLines { return words.practice.noLines }
    let wording = wordingOfState
    guard case .asking(let exercise) = practice.state else { return wording }
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
    case .preparing(_, 0): words.practice.searching
    case .preparing(let count, let total):
      Wording(
        words.practice.seekingMistakes + " " + words.practice.analyzed(count, of: total),
        words.practice.analyzed(count, of: total))
    case .asking(let exercise):
      words.hint(for: exercise) ?? words.practice.asking(exercise)
    case .judging: Wording(words.game.thinking)
    case .judged(let exercise, let verdict): words.practice.verdict(verdict, for: exercise)
    case .over(let days): words.practice.over(days: days)
    case .tried(let halfPoints, let count): words.practice.tried(halfPoints: halfPoints, of: count)
    case .failed(let failure): words.practice.wording(of: failure)
    }
  }
}
