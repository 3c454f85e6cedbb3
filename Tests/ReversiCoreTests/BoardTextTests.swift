import ReversiCore
import ReversiTesting
import Testing

@Suite("A board as text")
struct BoardTextTests {
  @Test("is eight rows of x, o and -")
  func newGame() {
    #expect(Board.newGame.description == NewGameText.board)
  }

  @Test("is read back as the same board", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    for position in try RandomGame.positions(seed: seed) {
      #expect(try Board(rows: position.board.rows) == position.board)
    }
  }

  @Test("is refused for its first wrong row or symbol")
  func refusals() {
    let empty = [String](repeating: "--------", count: 8)
    func error(_ change: (inout [String]) -> Void) -> Board.TextError? {
      var rows = empty
      change(&rows)
      do {
        _ = try Board(rows: rows)
        return nil
      } catch {
        return error
      }
    }
    #expect(error { _ in } == nil)
    #expect(error { $0[2] = "-------" } == .cellCount(row: 3, cells: 7))
    #expect(error { $0[2] = "---------" } == .cellCount(row: 3, cells: 9))
    #expect(error { $0[7] = "---q----" } == .unknownCell(row: 8, cell: "q"))
    #expect(error { $0[0] = "X-------" } == .unknownCell(row: 1, cell: "X"))
  }
}
