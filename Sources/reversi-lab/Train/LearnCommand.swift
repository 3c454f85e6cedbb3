import CommandLine
import ReversiEngine

/// `train learn`: labels and fits stage by stage, from the endgame backwards.
struct LearnCommand: Command {
  static let syntax = CommandSyntax<Self>(
    "learn", "labels the positions, fits stage by stage from the end, writes the weights",
    options: [
      .folders("data", at: \.folders, "where the games are"),
      Option(
        "fit", "FOLDER", .path, at: \.fitPath, "where labels and fitted stages are kept",
        standard: "fit in the first folder of games"),
      .number(
        "games", in: 1...100_000_000, at: \.games,
        "how many games of each folder are used, in whole files"),
      .number(
        "label-depth", in: 4...20, at: \.training.labelDepth,
        "plies of search above the exact scores; one more for every other game"),
      .number(
        "exact-from", in: 11...20, at: \.training.exactFrom,
        "empty squares up to which labels are exact"),
      .ridge(at: \.training.fit.ridge), .iterations(at: \.training.fit.iterations),
      .fittedWeights(at: \.output), .workers(at: \.training.fit.threads),
    ])

  private var folders = [DataFolder(path: DataFolder.standardPath)]
  private var fitPath: String?
  private var games = 100_000
  private var training = StageTraining.Options()
  private var output = "evaluation.weights"

  /// Makes what is missing, and writes the weights of all stages.
  func run(on console: Console) throws {
    let names = folders.map(\.path).joined(separator: ",")
    let settings =
      "games of \(names): \(games), label depth \(training.labelDepth), "
      + "exact from \(training.exactFrom), ridge \(training.fit.ridge), "
      + "iterations \(training.fit.iterations)\n"
    let games = try PlayedGames(of: folders, count: games)
    let folder = try DataFolder.open(fitPath ?? folders[0]["fit"], settings: settings)
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
