import ReversiCore
import ReversiEngine
import Testing

@testable import reversi_train

@Suite struct TrainingFilesTests {
  private static let games = (0..<5).map {
    GamePlayer(evaluation: .handMade, depth: 1, seed: 3).play($0)
  }

  @Test("games are read back as they were written, and a cut file is refused")
  func games() {
    let bytes = GameChunk.encode(Self.games)
    #expect(GameChunk.decode(bytes) == Self.games)
    #expect(GameChunk.decode(Array(bytes.dropLast())) == nil)
    #expect(GameChunk.decode(bytes + [64]) == nil)
  }

  @Test("a self-played game is legal to its end, and its random part is left out")
  func replay() {
    for game in Self.games {
      var boards: [SearchBoard] = []
      game.replay { boards.append($0) }
      #expect(boards.count == game.moves.count - game.randomPlies)
      for (board, square) in zip(boards, game.moves.dropFirst(game.randomPlies)) {
        #expect(board.legalMoves >> UInt64(square) & 1 == 1)
      }
    }
  }

  @Test("labels are read back as they were written, and a cut file is refused")
  func labels() {
    let positions = [-1024, -1, 0, 1, 1024].map { LabelledPosition(board: .start, score: $0) }
    let bytes = LabelledPosition.encode(positions)
    #expect(LabelledPosition.decode(bytes) == positions)
    #expect(LabelledPosition.decode(Array(bytes.dropLast())) == nil)
  }

  @Test("quantised weights are at most half a step away, and cut off where eight bits end")
  func quantisation() throws {
    var values = (0..<PhaseSamples.unknowns).map { Float($0 % 2_000) / 128 - 7.8 }
    values[0] = 100
    values[1] = -100
    let phase = FittedPhase(values: values)
    #expect(FittedPhase(bytes: phase.bytes)?.values == values)
    let quantised = phase.quantised.values
    #expect(quantised[0] == 127.0 / 8)
    #expect(quantised[1] == -127.0 / 8)
    for (value, rounded) in zip(values, quantised) where abs(value) <= 127.0 / 8 {
      #expect(abs(value - rounded) <= 1.0 / 16)
    }
  }

  @Test("a file of weights holds the fitted phases, and the last one for those still missing")
  func encoding() throws {
    let phases = [1, 2].map {
      FittedPhase(values: Array(repeating: Float($0) / 8, count: PhaseSamples.unknowns))
    }
    let weights = try EvaluationWeights(bytes: FittedPhase.encode(phases))
    #expect([0, 11, 12, 60].map { weights.bias(empties: $0) } == [2, 2, 4, 4])
    let evaluator = Evaluator(.patterns(weights))
    let score = evaluator.score(evaluator.indices(of: .start), of: .start, empties: 60)
    #expect(score == 4 * 49)
  }
}
