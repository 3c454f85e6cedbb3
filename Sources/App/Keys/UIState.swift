import Canvas
import GameSession
import Notation
import ReversiCore
import Texts

/// What belongs to the screen alone: the cursor, the selected button, and what the person has read.
package struct UIState: Sendable, Hashable {
  package internal(set) var cursor: Square
  /// The button that the person selected in a question; nil selects the safe one.
  var chosenButton: DialogButton?
  /// Whether `h` was the last key, so that a digit makes it a column.
  private var isColumnHTyped = false
  /// The first row of the list of moves that is shown, if the person chose one.
  package private(set) var listTop: Int?
  /// Whether the cursor has been moved in a position that a feature looks at.
  var hasViewCursor = false
  /// Whether the board shows what a move would turn over.
  package private(set) var hasPreview: Bool
  package private(set) var turnedBoard: TurnedBoard
  /// The square that the mouse points at; nil once a key has been pressed.
  var pointed: Square?
  /// Whether the person has switched a mode, and so knows that a computer can play.
  package internal(set) var hasSwitchedModes = false
  /// Whether the cursor has been moved in this game: Enter is the board's from then on.
  private var hasReachedBoard = false
  /// Whether the person has played so little that the help begins with the rules.
  package let isBeginner: Bool
  /// The count of the disks at the end of a game, while it is shown.
  package private(set) var finalCount: Playback?
  /// The rule of the game while it plays; nil once it is still.
  package private(set) var rule: Playback?
  /// Whether the person has pressed a key since the rule was shown, or knows it.
  package private(set) var isRuleRead: Bool
  private var shownRemark: TimedRemark?
  /// The remark on the key that is being translated.
  var newRemark: Remark?
  /// Whether the last key was an Esc that opened the menu.
  private var hasEscapeOpenedMenu = false
  /// The position of the exercise that the person has seen.
  private var exercised: Position?
  /// When the person last skipped an animation. Later keys of the same moment are ignored.
  private var skipTime: Duration?
  package var notices: NoticeQueue = []

  package init(
    cursor: Square = .d3, hasPreview: Bool = false, turnedBoard: TurnedBoard = TurnedBoard(),
    experience: GameExperience = GameExperience()
  ) {
    self.cursor = cursor
    self.hasPreview = hasPreview || experience.isLittle
    isBeginner = experience.isLittle
    isRuleRead = !experience.isLittle
    self.turnedBoard = turnedBoard
  }

  package func remark(in app: App) -> Remark? {
    shownRemark.flatMap { $0.remark.holds(in: app) ? $0.remark : nil }
  }

  /// When the screen looks different without an event.
  package var nextDeadline: Duration? {
    [shownRemark?.end, finalCount?.nextPicture, rule?.nextPicture].compactMap(\.self).min()
  }

  package mutating func receive(_ announcement: App.Announcement, in app: App, now: Duration) {
    notices.receive(announcement)
    let isAnimated = app.game.pace.speed != .off
    switch announcement {
    case .twoPeople(.notTogether): show(Remark(NotTogether()), now: now)
    case .game(.nothingToTakeBack): show(.nothingToTakeBack, now: now)
    case .game(.nothingToPlayAgain): show(.nothingToPlayAgain, now: now)
    case .game(.takenBack): placeCursor(in: app, on: app.game.record.nextSquare)
    case .game(.gameBegan):
      hasReachedBoard = false
      placeCursor(in: app)
      guard isBeginner, app.isBeforeFirstMove else { break }
      rule = isAnimated ? .rule(from: now) : nil
      isRuleRead = false
    case .game(.gameOver) where isAnimated: finalCount = .finalCount(from: now)
    default: break
    }
  }

  /// Puts the cursor on a move of an exercise that has just been asked.
  package mutating func follow(_ app: App) {
    let asked = app.practice?.exercise?.position
    defer { exercised = asked }
    guard let exercise = app.practice?.exercise, asked != exercised,
      !exercise.choices.contains(cursor)
    else { return }
    cursor = exercise.choices.first { $0 != exercise.mistake?.square } ?? cursor
  }

  /// Puts the cursor where the new position needs it.
  private mutating func placeCursor(in app: App, on square: Square? = nil) {
    let choices = app.game.choices
    let places = [square, cursor, .d3].compactMap(\.self) + choices
    cursor = places.first(where: choices.contains) ?? square ?? .d3
  }

  package mutating func show(_ remark: Remark, now: Duration) {
    shownRemark = TimedRemark(remark: remark, end: now + Remark.duration)
  }

  package mutating func advance(now: Duration) {
    if let end = shownRemark?.end, end <= now { shownRemark = nil }
    finalCount = finalCount?.advanced(to: now)
    rule = rule?.advanced(to: now)
  }

  package var previewed: Square? { hasPreview ? pointed ?? cursor : nil }

  /// A feature that looks at another position shows the cursor once it has been moved.
  package func showsCursor(in app: App) -> Bool {
    app.viewedPlace == nil || hasViewCursor
  }

  /// The side that the computer is offered for; nil once the person has decided.
  package func offeredSide(in app: App) -> Disk? { hasSwitchedModes ? nil : app.sideOffered }

  /// What Enter does in place of the board: at the end of a game, and before a new one.
  package func enterButton(in app: App) -> Action? {
    if app.game.phase == .over { return app.endButton }
    return app.isNew && !hasReachedBoard ? offeredSide(in: app).map(Action.switchMode) : nil
  }

  /// Enter must not press a button that the person has not seen, or whose time is over.
  private func pressedButton(_ drawn: DrawnControls?, in app: App) -> Action? {
    guard let button = drawn?.enterButton else { return nil }
    return button == enterButton(in: app) ? button : nil
  }

  package func selectedButton(in dialog: Dialog) -> DialogButton {
    guard let chosenButton, dialog.buttons.contains(chosenButton) else { return dialog.safeButton }
    return chosenButton
  }

  /// Translates a key or a click into what the loop has to do, in order. `drawn` holds the controls
  /// of the last screen.
  package mutating func translate(
    _ key: Key, app: App, drawn: DrawnControls?, now: Duration
  ) -> [Intent] {
    if followMouse(key, on: drawn) { return [] }
    if key == .escapeRevoked {
      let closesMenu = hasEscapeOpenedMenu && app.sheet?.kind == .menu
      return closesMenu ? [.closeSheet] : []
    }
    hasEscapeOpenedMenu = false
    notices.markRead()
    (finalCount, rule, isRuleRead) = (nil, nil, true)
    // When several keys come together and the first ends a move that is shown, the person has not
    // yet seen what the others would act on.
    if key == .escape, skipTime == now { return [] }
    newRemark = nil
    if app.viewedPlace == nil { hasViewCursor = false }
    let intents = (app.sheet?.feature.skip ?? []) + lookUp(key, app: app, drawn: drawn)
    if !intents.isEmpty { shownRemark = nil }
    if intents.contains(.closeSheet) { notices.leavePage() }
    if let newRemark { show(newRemark, now: now) }
    if intents.contains(.send(.game(.animationSkipped))) { skipTime = now }
    return intents
  }

  /// Returns whether the mouse was moved; that needs no other handling.
  mutating func followMouse(_ key: Key, on drawn: DrawnControls?) -> Bool {
    guard case .point(let place) = key else {
      pointed = nil
      return false
    }
    pointed = drawn?.square(at: place)
    return true
  }

  private mutating func lookUp(
    _ key: Key, app: App, drawn: DrawnControls?
  ) -> [Intent] {
    let canShowSheets = drawn?.canShowSheets ?? true
    // A screen that cannot show the help, or the list of players, must not lose a key to it.
    let isHidden = app.sheet.map { type(of: $0.feature).needsRoom } == true && !canShowSheets
    // The next keys of a burst must not dismiss a pass that the person has not seen.
    let isAlertUnseen = drawn?.lacksPassAlert(of: app) ?? (app.dialog == .passAlert)
    var context = isHidden || isAlertUnseen ? .board : KeyContext(app)
    var closing = isHidden && key != .redraw ? [Intent.closeSheet] : []
    let isColumnH = isColumnHTyped
    // Where a text is typed, its letters keep their width.
    let command = key.narrowed
    isColumnHTyped =
      command == .character("h") && Set<KeyContext>.boards.contains(context)

    if let intents = app.feature(in: context)?.edit(key, &self) { return intents }
    if let menu = app[Menu.self], context == .sheet(.menu), case .character = command,
      !Menu.usesKey(command)
    {
      if let intents = menu.chooseEntry(for: command, &self, in: app, drawn) { return intents }
      // The keys of the game act in the menu, which closes.
      if menu.list == .main, ActionTable.action(for: command, in: .board) != nil {
        (closing, context) = ([.closeSheet], .board)
      }
    }
    var action: Action?
    switch key {
    case .paste(let text) where Self.pasteContexts.contains(context):
      return closing + paste(text)
    case .click(let point):
      action = drawn?.action(at: point)
      if let clicked = action, ActionTable.isClickable(clicked, in: context) { break }
      guard context == .sheet(.help) else { return closing }
      // Every click closes the help. A row of it also does what its key does on what it covers.
      closing = [Intent.closeSheet]
      context = KeyContext(behindHelp: app)
      action = action.flatMap {
        ActionTable.keyContexts(of: $0).contains(context) ? $0 : nil
      }
    default: action = ActionTable.action(for: command, in: context)
    }
    guard let action else {
      switch command {
      case .character(let character): newRemark = Remark(typing: character)
      case .function: newRemark = .noKey
      case .paste: newRemark = .noPaste
      default: break
      }
      return closing
    }
    guard canShowSheets || action.openedSheet == nil else { return closing }
    return closing + respond(to: action, in: context, app, drawn, isColumnH: isColumnH)
  }

  private static let pasteContexts = Set<KeyContext>.sharing(.paste)
    .union([.board, .alert]).filter { !$0.isTyping }
}

extension UIState {
  /// A feature in front comes first. After `h`, a digit makes it a column.
  mutating func respond(
    to action: Action, in context: KeyContext, _ app: App, _ drawn: DrawnControls?,
    isColumnH: Bool
  ) -> [Intent] {
    if !action.keepsList { listTop = nil }
    let isOnBoard = Set<KeyContext>.boards.contains(context)
    let action = isOnBoard ? turnedBoard.shown(action) : action
    if let intents = app.feature(in: context)?.respond(to: action, &self, in: app, drawn) {
      return intents
    }
    switch action {
    case .intents(let intents):
      if isOnBoard, case .send(let event)? = intents.first {
        newRemark = Remark(wishing: event, in: app)
      }
      guard let kind = context.kind, intents == [.send(.sheetOpened(kind))] else { return intents }
      // The key that opened it.
      return [.closeSheet]
    case .choose(let square):
      hasReachedBoard = true
      return placeDisk(on: square, in: app)
    case .pressButton(let button): return press(button)
    case .switchMode(let side):
      return give(side, to: app.game.switchedMode(of: side))
    case .changeLevel(let side, let step): return changeLevels(of: side, by: step, in: app)
    case .preview: hasPreview.toggle()
    case .turnBoard:
      turnedBoard.isTurned.toggle()
      return [.keepTurnedBoard(turnedBoard)]
    case .playTogether:
      hasSwitchedModes = true
    case .switchCoach:
      let isOn = !app.teacher.isOn
      newRemark = Remark(CoachSwitched(isOn: isOn))
      return [.send(.coachSwitched(isOn)), .keepCoach(isOn: isOn)]
    case .scroll(let step): scroll(step, in: drawn?.shown(ListWindow.self, of: GameRecord.self))
    case .press, .answer, .back, .move, .goToColumn, .goToRow, .next, .previous:
      return respondInFront(to: action, in: context, app, drawn, isColumnH: isColumnH)
    case .delete, .select, .item, .feature: break
    }
    return []
  }

  private mutating func respondInFront(
    to action: Action, in context: KeyContext, _ app: App, _ drawn: DrawnControls?,
    isColumnH: Bool
  ) -> [Intent] {
    switch (context, action) {
    case (.alert, .back) where app.isPlayedByComputers: return openMenu(drawn)
    case (.alert, _), (.question, _):
      return app.dialog.map { answer($0, with: action, in: app) } ?? []
    case (.sheet, .back), (.typing, .back): return [.closeSheet]
    case (.board, .press):
      return pressedButton(drawn, in: app).map {
        respond(to: $0, in: context, app, drawn, isColumnH: false)
      } ?? placeDisk(on: cursor, in: app)
    case (.board, .back) where app.game.animation != nil && !app.isPlayedByComputers:
      return [.send(.game(.animationSkipped))]
    case (.board, .back):
      // Not over a pass that nobody has seen.
      return app.dialog == nil ? openMenu(drawn) : []
    case _ where Set<KeyContext>.boards.contains(context):
      if context == .board { hasReachedBoard = true }
      let choices = app.feature(in: context)?.choices(in: app) ?? app.game.choices
      cursor = cursor.moved(by: action, among: choices, isColumnH: isColumnH)
    default: break
    }
    return []
  }

  private mutating func openMenu(_ drawn: DrawnControls?) -> [Intent] {
    guard drawn?.canShowSheets ?? true else { return [] }
    hasEscapeOpenedMenu = true
    return [.send(.sheetOpened(.menu))]
  }

  mutating func give(_ side: Disk, to mode: Mode) -> [Intent] {
    hasSwitchedModes = true
    return [.send(.game(.modeChanged(side, mode)))]
  }

  private mutating func placeDisk(on square: Square, in app: App) -> [Intent] {
    cursor = square
    newRemark = Remark(choosing: square, in: app)
    return [.send(.game(.squareChosen(square)))]
  }

  /// Loads one game; several go to the library.
  private mutating func paste(_ text: String) -> [Intent] {
    do {
      let content = try GameText.content(of: text)
      if let turn = content.assumedTurn { notices.post(.turnAssumed(turn)) }
      switch content {
      case .game(let game): return [.send(.loadRequested(game.record))]
      case .games(let games): return [.send(.additionRequested(games))]
      }
    } catch {
      notices.post(.pasteRefused(error))
      return []
    }
  }

  private mutating func scroll(_ step: ListStep, in window: ListWindow?) {
    guard let window else { return }
    let top = window.top.moved(by: step, in: window.lastTop + 1, page: window.rows)
    listTop = min(max(0, top), window.lastTop)
  }

  private mutating func press(_ button: DialogButton) -> [Intent] {
    chosenButton = nil
    return switch button {
    case .cancel: [.send(.cancelled)]
    case .ok, .play: [.send(.confirmed)]
    case .dismiss: [.send(.game(.dismissed))]
    case .quit: [.quit]
    case .reset: [.send(.resetRequested)]
    // Buttons of features, which act on them themselves.
    default: []
    }
  }

  private mutating func answer(
    _ dialog: Dialog, with action: Action, in app: App
  ) -> [Intent] {
    let buttons = dialog.buttons
    switch action {
    case .press: return press(selectedButton(in: dialog))
    case .back: return dialog.escapeButton.map { press($0) } ?? []
    case .answer(let isYes):
      if let answers = dialog.answers {
        return press(isYes ? answers.yes : answers.no)
      }
    case .move(.left): chosenButton = buttons.first
    case .move(.right): chosenButton = buttons.last
    case .next, .previous: chosenButton = buttons.first { $0 != selectedButton(in: dialog) }
    default: break
    }
    return []
  }
}

extension GameRecord {
  /// The square of the ply that was taken back last, if it was a move.
  fileprivate var nextSquare: Square? {
    guard standing < plies.count, case .place(let move) = plies[standing] else { return nil }
    return move.square
  }
}

/// Something that the screen plays once, until it is over or a key is pressed.
package struct Playback: Sendable, Hashable {
  private let start: Duration
  /// The time since then.
  package private(set) var elapsed = Duration.zero
  private let picture: Duration
  private let duration: Duration

  static func finalCount(from start: Duration) -> Playback {
    Playback(start: start, picture: .milliseconds(40), duration: .milliseconds(1200))
  }

  /// Plays the pictures of the rule in order. The last one stays.
  static func rule(from start: Duration) -> Playback {
    Playback(start: start, picture: .milliseconds(500), duration: .milliseconds(1000))
  }

  private init(start: Duration, picture: Duration, duration: Duration) {
    self.start = start
    self.picture = picture
    self.duration = duration
  }

  package var index: Int { Int(elapsed / picture) }

  var nextPicture: Duration { start + elapsed + picture }

  /// Nil if it is over.
  func advanced(to now: Duration) -> Playback? {
    var later = self
    later.elapsed = now - start
    return later.elapsed < duration ? later : nil
  }
}

/// How many games the person has played here: beginners see more than others.
package struct GameExperience: Sendable, Hashable {
  package static let limit = 3

  /// Games that have ended or were given up, at most `limit`.
  let games: Int

  /// `games` is nil if the number is unknown, as with `--no-archive`.
  package init(games: Int? = nil) { self.games = min(games ?? Self.limit, Self.limit) }

  /// The board then previews moves without being asked, and the help begins with the rules.
  var isLittle: Bool { games < Self.limit }
}
