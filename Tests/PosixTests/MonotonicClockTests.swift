import Testing

@testable import Posix

@Suite("The monotonic clock")
struct MonotonicClockTests {
  @Test("advances, and never faster than the clock of the standard library")
  func pace() {
    let before = ContinuousClock.now
    let start = MonotonicClock.now
    while MonotonicClock.now == start {}
    let time = MonotonicClock.now - start
    #expect(time > .zero)
    #expect(time <= ContinuousClock.now - before)
  }
}
