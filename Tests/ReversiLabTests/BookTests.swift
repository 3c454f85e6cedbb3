import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The positions that make a book")
struct BookTreeTests {
  private static let start = CanonicalBoard(of: .start).board
  private static let extent = BookTree.Extent(plies: 3, width: 2, loss: 3)

  /// The positions after the three kinds of replies to the first move.
  private static let second = start.canonical(after: start.legalMoves.trailingZeroBitCount)

  private static func after(_ number: Int) -> SearchBoard {
    second.canonical(after: Array(second.legalSquares)[number])
  }

  private static func tree(_ positions: [SearchBoard: [Int]]) -> BookTree {
    var tree = BookTree()
    for (board, scores) in positions { tree.add(SearchedPosition(board: board, scores: scores)) }
    return tree
  }

  @Test("are searched from a new game on, after good moves only, the best first")
  func missing() {
    #expect(BookTree().missing(within: Self.extent) == [Self.start])
    let one = Self.tree([Self.start: [0, 0, 0, 0]])
    #expect(one.missing(within: Self.extent) == [Self.second])
    let two = Self.tree([Self.start: [0, 0, 0, 0], Self.second: [-2, 0, -3]])
    #expect(two.missing(within: Self.extent) == [Self.after(1), Self.after(0)])
    let short = BookTree.Extent(plies: 2, width: 2, loss: 3)
    #expect(two.missing(within: short) == [])
    let narrow = BookTree.Extent(plies: 3, width: 2, loss: 1)
    #expect(two.missing(within: narrow) == [Self.after(1)])
  }

  @Test("pass the score of the best reply back to the start")
  func agreement() {
    let third = Self.after(1)
    let replies = [Int](repeating: -7, count: third.legalMoves.nonzeroBitCount - 1) + [4]
    let tree = Self.tree([Self.start: [0, 0, 0, 0], Self.second: [-5, 0, -6], third: replies])
    let scores = tree.agreedScores()
    #expect(scores[Self.second] == [-5, -4, -6])
    #expect(scores[Self.start] == [4, 4, 4, 4])
    // What looked worse before is good now.
    #expect(tree.missing(within: Self.extent) == [Self.after(0), Self.after(2)])
  }

  @Test("are read from a file as they were written, and damage is reported")
  func files() throws {
    let positions = [
      SearchedPosition(board: Self.start, scores: [-1, 0, 1, -64]),
      SearchedPosition(board: Self.second, scores: [64, 3, -3]),
    ]
    let bytes = SearchedPosition.encode(positions)
    #expect(try SearchedPosition.decode(bytes) == positions)
    #expect(throws: Damage.self) { try SearchedPosition.decode(Array(bytes.dropLast())) }
    #expect(throws: Damage.self) { try SearchedPosition.decode([]) }
  }
}

@Suite("Making a book")
struct MakeBookTests {
  private static let settings = "--plies 4 --width 2 --loss 3 --depth 3"

  @Test("makes the same book after an interruption, and on several threads")
  func repeatable() throws {
    let scratch = try ScratchFolder()
    func make(_ name: String, _ more: String = "") throws -> [UInt8] {
      let (data, output) = (scratch["data-\(name)"], scratch[name])
      #expect(
        Recorder().run("book make --data \(data) --output \(output) \(Self.settings) \(more)") == 0)
      return try Files.read(output)
    }
    let whole = try make("whole")
    #expect(try make("again", "--positions 2") != whole)
    #expect(try make("again") == whole)
    #expect(try make("threads", "--threads 3") == whole)
    let book = try OpeningBook(bytes: whole)
    #expect(book.plies == 4 && book.depth == 3 && book.count > 4)
    #expect(book.moves(in: .newGame).count == 4)
  }

  @Test("does not change a folder of other searches")
  func otherSettings() throws {
    let scratch = try ScratchFolder()
    let line =
      "book make --data \(scratch["data"]) --output \(scratch["book"]) --plies 1 --depth "
    #expect(Recorder().run(line + "2") == 0)
    #expect(Recorder().run(line + "3") == 1)
  }
}
