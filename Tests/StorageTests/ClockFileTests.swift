import Archive
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

struct ClockFileTests {
  private let folder: ScratchFolder
  private let file: ClockFile
  private let game: SavedGame
  private let reading: ClockReading

  init() throws {
    folder = try ScratchFolder()
    file = ClockFile(beside: SavedGameLocation(named: SystemString(folder["game"])))
    let control = try #require(TimeControl("5+3"))
    game = SavedGame(
      record: GameRecord(), modes: SavedGame.new.modes, identity: GameIdentity(7),
      timeControl: control)
    reading = ClockReading(
      control: control, left: Sides(dark: .milliseconds(1234), light: .seconds(300)))
  }

  @Test func itComesBackForTheSameGame() throws {
    #expect(file.reading(of: game) == nil)
    file.keep(reading, of: game)
    #expect(try folder.read("game.clock") == "5+3 1234 300000 0000000000000007\n")
    #expect(file.reading(of: game) == reading)
    #expect(try folder.names() == ["game.clock"])
  }

  @Test func itComesBackWithTheLineEndsOfWindows() throws {
    try folder.write("5+3 1234 300000 0000000000000007\r\n", to: "game.clock")
    #expect(file.reading(of: game) == reading && file.setAsideUnreadable() == nil)
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
      "5+3", "5+3 x 1 0000000000000007\n", "5+3 1 2 0000000000000007 3\n", "\u{FF}",
      "5+3 1 2 7\n", "5+3 1 2 0000000000000007", "5+3 -1 2 0000000000000007\n",
      "5+3  1 2 0000000000000007\n", "5 9223372036854775807 1 0000000000000007\n",
      "5 1 302400001 0000000000000007\n", "0.0000001 1 1 -\n", String(repeating: "5", count: 1000),
    ])
  func anythingElseIsSetAside(_ text: String) throws {
    try folder.write(text, to: "game.clock")
    #expect(file.reading(of: game) == nil)
    #expect(try file.setAsideUnreadable()?.get() == "game.clock.bad-1")
    #expect(try folder.read("game.clock.bad-1") == text)
    #expect(file.setAsideUnreadable() == nil)
    file.keep(reading, of: game)
    #expect(file.reading(of: game) == reading)
    #expect(file.setAsideUnreadable() == nil)
  }

  @Test func whatALossOfPowerLeavesIsNotSetAside() throws {
    #expect(file.setAsideUnreadable() == nil)
    try folder.write("", to: "game.clock")
    #expect(file.setAsideUnreadable() == nil)
    #expect(file.reading(of: game) == nil)
  }

  @Test func aFileThatCannotBeSetAsideStays() throws {
    let file = ClockFile(
      beside: SavedGameLocation(named: SystemString(folder["game"])),
      system: FaultySystem(.rename, .readOnly).fileSystem)
    try folder.write("x", to: "game.clock")
    let failure = SaveFailure(
      step: .setAside, path: folder["game.clock"], reason: "Read-only file system")
    #expect(file.setAsideUnreadable() == .failure(failure))
    file.keep(reading, of: game)
    #expect(try folder.read("game.clock") == "x")
    #expect(try folder.names() == ["game.clock"])
  }
}
