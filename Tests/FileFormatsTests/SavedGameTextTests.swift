import Analysis
import FileFormats
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("A saved game as text")
struct SavedGameTextTests {
  @Test("has the levels that the person has been told to leave behind; others are ignored")
  func outgrownLevels() throws {
    var game = SavedGame.new
    let text = game.text
    game.outgrownLevels = [Level.all[12], Level.all[3]]
    #expect(game.text == text + "outgrown 3 12\n")
    #expect(try SavedGameText(game.text).game == game)
    let read = try SavedGameText(text + "outgrown 3 16 x 03\n").game
    #expect(read.outgrownLevels == [Level.all[3]])
  }

  @Test("has the identity of the game from its first move on; a wrong one is ignored")
  func identity() throws {
    var game = SavedGame.new
    #expect(game.text.split(separator: "\n").count == 9)
    game.record = try GameRecord(start: .newGame, plies: "f5")
    let text = game.text
    game.identity = GameIdentity(0xAB)
    #expect(game.text == text + "identity 00000000000000ab\n")
    #expect(try SavedGameText(game.text).game == game)
    for line in ["identity 1", "identity x0000000000000ab"] {
      #expect(try SavedGameText(text + line + "\n").game.identity == nil)
    }
    // A game without plies has none.
    #expect(try SavedGameText(SavedGame.new.text + "identity 00000000000000ab\n").game == .new)
  }

  @Test("has the players of its moves, and what has happened to it; a new game has neither")
  func course() throws {
    var game = SavedGame.new
    #expect(game.text == Self.new)
    game.record = try GameRecord(start: .newGame, plies: "f5d6")
    let text = game.text
    #expect(try SavedGameText(text).game.course == GameCourse())
    game.course = GameCourse(
      players: Sides(dark: [.person], light: [.level(Level.all[0]), .moveTime(.seconds(5))]),
      marks: [.takenBack, .helped])
    #expect(
      game.text == text + "dark-players manual\nlight-players 0 5s\nmarks undo help\n")
    #expect(try SavedGameText(game.text).game == game)
    #expect(try SavedGameText(text + "marks later\n").game.course == GameCourse())
  }

  static let new = NewGameText.saved

  @Test("is nine lines for a new game")
  func newGame() throws {
    #expect(SavedGame.new.text == Self.new)
    #expect(try SavedGameText(Self.new) == SavedGameText(.new))
  }

  @Test("may lack its last line end")
  func withoutLastLineEnd() throws {
    #expect(try SavedGameText(bytes: Self.new.utf8.dropLast()).game == .new)
  }

  @Test("keeps turn, modes and board when it is read again", arguments: ["0", "1"], ["0", "1"])
  func roundTrip(dark: String, light: String) throws {
    let positions = [
      .newGame, try GameRecord(start: .newGame, plies: KnownGame.pliesBeforePass).position,
      try Games.tied().standing(at: 30).position,
      Position(board: Board(), turn: .light),
    ]
    for position in positions {
      let modes = Sides(
        dark: dark == "1" ? Mode.computer : .manual, light: light == "1" ? Mode.computer : .manual)
      let game = SavedGame(record: GameRecord(start: position), modes: modes)
      #expect(game.text.dropFirst().hasPrefix(dark + light + "\n"))
      #expect(try SavedGameText(game.text).game == game)
      let nineLines = game.text.split(separator: "\n").prefix(9).joined(separator: "\n")
      #expect(try SavedGameText(nineLines) == SavedGameText(game))
    }
  }

  @Test("has - for the turn when the game is over")
  func over() {
    let game = SavedGame(
      record: GameRecord(start: Position(board: Board(), turn: .dark)), modes: SavedGame.new.modes)
    #expect(game.text.hasPrefix("-00\n"))
  }

  @Test(
    "is over if neither side can move, whatever turn it records",
    arguments: ["x", "o", "-"])
  func finishedWithTurn(turn: String) throws {
    let text = turn + "01\n" + String(repeating: "--------\n", count: 7) + "x-------\n"
    #expect(try SavedGameText(text).game.record.position.outcome == .win(.dark, by: 1))
  }

  @Test("has the levels that are not the standard one")
  func levels() throws {
    var game = SavedGame.new
    game.moveLimits.light = .level(try #require(Level(10)))
    #expect(game.text == Self.new + "light-level 10\n")
    #expect(try SavedGameText(game.text).game == game)
    game.moveLimits.dark = .level(try #require(Level(0)))
    #expect(game.text == Self.new + "dark-level 0\nlight-level 10\n")
    #expect(try SavedGameText(game.text).game == game)
    #expect(try SavedGameText(Self.new + "dark-level 3\n").game == .new)
  }

  @Test("has a time for each move in place of a level")
  func moveTimes() throws {
    var game = SavedGame.new
    game.moveLimits.dark = .moveTime(.milliseconds(500))
    #expect(game.text == Self.new + "dark-move-time 0.5\n")
    #expect(try SavedGameText(game.text).game == game)
    game.moveLimits.light = .moveTime(.seconds(30))
    #expect(
      try SavedGameText(Self.new + "light-level 2\nlight-move-time 30\n").game.moveLimits.light
        == game.moveLimits.light)
    #expect(try SavedGameText(game.text).game == game)
  }

  struct Unreadable: CustomTestStringConvertible {
    let testDescription: String
    let text: [UInt8]
    let defect: SavedGameDefect

    init(_ description: String, _ text: String, _ defect: SavedGameDefect) {
      self.init(description, bytes: Array(text.utf8), defect)
    }

    init(_ description: String, bytes: [UInt8], _ defect: SavedGameDefect) {
      testDescription = description
      text = bytes
      self.defect = defect
    }

    static func changing(_ old: String, to new: String) -> String {
      let parts = SavedGameTextTests.new.split(
        separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      return parts.joined(separator: new)
    }
  }

  static let unreadable = [
    Unreadable("nothing", "", .lineMissing(1)),
    Unreadable("a line end", "\n", .lineMissing(2)),
    Unreadable("the first line alone", "x00\n", .lineMissing(2)),
    Unreadable("eight lines", String(new.dropLast(9)), .lineMissing(9)),
    Unreadable(
      "a short row", .init(Unreadable.changing("---ox---", to: "---ox--")),
      .board(.cellCount(row: 4, cells: 7))),
    Unreadable(
      "a long row", Unreadable.changing("---ox---", to: "---ox----"),
      .board(.cellCount(row: 4, cells: 9))),
    Unreadable(
      "an unknown cell", Unreadable.changing("---ox---", to: "---oq---"),
      .board(.unknownCell(row: 4, cell: "q"))),
    Unreadable(
      "an upper-case cell", Unreadable.changing("---ox---", to: "---oX---"),
      .board(.unknownCell(row: 4, cell: "X"))),
    Unreadable(
      "a combined cell", Unreadable.changing("---ox---", to: "---ox\u{301}---"),
      .board(.unknownCell(row: 4, cell: "x\u{301}"))),
    Unreadable("an unknown turn", Unreadable.changing("x00", to: "z00"), .unknownTurn("z")),
    Unreadable("an unknown dark mode", Unreadable.changing("x00", to: "x20"), .unknownMode("2")),
    Unreadable("an unknown light mode", Unreadable.changing("x00", to: "x0-"), .unknownMode("-")),
    Unreadable("a first line that is short", Unreadable.changing("x00", to: "x0"), .stateLength(2)),
    Unreadable(
      "a first line that is long", Unreadable.changing("x00", to: "x000"), .stateLength(4)),
    Unreadable("an end while a move is left", Unreadable.changing("x00", to: "-00"), .moveLeft),
    Unreadable(
      "carriage returns", new.map { $0 == "\n" ? "\r\n" : String($0) }.joined(), .stateLength(4)),
    Unreadable("an empty line at the end", new + "\n", .notKeyValue(line: 10)),
    Unreadable("a key without a value", new + "moves\n", .notKeyValue(line: 10)),
    Unreadable("a key without a value, but a blank", new + "a b\nmoves \n", .notKeyValue(line: 11)),
    Unreadable("a known key without a value", new + "plies \n", .notKeyValue(line: 10)),
    Unreadable("a value without a key", new + " f5\n", .notKeyValue(line: 10)),
    Unreadable("an unknown key twice", new + "a b\nc d\na b\n", .keyTwice(line: 12)),
    Unreadable(
      "a known key twice", new + "dark-level 3\ndark-level 3\n", .keyTwice(line: 11)),
    Unreadable("no UTF-8", bytes: [0x78, 0x30, 0x30, 0x0A, 0xFF, 0xFE], .notUTF8),
    Unreadable("zeros", bytes: [UInt8](repeating: 0, count: 100), .lineMissing(2)),
    Unreadable(
      "a byte more than 64 KB", new + "a " + String(repeating: "b", count: 65_537 - 76 - 2),
      .tooLong(65_536)),
  ]

  @Test("is refused with its first defect and the line", arguments: unreadable)
  func refused(text: Unreadable) {
    #expect(throws: text.defect) { try SavedGameText(bytes: text.text) }
  }

  @Test("can have 64 KB")
  func longest() throws {
    let text = Self.new + "a " + String(repeating: "b", count: 65_536 - 76 - 2)
    #expect(text.utf8.count == 65_536)
    #expect(try SavedGameText(text).game == .new)
  }
}
