import Archive
import GameSession
import ReversiCore
import Texts
import Words

/// Text mode: turns the session's announcements into lines, and the person's lines into events.
///
/// A value without a clock, a terminal or a file.
public struct TextInterface: Sendable {
  let words: Words
  /// What text mode says.
  let sentences: any TextModeWords
  /// What the person has been told last about what the session waits for.
  var toldLine: String?
  /// What the person is told in addition to the game.
  var notices: NoticeQueue
  /// Whether the text asks for another game after one that has ended.
  var isAskingAgain = false
  /// Whether the hint that is being found is for a list of all moves.
  var listsScores = false
  /// Whether the open review shows moves that the person tries.
  var isTrying = false
  /// Whether the games of the library in view have been listed.
  var hasListedGames = false
  /// The games that were listed last.
  var listedGames: [LibraryGame] = []
  /// What the person has been told last of practice, or nil.
  var toldPractice: Practice?
  /// The position that the person is typing, or nil.
  var draft: PositionDraft?

  /// A text interface that has printed nothing yet.
  ///
  /// - Parameters:
  ///   - words: The language.
  ///   - isSpelling: Whether words spell the squares.
  ///   - notices: The notices at the program's start.
  public init(words: Words, isSpelling: Bool, notices: [Notice] = []) {
    self.words = words
    sentences = words.textMode(isSpelling: isSpelling)
    self.notices = NoticeQueue(notices)
  }

  /// The work that the person waits for; nil if the session waits for the person.
  public static func work(of session: App) -> AwaitedWork? {
    let isSearching = session.hint?.isSearching == true
    if let review = session.review, isSearching || review.progress.done < review.progress.total {
      return .review
    }
    if case .library(let library) = session.sheet {
      return library.list.isComplete ? .losses : .library
    }
    if case .openings = session.sheet { return .openings }
    if session.practice?.task != nil { return .practice }
    if isSearching { return .hint(move: session.record.moveNumber) }
    return switch session.phase {
    case .thinking(let progress, _): .move(progress.id)
    case .waiting, .animating, .passing, .over: nil
    }
  }

  /// The line after the computer has been thinking for some time.
  public var thinking: String { words.game.thinking }

  func reply(_ lines: String..., intents: TextReply.Intent...) -> TextReply {
    TextReply(lines: lines.map(\.printable), intents: intents)
  }

  func reply(_ lines: [String]) -> TextReply { TextReply(lines: lines.map(\.printable)) }
}

/// The work of a session; each has an identity of its own.
public enum AwaitedWork: Sendable, Hashable {
  /// A computer's move.
  case move(RequestID)
  /// A hint for a move, by its number.
  case hint(move: Int)
  /// The review, or moves that the person tries.
  case review
  /// The search for games of the archive.
  case library
  /// The analysis of the archive's newest games.
  case losses
  /// The count of the archive's games with an opening.
  case openings
  /// An exercise, or the worth of an answer.
  case practice
}
