import App
import Archive
import GameSession
import ReversiCore
import Texts
import Words

/// Turns the app's announcements into lines, and the person's lines into events.
package struct TextInterface: Sendable {
  let words: Words
  let turnedBoard: TurnedBoard
  let sentences: TextModeWords
  /// The last line about what the app waits for.
  var toldLine: String?
  /// The notices that the person is told in addition to the game.
  package var notices: NoticeQueue
  /// The reading of the clock; nil for a game without one. The caller sets it before each line.
  package var clock: ClockReading?
  /// Whether the text asks for another game.
  var isAskingAgain = false
  /// Whether the hint that is being found is for a list of all moves.
  var listsScores = false
  var memories = FeatureMemories()
  /// What the coach said last in the game, until it is over.
  var toldStatement: TeacherStatement?
  /// What takes the person's lines without a sheet: a position that is typed row by row, or a walk.
  var beside: (any FeatureLines)?

  /// A text interface that has printed nothing yet, with the notices at the program's start.
  package init(
    words: Words, isSpelling: Bool, turnedBoard: TurnedBoard = TurnedBoard(), notices: [Notice] = []
  ) {
    self.words = words
    self.turnedBoard = turnedBoard
    sentences = words.textMode(isSpelling: isSpelling)
    self.notices = NoticeQueue(notices)
  }

  /// The work that the person waits for; nil if the app waits for the person.
  package static func work(of app: App) -> AwaitedWork? {
    if let work = app.overlay.sheet?.lines?.work(in: app) { return work }
    if !app.uncheckedLines.isEmpty { return .search("line") }
    if app.hint?.isSearching == true { return .hint(move: app.game.record.moveNumber) }
    if let progress = app.game.thinkingProgress { return .move(progress.id) }
    return app.wantedTeaching.map { $0.played == nil ? .search("idea") : .quiet("coach") }
  }

  /// The line after the computer has been thinking for some time.
  package var thinking: String { words.game.thinking }

  func reply(_ lines: String..., intents: TextReply.Intent...) -> TextReply {
    TextReply(lines: lines.map(\.printable), intents: intents)
  }

  func reply(_ lines: [String]) -> TextReply { TextReply(lines: lines.map(\.printable)) }
}

/// The work of the app; each has an identity of its own.
package enum AwaitedWork: Sendable, Hashable {
  /// A computer's move.
  case move(RequestID)
  /// A hint for a move, by its number.
  case hint(move: Int)
  /// A feature's search for moves, by a name of its own.
  case search(String)
  /// A feature's work that is not told, however long it takes, by a name of its own.
  case quiet(String)

  /// Whether the person is told that the computer is thinking if the work takes long.
  package var isThinking: Bool {
    switch self {
    case .move, .hint, .search: true
    case .quiet: false
    }
  }
}

/// A line of the person.
package enum TypedLine: Sendable, Hashable {
  /// A text, without the line end.
  case text(String)
  /// A line that cannot be read.
  case unreadable(TypingMistake)
  /// No more lines follow.
  case end
}

/// The reply to a line or to announcements: lines to print, then intents to carry out, in order.
package struct TextReply: Sendable, Hashable {
  /// An action other than printing.
  package enum Intent: Sendable, Hashable {
    case send(App.Event)
    /// Read the game in a file.
    case open(String)
    /// Take the line once more, since something has changed.
    case repeatLine(String)
    /// Leave the program.
    case quit
  }

  /// The lines, without line ends and control characters.
  package var lines: [String] = []
  /// The actions, in order.
  package var intents: [Intent] = []
  /// Whether it is the person's turn after a computer's move.
  package var handsTurnToPlayer = false
}

// What the app waits for.
extension TextInterface {
  func awaitedLine(in app: App) -> String? {
    switch app.dialog {
    case .passAlert, nil: break
    case let dialog?: return question(of: dialog)
    }
    if let feature = feature(in: app) { return feature.question(self, in: app) }
    guard app.sheet == nil else { return nil }
    if let forfeit = app.game.forfeit {
      return sentences.over(
        app.game.position.board.counts, forfeit, isAsking: isAskingAgain)
    }
    switch app.game.position.state {
    case .over(let outcome):
      return sentences.over(
        app.game.position.board.counts, outcome, you: app.you, isAsking: isAskingAgain)
    case .passDue(let side):
      return app.game.isOtherAwaited
        ? words.sentences([sentences.passAwaited(of: app.named(side)), otherAwaited(in: app)])
        : sentences.passDue(to: app.named(side))
    case .toMove(let side):
      // What the coach says about the move before comes first.
      guard app.game.thinkingSide == nil, !app.isMoveWatched else { return nil }
      if app.game.isOtherAwaited { return otherAwaited(in: app) }
      return sentences.turn(
        app.game.record.moveNumber, of: app.named(side), app.game.position.legalMoves)
    }
  }

  private func otherAwaited(in app: App) -> String {
    words.twoPeople.gameWaits(for: app.otherName)
  }

  /// The line about what the app waits for; none if it was told last.
  mutating func awaited(in app: App) -> [String] {
    // A feature waits for nothing new, while it is open or after it.
    guard app.sheet?.lines == nil else { return [] }
    let line = awaitedLine(in: app)
    defer { toldLine = line }
    return line == toldLine ? [] : [line].compactMap(\.self)
  }

  func replyAwaited(in app: App) -> TextReply {
    reply([awaitedLine(in: app)].compactMap(\.self))
  }

  func question(of dialog: Dialog) -> String {
    sentences.question(words.questions.text(of: dialog))
  }

  /// The feature that answers the person's lines in front of the game, or nil.
  func feature(in app: App) -> (any FeatureLines)? { app.sheet?.lines ?? beside }

  /// The side whose move the app waits for; nil if it waits for something else.
  func sideToMove(in app: App) -> Disk? {
    guard app.dialog == nil, beside == nil, app.sheet == nil, app.game.thinkingSide == nil,
      !app.game.isOtherAwaited,
      case .toMove(let side) = app.game.position.state, app.game.forfeit == nil
    else { return nil }
    return side
  }
}
