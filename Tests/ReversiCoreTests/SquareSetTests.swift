import ReversiCore
import Testing

@Suite("Square sets")
struct SquareSetTests {
  /// Sets of every size, some with both corners of a row, from a fixed seed.
  private static let samples: [SquareSet] = {
    var generator = SeededGenerator(seed: 71)
    let random = (0..<40).map { _ in
      SquareSet(rawValue: .random(in: 0 ... .max, using: &generator) & generator.next())
    }
    return random + [[], .all, .corners, [.a1], [.h8], [.a1, .h8]]
  }()

  @Test("a set lists its squares from a1 to h8")
  func elements() {
    let squares: SquareSet = [.h8, .a1, .d4]
    #expect(Array(squares) == [.a1, .d4, .h8])
    #expect(squares.count == 3)
    #expect(squares.contains(.d4))
    #expect(!squares.contains(.d5))
    #expect(Array(SquareSet.all) == Square.allCases)
    #expect(Array(SquareSet.corners) == [.a1, .h1, .a8, .h8])
  }

  @Test("a set behaves like the standard library's", arguments: samples)
  func algebra(squares: SquareSet) {
    let model = Set(squares)
    for other in Self.samples {
      let others = Set(other)
      #expect(Set(squares.union(other)) == model.union(others))
      #expect(Set(squares.intersection(other)) == model.intersection(others))
      #expect(Set(squares.symmetricDifference(other)) == model.symmetricDifference(others))
      #expect(Set(squares.subtracting(other)) == model.subtracting(others))
      #expect(squares.isSubset(of: other) == model.isSubset(of: others))
    }
    for square in Square.allCases {
      var (changed, changedModel) = (squares, model)
      #expect(changed.insert(square).inserted == changedModel.insert(square).inserted)
      #expect(Set(changed) == changedModel)
      #expect(changed.remove(square) == changedModel.remove(square))
      #expect(Set(changed) == changedModel)
      #expect(changed.remove(square) == nil)
      #expect(changed.update(with: square) == nil)
      #expect(changed.update(with: square) == square)
    }
  }

  @Test("a set runs forwards and backwards through the same squares", arguments: samples)
  func collection(squares: SquareSet) {
    let listed = Square.allCases.filter(squares.contains)
    #expect(Array(squares) == listed)
    #expect(Array(squares.reversed()) == listed.reversed())
    #expect(squares.first == listed.first)
    #expect(squares.last == listed.last)
    #expect(squares.count == listed.count)
    #expect(squares.isEmpty == listed.isEmpty)
    #expect(squares.distance(from: squares.startIndex, to: squares.endIndex) == listed.count)
  }
}
