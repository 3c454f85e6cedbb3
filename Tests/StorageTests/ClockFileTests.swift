import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

/// What the clock shows, in its file.
struct ClockFileTests {
  private let folder: ScratchFolder
  private let file: ClockFile
  private let game: SavedGame
  private let reading: GameClock.Reading

  init() throws {
    folder = try ScratchFolder()
    file = ClockFile(beside: SavedGameLocation(named: SystemString(folder["game"])))
    let control = try #require(TimeControl("5+3"))
    game = SavedGame(
      record: GameRecord(), modes: SavedGame.new.modes, identity: GameIdentity(7),
      timeControl: control)
    reading = GameClock.Reading(
      control: control, left: Sides(dark: .milliseconds(1234), light: .seconds(300)))
  }

  @Test func itComesBackForTheSameGame() throws {
    #expect(file.reading(of: game) == nil)
    file.keep(reading, of: game)
    #expect(try folder.read("game.clock") == "5+3 1234 300000 0000000000000007\n")
    #expect(file.reading(of: game) == reading)
    #expect(try folder.names() == ["game.clock"])
  }

  @Test func anotherGameOrClockGetsNone() throws {
    file.keep(reading, of: game)
    var other = game
    other.identity = GameIdentity(8)
    #expect(file.reading(of: other) == nil)
    other = game
    other.timeControl = TimeControl("5")
    #expect(file.reading(of: other) == nil)
  }

  @Test(
    arguments: [
      "", "5+3", "5+3 x 1 0000000000000007", "5+3 1 2 0000000000000007 3", "\u{FF}",
      String(repeating: "5", count: 1000),
    ])
  func anythingElseIsNoReading(_ text: String) throws {
    try folder.write(text, to: "game.clock")
    #expect(file.reading(of: game) == nil)
  }
}
