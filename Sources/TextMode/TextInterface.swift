import GameSession
import ReversiCore
import Words

/// The text mode: what the session announces as lines of text, and lines of the player as events.
///
/// A value without a clock, a terminal or a file.
public struct TextInterface: Sendable {
  let words: Words
  private let isSpelling: Bool
  /// What the player was told last about what is awaited.
  var told: Situation?
  /// The notices from the program's start that have not been told.
  var startNotices: [Notice]
  /// The failed save that the player knows of.
  var toldSaveFailure: SaveFailure?
  /// Whether the player is asked for another game after one that has ended.
  var isAskingAgain = false
  /// The position that is being typed; nil if none is.
  var draft: PositionDraft?

  /// A view that has told nothing yet.
  ///
  /// - Parameters:
  ///   - words: The language.
  ///   - isSpelling: Whether squares are spelled by words.
  ///   - notices: What the player is told at the program's start.
  public init(words: Words, isSpelling: Bool, notices: [Notice] = []) {
    self.words = words
    self.isSpelling = isSpelling
    startNotices = notices
  }

  /// What the session is busy with, for which the player waits; nil if it waits for the player.
  public static func work(of session: GameSession) -> AwaitedWork? {
    if let review = session.review, review.progress.done < review.progress.total { return .review }
    return switch session.phase {
    case .thinking(let id, _): .move(id)
    case .waiting(.searching(let id, _)): .hint(id)
    case .waiting, .animating, .passing, .over: nil
    }
  }

  /// That the computer has thought for some time.
  public var thinking: String { text(of: .thinking) }

  func text(of sentence: Sentence) -> String {
    words.text(of: sentence.statement(isSpelling: isSpelling)).printable
  }

  func reply(_ sentences: Sentence..., intents: TextReply.Intent...) -> TextReply {
    TextReply(lines: sentences.map(text(of:)), intents: intents)
  }
}

/// What a session is busy with; each has an identity of its own.
public enum AwaitedWork: Sendable, Hashable {
  /// A computer's move.
  case move(RequestID)
  /// A hint.
  case hint(RequestID)
  /// The review.
  case review
}

extension GameSession {
  /// A side as the text mode calls it.
  func player(_ side: Disk) -> Sentence.Player {
    Sentence.Player(side: side, isYou: players.you == side)
  }

  /// Who moves for both sides.
  var players: Sentence.Players { Sentence.Players(modes: modes, moveLimits: moveLimits) }

  /// The disks of both sides.
  var counts: Sides<Int> {
    let board = position.board
    return Sides(dark: board.count(of: .dark), light: board.count(of: .light))
  }
}
