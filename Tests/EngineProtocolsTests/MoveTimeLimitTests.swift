import EngineProtocols
import Testing

@Suite("The time limit for a move")
struct MoveTimeLimitTests {
  @Test("is never more than the time left", arguments: [0.02, 1, 60, 900])
  func limits(seconds: Double) {
    for empties in 1...60 {
      #expect(MoveTimeLimit.share(ofSeconds: seconds, empties: empties) < .seconds(seconds))
    }
    #expect(MoveTimeLimit.all(ofSeconds: seconds) < .seconds(seconds))
  }

  @Test("leaves enough for all later moves, and uses most of the time")
  func game() {
    var left = 60.0
    for empties in stride(from: 60, to: 0, by: -2) {
      left -= MoveTimeLimit.share(ofSeconds: left, empties: empties) / .seconds(1)
      // About half of the time is left after half of the slow moves.
      if empties == 40 { #expect((20...40).contains(left)) }
    }
    #expect((0...15).contains(left))
  }

  @Test("is always positive, and at most a day")
  func extremes() {
    for seconds in [-1e300, 0, 1e-9, 1e300, .infinity] {
      for time in [
        MoveTimeLimit.all(ofSeconds: seconds), MoveTimeLimit.share(ofSeconds: seconds, empties: 60),
      ] {
        #expect(time > .zero && time <= .seconds(86400))
      }
    }
  }
}
