import GameSession
import ReversiCore

/// What only the screen remembers: where the cursor is, which button is selected, and what the
/// player has read.
public struct UIState: Sendable, Hashable {
  /// The square that Enter chooses.
  public private(set) var cursor: Square
  /// The button that the player selected in a question; nil is the safe one.
  private var chosenButton: DialogButton?
  /// Whether `h` was the last key, so that a digit makes it a column.
  private var isColumnHTyped = false
  /// What the player is told about files and the like; the first matters most.
  public var notices: [Notice] = []
  /// What of that was on the screen when the player did something.
  private var readNotices: Set<Notice> = []

  /// The state at the start of the program.
  ///
  /// - Parameter cursor: The square that is selected first; d3 is a legal first move.
  public init(cursor: Square = .d3) {
    self.cursor = cursor
  }

  /// Whether the player has done nothing yet since a notice is shown.
  func isNew(_ notice: Notice) -> Bool { !readNotices.contains(notice) }

  /// The button of a dialog that Enter presses.
  func selectedButton(in dialog: Dialog) -> DialogButton {
    guard let chosenButton, dialog.buttons.contains(chosenButton) else { return dialog.safeButton }
    return chosenButton
  }

  /// Takes a key or a click, and returns what is to be done because of it beyond this state, in
  /// order.
  ///
  /// - Parameters:
  ///   - key: What the player did.
  ///   - session: The game as it is now.
  ///   - screen: The screen that was drawn last, in which clicks find what they hit; nil before the
  ///     first.
  public mutating func handle(_ key: Key, session: GameSession, screen: Screen?) -> [Intent] {
    readNotices = Set(notices)
    // A screen that cannot show the help must not lose a key to it.
    let canShowHelp = screen.map { Layout(size: $0.size) != nil } ?? true
    let isHelpOpen = session.sheet == .help
    let dialog = session.dialog
    let context: KeyBinding.Context =
      isHelpOpen && canShowHelp ? .help : dialog != nil ? .dialog : .board
    let closing = isHelpOpen && !canShowHelp && key != .redraw ? [Self.closeHelp] : []

    let action: Action?
    if case .click(let point) = key {
      isColumnHTyped = false
      switch screen?.target(at: point) {
      case .square(let square): return closing + choose(square, in: context)
      case .button(let button): return closing + press(button)
      case .action(let clicked) where KeyBinding.acts(clicked, in: context): action = clicked
      case .action, nil: return closing + (context == .help ? [Self.closeHelp] : [])
      }
    } else {
      action = KeyBinding.action(for: key, in: context)
    }
    if action == .help, !canShowHelp { return closing }
    let wasColumnHTyped = isColumnHTyped
    isColumnHTyped = key == .character("h") && context == .board
    guard let action else { return closing }
    return closing + perform(action, in: context, session, isColumnH: wasColumnHTyped)
  }

  private mutating func perform(
    _ action: Action, in context: KeyBinding.Context, _ session: GameSession, isColumnH: Bool
  ) -> [Intent] {
    switch action {
    case .switchMode(let side): return [.send(.modeChanged(side, session.modes[side].toggled))]
    case .raiseLevel(let side): return [.send(.levelChanged(side, session.levels[side].next))]
    case .hint: return [.send(.hintRequested)]
    case .reset: return [.send(.resetRequested)]
    case .help: return [context == .help ? Self.closeHelp : .send(.sheetOpened(.help))]
    case .quit: return [.quit]
    case .redraw: return [.redraw]
    case .move, .goToColumn, .goToRow, .next, .previous, .press, .answer, .back: break
    }
    switch context {
    case .help:
      return action == .press || action == .back ? [Self.closeHelp] : []
    case .dialog:
      guard let dialog = session.dialog else { return [] }
      return answer(dialog, with: action)
    case .board:
      if action == .press { return [.send(.squareChosen(cursor))] }
      moveCursor(action, among: session.choices, isColumnH: isColumnH)
      return []
    }
  }

  private static let closeHelp = Intent.send(.sheetClosed)

  private mutating func choose(_ square: Square, in context: KeyBinding.Context) -> [Intent] {
    switch context {
    case .help: return [Self.closeHelp]
    case .dialog: return []
    case .board:
      cursor = square
      return [.send(.squareChosen(square))]
    }
  }

  private mutating func press(_ button: DialogButton) -> [Intent] {
    chosenButton = nil
    switch button {
    case .cancel: return [.send(.cancelled)]
    case .ok, .play: return [.send(.confirmed)]
    case .dismiss: return [.send(.dismissed)]
    case .quit: return [.quit]
    }
  }

  private mutating func answer(_ dialog: Dialog, with action: Action) -> [Intent] {
    let buttons = dialog.buttons
    switch action {
    case .press: return press(selectedButton(in: dialog))
    case .back: return dialog.escapeButton.map { press($0) } ?? []
    case .answer(let isYes):
      if let answers = dialog.answers { return press(isYes ? answers.yes : answers.no) }
    case .move(.left): chosenButton = buttons.first
    case .move(.right): chosenButton = buttons.last
    case .next, .previous: chosenButton = buttons.first { $0 != selectedButton(in: dialog) }
    default: break
    }
    return []
  }

  private mutating func moveCursor(
    _ action: Action, among choices: SquareSet, isColumnH: Bool
  ) {
    switch action {
    case .move(let direction): cursor = cursor.neighbor(direction) ?? cursor
    case .goToColumn(let column): moveTo(column: column, row: cursor.row)
    case .goToRow(let row): moveTo(column: isColumnH ? 7 : cursor.column, row: row)
    case .next: moveToChoice(among: Array(choices)) { $0.rawValue > $1.rawValue }
    case .previous: moveToChoice(among: choices.reversed()) { $0.rawValue < $1.rawValue }
    default: break
    }
  }

  private mutating func moveTo(column: Int, row: Int) {
    cursor = Square(column: column, row: row) ?? cursor
  }

  /// The first legal move that lies ahead of the cursor, else the first of all.
  private mutating func moveToChoice(
    among squares: [Square], isAhead: (Square, Square) -> Bool
  ) {
    cursor = squares.first { isAhead($0, cursor) } ?? squares.first ?? cursor
  }
}

extension KeyBinding {
  /// Whether an action is one of those that keys have in a context.
  fileprivate static func acts(_ action: Action, in context: Context) -> Bool {
    all.contains { binding in
      binding.groups.contains {
        $0.contexts.contains(context) && $0.actions.values.contains(action)
      }
    }
  }
}
