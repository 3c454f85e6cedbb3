import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A board that names no side to move")
struct AssumedTurnTests {
  private static let even = "-------------------x-------xx-----ooo---------------------------"
  private static let odd = "-------------------x-------xx------xo---------------------------"

  private static func forms(of cells: String) -> [String] {
    let cells = Array(cells)
    let rows = stride(from: 0, to: 64, by: 8).map { String(cells[$0..<$0 + 8]) }
    let numbered = zip(1..., rows).map { "\($0) \($1)" }.joined(separator: "\n")
    let ggf = rows.joined(separator: " ").replacing("x", with: "*").replacing("o", with: "O")
    func property(_ name: String, _ sign: Character) -> String {
      let squares = zip(Square.allCases, cells).filter { $0.1 == sign }.map { "[\($0.0)]" }
      return squares.isEmpty ? "" : name + squares.joined()
    }
    return [
      String(cells), rows.joined(separator: "\n"), "  a b c d e f g h\n\(numbered)",
      rows.joined(separator: "/"), "[8 \(ggf)]", "(;GM[Othello]BO[8 \(ggf)];)",
      "(;GM[2]\(property("AB", "x"))\(property("AW", "o")))",
    ]
  }

  @Test("is Black's turn if the number of disks is even, White's if it is odd")
  func count() throws {
    for (cells, side) in [(Self.even, Disk.dark), (Self.odd, .light)] {
      for text in Self.forms(of: cells) {
        let game = try GameText.game(in: text)
        #expect(game.record.position.turn == side, "\(text)")
        #expect(game.record.position.board.rows.joined() == cells, "\(text)")
        #expect(game.assumedTurn == .byCount(side), "\(text)")
      }
    }
  }

  @Test("is the turn of the only side that can move")
  func onlyMover() throws {
    let due = try GameRecord(transcript: KnownGame.pliesBeforePass).position
    #expect(due.state == .passDue(.dark))
    let cells = due.board.rows.joined()
    let swapped = String(cells.map { $0 == "x" ? "o" : $0 == "o" ? "x" : $0 })
    for (cells, side) in [(cells, Disk.light), (swapped, .dark)] {
      for text in Self.forms(of: cells) {
        let game = try GameText.game(in: text)
        #expect(game.record.position.turn == side, "\(text)")
        #expect(game.assumedTurn == .onlyMover(side), "\(text)")
      }
    }
  }

  @Test("is not assumed if it is named, if it is a new game, or if nobody can move")
  func named() throws {
    let texts =
      Self.forms(of: Position.newGame.board.rows.joined())
      + Self.forms(of: String(repeating: "o", count: 64))
      + [
        "\(Self.odd) x", "White to move\n\(Self.odd)", "f5d6", Position.newGame.text,
        "(;GM[Othello]BO[8 \(Self.odd.replacing("x", with: "*")) *];)",
      ]
    for text in texts { #expect(try GameText.game(in: text).assumedTurn == nil, "\(text)") }
  }

  @Test("is the turn of the side that can make the moves behind the board")
  func moves() throws {
    for (cells, moves, side) in [
      (Self.odd, "c3", Disk.light), (Self.odd, "Black f5", .dark), (Self.even, "d6", .dark),
      (Self.even, "White c3", .light),
    ] {
      let game = try GameText.game(in: "\(cells)\n\(moves)")
      #expect(game.record.start.turn == side && game.assumedTurn == nil, "\(moves)")
    }
    #expect(throws: GameTextError.self) { try GameText.game(in: "\(Self.odd)\na1") }
    let ggf = Self.odd.replacing("x", with: "*").replacing("o", with: "O")
    for (move, side) in [("B[f5]", Disk.dark), ("W[c3]", .light)] {
      let game = try GameText.game(in: "(;GM[Othello]BO[8 \(ggf)]\(move);)")
      #expect(game.record.start.turn == side && game.assumedTurn == nil)
    }
    let json = try GameText.game(in: "{\"start\":\"\(Self.odd)\",\"moves\":[\"c3\"]}")
    #expect(json.record.start.turn == .light && json.assumedTurn == nil)
  }
}
