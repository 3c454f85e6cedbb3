import EndgamePositions
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The exact endgame")
struct EndgameTests {
  private static let upTo20Empties = EndgamePosition.ffo.filter {
    $0.start.board.empties.count <= 20
  }

  @Test("agrees with plain minimax on random positions, including passes and wipe-outs")
  func agreesWithMinimax() throws {
    let engine = Engine(tableBytes: 1 << 20)
    var solved = 0
    var passes = 0
    for position in try RandomGame.positions(games: 500, seed: 31) {
      let board = SearchBoard(position)
      guard board.emptyCount <= 7 else { continue }
      solved += 1
      if board.legalMoves == 0 { passes += 1 }
      #expect(engine.solve(position).score == Minimax.score(board), "\(position)")
    }
    #expect(solved > 3000)
    #expect(passes > 100)
  }

  @Test("agrees with plain minimax up to ten empty squares")
  func agreesWithMinimaxDeeper() throws {
    let engine = Engine(tableBytes: 1 << 20)
    for position in try RandomGame.positions(games: 12, seed: 32) {
      let board = SearchBoard(position)
      guard (8...10).contains(board.emptyCount) else { continue }
      #expect(engine.solve(position).score == Minimax.score(board), "\(position)")
    }
  }

  @Test(
    "solves positions that lead to the boards in the key of the table",
    arguments: [
      ("XOXOX-OOO-XXXXXOOX-XOOXOXXXXXXX-X-OXXX-XXOXXXXXOXXXOXXO-O-OOXOOX X", -8),
      ("XOXOXOO---XXXXXOOXOXO-XX-OOOXXX-XOOXXXOXXOOXXXX-XXX-XXOOOXXXXO-X X", 20),
    ])
  func keyBoards(notation: String, score: Int) throws {
    let engine = Engine(tableBytes: 1 << 20)
    #expect(engine.solve(try Position(notation: notation)).score == score)
  }

  @Test("agrees with plain minimax on sparse boards, where sides get wiped out")
  func agreesOnSparseBoards() {
    var generator = SeededGenerator(seed: 33)
    let engine = Engine(tableBytes: 1 << 20)
    var wiped = 0
    for _ in 0..<2000 {
      let empties = Int.random(in: 1...7, using: &generator)
      let squares = Square.allCases.shuffled(using: &generator)
      let share = Int.random(in: 1...6, using: &generator)
      var board = Board()
      for (place, square) in squares.dropFirst(empties).enumerated() {
        board[square] = place < share ? .dark : .light
      }
      let position = Position(board: board, turn: .dark)
      let score = Minimax.score(SearchBoard(position))
      if abs(score) == 64 { wiped += 1 }
      #expect(engine.solve(position).score == score, "\(position)")
    }
    #expect(wiped > 20)
  }

  @Test(
    "finds the known score and a best move of the FFO positions with up to 20 empty squares",
    arguments: upTo20Empties)
  func knownScore(_ endgame: EndgamePosition) {
    let report = Engine().search(endgame.start, limits: SearchLimits(exactFrom: 60))
    #expect(report.isExact)
    #expect(report.score == endgame.score)
    #expect(report.bestMove.map(endgame.best.contains) == true)
  }
}
