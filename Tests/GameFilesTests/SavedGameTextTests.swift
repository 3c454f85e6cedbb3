import GameSession
import ReversiCore
import Testing

@Suite("A saved game as text")
struct SavedGameTextTests {
  static let new = """
    x00
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """

  @Test("is nine lines for a new game")
  func newGame() throws {
    #expect(SavedGame.new.text == Self.new)
    #expect(try SavedGame(text: Self.new.utf8) == .new)
  }

  @Test("may lack its last line end")
  func withoutLastLineEnd() throws {
    #expect(try SavedGame(text: Self.new.utf8.dropLast()) == .new)
  }

  @Test("gives turn, modes and board back", arguments: ["0", "1"], ["0", "1"])
  func roundTrip(dark: String, light: String) throws {
    let positions = [
      .newGame, try Positions.passDue(), try Positions.tiedGame(plies: 30),
      Position(board: Board(), turn: .light),
    ]
    for position in positions {
      let modes = Sides(
        dark: dark == "1" ? Mode.computer : .manual, light: light == "1" ? Mode.computer : .manual)
      let game = SavedGame(position: position, modes: modes)
      #expect(game.text.dropFirst().hasPrefix(dark + light + "\n"))
      #expect(try SavedGame(text: game.text.utf8) == game)
    }
  }

  @Test("has - for the turn when the game is over")
  func over() {
    let game = SavedGame(
      position: Position(board: Board(), turn: .dark), modes: SavedGame.new.modes)
    #expect(game.text.hasPrefix("-00\n"))
  }

  @Test(
    "of a position in which neither side can move is over, whatever turn it records",
    arguments: ["x", "o", "-"])
  func finishedWithTurn(turn: String) throws {
    let text = turn + "01\n" + String(repeating: "--------\n", count: 7) + "x-------\n"
    #expect(try SavedGame(text: text.utf8).position.outcome == .win(.dark, by: 1))
  }

  @Test("may have further lines of a key and a value, and unknown keys are skipped")
  func furtherLines() throws {
    let text = Self.new + "moves f5 d6\nfuture 1\n"
    #expect(try SavedGame(text: text.utf8) == .new)
    #expect(try SavedGame(text: text.utf8.dropLast()) == .new)
  }

  @Test("has the levels that are not the standard one, and needs none")
  func levels() throws {
    var game = SavedGame.new
    game.levels.light = try #require(Level(10))
    #expect(game.text == Self.new + "light-level 10\n")
    #expect(try SavedGame(text: game.text.utf8) == game)
    game.levels.dark = try #require(Level(0))
    #expect(game.text == Self.new + "dark-level 0\nlight-level 10\n")
    #expect(try SavedGame(text: game.text.utf8) == game)
    #expect(try SavedGame(text: (Self.new + "dark-level 4\n").utf8) == .new)
  }

  struct Unreadable: CustomTestStringConvertible {
    let testDescription: String
    let text: [UInt8]
    let error: SavedGame.FormatError

    init(_ description: String, _ text: String, _ error: SavedGame.FormatError) {
      self.init(description, bytes: Array(text.utf8), error)
    }

    init(_ description: String, bytes: [UInt8], _ error: SavedGame.FormatError) {
      testDescription = description
      text = bytes
      self.error = error
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
    Unreadable("a value without a key", new + " f5\n", .notKeyValue(line: 10)),
    Unreadable("a level that there is not", new + "dark-level 11\n", .unknownLevel(line: 10)),
    Unreadable("a level with a sign", new + "a b\nlight-level +1\n", .unknownLevel(line: 11)),
    Unreadable("no UTF-8", bytes: [0x78, 0x30, 0x30, 0x0A, 0xFF, 0xFE], .notUTF8),
    Unreadable("zeros", bytes: [UInt8](repeating: 0, count: 100), .lineMissing(2)),
  ]

  @Test("is refused with what is wrong and where", arguments: unreadable)
  func refused(text: Unreadable) {
    #expect(throws: text.error) { try SavedGame(text: text.text) }
    #expect(!text.error.description.contains("\n"))
  }

  @Test("names what is wrong without harm to a screen")
  func harmlessDescription() {
    #expect(SavedGame.FormatError.unknownTurn("\u{1B}").description == "line 1: unknown turn U+1B")
    #expect(
      SavedGame.FormatError.unknownTurn("x\u{301}").description == "line 1: unknown turn U+78 U+301"
    )
    #expect(
      SavedGame.FormatError.board(.unknownCell(row: 3, cell: "q")).description
        == "line 4: unknown cell 'q'")
  }

  @Test(
    "with bytes changed, lost or added is refused, or read as a game that it then is",
    arguments: 0..<8 as Range<UInt64>)
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      SavedGame.new.text, Self.new + "moves f5\nlevel 3\n",
      SavedGame(position: try Positions.tiedGame(plies: 40), modes: SavedGame.new.modes).text,
    ]
    var readable = 0
    for _ in 0..<1000 {
      var bytes = Array((texts.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        // Half of the changes keep to the format's own characters, and come further.
        let byte =
          Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : Array("xo-01\n ".utf8).randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = byte
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(byte, at: index)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
        }
      }
      if let game = try? SavedGame(text: bytes) {
        readable += 1
        #expect(try SavedGame(text: game.text.utf8) == game, "seed \(seed)")
      }
    }
    #expect(readable > 0 && readable < 1000, "seed \(seed)")
  }
}
