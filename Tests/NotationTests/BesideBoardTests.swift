import Notation
import ReversiCore
import Testing

@Suite("The text around a board")
struct BesideBoardTests {
  enum Drawing: CaseIterable {
    case plain, numbered, framed, table, digits

    static let cells = [
      "--------", "--------", "---x----", "---xx---", "---xo---", "--------", "--------",
      "--------",
    ]

    var columns: String? {
      switch self {
      case .plain, .digits: nil
      case .numbered: "  A B C D E F G H"
      case .table: "|   | A | B | C | D | E | F | G | H |"
      case .framed: "+---+---+---+---+---+---+---+---+"
      }
    }

    func row(_ number: Int) -> String {
      let cells = Self.cells[number - 1].map { "\($0)" }
      switch self {
      case .plain: return cells.joined()
      case .numbered: return "\(number) \(cells.joined(separator: " ")) \(number)"
      case .framed: return "| \(cells.joined(separator: " | ")) |"
      case .table:
        return "| \(number) | \(cells.map { $0 == "-" ? " " : $0 }.joined(separator: " | ")) |"
      case .digits:
        return cells.map { $0 == "-" ? "0" : $0 == "x" ? "1" : "2" }.joined(separator: " ")
      }
    }

    /// The board with a text beside a row; row 0 is the names of the columns, row 9 the line below.
    func text(beside number: Int, _ text: String) -> String {
      let lines = [columns].compactMap(\.self) + (1...8).map(row) + [columns].compactMap(\.self)
      let index = number - (columns == nil ? 1 : 0)
      return lines.enumerated().map { $0 == index ? "\($1)   \(text)" : $1 }
        .joined(separator: "\n")
    }

    /// The rows that a text can stand beside.
    var places: ClosedRange<Int> { columns == nil ? 1...8 : 0...9 }
  }

  private static let sides = [
    "O to move", "WHITE to move", "Turn: White", "白番", "White's turn", "to move: O", "Next: White",
    "○ to move", "後手", "手番：白", "次は白", "White", "Player: O", "White (O) to play",
    "It is White's turn", "4 moves, White to move", "current player: white", "ＷＨＩＴＥ to move",
    "次の手番：○", "次の手番は白です", "The next to play is White", "Side to play next is now: White",
    "Turn: -1",
    "turn: 2", "player = −1", "Player 2", "Player 2 to move", "White on move",
    "White to move and win",
    "Black: 4, White: 1 (to move: White)", "← ○", "(O)", "O",
  ]

  @Test("names the side to move beside any row, above or below", arguments: sides)
  func named(side: String) throws {
    let expected = try GameRecord(transcript: "d3").position
    for drawing in Drawing.allCases {
      var texts = drawing.places.map { drawing.text(beside: $0, side) }
      let board = drawing.text(beside: -9, "")
      texts += [
        "\(side)\n\(board)", "\(side)\n\n\(board)", "\(board)\n\(side)", "\(board)\n\n\(side)\n",
      ]
      for text in texts {
        #expect(try GameText.record(in: text).start == expected, "\(text)")
        #expect(try GameText.record(in: text + "\n1. c3").transcript == "c3", "\(text)")
      }
    }
  }

  @Test("is read line by line, too", arguments: sides)
  func lines(side: String) throws {
    let expected = try GameRecord(transcript: "d3").position
    for drawing in Drawing.allCases {
      let board = drawing.text(beside: -9, "")
      for text in ["\(side)\n\(board)", drawing.text(beside: 2, side), "\(board)\n\(side)"] {
        let found = GameLines.entries(in: text.split(separator: "\n"))
        #expect(try found.map { try $0.game.get().record.start } == [expected], "\(text)")
      }
    }
  }

  @Test(
    "may be counts, and then names no side",
    arguments: [
      "O: discs =  1    moves =  3", "empties = 59      ply =  2", "Black 4, White 1",
      "4 discs   0 moves",
      "0:03.958", "ply  2 (58 empties)", "O: 1", "黒 4", "石数：4", "Ann: 4", "Game over", "Black won",
      "Eval: +3.2",
    ])
  func counts(text: String) throws {
    let expected = try #require(
      try GameRecord(transcript: "d3").position.board.rows.joined() as String?)
    for drawing in [Drawing.numbered, .framed, .table] {
      for row in drawing.places {
        let start = try GameText.record(in: drawing.text(beside: row, text)).start
        #expect(start.text == "\(expected) o", "\(drawing.text(beside: row, text))")
      }
    }
  }

  @Test(
    "is an error with its row if it is anything else",
    arguments: [
      "some words", "hello", "to be 1", "last move: d3", "Side?", "White to act", "White begins",
      "Now White",
      "Black has passed", "Black cannot move", "白が打つ", "Move 12: White", "Turn: 12",
      "X to move or O", "Black: X, White: O", "White: to act",
    ])
  func others(text: String) {
    let start = String(text.prefix(16))
    for drawing in [Drawing.numbered, .framed, .table] {
      for row in drawing.places {
        let number = (1...8).contains(row) ? row : nil
        #expect(throws: GameTextError.position(.textBeside(start, row: number))) {
          try GameText.record(in: drawing.text(beside: row, text))
        }
      }
    }
    for row in 1...7 {
      #expect(throws: GameTextError.position(.textBeside(start, row: row))) {
        try GameText.record(in: Drawing.plain.text(beside: row, text))
      }
    }
    let board = Drawing.plain.text(beside: -9, "")
    for text in ["\(text)\n\(board)", "\(board)\n\(text)", "\(board) \(text)"] {
      #expect(throws: GameTextError.position(.textBeside(start, row: nil)), "\(text)") {
        try GameText.record(in: text)
      }
    }
  }

  @Test("is an error if it names both sides")
  func contradictions() {
    let board = Drawing.numbered.text(beside: 2, "O to move")
    for text in ["X to move\n\(board)", "\(board)\nBlack to move", "\(board)\n●\n"] {
      #expect(throws: GameTextError.position(.twoSides)) { try GameText.record(in: text) }
    }
  }

  @Test("does not make a second game of the moves below it")
  func illegalMoves() {
    let defect = MoveDefect(number: 1, side: .light, reason: .turnsNothingOver(.c4))
    for side in ["White to move", "白番"] {
      let text = "\(Position.newGame.text.prefix(64))\n\(side)\nc4"
      #expect(throws: GameTextError.move(defect)) { try GameText.record(in: text) }
    }
  }

  @Test("may be a second board with the numbers of the moves, as Edax prints it")
  func edax() throws {
    let text = """
        A B C D E F G H            BLACK            A  B  C  D  E  F  G  H
      1 - - - - - - - - 1         0:03.958       1 |  |  |  |  |  |  |  |  | 1
      2 - - - - - - - - 2    4 discs   0 moves   2 |  |  |  |  |  |  |  |  | 2
      3 - - . * . - - - 3                        3 |  |  |  | 1|  |  |  |  | 3
      4 - - - * * - - - 4  ply  2 (59 empties)   4 |  |  |  |()|##|  |  |  | 4
      5 - - . * O - - - 5    White's turn (O)    5 |  |  |  |##|()|  |  |  | 5
      6 - - - - - - - - 6                        6 |  |  |  |  |  |  |  |  | 6
      7 - - - - - - - - 7    1 discs   3 moves   7 |  |  |  |  |  |  |  |  | 7
      8 - - - - - - - - 8         0:00.000       8 |  |  |  |  |  |  |  |  | 8
        A B C D E F G H            WHITE            A  B  C  D  E  F  G  H
      """
    #expect(try GameText.record(in: text).start == GameRecord(transcript: "d3").position)
  }

  @Test("has -1 for White in a board of numbers")
  func negative() throws {
    let rows = Drawing.cells.map { row in row.map { $0 == "-" ? "0" : $0 == "x" ? "1" : "-1" } }
    let list = "[" + rows.map { "[\($0.joined(separator: ", "))]" }.joined(separator: ",\n ") + "]"
    let spaced = rows.map { $0.joined(separator: " ") }.joined(separator: "\n")
    let numbered =
      "  a b c d e f g h\n"
      + zip(1..., rows).map { "\($0) \($1.joined(separator: " "))" }.joined(separator: "\n")
    let expected = try GameRecord(transcript: "d3").position
    for board in [list, spaced, numbered, list.filter { $0 != "\n" && $0 != " " }] {
      #expect(try GameText.record(in: board).start.board == expected.board)
      #expect(try GameText.record(in: "\(board)\nWhite to move").start == expected)
    }
    for row in 1...8 {
      let text = zip(1..., rows).map {
        "\($1.joined(separator: " "))\($0 == row ? " White to move" : "")"
      }
      #expect(try GameText.record(in: text.joined(separator: "\n")).start == expected)
    }
    #expect(try GameText.record(in: "\(list)\n-1\n1. c3").start == expected)
    let minus = String(list.map { $0 == "-" ? "\u{2212}" : $0 })
    #expect(try GameText.record(in: minus).start.board == expected.board)
    #expect(throws: GameTextError.self) {
      try GameText.record(in: list.prefix(list.count - 2) + "2]]")
    }
  }
}
