import Foundation
import Posix
import ReversiEngine

/// `calibrate`: sets the constants of trained weights anew, so that scores are right in the mean.
struct CalibrateCommand: Command {
  /// Games played in one piece of work of a thread.
  private static let gamesAChunk = 4

  private let weights: EvaluationWeights
  private let positions: Int
  private let seed: UInt64
  private let threads: Int
  private let output: String

  init(_ arguments: inout Arguments) throws {
    let path = arguments.text("--weights") ?? "evaluation.weights"
    guard case .patterns(let weights) = try Evaluation(argument: path) else {
      throw TrainerError.badValue(option: "--weights", value: path)
    }
    self.weights = weights
    positions = try arguments.number("--positions", default: 600, in: 1...1_000_000)
    seed = try arguments.number("--seed", default: 1, in: 0...UInt64.max)
    threads = try arguments.threads()
    output = arguments.text("--output") ?? "evaluation.weights"
  }

  func run() throws {
    let collected = Monitor<[Int: [DepthScores]]>([:])
    let chunkCount = (positions + Self.gamesAChunk - 1) / Self.gamesAChunk
    try Chunks(threads: threads).run(
      Array(0..<chunkCount), name: "games × \(Self.gamesAChunk)"
    ) { [weights, seed] in
      let player = GamePlayer(evaluation: .patterns(weights), depth: 3, seed: seed)
      let search = FixedDepthSearch(.patterns(weights))
      return { chunk in
        let samples = (0..<Self.gamesAChunk).flatMap { number in
          Self.samples(player.play(chunk * Self.gamesAChunk + number), search: search)
        }
        collected.withValue { $0[chunk] = samples }
      }
    }
    let samples = collected.withValue { samples in
      samples.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    let calibration = Calibration(of: samples)
    let unit = Double(Evaluator.unitsPerDisk)
    let biases = Phase.emptiesRange.map { empties in
      weights.bias(empties: empties)
        + Int16((calibration.corrections[empties] * unit).rounded())
    }
    print(calibration)
    try Data(weights.replacingBiases(by: biases).bytes)
      .write(to: URL(fileURLWithPath: output), options: .atomic)
  }

  /// All positions of a game that need a correction, with the random ones: no game has only a few.
  private static func samples(_ game: GameRecord, search: FixedDepthSearch) -> [DepthScores] {
    var samples: [DepthScores] = []
    let unit = Double(Evaluator.unitsPerDisk)
    GameRecord(randomPlies: 0, moves: game.moves).replay { board in
      guard board.emptyCount > Calibration.exactEmpties else { return }
      let scores = [0, Calibration.depth, Calibration.depth + 1].map {
        Double(search.score(board, depth: $0)) / unit
      }
      samples.append(DepthScores(empties: board.emptyCount, scores: scores))
    }
    return samples
  }
}
