import Notation
import ReversiCore
import Testing

struct TimeControlTests {
  @Test(
    arguments: [
      ("5", 300_000, 0, "5:00"), ("5+3", 300_000, 3000, "5:00/0:03"),
      ("0.5+1", 30_000, 1000, "0:30/0:01"), ("1440", 86_400_000, 0, "1440:00"),
      ("15+0.5", 900_000, 500, "15:00/0:01"),
    ])
  func minutesAndSeconds(_ text: String, _ main: Int, _ increment: Int, _ ggf: String) throws {
    let control = try #require(TimeControl(text))
    #expect(control.main == .milliseconds(main))
    #expect(control.increment == .milliseconds(increment))
    #expect(control.text == text)
    #expect(control.ggf == ggf)
  }

  @Test(
    arguments: [
      "", "0", "-5", "5+", "+3", "5+3+1", "5 + 3", "five", "1441", "5+3601", "1e3", "0x5", "5.",
      ".5", "5..1", "inf", "٥",
    ])
  func otherTextsAreNone(_ text: String) {
    #expect(TimeControl(text) == nil)
  }

  @Test func theGenericGameFormatReadsIt() throws {
    let control = try #require(TimeControl("5+3"))
    let text = GameRecord().ggf([("TI", control.ggf)])
    #expect(try GGFGame(text).secondsLeft(of: .dark) == 300)
  }
}
