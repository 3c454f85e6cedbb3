import Canvas
import GameSession
import ReversiCore

/// The action of a key or a click.
package enum Action: Sendable, Hashable {
  /// Asks the loop for the same things each time, in order.
  case intents([Intent])
  /// Moves the cursor to a neighbouring square; in a dialog, to a button.
  case move(Direction)
  /// Moves the cursor to a column, from 0.
  case goToColumn(Int)
  /// Moves the cursor to a row, from 0.
  case goToRow(Int)
  /// Moves the cursor to the next legal move; in a dialog, to the next button.
  case next
  /// Moves the cursor to the previous legal move; in a dialog, to the previous button.
  case previous
  /// Does what the sheet in front is for; on the board, places a disk; in a dialog, presses the
  /// button.
  case press
  case answer(isYes: Bool)
  /// Empties the selected square, or removes the selected item.
  case delete
  /// Gives the safe answer to a dialog; closes what is open; shows a move to its end at once.
  case back
  /// Does to a square what `press` does to the one under the cursor.
  case choose(Square)
  case pressButton(DialogButton)
  /// Switches the side between Manual and its last other player, the computer at first.
  case switchMode(Disk)
  /// Changes a side's level by a number of levels; nil changes that of each computer that plays.
  case changeLevel(Disk?, by: Int)
  /// Shows what a move would turn over, or hides that.
  case preview
  case scroll(ListStep)
  /// Selects another row of the list in front.
  case select(ListStep)
  /// Selects an item of a sheet's list; if it is selected, does what Enter does.
  case item(Sheet.Kind, Int)
  case turnBoard
  case switchCoach
  /// Says that people play both sides, so that the computer is not offered any more.
  case playTogether
  /// Does an action of a feature, as a value whose type only the feature knows.
  case feature(Sheet.Kind, ErasedValue)

  package static func intent(_ intent: Intent) -> Action { .intents([intent]) }
  package static func send(_ event: App.Event) -> Action { .intent(.send(event)) }
}

extension Action {
  /// The sheet that it opens first. A screen may be too small for one.
  var openedSheet: Sheet.Kind? {
    guard case .intents(let intents) = self, case .send(let event)? = intents.first else {
      return nil
    }
    return switch event {
    case .sheetOpened(let kind): kind
    case .opened(let sheet): sheet.kind
    default: nil
    }
  }

  /// Whether the list of moves stays where the person scrolled it.
  var keepsList: Bool {
    switch self {
    case .scroll, .choose, .pressButton: true
    // A click that opens a sheet at a place.
    case .intents(let intents): intents.count > 1
    default: false
    }
  }
}

/// What the loop has to do after a key or a click.
package enum Intent: Sendable, Hashable {
  case send(App.Event)
  case copy(String)
  /// Keep this game, and begin one with another person at another terminal.
  case meet(Meeting)
  case quit
  /// Redraw the whole screen, since something else wrote on it.
  case redraw
  /// Switch to the colours of the next theme, and keep that choice.
  case nextTheme
  case keepTurnedBoard(TurnedBoard)
  case keepCoach(isOn: Bool)

  static let closeSheet = Intent.send(.sheetClosed)
}

/// Noted among the controls of a screen with a button that Enter presses in place of the board.
private struct EnterButton: Hashable { let action: Action }

extension Canvas {
  /// Notes that the person sees what Enter does.
  package mutating func showButton(of action: Action) {
    show(EnterButton(action: action), of: EnterButton.self)
  }
}

/// Noted among the controls of a screen without room for sheets.
private struct NoRoomForSheets: Hashable {}

extension Canvas {
  /// Notes that the screen has no room for what opens over the game, such as the help.
  package mutating func lacksRoomForSheets() { show(NoRoomForSheets(), of: Sheet.self) }
}

extension DrawnControls {
  /// What Enter does in place of the board, if the person has seen it.
  package var enterButton: Action? {
    get { shown(EnterButton.self, of: EnterButton.self)?.action }
    set { show(newValue.map { EnterButton(action: $0) }, of: EnterButton.self) }
  }

  var canShowSheets: Bool { shown(NoRoomForSheets.self, of: Sheet.self) == nil }

  /// The position whose pass the alert on the screen announces. Only an alert that the person has
  /// seen can be dismissed.
  package var passAlert: Position? {
    get { shown(Position.self, of: Dialog.self) }
    set { show(newValue, of: Dialog.self) }
  }

  func action(at point: ScreenPoint) -> Action? {
    square(at: point).map(Action.choose) ?? target(at: point, as: Action.self)
  }

  func square(at point: ScreenPoint) -> Square? { target(at: point, as: Square.self) }

  func lacksPassAlert(of app: App) -> Bool {
    app.dialog == .passAlert && passAlert != app.game.position
  }
}

extension Square {
  /// Some keys move between `choices`. After `h`, a digit makes it a column.
  func moved(by action: Action, among choices: SquareSet, isColumnH: Bool) -> Square {
    switch action {
    case .move(let direction): neighbor(direction) ?? self
    case .goToColumn(let column): Square(column: column, row: row) ?? self
    case .goToRow(let row): Square(column: isColumnH ? 7 : column, row: row) ?? self
    case .next: choice(among: Array(choices)) { $0.rawValue > rawValue }
    case .previous: choice(among: choices.reversed()) { $0.rawValue < rawValue }
    default: self
    }
  }

  /// The first legal move ahead, or else the first of all.
  private func choice(among squares: [Square], isAhead: (Square) -> Bool) -> Square {
    squares.first(where: isAhead) ?? squares.first ?? self
  }
}

extension Int {
  /// The row may be out of range: the app takes the nearest one. `page` is the number of rows
  /// shown; nil before they are.
  func moved(by step: ListStep, in count: Int, page: Int?) -> Int {
    switch step {
    case .up: self - 1
    case .down: self + 1
    case .pageUp: self - Swift.max(1, page ?? 1)
    case .pageDown: self + Swift.max(1, page ?? 1)
    case .first: 0
    case .last: count - 1
    }
  }
}
