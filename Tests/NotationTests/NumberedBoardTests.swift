import Notation
import ReversiCore
import ReversiTesting
import Testing

/// Boards with the numbers of the moves on their squares, as books print them.
@Suite("A diagram of a game")
struct NumberedBoardTests {
  enum Style: CaseIterable {
    case coordinates, leftAligned, frame, bars, table, fields, namedFields, list, oneLine
    case circled, wide

    /// What stands on the four squares of the start, as in `Board.newGame.rows`.
    var disks: [String] {
      switch self {
      case .coordinates, .leftAligned: ["o", "x", "x", "o"]
      case .frame, .table, .circled, .wide: ["○", "●", "●", "○"]
      case .namedFields: ["W", "B", "B", "W"]
      case .bars, .fields, .list, .oneLine: Array(repeating: empty, count: 4)
      }
    }

    var empty: String {
      switch self {
      case .coordinates, .leftAligned: "."
      case .frame, .bars, .table, .namedFields: ""
      case .fields, .list, .oneLine: "0"
      case .circled, .wide: "・"
      }
    }

    func lines(_ rows: [[String]]) -> [String] {
      let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
      func padded(_ text: String) -> String {
        let blanks = String(repeating: " ", count: 3 - text.count)
        return self == .leftAligned || self == .bars ? text + blanks : blanks + text
      }
      func numbered(_ rows: [(Int, [String])], _ body: ([String]) -> String) -> [String] {
        rows.map { "\($0.0)" + body($0.1) }
      }
      let all = Array(zip(1..., rows))
      let separated = { (row: [String]) in row.map(padded).joined() }
      switch self {
      case .coordinates, .leftAligned:
        return ["  " + separated(names)] + numbered(all) { " " + separated($0) }
      case .frame:
        let edge = "+" + String(repeating: "---+", count: 8)
        return rows.flatMap { [edge, "|" + $0.map(padded).joined(separator: "|") + "|"] } + [edge]
      case .bars:
        return ["  |" + names.map(padded).joined(separator: "|") + "|"]
          + numbered(all) { " |" + $0.map(padded).joined(separator: "|") + "|" }
      case .table:
        return [
          "| | " + names.joined(separator: " | ") + " |",
          "|-" + String(repeating: "|-", count: 8) + "|",
        ]
          + all.map {
            "| \($0) | " + $1.map { $0.isEmpty ? " " : $0 }.joined(separator: " | ") + " |"
          }
      case .fields: return rows.map { $0.joined(separator: ",") }
      case .namedFields:
        return ["," + names.joined(separator: ",")]
          + numbered(all) { "," + $0.joined(separator: ",") }
      case .list:
        return [
          "[" + rows.map { "[" + $0.joined(separator: ", ") + "]" }.joined(separator: ",\n") + "]"
        ]
      case .oneLine:
        return [
          "[" + rows.map { "[" + $0.joined(separator: ",") + "]" }.joined(separator: ",") + "]"
        ]
      case .circled: return ["　ａｂｃｄｅｆｇｈ"] + numbered(all) { $0.joined() }
      case .wide:
        return ["　ａｂｃｄｅｆｇｈ"]
          + zip("１２３４５６７８", rows).map { number, row in
            "\(number)"
              + row.map { $0.count == 1 && $0.first?.isASCII == true ? " \($0)" : $0 }.joined()
          }
      }
    }

    func text(of record: GameRecord) -> String {
      var cells = [Square: String]()
      for (square, disk) in zip([Square.d4, .e4, .d5, .e5], disks) { cells[square] = disk }
      for (number, square) in zip(1..., record.placedSquares) {
        cells[square] = Self.text(number, self)
      }
      let rows = (0..<8).map { row in
        (0..<8).map { column in
          Square(column: column, row: row).flatMap { cells[$0] } ?? empty
        }
      }
      return lines(rows).joined(separator: "\n")
    }

    private static func text(_ number: Int, _ style: Style) -> String {
      let sign =
        switch number {
        case 1...20: Unicode.Scalar(UInt32(0x2460 + number - 1))
        case 21...35: Unicode.Scalar(UInt32(0x3251 + number - 21))
        default: Unicode.Scalar(UInt32(0x32B1 + number - 36))
        }
      return style == .circled ? sign.map { String($0) } ?? "" : String(number)
    }
  }

  @Test("is the game, however it is drawn", arguments: Style.allCases)
  func styles(style: Style) throws {
    for seed in 0..<12 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var record = GameRecord()
      // Circles go up to 50.
      let moves = Int.random(in: 3...(style == .circled ? 50 : 60), using: &generator)
      try record.playAtRandom(moves, using: &generator)
      let text = style.text(of: record)
      let squares = record.placedSquares
      for text in [text, "Black: Ann\nWhite: Ben\n\n\(text)\n"] {
        #expect(try GameText.record(in: text).placedSquares == squares, "seed \(seed)\n\(text)")
        let entries = GameLines.entries(
          in: text.split(separator: "\n", omittingEmptySubsequences: false))
        #expect(
          try entries.map { try $0.game.get().record.placedSquares } == [squares],
          "seed \(seed)\n\(text)")
      }
    }
  }

  private static let rows = [
    ". . . . . . . .", ". . . . . . . .", ". . . . 3 . . .", ". . . o x . . .", ". . . x o . . .",
    ". . . . 1 2 . .", ". . . . . . . .", ". . . . . . . .",
  ]

  private static func diagram(_ changes: [Int: String] = [:]) -> String {
    rows.enumerated().map { changes[$0.offset + 1] ?? $0.element }.joined(separator: "\n")
  }

  @Test("can begin from any board, and stand below and above texts about it")
  func otherStart() throws {
    let board = Self.diagram([
      3: ". . 1 x . . . .", 4: ". . 2 x x . . .", 5: ". . . x o . . .", 6: ". . . . . . . .",
    ])
    let start = try GameRecord(transcript: "d3").position
    for text in [board, "White to move\n\(board)\nBlack 4, White 1"] {
      let record = try GameText.record(in: text)
      #expect(record.start == start && record.placedSquares == [.c3, .c4])
    }
  }

  @Test("is not what has the numbers of its rows at the right, which look like cells")
  func rowNumbers() throws {
    let text = """
        ––★⚪︎⚪︎⚪︎–– 1
        –⚫︎–⚪︎⚪︎–★– 2
        ––⚫︎⚫︎⚫︎⚪︎★– 3
        ––⚫︎⚫︎⚫︎–⚪︎– 4
        –★⚫︎⚫︎⚫︎––– 5
        –★⚪︎⚫︎⚫︎––– 6
        –⚪︎★⚫︎–––– 7
        ★––––––– 8
      Black to move
      1. a8 -52
      2. b5 +32
      """
    let record = try GameText.record(in: text)
    let board = record.start.board
    #expect(board.squares(of: .dark).count == 13 && board.squares(of: .light).count == 9)
    #expect(record.placedSquares == [.a8, .b5])
  }

  @Test("with one digit for each number is one only if it cannot be a position")
  func digits() throws {
    #expect(
      try GameText.record(in: Self.diagram([3: ". . . . . . . ."])).transcript == "e6f6")
    // These are the legal moves of Black.
    let marks = Self.diagram([
      3: ". . . 1 . . . .", 4: ". . 2 o x . . .", 5: ". . . x o 3 . .", 6: ". . . . 4 . . .",
    ])
    #expect(try GameText.record(in: marks).text == Position.newGame.text)
    let digits = """
      0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0
      0 0 0 1 0 0 0 0
      0 0 0 1 1 0 0 0
      0 0 0 1 2 0 0 0
      0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0
      0 0 0 0 0 0 0 0
      """
    #expect(try GameText.record(in: digits).start.board.count(of: .dark) == 4)
  }

  @Test("can count a pass")
  func pass() throws {
    let record = try GameRecord(transcript: KnownGame.sevenPasses.transcript)
    var number = 0
    var numbers: [Square: Int] = [:]
    for ply in record.plies {
      number += 1
      if case .place(let move) = ply { numbers[move.square] = number }
    }
    let text = (0..<8).map { row in
      (0..<8).map { column in
        Square(column: column, row: row).flatMap { numbers[$0] }.map {
          $0 < 10 ? " \($0)" : "\($0)"
        }
          ?? " -"
      }.joined(separator: " ")
    }.joined(separator: "\n")
    #expect(try GameText.record(in: text).placedSquares == record.placedSquares)
  }

  @Test(
    "is refused with the first number that is wrong",
    arguments: [
      ([3: ". . . . 12 . . ."], MoveDefect(number: 3, side: .dark, reason: .squares(0))),
      ([3: ". . . . 02 . . ."], MoveDefect(number: 2, side: .light, reason: .squares(2))),
      (
        [3: "10 . . . . . . .", 6: ". . . . 1 . . ."],
        MoveDefect(number: 2, side: .light, reason: .squares(0))
      ),
      (
        [1: "01 . . . . . . .", 6: ". . . . . 2 . ."],
        MoveDefect(number: 1, side: .dark, reason: .turnsNothingOver(.a1))
      ),
    ] as [([Int: String], MoveDefect)])
  func wrongNumbers(changes: [Int: String], defect: MoveDefect) {
    #expect(throws: GameTextError.move(defect)) {
      try GameText.record(in: Self.diagram(changes))
    }
  }
}

extension GameRecord {
  fileprivate var placedSquares: [Square] {
    plies.prefix(standing).compactMap { if case .place(let move) = $0 { move.square } else { nil } }
  }
}
