import App
import Archive
import GameSession
import ReversiCore
import Texts
import Words

/// Text mode: turns the app's announcements into lines, and the person's lines into events.
///
/// A value without a clock, a terminal or a file.
package struct TextInterface: Sendable {
  let words: Words
  let turnedBoard: TurnedBoard
  let sentences: TextModeWords
  /// The line that last told the person what the app waits for, or nil.
  var toldLine: String?
  /// The notices that the person is told in addition to the game.
  package var notices: NoticeQueue
  /// The reading of the clock; nil for a game without one. The caller sets it before each line.
  package var clock: ClockReading?
  /// Whether the text asks for another game after one that has ended.
  var isAskingAgain = false
  /// Whether the hint that is being found is for a list of all moves.
  var listsScores = false
  /// The memories about features.
  var memories = FeatureMemories()
  /// What takes the person's lines without a sheet, or nil: a position that is typed row by row, or
  /// a walk through the game.
  var beside: (any FeatureLines)?

  /// A text interface that has printed nothing yet.
  ///
  /// - Parameters:
  ///   - words: The language.
  ///   - isSpelling: Whether words spell the squares.
  ///   - turnedBoard: Whether boards are turned.
  ///   - notices: The notices at the program's start.
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
    return app.game.thinkingProgress.map { .move($0.id) }
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
