import Foundation
import Posix
import ReversiCore
import ReversiEngine

/// `probcut`: measures how well shallow searches predict deep ones, and fits the error's model.
struct ProbCutCommand: Command {
  private static let positionsAChunk = 4

  private let evaluation: Evaluation
  private let positions: Int
  private let depth: Int
  private let seed: UInt64
  private let threads: Int

  init(_ arguments: inout Arguments) throws {
    evaluation = try Evaluation(argument: arguments.text("--evaluation") ?? "embedded")
    positions = try arguments.number("--positions", default: 2_000, in: 100...1_000_000)
    depth = try arguments.number("--depth", default: 10, in: 3...16)
    seed = try arguments.number("--seed", default: 1, in: 0...UInt64.max)
    threads = try arguments.threads()
  }

  func run() throws {
    let collected = Monitor<[Int: [DepthScores]]>([:])
    let chunkCount = (positions + Self.positionsAChunk - 1) / Self.positionsAChunk
    try Chunks(threads: threads).run(
      Array(0..<chunkCount), name: "positions × \(Self.positionsAChunk)"
    ) {
      let player = GamePlayer(evaluation: evaluation, depth: 3, seed: seed)
      let search = FixedDepthSearch(evaluation)
      return { chunk in
        let samples = (0..<Self.positionsAChunk).compactMap { number in
          sample(chunk * Self.positionsAChunk + number, player: player, search: search)
        }
        collected.withValue { $0[chunk] = samples }
      }
    }
    let samples = collected.withValue { samples in
      samples.sorted { $0.key < $1.key }.flatMap(\.value)
    }
    report(PredictionError.measured(on: samples, depths: 3...depth))
  }

  /// A position of a game with enough empties for the deepest search, at all depths.
  private func sample(
    _ number: Int, player: GamePlayer, search: FixedDepthSearch
  ) -> DepthScores? {
    var boards: [SearchBoard] = []
    player.play(number).replay { board in
      if board.emptyCount > depth + 2 { boards.append(board) }
    }
    var generator = RandomOpening.generator(seed: ~seed, number: number)
    guard let board = boards.randomElement(using: &generator) else { return nil }
    let unit = Double(Evaluator.unitsPerDisk)
    return DepthScores(
      empties: board.emptyCount,
      scores: (0...depth).map { Double(search.score(board, depth: $0)) / unit })
  }

  private func report(_ errors: [PredictionError]) {
    print("depth shallow empties  samples  bias  error  model")
    let model = PredictionErrorModel(fitting: errors)
    for error in errors {
      print(
        String(
          format: "%5d %7d %7.0f %8d %5.2f %6.2f %6.2f", error.depth, error.shallow, error.empties,
          error.samples, error.bias, error.deviation,
          model.error(empties: error.empties, depth: error.depth, shallow: error.shallow)))
    }
    print(model)
  }
}
