import CommandLine

/// Makes weights in generations, the first of them from games of random moves.
///
/// Each generation plays games, labels their positions, and fits its weights to the labels. The
/// next one searches with these weights, and rare ones stay near them.
struct MakeWeightsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "make", "makes weights from nothing, in four generations; continues an interrupted run",
    options: [
      .path(
        "data", "FOLDER", at: \.data, "where games, labels and the weights of generations are kept"),
      .number(
        "games", in: 40...100_000_000, at: \.games,
        "games of each generation"),
      .number(
        "depth", in: 1...20, at: \.depth,
        "plies that the last labels are searched; one more for every other game"),
      .number(
        "exact-from", in: 6...20, at: \.exactFrom, "empty squares up to which labels are exact"),
      .number(
        "iterations", in: 1...10_000, at: \.iterations,
        "conjugate gradient steps a stage"),
      .fittedWeights(at: \.output), .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var data = "generations"
  private var games = 50_000
  private var depth = 8
  private var exactFrom = 16
  private var iterations = 50
  private var output = "evaluation.weights"
  private var seed: UInt64 = 1
  private var threads = 2

  func run(on console: Console) throws {
    let folder = try DataFolder.open(
      data,
      settings: "seed \(seed), games \(games), depth \(depth), exact from \(exactFrom), "
        + "\(iterations) steps\n")
    var weights: String?
    for (number, generation) in generations.enumerated() {
      let name = "\(number + 1)/weights"
      if !folder.has(name) {
        try console.print("Generation \(number + 1)")
        try make(
          generation, number: number, in: folder["\(number + 1)"], after: weights, console)
      }
      weights = folder[name]
    }
    if let weights { try Files.write(try Files.read(weights), to: output) }
  }

  private struct Generation {
    /// 0 for random moves.
    let playDepth: Int
    let labelDepth: Int
    let exactFrom: Int
    /// Positions with more empty squares have no labels.
    var most = 60
    var balance: Float?
  }

  private var generations: [Generation] {
    let cheap = min(exactFrom, 12)
    return [
      // Without weights, only exact labels say anything. Earlier stages repeat what they teach.
      Generation(playDepth: 0, labelDepth: 1, exactFrom: exactFrom, most: exactFrom),
      Generation(playDepth: 2, labelDepth: min(depth, 3), exactFrom: cheap),
      Generation(playDepth: 4, labelDepth: min(depth, 5), exactFrom: cheap),
      Generation(playDepth: 4, labelDepth: depth, exactFrom: exactFrom, balance: 6),
    ]
  }

  /// A file of games in ten is held out, so there are forty files at least.
  private var chunk: Int { min(250, max(1, games / 40)) }

  private func make(
    _ generation: Generation, number: Int, in path: String, after weights: String?,
    _ console: Console
  ) throws {
    var play = PlayCommand()
    play.path = "\(path)/played"
    play.chunk = chunk
    play.games = games
    play.evaluation = weights ?? "none"
    play.depth = generation.playDepth
    play.seed = seed &+ UInt64(number)
    play.threads = threads
    try play.run(on: console)

    var label = LabelCommand()
    label.data = play.path
    label.path = "\(path)/labelled"
    label.games = games
    label.every = 2
    label.evaluation = play.evaluation
    label.depth = generation.labelDepth
    label.exactFrom = generation.exactFrom
    label.most = generation.most
    label.threads = threads
    try label.run(on: console)

    var fit = FitCommand()
    fit.folders = [DataFolder(path: label.path)]
    fit.prior = weights
    fit.options.iterations = iterations
    fit.options.trust = 0
    fit.options.balance = generation.balance
    fit.options.threads = threads
    fit.output = "\(path)/weights"
    try fit.run(on: console)
  }
}
