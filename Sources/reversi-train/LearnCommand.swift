import Foundation
import ReversiEngine

/// `learn`: labels and fits phase by phase, working back from the end of the game.
struct LearnCommand: Command {
  /// One chunk of games in so many is kept out of the fit and measures its error.
  static let heldOutEvery = 10

  private let gameFolders: [DataFolder]
  private let folder: DataFolder
  private let games: Int
  private let chunkSize: Int
  private let depth: Int
  private let exactFrom: Int
  private let ridge: Float
  private let iterations: Int
  private let threads: Int
  private let output: String

  init(_ arguments: inout Arguments) throws {
    games = try arguments.number("--games", default: 100_000, in: 1...100_000_000)
    chunkSize = try arguments.number(
      "--chunk", default: PlayCommand.standardChunkSize, in: 1...10_000)
    depth = try arguments.number("--label-depth", default: 4, in: 4...20)
    exactFrom = try arguments.number("--exact-from", default: 12, in: 11...20)
    ridge = try arguments.number("--ridge", default: 16, in: 0.001...1000)
    iterations = try arguments.number("--iterations", default: 50, in: 1...10_000)
    threads = try arguments.threads()
    output = arguments.text("--output") ?? "evaluation.weights"
    let data = arguments.text("--data") ?? DataFolder.standardPath
    gameFolders = try data.split(separator: ",").map { try DataFolder(path: String($0)) }
    guard let first = gameFolders.first else {
      throw TrainerError.badValue(option: "--data", value: data)
    }
    folder = try DataFolder(
      path: arguments.text("--fit") ?? first.path + "/fit",
      settings:
        "games of \(data): \(games), label depth \(depth), exact from \(exactFrom), ridge \(ridge), "
        + "iterations \(iterations)\n")
  }

  private var chunksAFolder: Int { games / chunkSize }
  private var chunkCount: Int { gameFolders.count * chunksAFolder }

  /// Does what is missing, and writes the weights of all phases.
  func run() throws {
    for folder in gameFolders {
      guard (0..<chunksAFolder).allSatisfy({ folder.has(PlayCommand.fileName($0)) }) else {
        throw TrainerError.missingData("there are fewer than \(games) games in \(folder.path)")
      }
    }
    var phases: [FittedPhase] = []
    for phase in 0..<Phase.count {
      if folder.read(FittedPhase.fileName(phase)) == nil {
        try label(phase, with: phases)
        try fit(phase, prior: phases.last)
      }
      guard let bytes = folder.read(FittedPhase.fileName(phase)),
        let fitted = FittedPhase(bytes: bytes)
      else { throw TrainerError.damagedFile(FittedPhase.fileName(phase)) }
      phases.append(fitted)
      if let report = folder.read("reports/\(phase)") {
        print(String(decoding: report, as: UTF8.self))
      }
    }
    try Data(FittedPhase.encode(phases)).write(to: URL(fileURLWithPath: output), options: .atomic)
  }

  private func labelsName(_ phase: Int, _ chunk: Int) -> String { "labels/\(phase)/\(chunk)" }

  private func label(_ phase: Int, with later: [FittedPhase]) throws {
    let missing = (0..<chunkCount).filter { !folder.has(labelsName(phase, $0)) }
    let weights = try EvaluationWeights(bytes: FittedPhase.encode(later))
    try Chunks(threads: threads).run(missing, name: "labels of phase \(phase)") {
      let labeller = Labeller(
        evaluation: .patterns(weights), depth: depth, exactFrom: exactFrom)
      return { chunk in
        let name = PlayCommand.fileName(chunk % chunksAFolder)
        guard let games = gameFolders[chunk / chunksAFolder].read(name).flatMap(GameChunk.decode)
        else {
          throw TrainerError.damagedFile(name)
        }
        var positions: [LabelledPosition] = []
        for (number, game) in games.enumerated() {
          game.replay { board in
            if Phase(empties: board.emptyCount).index == phase {
              positions.append(labeller.label(board, deeper: number % 2 == 1))
            }
          }
        }
        try folder.write(LabelledPosition.encode(positions), to: labelsName(phase, chunk))
      }
    }
  }

  private func fit(_ phase: Int, prior: FittedPhase?) throws {
    var fitted = PhaseSamples()
    var heldOut = PhaseSamples()
    let evaluator = Evaluator(.handMade)
    for chunk in 0..<chunkCount {
      let name = labelsName(phase, chunk)
      guard let positions = folder.read(name).flatMap(LabelledPosition.decode) else {
        throw TrainerError.damagedFile(name)
      }
      if chunk % Self.heldOutEvery == 0 {
        heldOut.append(positions, evaluator: evaluator)
      } else {
        fitted.append(positions, evaluator: evaluator)
      }
    }
    let start = prior?.values ?? Array(repeating: 0, count: PhaseSamples.unknowns)
    let solution = try LeastSquares(
      features: fitted.features, targets: fitted.targets, width: PhaseSamples.width,
      unknowns: PhaseSamples.unknowns, threads: threads
    ).solve(prior: start, ridge: ridge, iterations: iterations)
    let result = FittedPhase(values: solution)
    let inside = fitted.error(of: solution)
    let outside = heldOut.error(of: solution)
    let quantised = heldOut.error(of: result.quantised.values)
    let report = String(
      format: "| %d | %d | %d | %.2f | %.2f | %.2f | %.2f |", phase, fitted.count, heldOut.count,
      inside.absolute, outside.absolute, outside.square, quantised.absolute)
    try folder.write(Array(report.utf8), to: "reports/\(phase)")
    try folder.write(result.bytes, to: FittedPhase.fileName(phase))
  }
}
