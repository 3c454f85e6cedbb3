import Analysis
import EngineProtocols
import Posix
import ReversiCore
import Testing

@testable import reversi

@Suite("The search for an engine protocol")
struct ProtocolSearchTests {
  @Test("finds a move at every depth, within every kind of time")
  func moves() {
    let search = ProtocolSearch(threads: 1, book: nil)
    let depths: [SearchRequest.Depth] =
      Level.all.map { .level($0) } + [.standard, .plies(3), .any]
    let times: [MoveTime] = [
      .share(ofSeconds: 0.3, empties: 60), .share(ofSeconds: -1, empties: 60),
      .all(ofSeconds: 0.02), MoveTime(limit: .milliseconds(10)),
    ]
    for depth in depths {
      for time in times {
        var replies: [SearchReply] = []
        let request = SearchRequest(
          id: 1, goal: .move, record: GameRecord(), depth: depth, time: time)
        search.perform(request, stop: StopToken()) { replies.append($0) }
        guard case .move(let square, _, _)? = replies.last else {
          Issue.record("\(depth) \(time)")
          continue
        }
        #expect(Position.newGame.legalMoves.contains(square), "\(depth) \(time)")
      }
    }
  }
}
