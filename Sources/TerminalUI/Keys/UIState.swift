import GameSession
import ReversiCore

/// What only the screen remembers: where the cursor is, which button is selected, what is being
/// typed, and what the player has read.
public struct UIState: Sendable, Hashable {
  /// The square that Enter chooses.
  public private(set) var cursor: Square
  /// The button that the player selected in a question; nil is the safe one.
  private var chosenButton: DialogButton?
  /// Whether `h` was the last key, so that a digit makes it a column.
  private var isColumnHTyped = false
  /// The name of the file to write the transcript to, as far as it is typed.
  private(set) var name = TextField("game.txt")
  /// The first row of the list of moves that is shown, if the player chose one.
  private(set) var listTop: Int?
  /// Which page of the help is shown, from 0; a screen with fewer pages shows its last.
  private(set) var helpPage = 0
  /// Whether it is shown what a move would turn over.
  public private(set) var hasPreview: Bool
  /// The square that the mouse points at; nil if another was selected by keys since then.
  var pointed: Square?
  /// Whether the player knows that a computer can play: a side was given to one, or taken back.
  private(set) var hasSwitchedModes = false
  /// What the player is answered at present, and until when.
  private var shownRemark: TimedRemark?
  /// What the player is answered to the key that is being handled.
  var newRemark: Remark?
  /// When a move was shown to its end at once.
  private var skipTime: Duration?
  /// Why the text that was pasted last is no game; nil as soon as the player does something else.
  private(set) var pasteDefect: GameTextError?
  /// What the player is told about files and the like; the first matters most.
  public var notices: [Notice] = []
  /// What of that was on the screen when the player did something.
  private var readNotices: Set<Notice> = []

  /// The state at the start of the program.
  ///
  /// - Parameters:
  ///   - cursor: The square that is selected first; d3 is a legal first move.
  ///   - hasPreview: Whether it is shown what a move would turn over.
  public init(cursor: Square = .d3, hasPreview: Bool = false) {
    self.cursor = cursor
    self.hasPreview = hasPreview
  }

  /// What the player is answered at present, if it is still true.
  func remark(in session: GameSession) -> Remark? {
    shownRemark.flatMap { $0.remark.holds(in: session) ? $0.remark : nil }
  }

  /// When something is to be seen no longer, if anything is shown for a time.
  public var nextDeadline: Duration? { shownRemark?.end }

  /// Puts away what has been shown for long enough.
  public mutating func advance(now: Duration) {
    if let end = nextDeadline, end <= now { shownRemark = nil }
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
  ///   - now: The time, from any start.
  public mutating func handle(
    _ key: Key, session: GameSession, screen: Screen?, now: Duration
  ) -> [Intent] {
    if followMouse(key, on: screen) { return [] }
    readNotices = Set(notices)
    pasteDefect = nil
    // Of keys that came together, one ends a move that is shown; the others have not seen what
    // comes after it.
    if key == .escape, skipTime == now { return [] }
    newRemark = nil
    let intents = act(on: key, session: session, screen: screen)
    if !intents.isEmpty { shownRemark = nil }
    if let newRemark {
      shownRemark = TimedRemark(remark: newRemark, end: now + Remark.duration)
    }
    if intents.contains(.send(.animationSkipped)) { skipTime = now }
    return intents
  }

  private mutating func act(on key: Key, session: GameSession, screen: Screen?) -> [Intent] {
    // A screen that cannot show the help must not lose a key to it.
    let canShowSheets = screen.map { Layout.fits($0.size) } ?? true
    let isHelpHidden = session.sheet == .help && !canShowSheets
    let context = isHelpHidden ? .board : KeyBinding.Context(session)
    let closing = isHelpHidden && key != .redraw ? [Self.closeSheet] : []
    let wasColumnHTyped = isColumnHTyped
    isColumnHTyped = key == .character("h") && (context == .board || context == .editor)

    let action: Action?
    switch key {
    case .click(let point):
      guard let target = screen?.target(at: point) else {
        return closing + (context == .help ? [Self.closeSheet] : [])
      }
      return closing + click(target, in: context, session, screen, canShowSheets: canShowSheets)
    case .paste(let text) where Self.pasteContexts.contains(context):
      return closing + paste(text, in: context)
    case _ where context == .name && name.handle(key): return []
    default: action = KeyBinding.action(for: key, in: context)
    }
    guard let action, canShowSheets || !action.opensSheet else { return closing }
    return closing + perform(action, in: context, session, screen, isColumnH: wasColumnHTyped)
  }

  private static let closeSheet = Intent.send(.sheetClosed)
  /// Where a pasted text is taken for a game.
  private static let pasteContexts: Set<KeyBinding.Context> = [.board, .alert, .editor]
}

// What keys and clicks do.
extension UIState {
  private mutating func click(
    _ target: Target, in context: KeyBinding.Context, _ session: GameSession, _ screen: Screen?,
    canShowSheets: Bool
  ) -> [Intent] {
    switch (target, context) {
    case (.square(let square), .board):
      cursor = square
      return choose(square, in: session)
    case (.square(let square), .editor):
      cursor = square
      return [.send(.edited(.cycle(square)))]
    case (.square(let square), .review): return show(square, in: session)
    case (.button(.ok), .name): return nameFile()
    case (.button, .name): return [Self.closeSheet]
    case (.button(let button), _): return press(button)
    case (.ply(let ply), .review): return [.send(.reviewMoved(to: ply))]
    case (.ply(let ply), .board) where canShowSheets, (.ply(let ply), .alert) where canShowSheets:
      return [.send(.sheetOpened(.review)), .send(.reviewMoved(to: ply))]
    case (.action(let action), _) where KeyBinding.acts(action, in: context),
      (.action(let action), .name) where KeyBinding.actsUntyped(action):
      return perform(action, in: context, session, screen, isColumnH: false)
    // A row of the help does what its key does when the help is closed.
    case (.action(let action), .help) where KeyBinding.acts(action, in: .board):
      return [Self.closeSheet] + perform(action, in: .board, session, screen, isColumnH: false)
    case (_, .help): return [Self.closeSheet]
    case (.square, _), (.ply, _), (.action, _): return []
    }
  }

  /// Goes to the ply with which the disk on a square was placed.
  private func show(_ square: Square, in session: GameSession) -> [Intent] {
    let ply = session.review?.analysis.record.plies.firstIndex { ply in
      if case .place(let move) = ply { move.square == square } else { false }
    }
    return ply.map { [.send(.reviewMoved(to: $0 + 1))] } ?? []
  }

  /// Offers a pasted game for loading, or sets up its last position.
  private mutating func paste(_ text: String, in context: KeyBinding.Context) -> [Intent] {
    let record: GameRecord
    do {
      record = try GameText.record(in: text)
    } catch {
      pasteDefect = error
      return []
    }
    guard context == .editor else { return [.send(.loadRequested(record))] }
    let position = record.position
    return [.send(.edited(.set(position.board, position.turn ?? .dark)))]
  }

  /// Chooses a square, and answers in words if nothing comes of it.
  private mutating func choose(_ square: Square, in session: GameSession) -> [Intent] {
    newRemark = Remark(choosing: square, in: session)
    return [.send(.squareChosen(square))]
  }

  private mutating func perform(
    _ action: Action, in context: KeyBinding.Context, _ session: GameSession, _ screen: Screen?,
    isColumnH: Bool
  ) -> [Intent] {
    if case .scroll(let step) = action { return scroll(step, in: screen) }
    listTop = nil
    switch action {
    case .switchMode(let side):
      hasSwitchedModes = true
      return [.send(.modeChanged(side, session.nextMode(of: side)))]
    case .raiseLevel(let side): return change(side, to: session.moveLimits[side].next, in: session)
    case .changeLevel(let side, let step): return changeLevels(of: side, by: step, in: session)
    case .demandMove: return [.send(.moveDemanded)]
    case .undo: return [.send(.undoRequested)]
    case .redo: return [.send(.redoRequested)]
    case .hint: return [.send(.hintRequested)]
    case .evaluate: return [.send(.evaluationToggled)]
    case .preview:
      hasPreview.toggle()
      return []
    case .playAgain: return [.send(.playAgainRequested)]
    case .swapSides: return [.send(.swapRequested)]
    case .writeTranscript: return [.send(.sheetOpened(.fileName))]
    case .review: return [.send(.sheetOpened(.review))]
    case .setUp: return [.send(.sheetOpened(.editor))]
    case .playOn: return [.send(.playOnRequested)]
    case .show(let step):
      return session.review.map { [.send(.reviewMoved(to: $0.ply(at: step)))] } ?? []
    case .edit(let step): return [.send(.edited(step.change(at: cursor)))]
    case .reset: return [.send(.resetRequested)]
    case .nextTheme: return [.nextTheme]
    case .help where context == .help: return [Self.closeSheet]
    case .help:
      helpPage = 0
      return [.send(.sheetOpened(.help))]
    case .turnPage(let step):
      let pages = screen?.helpPages ?? PageWindow(index: helpPage, count: 1)
      helpPage = (pages.index + step + pages.count) % pages.count
      return []
    case .quit: return [.quit]
    case .redraw: return [.redraw]
    case .scroll: return []
    case .move, .goToColumn, .goToRow, .next, .previous, .press, .answer, .back: break
    }
    switch context {
    case .help, .review: return action == .press || action == .back ? [Self.closeSheet] : []
    case .name: return action == .press ? nameFile() : [Self.closeSheet]
    case .alert, .question: return session.dialog.map { answer($0, with: action) } ?? []
    case .editor where action == .press: return [.send(.setUpRequested)]
    case .editor where action == .back: return [Self.closeSheet]
    case .board where action == .press: return choose(cursor, in: session)
    case .board where action == .back:
      return session.animation == nil ? [] : [.send(.animationSkipped)]
    case .board, .editor:
      cursor = cursor.moved(by: action, among: session.choices, isColumnH: isColumnH)
      return []
    }
  }

  private func nameFile() -> [Intent] {
    name.text.isEmpty ? [] : [.send(.fileNamed(name.text))]
  }

  private mutating func scroll(_ step: ListStep, in screen: Screen?) -> [Intent] {
    guard let window = screen?.list else { return [] }
    let rows =
      switch step {
      case .up: -1
      case .down: 1
      case .pageUp: -window.rows
      case .pageDown: window.rows
      }
    listTop = min(max(0, window.top + rows), window.lastTop)
    return []
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
}
