import ReversiCore
import Testing

@Suite("A square")
struct SquareTests {
  @Test("is one of 64, row by row from a1 to h8")
  func order() {
    #expect(Square.allCases.count == 64)
    #expect(Square.allCases.map(\.rawValue) == Array(0..<64))
    #expect(Square.a1.rawValue == 0)
    #expect(Square.h1.rawValue == 7)
    #expect(Square.a8.rawValue == 56)
    #expect(Square(rawValue: 64) == nil)
  }

  @Test("has one column, one row and one name", arguments: Square.allCases)
  func roundTrips(square: Square) {
    #expect(Square(column: square.column, row: square.row) == square)
    #expect(Square(square.description) == square)
    #expect(Square(square.description.uppercased()) == square)
  }

  @Test(
    "has no name that is not a column a–h and a row 1–8",
    arguments: ["", "a", "a0", "a9", "i1", "1a", "aa", "a1 ", " a1", "a10", "ä1", "a١"])
  func badNames(name: String) {
    #expect(Square(name) == nil)
  }

  @Test(
    "does not exist off the board", arguments: [(-1, 0), (0, -1), (8, 0), (0, 8), (.max, .min)])
  func offBoard(column: Int, row: Int) {
    #expect(Square(column: column, row: row) == nil)
  }

  @Test("has eight neighbours in the middle, five at an edge, three in a corner")
  func neighbors() {
    func count(_ square: Square) -> Int { Direction.allCases.compactMap(square.neighbor).count }
    #expect(count(.d4) == 8)
    #expect(count(.a4) == 5)
    #expect(count(.h8) == 3)
    #expect(Square.d4.neighbor(.upLeft) == .c3)
    #expect(Square.d4.neighbor(.downRight) == .e5)
    #expect(Square.h4.neighbor(.right) == nil)
  }
}
