import Analysis
import Archive
import GameSession
import ReversiCore

extension Openings {
  /// The search for the openings of a position in the book and in the archive. The archive is
  /// closed when no openings are wanted any more.
  package struct FindOpenings: WantedJob {
    /// The openings known so far.
    package typealias Reply = OpeningsReply

    /// The position whose moves are listed, and the people whose shares are.
    package let request: PeopleRequest

    package var position: Position { request.position }

    package static func isLast(_ reply: OpeningsReply) -> Bool { false }
    package static var isContinued: Bool { true }

    package func deliver(_ reply: OpeningsReply, to app: inout App) -> [App.Effect] {
      app[Openings.self]?.show(reply)
      return []
    }
  }

  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    [FindOpenings(request: request)]
  }
}
