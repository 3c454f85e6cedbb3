import Notation
import ReversiCore
import Testing

@Suite("The signs of a drawn board")
struct BoardSignsTests {
  /// A position after four moves, in which the legal moves of White are `*`.
  private static let position = """
    --------
    --------
    ----o---
    -*xxo---
    --*xxx--
    --*-*-*-
    --------
    --------
    """

  private static let expected = "--------------------o-----xxo------xxx-------------------------- o"

  private static func refusal(of text: String) -> GameTextError? {
    do throws(GameTextError) { _ = try GameText.record(in: text) } catch { return error }
    return nil
  }

  private static func rows(
    _ dark: String, _ light: String, _ empty: String, _ mark: String? = nil
  ) -> [[String]] {
    position.split(separator: "\n").map { row in
      row.map { cell in
        switch cell {
        case "x": dark
        case "o": light
        case "*": mark ?? empty
        default: empty
        }
      }
    }
  }

  @Test(
    "are disks of the known kinds, with coordinates around any side",
    arguments: [
      ["⬤", "◯", "·"], ["⚫\u{FE0E}", "⚪\u{FE0E}", "・"], ["⚫\u{FE0F}", "⚪\u{FE0F}", "🟩"],
      ["●", "⚬", "."], ["◉", "◎", "."], ["●", "〇", "・"], ["D", "L", "•"], ["d", "l", "-"],
      ["•", "◦", "·"], ["黒", "白", "・"], ["1", "2", "0"], ["Ｘ", "Ｏ", "．"], ["⛂", "⛀", "–"],
    ])
  func known(signs: [String]) throws {
    for drawing in Drawing.all {
      let text = drawing.text(Self.rows(signs[0], signs[1], signs[2]))
      for side in ["White to move", "Next turn: Light", "○", "L to move"] {
        let record = try GameText.record(in: "\(text)\n\(side)\n")
        #expect(record.start.text == Self.expected, "\(text)")
      }
    }
  }

  @Test(
    "are refused by the first unknown one and its square, and nothing else is read",
    arguments: [
      ["★", "☆", "."], ["🔴", "🔵", "⬜"], ["🖤", "🤍", "🟩"], ["X", "0", "."], ["N", "B", "."],
      ["▲", "△", "・"], ["Y", "R", "-"], ["S", "W", "-"], ["1", "0", "."],
    ])
  func unknown(signs: [String]) throws {
    for drawing in Drawing.all {
      let text = drawing.text(Self.rows(signs[0], signs[1], signs[2]))
      for tail in ["", "\nO to move", "\nf5 d6\n", "\nWhite to move\n1. f5 d6"] {
        let error = Self.refusal(of: text + tail)
        guard case .position(.unknownCell(let sign, let square)) = error else {
          Issue.record("\(text): \(String(describing: error))")
          continue
        }
        #expect(signs.contains("\(sign)"))
        #expect(square.row > 1 && square.row < 5)
        let lines = (text + tail).split(separator: "\n")
        let found = GameLines.entries(in: lines)
        #expect(found.count == 1 && (try? found[0].game.get()) == nil, "\(text)")
      }
    }
  }

  @Test("are refused by an unknown one on all empty squares", arguments: ["🟢", "🟦", "?", "~"])
  func unknownEmptySquares(sign: String) {
    for drawing in Drawing.all {
      let text = drawing.text(Self.rows("⚫", "⚪", sign))
      #expect(throws: GameTextError.position(.unknownCell(Character(sign), .a1)), "\(text)") {
        try GameText.record(in: text)
      }
    }
  }

  @Test(
    "can mark the legal moves of a side, which is then the one to move",
    arguments: ["*", "?", "!", "x", "✕", "★", "🟡", "3", "@", "#", "~", "＊"])
  func marks(mark: String) throws {
    for (dark, light, empty) in [("X", "O", "."), ("●", "○", "・"), ("B", "W", "-")] {
      for drawing in Drawing.all {
        let text = drawing.text(Self.rows(dark, light, empty, mark))
        for side in ["", "\nO to move", "\n白番"] {
          #expect(try GameText.record(in: text + side).start.text == Self.expected, "\(text)")
        }
        #expect(throws: GameTextError.position(.twoSides)) {
          try GameText.record(in: "\(text)\nBlack to move")
        }
      }
    }
  }

  @Test("are no marks if they could be disks", arguments: ["*", "x", "★", "@"])
  func uncertainMarks(mark: String) {
    let marked = Self.rows("X", "O", ".", mark)
    let plain = Self.rows("X", "O", ".")
    // One legal move of five, and all of them with another square.
    var single = plain
    single[3][1] = mark
    var more = marked
    more[0][0] = mark
    // One sign for two kinds.
    var two = marked
    two[3][1] = "%"
    for (rows, sign, square) in [
      (single, mark, Square.b4), (more, mark, .a1), (two, mark, .c5), (two, "%", .b4),
    ] {
      for drawing in Drawing.all {
        let error = Self.refusal(of: drawing.text(rows) + "\nO to move\nf5")
        guard case .position(.unknownCell(let found, let place)) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        if rows != two { #expect("\(found)" == sign && place == square) }
      }
    }
    // The last disk of a full board is none, and neither are the last two.
    for count in [1, 2] {
      var full = [[String]](repeating: [String](repeating: "X", count: 8), count: 8)
      for column in 0..<count { full[0][column] = mark }
      full[0][count] = "O"
      full[1][0] = "O"
      #expect(throws: GameTextError.position(.unknownCell(Character(mark), .a1))) {
        try GameText.record(in: Drawing.all[5].text(full))
      }
    }
  }

  @Test("tell the side to move by the sign for empty squares that only its moves have")
  func hints() throws {
    let rows = Self.rows("X", "O", "-", "+")
    for drawing in Drawing.all {
      #expect(try GameText.record(in: drawing.text(rows)).start.text == Self.expected)
      let named = try GameText.record(in: drawing.text(rows) + "\nBlack to move").start
      #expect(named.turn == .dark)
    }
  }

  @Test("are eight in each row, and none is dropped", arguments: 1...8)
  func rowLengths(row: Int) {
    for drawing in Drawing.all {
      var rows = Self.rows("x", "o", "-")
      rows[row - 1].removeLast()
      for text in [drawing.text(rows), drawing.text(rows) + "\nO to move\nf5d6"] {
        #expect(throws: GameTextError.self, "\(text)") { try GameText.record(in: text) }
        let found = GameLines.entries(in: text.split(separator: "\n"))
        #expect(!found.contains { (try? $0.game.get()) != nil }, "\(text)")
      }
      // Another row has one more.
      rows[row % 8].append("-")
      #expect(throws: GameTextError.self) { try GameText.record(in: drawing.text(rows)) }
    }
  }

  @Test("are not read as moves below moves, or behind another board")
  func secondBoard() {
    let drawing = Drawing.all[21]
    let good = drawing.text(Self.rows("x", "o", "-"))
    for board in [drawing.text(Self.rows("★", "☆", "·")), good] {
      for text in ["f5 d6 c3\n\(board)", "\(good)\n\(board)\n", "\(good)\nc5\n\(board)\nd6"] {
        #expect(throws: GameTextError.self, "\(text)") { try GameText.record(in: text) }
      }
    }
    let flat = Self.rows("🔴", "🔵", "🟦").joined().joined()
    #expect(throws: GameTextError.self) { try GameText.record(in: "\(flat)\nf5d6") }
  }

  @Test("can be digits beside the number of their row, at either side")
  func rowNumbersAmongDigits() throws {
    let rows = ["10000001", "02000002", "00100000", "00021000", "00012000"]
    let board = rows + Array(repeating: "00000000", count: 3)
    let expected = board.joined().replacing("0", with: "-").replacing("1", with: "x")
      .replacing("2", with: "o")
    for text in [
      zip(1..., board).map { "\($0) \($1)" }, zip(1..., board).map { "\($1) \($0)" },
      zip(1..., board).map { "\($0) \($1) \($0)" },
    ] {
      let record = try GameText.record(in: text.joined(separator: "\n"))
      #expect(record.start.board.rows.joined() == expected, "\(text)")
    }
  }

  @Test("are not the dot behind the number of a row, unless a blank stands behind it")
  func dots() {
    let rows = Self.rows("x", "o", ".").map { $0.joined(separator: " ") }
    for number in ["1 . ", "1 .", "1."] {
      let text = (["\(number)\(rows[0])"] + zip(2..., rows.dropFirst()).map { "\($0) \($1)" })
        .joined(separator: "\n")
      #expect(throws: GameTextError.self, "\(text)") { try GameText.record(in: text) }
    }
  }

  @Test("are not two for one square")
  func wideCells() {
    let text =
      Self.rows("XX", "OO", "..").map { $0.joined(separator: " ") }
      .joined(separator: "\n") + "\nf5d6"
    #expect(throws: GameTextError.self) { try GameText.record(in: text) }
    #expect(
      !GameLines.entries(in: text.split(separator: "\n")).contains { (try? $0.game.get()) != nil })
  }

  @Test(
    "are followed by moves only if these were played",
    arguments: ["3 moves: c6 e6", "3 legal moves: c6 e6", "Legal moves: c6", "Possible moves: c6"])
  func listedMoves(text: String) {
    let board = Drawing.all[5].text(Self.rows("x", "o", "-"))
    for text in ["\(board)\n\(text)", "\(board)\n\(text)\nO to move"] {
      #expect(throws: GameTextError.self, "\(text)") { try GameText.record(in: text) }
      let found = GameLines.entries(in: text.split(separator: "\n"))
      #expect(found.count == 1 && (try? found[0].game.get()) == nil, "\(text)")
    }
  }

  private static let forms: [(name: String, text: String)] = [
    (
      "in a table of a letter",
      "|  |a|b|c|d|e|f|g|h|\n|--|-|-|-|-|-|-|-|-|\n"
        + numbered { "| \($0) | \($1.map { $0 == "-" ? " " : $0 }.joined(separator: " | ")) |" }
    ),
    (
      "in a spreadsheet",
      numbered { "\($0)\t" + $1.map { $0 == "-" ? "" : $0 }.joined(separator: "\t") }
    ),
    ("with commas", numbered { "\($0)," + $1.map { $0 == "-" ? "" : $0 }.joined(separator: ",") }),
    (
      "with brackets of its own for each sign",
      numbered("[X]", "[O]", "[ ]") { "\($0) \($1.joined(separator: " "))" }
    ),
    (
      "with brackets of its own for each sign, without coordinates",
      rows("(b)", "(w)", "( )").map { $0.joined() }.joined(separator: "\n")
    ),
    (
      "with keys for numbers",
      "🇦\u{200B}🇧\u{200B}🇨\u{200B}🇩\u{200B}🇪\u{200B}🇫\u{200B}🇬\u{200B}🇭\n"
        + numbered("⚫", "⚪", "🟩") { "\($0)\u{FE0F}\u{20E3}\($1.joined())" }
    ),
    ("in a letter", "> White to move\n" + numbered { "> \($0) \($1.joined(separator: " "))" }),
    ("between marks", "```\n" + numbered { "\($0) \($1.joined())" } + "\n```"),
    (
      "as a list of texts",
      "[" + rows("x", "o", "-").map { "\"\($0.joined())\"" }.joined(separator: ", ") + "]"
    ),
  ]

  /// Forms in which a board is not read.
  private static let withdrawn: [(name: String, text: String)] = [
    (
      "with blanks for empty squares below the names of the columns",
      "  a b c d e f g h\n" + numbered("x", "o", " ") { "\($0) \($1.joined(separator: " "))" }
    ),
    (
      "with blanks for empty squares between the numbers",
      numbered("x", "o", " ") { "\($0) \($1.joined(separator: " ")) \($0)" }
    ),
    (
      "with blanks for empty squares alone",
      rows("x", "o", " ").map { $0.joined(separator: " ") }.joined(separator: "\n")
    ),
    (
      "with rows that begin at different columns",
      rows("x", "o", " ").map { $0.joined().trimmingPrefix(while: \.isWhitespace) }
        .joined(separator: "\n")
    ),
    (
      "with the first row at the bottom",
      numbered { "\($0) \($1.joined(separator: " "))" }.split(separator: "\n").reversed()
        .joined(separator: "\n") + "\n  a b c d e f g h"
    ),
    (
      "with numbers from 0",
      "  0 1 2 3 4 5 6 7\n" + numbered { "\($0 - 1) \($1.joined(separator: " "))" }
    ),
    (
      "with numbers for columns",
      "  1 2 3 4 5 6 7 8\n" + numbered { "\($0) \($1.joined(separator: " "))" }
    ),
    ("with a colon behind the numbers", numbered { "\($0): \($1.joined())" }),
    ("with a dot behind the numbers", numbered { "\($0). \($1.joined(separator: " "))" }),
    (
      "with crossings of lines",
      rows("●", "○", "┼").map { $0.joined() }.joined(separator: "\n")
    ),
    (
      "with two signs for each square",
      rows("XX", "OO", "--").map { $0.joined(separator: " ") }.joined(separator: "\n")
    ),
    (
      "with the numbers of moves between blanks",
      """
          a  b  c  d  e  f  g  h
       1
       2
       3             3
       4           o  x
       5           x  o
       6              1  2
       7
       8
      """
    ),
    (
      "with the numbers of moves, and the first row at the bottom",
      """
      8 . . . . .  . . .
      7 . . . . .  . . .
      6 . . . . 1  2 . .
      5 . . . x o  . . .
      4 . . . o x 11 . .
      3 . . . . 3  . . .
      2 . . . . .  . . .
      1 . . . . .  . . .
      """
    ),
    (
      "with the names of the players beside its rows",
      numbered { "\($0) \($1.joined(separator: " "))\($0 == 4 ? "   Black: Ann" : "")" }
    ),
  ]

  @Test("have no form in which their squares must be guessed", arguments: withdrawn)
  func refused(name: String, text: String) {
    for tail in ["", "\nWhite to move", "\nO", "\nf5 d6", "\nWhite to move\n1. c6 e6"] {
      #expect(throws: GameTextError.self, "\(name)") { try GameText.record(in: text + tail) }
      let found = GameLines.entries(in: (text + tail).split(separator: "\n"))
      let read = found.compactMap { try? $0.game.get().record.text }
      // Moves of a new game can stand below anything that is not a game.
      #expect(read.allSatisfy { tail == "\nf5 d6" && $0 == "f5d6" }, "\(name): \(read)")
    }
  }

  private static func numbered(
    _ dark: String = "x", _ light: String = "o", _ empty: String = "-",
    _ line: (Int, [String]) -> String
  ) -> String {
    zip(1..., rows(dark, light, empty)).map(line).joined(separator: "\n")
  }

  @Test("can stand in many forms", arguments: forms)
  func drawn(name: String, text: String) throws {
    let side = text.hasPrefix(">") ? "" : "\nWhite to move"
    #expect(try GameText.record(in: text + side).start.text == Self.expected, "\(name)")
    let found = GameLines.entries(in: (text + side).split(separator: "\n"))
    #expect(
      try found.map { try $0.game.get().record.start.text } == [Self.expected], "\(name)")
  }
}

private struct Drawing {
  let hasNamesAbove: Bool
  let hasNamesBelow: Bool
  let hasNumbersLeft: Bool
  let hasNumbersRight: Bool
  let separator: String

  static let all: [Drawing] = (0..<32).map { bits in
    Drawing(
      hasNamesAbove: bits & 1 != 0, hasNamesBelow: bits & 2 != 0, hasNumbersLeft: bits & 4 != 0,
      hasNumbersRight: bits & 8 != 0, separator: bits & 16 != 0 ? " " : "")
  }

  func text(_ rows: [[String]]) -> String {
    let names = ["  " + "abcdefgh".map { "\($0)" }.joined(separator: separator)]
    let lines = zip(1..., rows).map { number, row in
      (hasNumbersLeft ? "\(number) " : "  ") + row.joined(separator: separator)
        + (hasNumbersRight ? " \(number)" : "")
    }
    return ((hasNamesAbove ? names : []) + lines + (hasNamesBelow ? names : []))
      .joined(separator: "\n")
  }
}
