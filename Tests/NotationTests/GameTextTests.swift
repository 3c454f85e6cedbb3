import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game in a text")
struct GameTextTests {
  private static let start = "---------------------------ox------xo---------------------------"
  private static let forms: [(text: String, start: String, transcript: String)] = [
    ("f5d6", "\(start) x", "f5d6"),
    (" 1. F5 D6\n", "\(start) x", "f5d6"),
    (start, "\(start) x", ""),
    ("\(start)f5d6", "\(start) x", "f5d6"),
    ("\(start) X f5d6", "\(start) x", "f5d6"),
    ("\(start)\no\n1. e3\n", "\(start) o", "e3"),
    ("\(start.uppercased())O e3f3", "\(start) o", "e3f3"),
    ("(;GM[Othello]B[f5]W[d6];)", "\(start) x", "f5d6"),
    ("1 (;GM[Othello]B[f5]W[d6];)\n", "\(start) x", "f5d6"),
  ]

  @Test("is recognized as transcript, position, position with moves, or GGF", arguments: forms)
  func recognized(text: String, start: String, transcript: String) throws {
    let record = try GameText.record(in: text)
    #expect(record.start.text == start)
    #expect(record.transcript == transcript)
    #expect(GameText.games(in: text).map { $0.map(\.record) } == [.success(record)])
  }

  @Test("tells the side to move from a move in the b column, and from a pass")
  func sideOrMove() throws {
    let record = try GameRecord(transcript: "c4c3d3c5")
    let position = record.position
    for side in ["", "x", "b", "B", " * "] {
      for move in ["b4", "B4"] {
        let read = try GameText.record(in: position.board.rows.joined() + side + move)
        #expect(read.start == position)
        #expect(read.transcript == "b4")
      }
    }
    let due = try GameRecord(transcript: KnownGame.pliesBeforePass).position
    for text in [due.text + "--c5", due.text + " -- c5", due.text + "psc5", due.text + " c5"] {
      #expect(try GameText.record(in: text).transcript == "--c5")
    }
    let cells = due.board.rows.joined()
    #expect(try GameText.record(in: cells + "c5").start.turn == .light)
    #expect(try GameText.record(in: cells + " b--").transcript == "--")
  }

  private static let bad: [(String, GameTextError)] = [
    ("", .empty), (" \n ", .empty), ("1. 2.", .empty), ("xx", .empty), ("--", .empty),
    ("xo--xo-", .empty), ("xo--xo-x", .position(.cellCount(8))),
    ("f5d6a1", .move(MoveDefect(number: 3, side: .dark, reason: .turnsNothingOver(.a1)))),
    ("hello", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("he")))),
    ("\(start.dropLast())", .position(.cellCount(63))),
    ("\(start)---", .position(.cellCount(67))),
    ("\(start)x--------", .position(.cellCount(73))),
    ("\(start) x zz", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("zz")))),
    (
      "\(start) o f5 d6",
      .move(MoveDefect(number: 1, side: .light, reason: .turnsNothingOver(.f5)))
    ),
    ("(;GM[Othello]", .form(.ggf, .unfinished)),
    ("(;GM[Othello]B[f5];)(;GM[Othello];)", .severalGames(2)),
  ]

  @Test("is refused with its defect", arguments: bad)
  func refusals(text: String, error: GameTextError) {
    #expect(throws: error) { try GameText.record(in: text) }
  }

  @Test("has no record in an empty text, and one for each game of GGF")
  func records() throws {
    #expect(GameText.games(in: " \n").isEmpty)
    let text = "(;GM[Othello]B[f5];) and (;GM[Othello]B[a1];)\n(;GM[Othello]B[d3];)"
    let records = GameText.games(in: text).map { $0.map(\.record) }
    #expect(
      try records == [
        .success(GameRecord(transcript: "f5")),
        .failure(.move(MoveDefect(number: 1, side: .dark, reason: .turnsNothingOver(.a1)))),
        .success(GameRecord(transcript: "d3")),
      ])
  }

  @Test("is written on one line: the standing plies, after the start if it is needed")
  func text() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    #expect(record.text == "f5d6c3")
    #expect(record.standing(at: 2).text == "f5d6")
    #expect(GameRecord().text == Self.start + " x")
    let later = try GameRecord(start: record.position, transcript: "d3")
    #expect(later.text == record.position.text + " d3")
  }
}
