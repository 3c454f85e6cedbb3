import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The indices of a position's patterns")
struct PatternIndicesTests {
  @Test("sixteen patterns have 62 features and 410,832 distinct weights")
  func layout() {
    #expect(Pattern.all.count == 16)
    #expect(Feature.all.count == 62)
    #expect(Pattern.totalWeightCount == 410_832)
  }

  @Test(
    "indices updated move by move equal indices computed from the board",
    arguments: 0..<20 as Range<UInt64>)
  func incremental(seed: UInt64) throws {
    let evaluator = Evaluator()
    var board = SearchBoard.start
    var indices = evaluator.indices(of: board)
    for move in try RandomGame(seed: seed).moves {
      if let move {
        let square = Int(move.square.rawValue)
        let flips = board.flips(at: square)
        indices = evaluator.indices(after: square, flipping: flips, from: indices)
        board = board.playing(square, flips: flips)
      } else {
        indices = evaluator.indicesAfterPass(from: indices)
        board = board.passed
      }
      #expect(indices == evaluator.indices(of: board), "seed \(seed)")
    }
  }

  @Test("the sum of a position's weights equals a slow sum over its features")
  func slowSum() throws {
    var generator = SeededGenerator(seed: 1)
    let weights = (0..<Pattern.totalWeightCount).map { _ in
      Int8.random(in: -127...127, using: &generator)
    }
    let evaluator = Evaluator()
    let unpacked = UnpackedWeights()
    for board in try RandomGame.positions(seed: 2).map({ SearchBoard($0) }) {
      let expected = Feature.all.reduce(0) { $0 + Int(weights[$1.slowWeightNumber(on: board)]) }
      let sum = weights.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { packed in
          withUnsafePointer(to: evaluator.indices(of: board)) {
            PatternIndices.sum(at: $0, of: unpacked.stage(0, of: packed))
          }
        }
      }
      #expect(sum == Int32(expected))
    }
  }

  @Test("a position's weights have the numbers of its features' weights")
  func weightNumbers() throws {
    for board in try RandomGame.positions(seed: 6).map({ SearchBoard($0) }) {
      var numbers: [UInt32] = []
      Evaluator().appendWeightNumbers(of: board, to: &numbers)
      #expect(numbers.count == Evaluator.featureCount)
      let expected = Feature.all.map { $0.slowWeightNumber(on: board) }
      #expect(numbers.prefix(62).map(Int.init) == expected)
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
