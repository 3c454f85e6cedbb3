import Analysis
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The static evaluation in parts")
struct AttributionTests {
  @Test("adds up to the evaluation")
  func sum() throws {
    let evaluator = Evaluator()
    for position in try RandomGame.positions(games: 5, seed: 11) {
      let board = SearchBoard(position)
      let score = evaluator.score(
        evaluator.indices(of: board), of: board, empties: board.emptyCount)
      guard abs(score) < Evaluator.scoreBound else { continue }
      let total = EvaluationWeights.embedded.attribution(of: position).total
      let darkScore = Double(position.turn == .light ? -score : score)
      #expect(total == darkScore / Double(Evaluator.unitsPerDisk), "\(position)")
    }
  }

  @Test("gives a mirrored position the mirrored parts")
  func mirrored() throws {
    let mirrored: [Attribution.Part: Attribution.Part] = [
      .topLeftCorner: .topRightCorner, .topRightCorner: .topLeftCorner,
      .bottomLeftCorner: .bottomRightCorner, .bottomRightCorner: .bottomLeftCorner,
      .leftEdge: .rightEdge, .rightEdge: .leftEdge,
    ]
    // Left and right change places.
    let symmetry = Symmetry.all[1]
    for position in try RandomGame.positions(games: 2, seed: 12) {
      guard let turn = position.turn else { continue }
      let image = Position(board: symmetry(position.board), turn: turn)
      let attribution = EvaluationWeights.embedded.attribution(of: position)
      let other = EvaluationWeights.embedded.attribution(of: image)
      for part in Attribution.Part.allCases {
        #expect(other[mirrored[part] ?? part] == attribution[part], "\(part) of \(position)")
      }
    }
  }

  @Test("changes its sign with the colours")
  func colours() throws {
    for position in try RandomGame.positions(games: 2, seed: 13) {
      guard let turn = position.turn else { continue }
      var board = Board()
      for square in Square.allCases { board[square] = position.board[square]?.opponent }
      let swapped = Position(board: board, turn: turn.opponent)
      let parts = Attribution.Part.allCases
      let attribution = EvaluationWeights.embedded.attribution(of: position)
      let other = EvaluationWeights.embedded.attribution(of: swapped)
      #expect(
        attribution.value(of: parts, for: .dark) == other.value(of: parts, for: .light))
    }
  }

  @Test("looks at one corner, edge, diagonal or centre in each copy of a pattern")
  func copies() throws {
    // A disk on a1 changes only the parts that it belongs to.
    var board = Board.newGame
    let before = EvaluationWeights.embedded.attribution(of: Position(board: board, turn: .dark))
    board[.a1] = .dark
    let after = EvaluationWeights.embedded.attribution(of: Position(board: board, turn: .dark))
    for part in Attribution.Part.allCases {
      let isNear = [.topLeftCorner, .topEdge, .leftEdge, .diagonals].contains(part)
      // The stage is the same: it covers four numbers of empty squares.
      if !isNear && part != .turn { #expect(before[part] == after[part], "\(part)") }
    }
    #expect(after[.topLeftCorner] > before[.topLeftCorner])
  }
}
