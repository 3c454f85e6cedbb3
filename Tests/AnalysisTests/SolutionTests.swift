import Analysis
import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("Solutions as JSON")
struct SolutionTests {
  private func json(
    _ position: Position, _ line: [Square], _ certainty: Certainty = .exact
  ) -> String {
    Solution(
      position: position, score: -6, certainty: certainty, depth: 12, line: line, nodes: 123,
      time: .milliseconds(1020)
    ).json
  }

  @Test("have the position, the side to move, its score, and the best play")
  func members() throws {
    let cells = "---------------------------ox------xo---------------------------"
    #expect(
      json(.newGame, [.d3, .c3]) == """
        {"position":"\(cells) x","side":"black","score":-6,"exact":true,"depth":12,\
        "best":"d3","line":"d3c3","nodes":123,"seconds":1.020}
        """)
  }

  @Test("have no best move for a pass or after the end")
  func noMove() throws {
    let pass = try GameRecord(transcript: KnownGame.pliesBeforePass).position
    #expect(pass.state == .passDue(.dark))
    #expect(json(pass, [.a1]).contains(#""best":null,"line":"a1""#))
    let over = try GameRecord(transcript: "f5f6d3e3f3f4g7f2f1").position
    #expect(
      json(over, []).contains(#""side":"black","score":-6,"exact":true,"depth":12,"best":null"#))
  }

  @Test("say that an estimate is not exact")
  func estimate() {
    #expect(json(.newGame, [.d3], .estimate(confidence: 73)).contains(#""exact":false"#))
  }
}
