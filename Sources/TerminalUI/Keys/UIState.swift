import GameSession
import ReversiCore

/// What only the screen remembers: where the cursor is, which button is selected, whether help is
/// shown.
public struct UIState: Sendable, Hashable {
  /// The square that Enter chooses.
  public private(set) var cursor: Square
  /// Whether the help is in front of everything.
  public private(set) var isHelpShown = false
  /// The button that the player selected in the reset confirmation; nil is the safe one.
  private var chosenButton: DialogButton?
  /// Whether `h` was the last key, so that a digit makes it a column.
  private var isColumnHTyped = false

  /// The state at the start of the program.
  ///
  /// - Parameter cursor: The square that is selected first; d3 is a legal first move.
  public init(cursor: Square = .d3) {
    self.cursor = cursor
  }

  /// The button of a dialog that Enter presses.
  func selectedButton(in dialog: Dialog) -> DialogButton {
    guard let chosenButton, dialog.buttons.contains(chosenButton) else { return dialog.safeButton }
    return chosenButton
  }

  /// Takes a key or a click, and returns what is to be done because of it beyond this state.
  ///
  /// - Parameters:
  ///   - key: What the player did.
  ///   - session: The game as it is now.
  ///   - screen: The screen that was drawn last, in which clicks find what they hit; nil before the
  ///     first.
  public mutating func handle(_ key: Key, session: GameSession, screen: Screen?) -> Intent? {
    let wasColumnHTyped = isColumnHTyped
    isColumnHTyped = false
    if key == .redraw { return .redraw }

    // A screen that cannot show the help must not lose a key to it.
    let canShowHelp = screen.map { Layout(size: $0.size) != nil } ?? true
    let wasHelpShown = isHelpShown && canShowHelp
    isHelpShown = false
    if wasHelpShown { return nil }

    switch key {
    case .character("q"): return .quit
    case .character("?"):
      isHelpShown = canShowHelp
      return nil
    case .character("r"): return .send(.resetRequested)
    case .character("i"): return .send(.hintRequested)
    case .character("x"): return switchMode(of: .dark, session)
    case .character("o"): return switchMode(of: .light, session)
    case .character("X"): return raiseLevel(of: .dark, session)
    case .character("O"): return raiseLevel(of: .light, session)
    case .click(let point):
      return screen?.target(at: point).flatMap { act(on: $0, session) }
    default: break
    }
    if let dialog = session.dialog { return answer(dialog, with: key) }
    return moveOrPlace(key, session, isColumnH: wasColumnHTyped)
  }

  private mutating func act(on target: Target, _ session: GameSession) -> Intent? {
    switch target {
    case .square(let square):
      guard session.dialog == nil else { return nil }
      cursor = square
      return .send(.squareChosen(square))
    case .mode(let side): return switchMode(of: side, session)
    case .level(let side): return raiseLevel(of: side, session)
    case .hint: return .send(.hintRequested)
    case .reset: return .send(.resetRequested)
    case .help:
      isHelpShown = true
      return nil
    case .quit: return .quit
    case .button(let button): return press(button)
    }
  }

  private func switchMode(of side: Disk, _ session: GameSession) -> Intent {
    .send(.modeChanged(side, session.modes[side].toggled))
  }

  private func raiseLevel(of side: Disk, _ session: GameSession) -> Intent {
    .send(.levelChanged(side, session.levels[side].next))
  }

  private mutating func press(_ button: DialogButton) -> Intent {
    chosenButton = nil
    return switch button {
    case .cancel: .send(.resetCancelled)
    case .ok: .send(.resetConfirmed)
    case .dismiss: .send(.dismissed)
    }
  }

  private mutating func answer(_ dialog: Dialog, with key: Key) -> Intent? {
    let buttons = dialog.buttons
    switch key {
    case .enter, .character(" "): return press(selectedButton(in: dialog))
    case .escape: return press(dialog.safeButton)
    case .character("y") where buttons.contains(.ok): return press(.ok)
    case .character("n") where buttons.contains(.cancel): return press(.cancel)
    case .left, .character("h"): chosenButton = buttons.first
    case .right, .character("l"): chosenButton = buttons.last
    case .tab, .backTab:
      chosenButton = buttons.first { $0 != selectedButton(in: dialog) }
    default: break
    }
    return nil
  }

  private mutating func moveOrPlace(
    _ key: Key, _ session: GameSession, isColumnH: Bool
  ) -> Intent? {
    switch key {
    case .enter, .character(" "): return .send(.squareChosen(cursor))
    case .up, .character("k"): move(.up)
    case .down, .character("j"): move(.down)
    case .left: move(.left)
    case .right, .character("l"): move(.right)
    case .character("h"):
      move(.left)
      isColumnHTyped = true
    case .tab: moveToChoice(among: session.choices, step: 1)
    case .backTab: moveToChoice(among: session.choices, step: -1)
    case .character(let character):
      if let column = Square.columnNames.firstIndex(of: character) {
        moveTo(column: column, row: cursor.row)
      } else if let row = character.wholeNumberValue {
        moveTo(column: isColumnH ? 7 : cursor.column, row: row - 1)
      }
    case .escape, .redraw, .click: break
    }
    return nil
  }

  private mutating func move(_ direction: Direction) {
    cursor = cursor.neighbor(direction) ?? cursor
  }

  private mutating func moveTo(column: Int, row: Int) {
    cursor = Square(column: column, row: row) ?? cursor
  }

  /// The next legal move in the order of the board's rows, from the last on to the first.
  private mutating func moveToChoice(among choices: SquareSet, step: Int) {
    let squares = step > 0 ? Array(choices) : choices.reversed()
    let isAhead = { (square: Square) in
      step > 0 ? square.rawValue > cursor.rawValue : square.rawValue < cursor.rawValue
    }
    cursor = squares.first(where: isAhead) ?? squares.first ?? cursor
  }
}
