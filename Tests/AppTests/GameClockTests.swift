import App
import Archive
import GameSession
import Notation
import ReversiCore
import Testing

struct GameClockTests {
  private static func clock(_ text: String) throws -> GameClock {
    GameClock(ClockReading(try #require(TimeControl(text))))
  }

  @Test func timeRunsForOneSideOrNobody() throws {
    var clock = try Self.clock("5")
    #expect(clock.flagTime == nil)
    #expect(clock.left(of: .dark, now: .seconds(1000)) == .seconds(300))
    clock.run(for: .dark, now: .seconds(10))
    #expect(clock.left(of: .dark, now: .seconds(25)) == .seconds(285))
    #expect(clock.left(of: .light, now: .seconds(25)) == .seconds(300))
    // It goes on from where it began.
    clock.run(for: .dark, now: .seconds(20))
    #expect(clock.left(of: .dark, now: .seconds(25)) == .seconds(285))
    // While a pass waits, it runs for nobody.
    clock.run(for: nil, now: .seconds(30))
    #expect(clock.left(of: .dark, now: .seconds(999)) == .seconds(280))
    clock.run(for: .light, now: .seconds(1000))
    let reading = clock.reading(now: .seconds(1001))
    #expect(reading.left == Sides(dark: .seconds(280), light: .seconds(299)))
  }

  @Test func aMoveAddsItsTimeAsLongAsItStands() throws {
    var clock = try Self.clock("5+3")
    clock.run(for: .dark, now: .zero)
    clock.count(Sides(dark: 1, light: 0), now: .seconds(1))
    #expect(clock.left(of: .dark, now: .seconds(1)) == .seconds(302))
    // The increment is added once.
    clock.count(Sides(dark: 1, light: 0), now: .seconds(1))
    clock.run(for: .light, now: .seconds(1))
    clock.count(Sides(dark: 1, light: 1), now: .seconds(11))
    #expect(clock.left(of: .light, now: .seconds(11)) == .seconds(293))
    // Both moves are taken back, and one is played again.
    clock.count(Sides(dark: 0, light: 0), now: .seconds(11))
    #expect(clock.left(of: .dark, now: .seconds(11)) == .seconds(299))
    #expect(clock.left(of: .light, now: .seconds(11)) == .seconds(290))
    clock.count(Sides(dark: 1, light: 0), now: .seconds(11))
    #expect(clock.left(of: .dark, now: .seconds(11)) == .seconds(302))
  }

  @Test func theTimeThatTheOtherEndReadsOnlyFalls() throws {
    var clock = try Self.clock("5+3")
    clock.run(for: .light, now: .zero)
    // It may be more than this end has counted, but not more than it was.
    clock.set(.seconds(299), of: .light, now: .seconds(2))
    #expect(clock.left(of: .light, now: .seconds(2)) == .seconds(299))
    clock.set(.seconds(9999), of: .light, now: .seconds(3))
    #expect(clock.left(of: .light, now: .seconds(3)) == .seconds(299))
    clock.count(Sides(dark: 0, light: 1), now: .seconds(3))
    clock.set(.seconds(9999), of: .light, now: .seconds(3))
    #expect(clock.left(of: .light, now: .seconds(3)) == .seconds(302))
  }

  @Test func whileTheProgramIsStoppedNoTimeRuns() throws {
    var clock = try Self.clock("1")
    clock.run(for: .dark, now: .seconds(10))
    clock.skip(since: .seconds(15), now: .seconds(1000))
    #expect(clock.left(of: .dark, now: .seconds(1000)) == .seconds(55))
    // It began to run only when the program was going on.
    clock.run(for: .light, now: .seconds(1001))
    clock.skip(since: .seconds(900), now: .seconds(1002))
    #expect(clock.left(of: .light, now: .seconds(1002)) == .seconds(60))
  }

  /// A saved clock may have more time than its game could give.
  @Test(arguments: [("5+3", 1234, 300_000), ("0.1", 0, 6000), ("1440+3600", 302_400_000, 1)])
  func aSavedClockRuns(_ control: String, _ dark: Int, _ light: Int) throws {
    var clock = GameClock(
      ClockReading(
        control: try #require(TimeControl(control)),
        left: Sides(dark: .milliseconds(dark), light: .milliseconds(light))))
    for side in Disk.allCases {
      clock.run(for: side, now: .seconds(1))
      let left = clock.left(of: side, now: .seconds(2))
      #expect(left >= .zero && !left.clockText.isEmpty)
      #expect((clock.nextChange(now: .seconds(2)) == nil) == (left == .zero))
      #expect(clock.flagTime.map { $0 >= .seconds(1) } == true)
      clock.count(Sides(dark: 1, light: 1), now: .seconds(4))
    }
  }

  @Test func aFlagFallsWhenTheTimeIsOver() throws {
    var clock = try Self.clock("0.5")
    clock.run(for: .light, now: .seconds(7))
    #expect(clock.flagTime == .seconds(37))
    #expect(clock.left(of: .light, now: .seconds(99)) == .zero)
    clock.set(.seconds(5), of: .light, now: .seconds(20))
    #expect(clock.flagTime == .seconds(25))
    // A clock that goes back in time takes nothing.
    #expect(clock.left(of: .light, now: .seconds(19)) == .seconds(5))
  }

  @Test(
    arguments: [
      (300_000, "5:00"), (299_001, "5:00"), (299_000, "4:59"), (60_001, "1:01"),
      (60_000, "1:00.0"), (59_950, "1:00.0"), (59_900, "0:59.9"), (10_000, "0:10.0"),
      (9900, "0:09.9"), (1, "0:00.1"), (0, "0:00.0"), (-5, "0:00.0"), (3_600_000, "60:00"),
    ])
  func theLastMinuteIsShownWithTenths(_ milliseconds: Int, _ text: String) {
    #expect(Duration.milliseconds(milliseconds).clockText == text)
  }

  /// The screen sleeps until the text changes, and not longer.
  @Test(arguments: [299_500, 60_500, 60_000, 59_950, 100, 50])
  func theNextChangeIsThatOfTheText(_ left: Int) throws {
    var clock = try Self.clock("5")
    clock.set(.milliseconds(left), of: .dark, now: .zero)
    clock.run(for: .dark, now: .zero)
    let next = try #require(clock.nextChange(now: .zero))
    let text = { clock.left(of: .dark, now: $0).clockText }
    #expect(next > .zero)
    #expect(text(next) != text(.zero))
    #expect(text(next - .milliseconds(1)) == text(.zero))
  }
}
