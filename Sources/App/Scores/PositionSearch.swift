import Analysis
import GameSession
import ReversiCore

/// A search for the scores of a position. No move waits for it, and it gives way to requests for
/// moves.
package struct PositionSearch: WantedJob {
  /// The scores known so far.
  package typealias Reply = PlayerReply

  /// The position that is searched, and the limit of the search.
  struct Subject: Sendable, Hashable {
    /// The number of plies before the position.
    let ply: Int
    /// The limit of the search.
    let limit: MoveLimit

    /// The limit of a search for the coach, which takes about a second at most.
    static let explanationLimit = MoveLimit.level(.hint)
  }

  let subject: Subject
  let line: GameRecord

  func request(_ id: RequestID) -> PlayerRequest {
    PlayerRequest(id: id, record: line.standing(at: subject.ply), kind: .analysis(subject.limit))
  }

  package static func isLast(_ reply: PlayerReply) -> Bool { reply.isFinal }

  /// Gives the scores to the app. A reply of the wrong kind fails the search.
  package func deliver(_ reply: PlayerReply, to app: inout App) -> [App.Effect] {
    if case .analysis(let found, let isFinal) = reply {
      app.add(found, isFinal: isFinal, of: subject)
    } else {
      app.add(nil, isFinal: true, of: subject)
    }
    return []
  }
}
