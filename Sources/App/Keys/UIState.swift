import Canvas
import GameSession
import Notation
import ReversiCore
import Texts

/// What only the screen remembers: the cursor, the selected button, the text that is being typed,
/// and what the person has read.
public struct UIState: Sendable, Hashable {
  /// The square that Enter chooses.
  public private(set) var cursor: Square
  /// The button that the person selected in a question; nil selects the safe one.
  private var chosenButton: DialogButton?
  /// Whether `h` was the last key, so that a digit makes it a column.
  private var isColumnHTyped = false
  /// The name of the file to write the transcript to, as far as it is typed.
  public private(set) var fileName = TextField("game.txt", isSuggestion: true)
  /// The selected line of the list of players; nil selects the player of the side to move.
  private var chosenPlayer: PlayerSelection?
  /// The first row of the list of moves that is shown, if the person chose one.
  public private(set) var listTop: Int?
  /// The filter of the library, as far as it is typed.
  public private(set) var filter = TextField("")
  /// The first game of the library that is shown, unless the selected one would not be.
  public private(set) var libraryTop = 0
  /// Which page of the help is shown, from 0; a screen with fewer pages shows its last.
  public private(set) var helpPage = 0
  /// Whether the cursor has been moved in the review that is open.
  private var hasReviewCursor = false
  /// Whether the board shows what a move would turn over.
  public private(set) var hasPreview: Bool
  /// The square that the mouse points at; nil once a key has been pressed since then.
  var pointed: Square?
  /// Whether the person has switched a mode, and so knows that a computer can play.
  public private(set) var hasSwitchedModes = false
  /// The remark that is shown, and until when.
  private var shownRemark: TimedRemark?
  /// The remark on the key that is being handled.
  var newRemark: Remark?
  /// When the person last skipped an animation.
  private var skipTime: Duration?
  /// What the person is told besides the game.
  public var notices: NoticeQueue = []

  /// The state at the start of the program.
  ///
  /// - Parameters:
  ///   - cursor: The square that is selected first; d3 is a legal first move.
  ///   - hasPreview: Whether the board shows what a move would turn over.
  public init(cursor: Square = .d3, hasPreview: Bool = false) {
    self.cursor = cursor
    self.hasPreview = hasPreview
  }

  /// The remark that is shown, if it still holds.
  public func remark(in session: App) -> Remark? {
    shownRemark.flatMap { $0.remark.holds(in: session) ? $0.remark : nil }
  }

  /// When the remark that is shown disappears, or nil.
  public var nextDeadline: Duration? { shownRemark?.end }

  /// Shows a remark.
  public mutating func show(_ remark: Remark, now: Duration) {
    shownRemark = TimedRemark(remark: remark, end: now + Remark.duration)
  }

  /// Removes the remark when its time is over.
  public mutating func advance(now: Duration) {
    if let end = nextDeadline, end <= now { shownRemark = nil }
  }

  /// Whether the board shows the cursor. The review does so once it has been moved there.
  public func showsCursor(in session: App) -> Bool {
    session.review == nil || hasReviewCursor
  }

  /// The button of a dialog that Enter presses.
  public func selectedButton(in dialog: Dialog) -> DialogButton {
    guard let chosenButton, dialog.buttons.contains(chosenButton) else { return dialog.safeButton }
    return chosenButton
  }

  /// The button below the name of a file that Enter presses.
  public var selectedNamingButton: DialogButton {
    chosenButton.flatMap { DialogButton.naming.contains($0) ? $0 : nil } ?? .write
  }

  /// The player in the list that Enter chooses.
  public func selectedPlayer(in session: App) -> PlayerSelection {
    if let chosenPlayer { return chosenPlayer }
    let side = session.position.turn ?? .dark
    return PlayerSelection(side: side, mode: session.modes[side])
  }

  /// Takes a key or a click, and returns what the loop has to do, in order.
  ///
  /// - Parameters:
  ///   - key: What the person did.
  ///   - session: The game as it is now.
  ///   - drawn: What the screen that was drawn last offers to keys and clicks; nil before the
  ///     first.
  ///   - now: The time, from any start.
  public mutating func handle(
    _ key: Key, session: App, drawn: DrawnControls?, now: Duration
  ) -> [Intent] {
    if followMouse(key, on: drawn) { return [] }
    notices.markRead()
    // When several keys come together and the first ends a move that is shown, the person has not
    // yet seen what the others would act on.
    if key == .escape, skipTime == now { return [] }
    newRemark = nil
    if session.review == nil { hasReviewCursor = false }
    let intents = act(on: key, session: session, drawn: drawn)
    if !intents.isEmpty { shownRemark = nil }
    if let newRemark { show(newRemark, now: now) }
    if intents.contains(.send(.game(.animationSkipped))) { skipTime = now }
    return intents
  }

  private mutating func act(
    on key: Key, session: App, drawn: DrawnControls?
  ) -> [Intent] {
    let canShowSheets = drawn?.canShowSheets ?? true
    // A screen that cannot show the help, or the list of players, must not lose a key to it.
    let isHelpHidden = session.sheet.map(Self.isSheetHidden) == true && !canShowSheets
    // The next keys of a burst must not dismiss a pass that the person has not seen.
    let isAlertUnseen = drawn?.lacksPassAlert(of: session) ?? (session.dialog == .passAlert)
    var context = isHelpHidden || isAlertUnseen ? .board : KeyContext(session)
    var closing = isHelpHidden && key != .redraw ? [Self.closeSheet] : []
    let isColumnH = isColumnHTyped
    if let window = drawn?.shown(ListWindow.self, of: Library.self) { libraryTop = window.top }
    // Where a text is typed, its letters keep their width.
    let command = key.narrowed
    isColumnHTyped =
      command == .character("h") && [.board, .editor, .review, .practice].contains(context)

    var action: Action?
    switch key {
    case .paste(let text) where Self.pasteContexts.contains(context):
      return closing + paste(text, in: context)
    case .click(let point):
      action = drawn?.action(at: point)
      if let clicked = action, ActionTable.acts(clicked, onClickIn: context) { break }
      guard context == .help else { return closing }
      // Every click closes the help. A row of it also does what its key does on what it covers.
      closing = [Self.closeSheet]
      context = KeyContext(behindHelp: session)
      action = action.flatMap {
        ActionTable.keyContexts(of: $0).contains(context) ? $0 : nil
      }
    case _ where context == .fileName && fileName.handle(key): return []
    case _ where context == .filter && filter.handle(key):
      return [.send(.library(.filtered(filter.text)))]
    default: action = ActionTable.action(for: command, in: context)
    }
    guard let action else {
      if case .character(let character) = command { newRemark = Remark(typing: character) }
      return closing
    }
    guard canShowSheets || !action.opensSheet else { return closing }
    return closing + perform(action, in: context, session, drawn, isColumnH: isColumnH)
  }

  /// Whether a sheet is not shown where there is little room.
  private static func isSheetHidden(_ sheet: Sheet) -> Bool {
    switch sheet {
    case .help, .players, .library, .openings: true
    case .review, .editor, .fileName, .practice: false
    }
  }

  private static let closeSheet = Intent.send(.sheetClosed)
  /// Where a pasted text is read as a game.
  private static let pasteContexts: Set<KeyContext> = [.board, .alert, .editor, .library]
}

// What actions do.
extension UIState {
  /// Performs an action, and returns what the loop has to do for it.
  ///
  /// - Parameter isColumnH: Whether `h` was typed before, so that a digit makes it a column.
  private mutating func perform(
    _ action: Action, in context: KeyContext, _ session: App, _ drawn: DrawnControls?,
    isColumnH: Bool
  ) -> [Intent] {
    if !action.keepsList { listTop = nil }
    switch action {
    case .intent(.send(.sheetOpened(.fileName))):
      fileName = TextField(fileName.text, isSuggestion: true)
      chosenButton = nil
      return [.send(.sheetOpened(.fileName))]
    case .intent(.send(.sheetOpened(.library))):
      libraryTop = 0
      filter = TextField("")
      return [.send(.sheetOpened(.library))]
    case .intent(let intent): return [intent]
    case .choose(let square): return choose(square, in: context, session)
    case .pressButton(let button): return press(button, in: session)
    case .goToPly(let ply): return go(to: ply, in: context)
    case .goToGamePly(let ply): return leavingVariation(of: session) + go(to: ply, in: context)
    case .switchMode(let side):
      hasSwitchedModes = true
      return [.send(.game(.modeChanged(side, session.game.switchedMode(of: side))))]
    case .listPlayers where context == .players: return [Self.closeSheet]
    case .listPlayers:
      chosenPlayer = nil
      return [.send(.sheetOpened(.players))]
    case .choosePlayer(let side, let mode):
      chosenPlayer = PlayerSelection(side: side, mode: mode)
      hasSwitchedModes = true
      return [.send(.game(.modeChanged(side, mode)))]
    case .raiseLevel(let side): return change(side, to: session.moveLimits[side].next, in: session)
    case .changeLevel(let side, let step): return changeLevels(of: side, by: step, in: session)
    case .preview: hasPreview.toggle()
    case .filter: return [.send(.library(.filterTyped(true)))]
    case .select(let step): return select(step, drawn, session)
    case .chooseGame(let number):
      let isSelected = session.library?.selection == number
      return [.send(isSelected ? .library(.reviewRequested) : .library(.selected(number)))]
    case .chooseOpening(let index):
      guard session.openings?.selection == index else {
        return [.send(.openings(.selected(index)))]
      }
      return perform(.press, in: context, session, drawn, isColumnH: false)
    case .scroll(let step) where context == .library || context == .filter:
      return scrollLibrary(step, in: drawn?.shown(ListWindow.self, of: Library.self), session)
    case .scroll(let step): scroll(step, in: drawn?.shown(ListWindow.self, of: GameRecord.self))
    case .show(let step): return show(step, in: session)
    case .switchSubject:
      return session.practice.map { [.send(.practice(.chosen($0.subject.next)))] } ?? []
    case .cycleSquare: return [.send(.setUp(.edited(.cycle(cursor))))]
    case .emptySquare: return [.send(.setUp(.edited(.put(nil, on: cursor))))]
    case .help where context == .help: return [Self.closeSheet]
    case .help:
      helpPage = 0
      return [.send(.sheetOpened(.help))]
    case .turnPage(let step):
      let pages =
        drawn?.shown(PageWindow.self, of: HelpTopic.self) ?? PageWindow(index: helpPage, count: 1)
      helpPage = (pages.index + step + pages.count) % pages.count
    case .move, .goToColumn, .goToRow, .next, .previous, .press, .answer, .back:
      return performInFront(action, in: context, session, isColumnH: isColumnH)
    }
    return []
  }

  /// Performs an action whose meaning depends on what is in front.
  private mutating func performInFront(
    _ action: Action, in context: KeyContext, _ session: App, isColumnH: Bool
  ) -> [Intent] {
    switch (context, action) {
    case (.review, .back) where session.review?.branch != nil: return leavingVariation(of: session)
    case (.help, .press), (.help, .back), (.review, .back), (.fileName, .back), (.editor, .back),
      (.players, .back), (.library, .back), (.openings, .back), (.practice, .back):
      return [Self.closeSheet]
    case (.openings, .press):
      let move = session.review == nil ? nil : session.openings?.selectedMove
      return [Self.closeSheet] + (move.map { [.send(.review(.variationPlayed($0.square)))] } ?? [])
    case (.review, .press):
      // A move on a square that the person does not see would be a surprise.
      guard hasReviewCursor else {
        hasReviewCursor = true
        return []
      }
      newRemark = Remark(choosing: cursor, in: session)
      return newRemark == nil ? choose(cursor, in: context, session) : []
    case (.practice, .press) where session.practice?.choices.isEmpty == true:
      return [.send(.practice(.nextRequested))]
    case (.practice, .press): return choose(cursor, in: context, session)
    case (.filter, .back):
      filter = TextField("")
      return [.send(.library(.filtered(""))), .send(.library(.filterTyped(false)))]
    case (.fileName, .press): return press(selectedNamingButton, in: session)
    case (.fileName, .next): selectNamingButton(after: 1)
    case (.fileName, .previous): selectNamingButton(after: DialogButton.naming.count - 1)
    case (.players, .press):
      let player = selectedPlayer(in: session)
      return perform(
        .choosePlayer(player.side, player.mode), in: context, session, nil, isColumnH: isColumnH)
    case (.players, _):
      chosenPlayer = selectedPlayer(in: session).moved(by: action, among: session.engines)
    case (.help, _), (.fileName, _), (.library, _), (.filter, _), (.openings, _): break
    case (.alert, _), (.question, _):
      return session.dialog.map { answer($0, with: action, in: session) } ?? []
    case (.editor, .press): return [.send(.setUp(.playRequested))]
    case (.board, .press): return choose(cursor, in: context, session)
    case (.board, .back): return session.animation == nil ? [] : [.send(.game(.animationSkipped))]
    case (.board, _), (.editor, _), (.review, _), (.practice, _):
      hasReviewCursor = context == .review
      let choices = session.review?.choices ?? session.practice?.choices ?? session.choices
      cursor = cursor.moved(by: action, among: choices, isColumnH: isColumnH)
    }
    return []
  }

  private mutating func selectNamingButton(after step: Int) {
    let buttons = DialogButton.naming
    let index = buttons.firstIndex(of: selectedNamingButton) ?? 0
    chosenButton = buttons[(index + step) % buttons.count]
  }

  /// Chooses a square of the board that is shown.
  private mutating func choose(
    _ square: Square, in context: KeyContext, _ session: App
  ) -> [Intent] {
    switch context {
    case .editor:
      cursor = square
      return [.send(.setUp(.edited(.cycle(square))))]
    case .practice:
      cursor = square
      newRemark = Remark(choosing: square, in: session)
      return newRemark == nil ? [.send(.practice(.answered(square)))] : []
    case .review:
      guard let review = session.review else { return [] }
      cursor = square
      if review.choices.contains(square) { return [.send(.review(.variationPlayed(square)))] }
      let ply = review.analysis.record.plies.firstIndex { ply in
        if case .place(let move) = ply { move.square == square } else { false }
      }
      return ply.map { [.send(.review(.moved(to: $0 + 1)))] } ?? []
    default:
      cursor = square
      newRemark = Remark(choosing: square, in: session)
      return [.send(.game(.squareChosen(square)))]
    }
  }

  /// Offers a pasted game for loading, and several for the library, or sets up the last position.
  private mutating func paste(_ text: String, in context: KeyContext) -> [Intent] {
    do {
      guard context == .editor else {
        switch try GameText.content(of: text) {
        case .game(let record): return [.send(.loadRequested(record))]
        case .games(let games): return [.send(.additionRequested(games))]
        }
      }
      let position = try GameText.record(in: text).position
      return [.send(.setUp(.edited(.set(position.board, position.turn ?? .dark))))]
    } catch {
      notices.post(.pasteRefused(error))
      return []
    }
  }

  private func nameFile() -> [Intent] {
    fileName.text.isEmpty ? [] : [.send(.transcriptRequested(name: fileName.text))]
  }

  private mutating func scroll(_ step: ListStep, in window: ListWindow?) {
    guard let window else { return }
    listTop = min(max(0, window.top + window.offset(of: step)), window.lastTop)
  }

  /// Shows other games of the library. The selected one stays on the screen.
  private mutating func scrollLibrary(
    _ step: ListStep, in window: ListWindow?, _ session: App
  ) -> [Intent] {
    guard let library = session.library, let window else { return [] }
    libraryTop = min(max(0, window.top + window.offset(of: step) * 3), window.lastTop)
    let shown = libraryTop...libraryTop + max(0, window.rows - 1)
    let number = min(max(library.selection, shown.lowerBound), shown.upperBound)
    return number == library.selection ? [] : [.send(.library(.selected(number)))]
  }

  private mutating func press(_ button: DialogButton, in session: App) -> [Intent] {
    chosenButton = nil
    switch button {
    case .cancel where session.sheet == .fileName: return [Self.closeSheet]
    case .cancel: return [.send(.cancelled)]
    case .ok, .play: return [.send(.confirmed)]
    case .dismiss: return [.send(.game(.dismissed))]
    case .quit: return [.quit]
    case .write: return nameFile()
    case .copy: return [.copy(session.recordUpToShownPly.text), Self.closeSheet]
    case .reset: return [.send(.resetRequested)]
    }
  }

  private mutating func answer(
    _ dialog: Dialog, with action: Action, in session: App
  ) -> [Intent] {
    let buttons = dialog.buttons
    switch action {
    case .press: return press(selectedButton(in: dialog), in: session)
    case .back: return dialog.escapeButton.map { press($0, in: session) } ?? []
    case .answer(let isYes):
      if let answers = dialog.answers {
        return press(isYes ? answers.yes : answers.no, in: session)
      }
    case .move(.left): chosenButton = buttons.first
    case .move(.right): chosenButton = buttons.last
    case .next, .previous: chosenButton = buttons.first { $0 != selectedButton(in: dialog) }
    default: break
    }
    return []
  }
}
