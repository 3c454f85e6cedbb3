import PeopleModel
import ReversiCore
import Testing

@Suite("The opening table")
struct OpeningTableTests {
  private let start = SidedBoard(.newGame)

  private func board(_ squares: Square...) throws -> SidedBoard {
    var position = Position.newGame
    for square in squares { try position.play(square) }
    return SidedBoard(position)
  }

  @Test("counts images of a move as one")
  func images() throws {
    var table = OpeningTable()
    for square in [Square.f5, .d3, .c4, .e6] {
      table.add(Int(square.rawValue), in: start, rating: 30)
    }
    let played = try #require(table.played(in: start, rating: 30))
    #expect(played.count == 1)
    #expect(played[0].count == 4)
    #expect(played[0].squares.count == 4)
  }

  @Test("counts a position once for all ways to it")
  func transpositions() throws {
    var table = OpeningTable()
    // The same disks, mirrored.
    table.add(Int(Square.f6.rawValue), in: try board(.f5), rating: 30)
    table.add(Int(Square.f6.rawValue), in: try board(.e6), rating: 30)
    #expect(table.moves.count == 1)
    let played = try #require(table.played(in: try board(.d3), rating: 30))
    #expect(played.map(\.count) == [2])
    #expect(played[0].squares == [Int(Square.c3.rawValue)])
    #expect(table.played(in: start, rating: 30) == nil)
  }

  @Test("shares a move among the two nearest ratings")
  func ratings() throws {
    var table = OpeningTable()
    table.add(Int(Square.f5.rawValue), in: start, rating: -45)
    func count(_ rating: Int) throws -> Double {
      try #require(table.played(in: start, rating: rating))[0].count
    }
    #expect(try count(-120) == 0.5)
    #expect(try count(30) == 0.5)
    #expect(try count(160) == 0)
    #expect(try count(95) == 0.25)
    #expect(try count(-1500) == 0)
    #expect(try count(1500) == 0)
  }

  @Test("leaves rare positions out")
  func minimum() throws {
    var table = OpeningTable()
    for _ in 0..<3 { table.add(Int(Square.f5.rawValue), in: start, rating: 100) }
    table.add(Int(Square.f6.rawValue), in: try board(.f5), rating: 100)
    #expect(table.keeping(from: 3).moves.count == 1)
    #expect(table.keeping(from: 4).moves.isEmpty)
  }
}
