import Analysis
import App
import Canvas
import Coach
import GameSession
import ReversiCore
import Texts
import Words

extension Practice: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    // The scores of the game say nothing about the exercise.
    FeaturePicture(
      page: PracticePicture(
        self, isPaused: app.game.thinkingSide != nil, isBeginner: state.isBeginner, words: words),
      titles: titles(in: app, words), position: position, tellsOfGame: false)
  }

  private func titles(in app: App, _ words: Words) -> (title: String, progress: String) {
    if exercise?.day != nil, let ending = app.todaysEnding {
      return (words.practice.todaysEnding, words.practice.streak(of: ending) ?? "")
    }
    let place = exercise.map { words.practice.place($0.number, of: $0.count) }
    return (words.practice.title(of: exercise?.subject ?? subject), place ?? "")
  }

  /// The position of the exercise. Once the person has answered, it shows what each move was worth.
  private var position: PositionInView? {
    guard let exercise else { return nil }
    var view = PositionInView(exercise.position)
    (view.choices, view.side) = (exercise.position.legalMoves, exercise.side)
    view.scores = verdict?.moves ?? []
    for reason in verdict?.explanation?.reasons ?? [] { view.turned.formUnion(reason.squares) }
    return view
  }
}

/// Exercises: the texts beside the board.
struct PracticePicture: Sendable {
  /// The side to move that the text is about, or nil without an exercise.
  let side: Disk?
  /// The text that asks or tells something.
  let wording: Wording
  /// What can be said about the best move; empty if that is not asked.
  let themes: [Theme]
  /// The heading of the list of themes.
  let themesTitle: Wording
  /// What the person says about the best move, or the coach about an answer. The short texts name a
  /// theme, or a reason and its squares.
  let remarks: [Wording]
  /// Why the answer was not kept, or nil.
  let failure: Wording?
  /// The keys that the person can press now.
  let tools: [KeyLineItem]
}

extension PracticePicture {
  /// What a move can be about. A click says so.
  struct Theme: Sendable {
    let theme: Reason.Theme
    let name: String
    /// Whether the person says so.
    let isChosen: Bool
  }

  /// - Parameters:
  ///   - isPaused: Whether practice waits for the computer's move in the game.
  ///   - isBeginner: Whether the person has games to play before there are mistakes to practice.
  init(_ practice: Practice, isPaused: Bool, isBeginner: Bool, words: Words) {
    side = practice.exercise?.side
    wording =
      isPaused && practice.job != nil
      ? words.practice.paused : words.wording(of: practice, isBeginner: isBeginner)
    themes =
      practice.asksTheme
      ? Reason.Theme.allCases.map {
        Theme(theme: $0, name: words.practice.name(of: $0), isChosen: $0 == practice.theme)
      } : []
    themesTitle = words.practice.askingTheme
    remarks = words.remarks(of: practice)
    failure = practice.verdict?.failure.map { words.practice.wording(of: $0) }
    let next = KeyLineItem(
      for: .press, label: words.practice.nextExercise.longest, words: words)
    tools =
      (practice.verdict == nil ? [] : [next])
      + (practice.asksTheme
        ? [KeyLineItem(for: .send(.practice(.themeSwitched)), words: words)] : [])
      + [KeyLineItem(for: .send(.practice(.subjectSwitched)), words: words)]
  }
}

extension Words {
  /// The text with which practice asks or tells. If there are no mistakes to practice, the longest
  /// text of a question says so, too, and to a beginner what practice will be.
  fileprivate func wording(of practice: Practice, isBeginner: Bool) -> Wording {
    let wording = wording(of: practice.state)
    if practice.lacksLines { return self.practice.noLines }
    if isBeginner, practice.exercise?.day != nil, case .asking = practice.state {
      let whole = wording.longest + " " + self.practice.laterMistakes
      return Wording([whole] + wording.texts) ?? wording
    }
    guard practice.isSubstitute, case .asking = practice.state else { return wording }
    let first = self.practice.noMistakes + " " + wording.longest
    return Wording([first] + wording.texts) ?? wording
  }

  /// What practice says besides.
  fileprivate func remarks(of practice: Practice) -> [Wording] {
    switch practice.state {
    case .asking:
      return practice.theme.map { [self.practice.chosen(self.practice.name(of: $0))] } ?? []
    case .judged(let exercise, let verdict):
      let (remarks, reasons) = statements(on: verdict, for: exercise, theme: practice.theme)
      return remarks.map { Wording($0) } + wordings(of: reasons, in: verdict.explanation)
    default: return []
    }
  }

  private func wording(of state: Practice.State) -> Wording {
    switch state {
    case .preparing(_, 0): practice.searching
    case .preparing(let count, let total):
      Wording(
        practice.seekingMistakes + " " + summary.analyzed(count, of: total),
        summary.analyzed(count, of: total))
    case .asking(let exercise): practice.asking(exercise)
    case .judging: Wording(game.thinking)
    case .judged(let exercise, let verdict): practice.verdict(verdict, for: exercise)
    case .over(let days): practice.over(days: days)
    case .failed(let failure): practice.wording(of: failure)
    }
  }
}

extension PracticePicture: SheetPicture {
  var room: SheetRoom { .board }

  /// The columns of the side's disk before the text.
  private static let chipColumns = 2

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var room = area
    if let side {
      canvas.write([canvas.theme.chip(side)], column: area.column, row: area.row)
      room.column += Self.chipColumns
      room.columns -= Self.chipColumns
    }
    var rows = RowStack(room)
    let failure = failure?.lines(columns: room.columns, rows: max(0, room.rows / 2)) ?? []
    if room.rows == 1, !remarks.isEmpty { return drawShort(in: room, on: &canvas) }
    let told = remarks.flatMap { wrapped($0.longest, columns: room.columns) }
    let lines = wording.lines(
      columns: room.columns, rows: max(1, room.rows - failure.count - told.count))
    canvas.write(lines, in: &rows, .bold)
    canvas.write(failure, in: &rows)
    let count = max(told.count, themeRows)
    if count > 0, rows.rest.rows > count + tools.count { rows.dropFirst(1) }
    if !themes.isEmpty, rows.rest.rows > themeRows + tools.count + 1 {
      canvas.write([themesTitle.fitting(room.columns)], in: &rows)
      drawThemes(&rows, on: &canvas)
    } else {
      canvas.write(told, in: &rows)
    }
    if rows.rest.rows > tools.count { rows.dropFirst(1) }
    tools.draw(&rows, on: &canvas)
  }

  /// Draws the shortest text, and what fits beside it of the remarks.
  private func drawShort(in row: ScreenRect, on canvas: inout Canvas) {
    let column = canvas.write(wording.shortest, column: row.column, row: row.row, .bold) + 2
    canvas.write(
      remarks.shortTexts(within: row.endColumn - column), column: column, row: row.row,
      canvas.theme.accentText)
  }

  /// The rows of the list of themes.
  private var themeRows: Int { (themes.count + 1) / 2 }

  /// Draws what the best move can be about, in two columns.
  private func drawThemes(_ rows: inout RowStack, on canvas: inout Canvas) {
    let area = rows.takeFirst(themeRows)
    for (index, theme) in themes.enumerated() {
      var cell = area
      (cell.rows, cell.columns) = (1, area.columns / 2)
      cell.row += index % themeRows
      cell.column += index / themeRows * cell.columns
      let style: Style = theme.isChosen ? .selected : .plain
      canvas.fill(cell, style)
      let name = String(theme.name.prefix(columns: cell.columns - 1))
      canvas.write(name, column: cell.column + 1, row: cell.row, style)
      canvas.makeClickable(cell, .choose(theme.theme))
    }
  }
}

/// The ending of the day, which the start offers besides a game.
struct TodaysEndingPicture: Sendable {
  /// The key that opens it.
  private let key: KeyLineItem
  /// The text about the ending.
  private let wording: Wording
  /// On how many days in a row it was solved; nil if it was missed.
  private let streak: String?

  init(_ ending: TodaysEnding, words: Words) {
    key = KeyLineItem(for: .send(.sheetOpened(.practice)), words: words)
    wording = words.practice.wording(of: ending)
    streak = words.practice.streak(of: ending)
  }

  /// The rows with a blank one above.
  private var rows: Int { streak == nil ? 2 : 3 }

  /// Draws it in the first rows, if there is room.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    let name = " \(key.key) "
    let indent = name.columns + 1
    guard rows.rest.rows >= self.rows,
      let text = wording.text(within: rows.rest.columns - indent)
    else { return }
    rows.dropFirst(1)
    let row = rows.takeFirst(1)
    canvas.write(name, column: row.column, row: row.row, canvas.theme.key, action: key.action)
    canvas.write(text, column: row.column + indent, row: row.row, action: key.action)
    if let streak, let text = Wording(streak).text(within: row.columns - indent) {
      canvas.write(
        text, column: row.column + indent, row: rows.takeFirst(1).row, canvas.theme.muted)
    }
  }
}
