import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Stable disks")
struct StabilityTests {
  @Test("no disk counted as stable is ever turned over in the rest of random games")
  func staysForGood() throws {
    var generator = SeededGenerator(seed: 21)
    let edges = EdgeStability.shared.disks
    var stableSeen = 0
    for position in try RandomGame.positions(games: 60, seed: 22) {
      guard position.turn != nil else { continue }
      let board = SearchBoard(position)
      let stable = board.stableOpponentDisks(edges: edges)
      stableSeen += stable
      var rest = position
      let mine = rest.turn ?? .dark
      while rest.turn != nil {
        if let square = Array(rest.legalMoves).randomElement(using: &generator) {
          _ = try? rest.play(square)
        } else {
          _ = try? rest.pass()
        }
      }
      let left = mine == .dark ? rest.board.light.count : rest.board.dark.count
      #expect(left >= stable, "\(position)")
    }
    #expect(stableSeen > 1000)
  }

  @Test("a full line is full only in its own direction")
  func fullLines() {
    let thirdRow = FullLines(of: 0x0000_0000_00FF_0000)
    #expect(thirdRow.row == 0x0000_0000_00FF_0000)
    #expect(thirdRow.column == 0)
    #expect(thirdRow.falling == 0)
    let everything = FullLines(of: ~0)
    #expect(everything.falling == ~0)
    #expect(everything.rising == ~0)
    let mainDiagonal = FullLines(of: 0x8040_2010_0804_0201)
    #expect(mainDiagonal.falling == 0x8040_2010_0804_0201)
    #expect(mainDiagonal.rising == 0x8000_0000_0000_0001)
  }
}
