import GameSession
import ReversiCore
import Words

/// The line mode: the session in lines of text, and what the player types as events for it.
///
/// A value without a clock, a terminal or a file. It keeps what it has told, so that it tells only
/// what is new.
public struct LineView: Sendable {
  let words: Words
  private let isSpelling: Bool
  /// What the player was told last about what is awaited.
  var told: LineSituation?
  /// The notices that the player knows.
  var knownNotices: [Notice] = []
  /// Whether the player is asked for another game after one that has ended.
  var isAskingAgain = false
  /// The row of the set-up that is typed next; 8 for the side to move; nil if rows are not typed.
  var setUpRow: Int?

  /// A view that has told nothing yet.
  ///
  /// - Parameters:
  ///   - words: The language.
  ///   - isSpelling: Whether squares are spelled by words.
  public init(words: Words, isSpelling: Bool) {
    self.words = words
    self.isSpelling = isSpelling
  }

  /// What the session is busy with, for which the player waits; nil if it waits for the player.
  public static func work(of session: GameSession) -> LineWork? {
    if let review = session.review, review.progress.done < review.progress.total { return .review }
    return switch session.phase {
    case .thinking(let id, _): .move(id)
    case .waiting(.searching(let id, _)): .hint(id)
    case .waiting, .animating, .passing, .over: nil
    }
  }

  /// That the computer has thought for some time.
  public var thinking: String { text(of: .thinking) }

  /// Why something could not be done.
  public func text(of refusal: Refusal) -> String { text(of: .refusal(refusal)) }

  func text(of remark: LineRemark) -> String {
    words.text(of: remark.statement(isSpelling: isSpelling)).printable
  }

  func reply(_ remarks: LineRemark..., intents: LineReply.Intent...) -> LineReply {
    LineReply(lines: remarks.map(text(of:)), intents: intents)
  }
}

/// What a session is busy with; each has an identity of its own.
public enum LineWork: Sendable, Hashable {
  /// A computer's move.
  case move(RequestID)
  /// A hint.
  case hint(RequestID)
  /// The review.
  case review
}

extension GameSession {
  /// A side as the line mode calls it.
  func player(_ side: Disk) -> LineRemark.Player {
    LineRemark.Player(side: side, isYou: players.you == side)
  }

  /// Who moves for both sides.
  var players: LineRemark.Players { LineRemark.Players(modes: modes, moveLimits: moveLimits) }

  /// The disks of both sides.
  var counts: Sides<Int> {
    let board = position.board
    return Sides(dark: board.count(of: .dark), light: board.count(of: .light))
  }
}
