import EngineProtocols
import Testing

@Suite("The time for a move")
struct MoveTimeTests {
  @Test("is never more than the time left", arguments: [0.02, 1, 60, 900])
  func limits(seconds: Double) throws {
    for empties in 1...60 {
      let time = MoveTime.share(ofSeconds: seconds, empties: empties)
      let plan = try #require(time.plan)
      #expect(plan <= time.limit && time.limit < .seconds(seconds))
    }
    #expect(MoveTime.all(ofSeconds: seconds).limit < .seconds(seconds))
  }

  @Test("leaves enough for all later moves, and uses most of the time")
  func game() throws {
    var left = 60.0
    for empties in stride(from: 60, to: 0, by: -2) {
      left -= try #require(MoveTime.share(ofSeconds: left, empties: empties).plan) / .seconds(1)
      // About half of the time is left after half of the slow moves.
      if empties == 40 { #expect((20...40).contains(left)) }
    }
    #expect((0...15).contains(left))
    left = 60
    for empties in stride(from: 60, to: 0, by: -2) {
      left -= MoveTime.share(ofSeconds: left, empties: empties).limit / .seconds(1)
      #expect(left > 0, "also if every move is in doubt: \(empties)")
    }
  }

  @Test("is always positive, and at most a day")
  func extremes() {
    for seconds in [-1e300, 0, 1e-9, 1e300, .infinity] {
      for time in [
        MoveTime.all(ofSeconds: seconds), .share(ofSeconds: seconds, empties: 60),
      ] {
        #expect(time.limit > .zero && time.limit <= .seconds(86400))
      }
    }
  }
}
