import App
import Canvas
import Texts
import Words

/// What the person can do next, a row each: what Enter does, in a bar, then others after their
/// keys.
struct ButtonsView {
  /// What Enter does; nil if Enter acts on the board.
  let main: KeyLineItem?
  let others: [KeyLineItem]

  private static let (minimumColumns, maximumColumns) = (24, 36)

  var isEmpty: Bool { main == nil && others.isEmpty }

  /// Leaves out the last ones if there is no room.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    if let main, rows.rest.rows > 0 {
      let row = rows.takeFirst(1)
      var bar = row
      bar.columns = min(
        row.columns, max(Self.minimumColumns, min(Self.maximumColumns, main.label.columns + 2)))
      canvas.fill(bar, canvas.theme.accentKey)
      canvas.write(
        " " + main.label(within: bar.columns - 1), column: bar.column, row: bar.row,
        canvas.theme.accentKey)
      canvas.makeClickable(bar, main.action)
      canvas.setCursor(ScreenPoint(column: bar.column, row: bar.row))
    }
    for item in others where rows.rest.rows > 0 {
      let row = rows.takeFirst(1)
      let end = canvas.write(
        " \(item.key) ", column: row.column, row: row.row, canvas.theme.key, action: item.action)
      canvas.write(
        " " + item.label(within: row.endColumn - end - 1), column: end, row: row.row,
        action: item.action)
    }
  }
}

extension ButtonsView {
  /// The start offers the computer and the ending of the day; the end its mistakes and another
  /// game. Between them are the coach's keys.
  init(in app: App, _ state: UIState, teacher: TeacherPicture?, isShown: Bool, words: Words) {
    guard isShown else {
      (main, others) = (nil, [])
      return
    }
    main = state.enterButton(in: app).map { action in
      let label =
        switch action {
        case .tryMistakes: words.practice.tryAgain(app.mistakesToTry ?? [])
        case .switchMode: words.players.playAgainstComputer
        default: words.game.playAgain
        }
      return KeyLineItem([], label, action)
    }
    if app.game.phase == .over {
      let again = KeyLineItem(for: .openNewGame, words.game.playAgain, words)
      let review = KeyLineItem(for: .send(.sheetOpened(.review)), words.game.reviewGame, words)
      others = main?.action == .tryMistakes ? [again, review] : [review]
    } else if let side = state.offeredSide(in: app) {
      let label =
        app.hasFirstMove ? words.players.letComputerAnswer : words.players.playAgainstComputer
      let computer = KeyLineItem(for: .switchMode(side), label, words)
      // Who plays for both sides lets the computer alone.
      let again = KeyLineItem(for: .openNewGame, words: words)
      let together = KeyLineItem(again.keys, Wording(words.players.twoPeople), .playTogether)
      let ending = app.endingOffered.map {
        KeyLineItem(for: .send(.sheetOpened(.practice)), words.practice.offer(of: $0), words)
      }
      others =
        (main == nil ? [computer] : []) + (app.hasFirstMove ? [] : [together])
        + [ending].compactMap(\.self)
    } else {
      others = teacher?.buttons ?? []
    }
  }
}

extension ButtonsView {
  /// Whether Enter begins a game against the computer.
  var startsGame: Bool { if case .switchMode? = main?.action { true } else { false } }
}

extension KeyLineItem {
  /// The last line of the screen says what Enter does in place of the board.
  func startingGame(_ words: Words) -> KeyLineItem {
    guard action == .press else { return self }
    let label = words.players.playComputer
    return KeyLineItem(
      keys: keys, label: label.longest, shortLabel: label.shortest, action: action,
      importance: importance)
  }

  fileprivate init(for action: Action, _ label: Wording, _ words: Words) {
    self.init(KeyLineItem(for: action, words: words).keys, label, action)
  }

  fileprivate init(_ keys: [NamedKey], _ label: Wording, _ action: Action) {
    self.init(
      keys: keys, label: label.longest, shortLabel: label.shortest, action: action)
  }

  fileprivate func label(within room: Int) -> String {
    label.columns <= room ? label : shortLabel
  }
}
