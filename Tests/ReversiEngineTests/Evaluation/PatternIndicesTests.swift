import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("The indices of a position's patterns")
struct PatternIndicesTests {
  @Test("twelve patterns have 46 features and 114,363 distinct weights")
  func layout() {
    #expect(Pattern.all.count == 12)
    #expect(Feature.all.count == 46)
    #expect(Pattern.totalWeightCount == 114_363)
  }

  @Test("indices kept move by move equal indices built afresh", arguments: 0..<20 as Range<UInt64>)
  func incremental(seed: UInt64) {
    let evaluator = Evaluator(.handMade)
    var indices = evaluator.indices(of: .start)
    RandomGame.play(seed: seed) { step in
      switch step {
      case .move(let square, let flips, let after):
        indices = evaluator.indices(after: square, flipping: flips, from: indices)
        #expect(indices == evaluator.indices(of: after), "seed \(seed)")
      case .pass(let after):
        indices = evaluator.indicesAfterPass(from: indices)
        #expect(indices == evaluator.indices(of: after), "seed \(seed)")
      }
    }
  }

  @Test("the sum of a position's weights is the sum over its features, found the slow way")
  func slowSum() {
    var generator = SeededGenerator(seed: 1)
    let weights = (0..<Pattern.totalWeightCount).map { _ in
      Int8.random(in: -127...127, using: &generator)
    }
    let evaluator = Evaluator(.handMade)
    RandomGame.play(seed: 2) { step in
      let board = step.board
      let expected = Feature.all.reduce(0) { $0 + Int(weights[$1.slowWeightNumber(on: board)]) }
      let sum = weights.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { evaluator.indices(of: board).sum(of: $0) }
      }
      #expect(sum == Int32(expected))
    }
  }
}

extension Feature {
  /// The number of the weight that the feature has on a board, digit by digit.
  fileprivate func slowWeightNumber(on board: SearchBoard) -> Int {
    func number(_ squares: [Int]) -> Int {
      squares.reversed().reduce(0) { number, square in
        let digit =
          board.player >> UInt64(square) & 1 != 0
          ? 2 : board.opponent >> UInt64(square) & 1 != 0 ? 0 : 1
        return number * 3 + digit
      }
    }
    let large = max(number(left), number(right))
    let small = min(number(left), number(right))
    return offset + number(centre) * Pattern.all[pattern].pairs + large * (large + 1) / 2 + small
  }
}
