import ReversiCore
import Testing

@Suite("A set of squares")
struct SquareSetTests {
  @Test("holds what was put into it, and lists it from a1 to h8")
  func elements() {
    let squares: SquareSet = [.h8, .a1, .d4]
    #expect(Array(squares) == [.a1, .d4, .h8])
    #expect(squares.count == 3)
    #expect(squares.contains(.d4))
    #expect(!squares.contains(.d5))
    #expect(Array(SquareSet.all) == Square.allCases)
  }

  @Test("joins, meets and subtracts")
  func algebra() {
    let (a, b): (SquareSet, SquareSet) = ([.a1, .b1], [.b1, .c1])
    #expect(a.union(b) == [.a1, .b1, .c1])
    #expect(a.intersection(b) == [.b1])
    #expect(a.subtracting(b) == [.a1])
    #expect(a.subtracting(a).isEmpty)
  }
}
