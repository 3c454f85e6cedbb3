import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A position in any notation")
struct PositionNotationTests {
  private static let newGame = Position.newGame.text.prefix(64)

  private static func newGame(_ dark: String, _ light: String, _ empty: String) -> String {
    newGame.map { $0 == "x" ? dark : $0 == "o" ? light : empty }.joined()
  }

  @Test(
    "is read with any characters for disks",
    arguments: ["x", "X", "b", "B", "*", "●", "@", "⚫", "⚫\u{FE0F}", "Ｘ"],
    ["o", "O", "w", "W", "○", "◯", "⚪", "⚪\u{FE0F}", "Ｏ"])
  func disks(dark: String, light: String) throws {
    for empty in ["-", ".", "_", "·", "・"] {
      let cells = Self.newGame(dark, light, empty)
      #expect(try Position(notation: cells) == .newGame)
      for (side, disk) in [(dark, Disk.dark), (light, .light)] {
        for text in ["\(cells)\(side)", "\(cells) \(side)\n"] {
          #expect(try Position(notation: text) == Position(board: .newGame, turn: disk))
        }
      }
    }
  }

  @Test(
    "is read with digits, letters and squares that have their meaning from the others",
    arguments: [
      "120", "12.", "12-", "12_", "#O.", "XO+", "BWe", "bwE", "⚫⚪🟩", "⚫⚪⬜", "⚫⚪⬛", "●○□", "xo■",
      "⬛⬜🟩",
      "■□-",
    ].map(Array.init))
  func signs(signs: [Character]) throws {
    let (dark, light) = ("\(signs[0])", "\(signs[1])")
    let cells = Self.newGame(dark, light, "\(signs[2])")
    let rows = stride(from: 0, to: 64, by: 8).map { String(Array(cells)[$0..<$0 + 8]) }
    let numbered = rows.enumerated().map { "\($0 + 1) \($1)" }
    let boards = [[cells], rows, ["  abcdefgh"] + numbered].map { $0.joined(separator: "\n") }
    for board in boards {
      #expect(try Position(notation: board) == .newGame)
      for side in [light, "O", "w"] {
        let texts = ["\(board)\n\(side)\n"] + (board.contains("8") ? [] : ["\(board) \(side)"])
        for text in texts {
          let position = try GameText.record(in: text).start
          #expect(position == Position(board: .newGame, turn: .light), "\(text)")
        }
      }
    }
    let found = GameLines.entries(in: rows)
    #expect(try found.map { try $0.game.get().record.start } == [.newGame])
  }

  @Test("may be spread over lines, with blanks between the cells")
  func blanks() throws {
    let text = """
      \u{FEFF}- - - - - - - -
      . . . . . . . .\r
      _ _ _ _ _ _ _ _

      - - - O X - - -
      - - - X O - - -
      --------\t--------
      - - - - - - - -
        W
      """
    #expect(try Position(notation: text) == Position(board: .newGame, turn: .light))
  }

  @Test("has a side to move if it names none")
  func sideLeftOut() throws {
    let due = try GameRecord(transcript: KnownGame.pliesBeforePass).position
    #expect(due.state == .passDue(.dark))
    let cells = due.board.rows.joined()
    #expect(try Position(notation: cells).state == .toMove(.light))
    #expect(try Position(notation: cells + "x").state == .passDue(.dark))
    let wipedOut = String(repeating: "o", count: 64)
    #expect(try Position(notation: wipedOut).outcome == .win(.light, by: 64))
  }

  private static let bad: [(String, PositionDefect)] = [
    ("", .cellCount(0)), (" \n", .cellCount(0)), ("x", .cellCount(1)),
    ("\(newGame.dropLast())", .cellCount(63)),
    ("\(newGame)-", .cellCount(65)), ("\(newGame)xx", .cellCount(66)),
    ("\(newGame)x-", .cellCount(66)), ("\(newGame)\(newGame)", .cellCount(128)),
    ("?\(newGame)", .unknownCell("?", .a1)),
    ("\(newGame.prefix(63))0", .unknownCell("0", .h8)),
    (newGame("1", "0", "-"), .unknownCell("0", .d4)),
    ("\(newGame.prefix(9))\u{301}", .unknownCell("\u{301}", .b2)),
    ("\(newGame) z", .unknownSide("z")), ("\(newGame)x z", .unknownSide("z")),
    ("\(newGame)b4", .unknownSide("b")),
  ]

  @Test(
    "may be followed by a side, a score, a number, moves or words",
    arguments: ["xo-", "⚫⚪⬜", "●○□", "120", "bwe", "#o."].map(Array.init))
  func tails(signs: [Character]) throws {
    let cells = Self.newGame("\(signs[0])", "\(signs[1])", "\(signs[2])")
    for tail in [
      "O +4", "O #1", "O\n+4", "O;", "\(signs[1]);", "O; % c", "White", "White to move", "O\n++++",
      "O\n####", "O\n+======+",
    ] where signs[0] != "#" || !tail.contains("#") {
      let record = try GameText.record(in: "\(cells) \(tail)")
      #expect(record.start == Position(board: .newGame, turn: .light), "\(tail)")
    }
    for tail in ["f5", "X f5", "+12 f5", "1. f5"] {
      let record = try GameText.record(in: "\(cells) \(tail)")
      #expect(record.start == .newGame && record.transcript == "f5", "\(tail)")
    }
  }

  @Test("is not seen in a line that only divides, or in a comment")
  func dividers() throws {
    let dividers = [8, 63, 64, 65, 70].flatMap { count in
      [String(repeating: "#", count: count), "#" + String(repeating: "-", count: count - 1)]
    }
    for divider in dividers + ["#Bob Bobo", "# ooo xxxx", "  # ooo xxxx"] {
      let text = "\(divider)\nf5d6c3d3c4"
      #expect(try GameText.record(in: text).transcript == "f5d6c3d3c4", "\(divider)")
      let found = GameLines.entries(in: text.split(separator: "\n"))
      #expect(found.count == 1, "\(divider)")
    }
  }

  @Test("is refused for its first defect", arguments: bad)
  func refusals(text: String, defect: PositionDefect) {
    #expect(throws: defect) { try Position(notation: text) }
  }
}
