import GameSession
import ReversiCore

/// A search for the scores of a position. No move waits for it, and it gives way to requests for
/// moves.
struct RunningAnalysis: Sendable, Hashable {
  /// What is searched.
  struct Subject: Sendable, Hashable {
    /// The number of plies before the position.
    let ply: Int
    /// How far the search goes.
    let limit: MoveLimit
  }

  let subject: Subject
  /// The record with the position.
  let line: GameRecord

  /// The request to a player.
  func request(_ id: RequestID) -> PlayerRequest {
    PlayerRequest(id: id, record: line.standing(at: subject.ply), kind: .analysis(subject.limit))
  }
}
