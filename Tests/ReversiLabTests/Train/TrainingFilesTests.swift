import ReversiCore
import ReversiEngine
import Testing

@testable import reversi_lab

@Suite("The files of a training run")
struct TrainingFilesTests {
  private static let games = (0..<5).map {
    GamePlayer(evaluation: .embedded, depth: 1, seed: 3).play($0)
  }

  @Test("return games as they were written")
  func games() throws {
    #expect(try PlayedGame.decode(PlayedGame.encode(Self.games), count: 5) == Self.games)
  }

  @Test("have stored games in these bytes since generation 2")
  func formOfGames() {
    let game = PlayedGame(randomPlies: 2, moves: [19, 18, 63])
    #expect(PlayedGame.encode([game, game]) == [2, 3, 19, 18, 63, 2, 3, 19, 18, 63])
  }

  @Test("are refused with the reason if they do not hold the expected games")
  func damagedGames() throws {
    let bytes = PlayedGame.encode(Self.games)
    func damage(_ bytes: [UInt8]) -> String? {
      do throws(Damage) {
        _ = try PlayedGame.decode(bytes, count: 5)
        return nil
      } catch {
        return error.why
      }
    }
    #expect(damage(bytes) == nil)
    #expect(damage([]) == "it is empty")
    #expect(damage([0]) == "it is cut off in game 1")
    #expect(damage(Array(repeating: 0, count: 310)) == "game 1 is not a legal game to its end")
    #expect(damage(Array(bytes.dropLast())) == "it is cut off in game 5")
    #expect(damage(bytes + bytes) == "it holds 10 games, not 5")
    #expect(damage(PlayedGame.encode(Self.games.dropLast())) == "it holds 4 games, not 5")
    for (offset, value) in [(0, 61), (2, 0), (2, 64), (1, 59)] as [(Int, UInt8)] {
      var changed = bytes
      changed[offset] = value
      #expect(damage(changed) == "game 1 is not a legal game to its end", "byte \(offset)")
    }
  }

  @Test("are refused with the reason if a label is of no position that a game can have")
  func impossibleLabels() throws {
    let start = LabelledPosition(board: SearchBoard(.newGame), score: 3)
    let whole = LabelledPosition.encode([start, start])
    #expect(try LabelledPosition.decode(whole) == [start, start])
    for (player, opponent, why) in [
      (0, 0, "its position 2 has 64 empty squares, and none has more than 60"),
      (1, 6, "its position 2 has 61 empty squares, and none has more than 60"),
      (7, 12, "its position 2 has two disks on a square"),
    ] as [(UInt64, UInt64, String)] {
      let board = SearchBoard(player: player, opponent: opponent)
      let bytes = LabelledPosition.encode([start, LabelledPosition(board: board, score: 0)])
      #expect(throws: Damage(why)) { try LabelledPosition.decode(bytes) }
    }
  }

  @Test("cause no crash when they are cut off or a byte has changed")
  func randomDamage() {
    var generator = SeededGenerator(seed: 8)
    let bytes = PlayedGame.encode(Self.games)
    for _ in 0..<2_000 {
      var changed = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      if let index = changed.indices.randomElement(using: &generator) {
        changed[index] = UInt8(truncatingIfNeeded: generator.next())
      }
      if let games = try? PlayedGame.decode(changed, count: 5) {
        #expect(games.filter { !$0.isWhole } == [])
      }
    }
  }

  @Test("hold games that are legal to the end, and a replay leaves out their random part")
  func replay() {
    for game in Self.games {
      #expect(game.isWhole)
      var boards: [SearchBoard] = []
      game.replay { boards.append($0) }
      #expect(boards.count == game.moves.count - game.randomPlies)
      for (board, square) in zip(boards, game.moves.dropFirst(game.randomPlies)) {
        #expect(board.legalMoves >> UInt64(square) & 1 == 1)
      }
    }
  }

  @Test("return labels as they were written, and are refused if empty, cut off or changed")
  func labels() throws {
    let positions = [-1024, -1, 0, 1, 1024].map { LabelledPosition(board: .start, score: $0) }
    let bytes = LabelledPosition.encode(positions)
    #expect(try LabelledPosition.decode(bytes) == positions)
    #expect(try LabelledPosition.decode(LabelledPosition.encode([])) == [])
    var changed = bytes
    changed[20] ^= 1
    let zeros = [UInt8](repeating: 0, count: bytes.count)
    for damaged in [[], Array(bytes.dropLast()), zeros, bytes + [0], changed] {
      #expect(throws: Damage.self) { try LabelledPosition.decode(damaged) }
    }
  }

  @Test("hold weights rounded by at most half a step, and limited to eight bits")
  func quantisation() throws {
    var values = (0..<StageSamples.unknowns).map { Float($0 % 2_000) / 128 - 7.8 }
    values[0] = 100
    values[1] = -100
    let quantised = FittedStage(values: values).quantised.values
    #expect(quantised[0] == 127.0 / 8)
    #expect(quantised[1] == -127.0 / 8)
    for (value, rounded) in zip(values, quantised) where abs(value) <= 127.0 / 8 {
      #expect(abs(value - rounded) <= 1.0 / 16)
    }
  }

  @Test("hold the weights of all fitted stages, and use the last one for missing stages")
  func encoding() throws {
    let stages = [1, 2].map {
      FittedStage(values: Array(repeating: Float($0) / 8, count: StageSamples.unknowns))
    }
    let weights = try EvaluationWeights(bytes: FittedStage.encode(stages))
    #expect([0, 11, 12, 60].map { weights.bias(empties: $0) } == [2, 2, 4, 4])
    let evaluator = Evaluator(weights)
    let score = evaluator.score(evaluator.indices(of: .start), of: .start, empties: 60)
    #expect(score == 4 * 65)
  }
}
