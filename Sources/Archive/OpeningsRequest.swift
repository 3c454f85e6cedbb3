import Analysis
import GameSession
import ReversiCore

/// What a list of openings asks for. The reply has the same identity.
public struct OpeningsRequest: Sendable, Hashable {
  /// Identifies the request.
  public let id: RequestID
  /// The position whose moves are listed.
  public let position: Position

  /// A request.
  public init(id: RequestID, position: Position) {
    self.id = id
    self.position = position
  }
}

/// A reply to a request of a list of openings. Several may come, the last of them complete.
public struct OpeningsReply: Sendable, Hashable {
  /// The moves, with the games counted so far.
  public let moves: [OpeningMove]
  /// Whether all games have been counted, or no more can be.
  public let isComplete: Bool
  /// Why games could not be counted, or nil.
  public let failure: LibraryFailure?

  /// A reply.
  public init(_ moves: [OpeningMove], isComplete: Bool = false, failure: LibraryFailure? = nil) {
    self.moves = moves
    self.isComplete = isComplete
    self.failure = failure
  }
}
