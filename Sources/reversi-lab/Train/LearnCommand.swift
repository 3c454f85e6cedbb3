import ReversiEngine

/// `train learn`: labels and fits stage by stage, from the endgame backwards.
struct LearnCommand: Command {
  private static let data = Parameter.folders(
    "--data", standard: DataFolder.standardPath, "where the games are")
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

  static let syntax = Syntax(
    "learn", "labels the positions, fits stage by stage from the end, writes the weights",
    data.entry, fit.entry, games.entry, labelDepth.entry, exactFrom.entry,
    StageFit.Options.ridge.entry, StageFit.Options.iterations.entry, Parameter.fittedWeights.entry,
    StageFit.Options.threads.entry)

  private let games: PlayedGames
  private let fitPath: String
  private let settings: String
  private let training: StageTraining.Options
  private let output: String

  init(_ arguments: Arguments) throws {
    let folders = try arguments.value(of: Self.data)
    let count = try arguments.value(of: Self.games)
    training = StageTraining.Options(
      labelDepth: try arguments.value(of: Self.labelDepth),
      exactFrom: try arguments.value(of: Self.exactFrom),
      fit: try StageFit.Options(arguments, trust: 0))
    output = try arguments.value(of: Parameter.fittedWeights)
    let path = try arguments.value(of: Self.fit)
    fitPath = path == Self.fit.standard ? folders[0]["fit"] : path
    let names = folders.map(\.path).joined(separator: ",")
    settings =
      "games of \(names): \(count), label depth \(training.labelDepth), "
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
