import Testing

@testable import ReversiEngine

@Suite("The table of a thread near the end")
final class NearTableTests {
  private let table = NearTable()

  private func store(_ key: UInt64, score: Int, alpha: Int, best: Int) {
    table.store(key, score: score, alpha: alpha, best: best, known: table.entry(for: key))
  }

  @Test("returns what was stored, and nothing for another position")
  func remembers() {
    #expect(table.entry(for: 77) == .unknown)
    #expect(table.entry(for: 0) == .unknown)
    store(77, score: -12, alpha: -14, best: 19)
    let entry = table.entry(for: 77)
    #expect((entry.lower, entry.upper) == (-12, Score.highest))
    #expect(entry.best == 19)
    #expect(table.entry(for: 77 + 1 << 40) == .unknown)
  }

  @Test("keeps both bounds of a position, and the move that succeeded")
  func tightens() {
    store(5, score: 4, alpha: 3, best: 1)
    store(5, score: 8, alpha: 8, best: 2)
    let entry = table.entry(for: 5)
    #expect((entry.lower, entry.upper) == (4, 8))
    #expect(entry.best == 1)
  }

  @Test("the last position takes the place of an earlier one")
  func replaces() {
    store(5, score: 4, alpha: 3, best: 1)
    store(5 + 1 << 40, score: 6, alpha: 3, best: 2)
    #expect(table.entry(for: 5) == .unknown)
    #expect(table.entry(for: 5 + 1 << 40).lower == 6)
  }

  @Test("a move is a cutoff if the bounds after it prove more than alpha")
  func enhancedCutoff() {
    let stack = UnsafeMutablePointer<MoveList.Move>.allocate(capacity: 4)
    defer { stack.deallocate() }
    let board = SearchBoard.start
    var list = MoveList(at: stack)
    list.append(board.legalMoves, of: board, odd: 0)
    #expect(table.enhancedCutoff(of: board, list, alpha: 2) == nil)
    let move = list[2]
    let next = board.playing(Int(move.square), flips: move.flips)
    store(TableAccess.key(of: next), score: -4, alpha: -3, best: 0)
    #expect(table.enhancedCutoff(of: board, list, alpha: 2) == 4)
    #expect(table.enhancedCutoff(of: board, list, alpha: 4) == nil)
  }
}
