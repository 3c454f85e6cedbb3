import ReversiEngine

/// `train learn`: labels and fits stage by stage, from the endgame backwards.
struct LearnCommand: Command {
  private static let data = Parameter.path(
    "--data", "FOLDER,…", standard: DataFolder.standardPath, "where the games are")
  private static let fit = Parameter.path(
    "--fit", "FOLDER", standard: "DATA/fit", "where labels and fitted stages are kept")
  private static let games = Parameter.number(
    "--games", in: 1...100_000_000, standard: 100_000,
    "how many games of each folder are used, in whole files")
  private static let labelDepth = Parameter.number(
    "--label-depth", in: 4...20, standard: 4,
    "plies of search above the exact scores; one more for every other game")
  private static let exactFrom = Parameter.number(
    "--exact-from", in: 11...20, standard: 12, "empty squares up to which labels are exact")
  private static let ridge = Parameter<Float>.number(
    "--ridge", in: 0.001...1000, standard: 16, "samples that a weight of the next stage counts for")
  private static let iterations = Parameter.number(
    "--iterations", in: 1...10_000, standard: 50, "conjugate gradient steps a stage")
  private static let output = Parameter.path(
    "--output", standard: "evaluation.weights", "the file of weights")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "learn", "labels the positions, fits stage by stage from the end, writes the weights",
    data.entry, fit.entry, games.entry, labelDepth.entry, exactFrom.entry, ridge.entry,
    iterations.entry, output.entry, threads.entry)

  private let games: PlayedGames
  private let fitPath: String
  private let settings: String
  private let training: StageTraining.Options
  private let output: String

  init(_ arguments: Arguments) throws {
    let data = try arguments.value(of: Self.data)
    let count = try arguments.value(of: Self.games)
    training = StageTraining.Options(
      labelDepth: try arguments.value(of: Self.labelDepth),
      exactFrom: try arguments.value(of: Self.exactFrom),
      fit: StageFit.Options(
        ridge: try arguments.value(of: Self.ridge), trust: 0,
        iterations: try arguments.value(of: Self.iterations),
        threads: try arguments.value(of: Self.threads)))
    output = try arguments.value(of: Self.output)
    let folders = data.split(separator: ",").map { DataFolder(path: String($0)) }
    guard let first = folders.first else {
      throw ArgumentError.badValue(data, of: Self.data.entry.name, allowed: "a list of folders")
    }
    let path = try arguments.value(of: Self.fit)
    fitPath = path == Self.fit.standard ? first["fit"] : path
    settings =
      "games of \(data): \(count), label depth \(training.labelDepth), "
      + "exact from \(training.exactFrom), ridge \(training.fit.ridge), "
      + "iterations \(training.fit.iterations)\n"
    games = try PlayedGames(of: folders, count: count)
  }

  /// Does what is missing, and writes the weights of all stages.
  func run(on console: Console) throws {
    let folder = try DataFolder.open(fitPath, settings: settings)
    let training = StageTraining(
      games: games, folder: folder, options: training, console: console)
    var stages: [FittedStage] = []
    for stage in 0..<Stage.count {
      stages.append(try training.fitted(stage, after: stages))
      try console.print(training.report(stage))
    }
    try Files.write(FittedStage.encode(stages), to: output)
  }
}
