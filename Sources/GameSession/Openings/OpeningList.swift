import Analysis
import ReversiCore

/// The moves in the position in view, as a list: which of them open a game, and which one is
/// selected.
public struct OpeningList: Sendable, Hashable {
  /// The position.
  public let position: Position
  /// The last named opening on the way to the position, or nil.
  public let opening: Opening?
  /// The moves, as far as they are known.
  public internal(set) var moves: [OpeningMove] = []
  /// Whether all games of the archive have been counted.
  public internal(set) var isComplete = false
  /// Why games could not be counted; nil if nothing failed.
  public internal(set) var failure: LibraryFailure?
  /// The index of the selected move.
  public internal(set) var selection = 0

  /// The list of a record's last position, before the moves are known.
  init(_ record: GameRecord) {
    position = record.position
    opening = Opening.reached(by: record)
  }

  /// The selected move, or nil.
  public var selectedMove: OpeningMove? {
    moves.indices.contains(selection) ? moves[selection] : nil
  }
}

/// What a list of openings asks for. The reply has the same identity.
public struct OpeningsRequest: Sendable, Hashable {
  /// Identifies the request.
  public let id: RequestID
  /// The position whose moves are listed.
  public let position: Position
}

/// A reply to a request of a list of openings. Several may come, the last of them complete.
public struct OpeningsReply: Sendable, Hashable {
  /// The moves, with the games counted so far.
  public let moves: [OpeningMove]
  /// Whether all games have been counted, or no more can be.
  public let isComplete: Bool
  /// Why games could not be counted; nil if nothing failed.
  public let failure: LibraryFailure?

  /// A reply.
  public init(_ moves: [OpeningMove], isComplete: Bool = false, failure: LibraryFailure? = nil) {
    self.moves = moves
    self.isComplete = isComplete
    self.failure = failure
  }
}
