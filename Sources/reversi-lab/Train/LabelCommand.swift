import ReversiEngine

/// `train label`: labels positions of all stages by searches with a finished evaluation.
struct LabelCommand: Command {
  private static let data = Parameter.path(
    "--data", "FOLDER", standard: DataFolder.standardPath, "where the games are")
  private static let labels = Parameter.path(
    "--labels", "FOLDER", standard: "training-labels", "where labels are kept")
  private static let games = Parameter.number(
    "--games", in: 1...100_000_000, standard: 100_000, "how many games are used, in whole files")
  private static let every = Parameter.number(
    "--every", in: 1...60, standard: 3, "one position of a game in so many is labelled")
  private static let evaluation = Parameter.evaluation(
    "--evaluation", "what the searches look ahead with")
  private static let depth = Parameter.number(
    "--depth", in: 1...20, standard: 3, "plies of search; one more for every other game")
  private static let exactFrom = Parameter.number(
    "--exact-from", in: 6...20, standard: 13, "empty squares up to which labels are exact")
  private static let empties = Parameter.number(
    "--empties", in: 6...60, standard: 6, "positions with fewer empty squares are left out")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "label", "labels positions by searches with a finished evaluation; goes on where it stopped",
    data.entry, labels.entry, games.entry, every.entry, evaluation.entry, depth.entry,
    exactFrom.entry, empties.entry, Parameter.part.entry, threads.entry)

  /// The file of a chunk in the folder of labels.
  static func fileName(_ chunk: Int) -> String { "\(directory)/\(chunk)" }

  /// Where files of labels are in the folder.
  static let directory = "labels"

  private let games: PlayedGames
  private let path: String
  private let settings: String
  private let every: Int
  private let evaluation: LeafEvaluation
  private let depth: Int
  private let exactFrom: Int
  private let empties: Int
  private let part: Part
  private let threads: Int

  init(_ arguments: Arguments) throws {
    path = try arguments.value(of: Self.labels)
    evaluation = try arguments.value(of: Self.evaluation)
    every = try arguments.value(of: Self.every)
    depth = try arguments.value(of: Self.depth)
    exactFrom = try arguments.value(of: Self.exactFrom)
    empties = try arguments.value(of: Self.empties)
    part = try arguments.value(of: Parameter.part)
    threads = try arguments.value(of: Self.threads)
    let folder = DataFolder(path: try arguments.value(of: Self.data))
    games = try PlayedGames(of: [folder], count: try arguments.value(of: Self.games))
    settings =
      "labels of games with \(try folder.settings())"
      + "one in \(every) from \(empties), evaluation \(evaluation.fingerprint), "
      + "depth \(depth), exact from \(exactFrom)\n"
  }

  /// Labels what is missing.
  func run(on console: Console) throws {
    let folder = try DataFolder.open(path, settings: settings)
    let missing = folder.missing(of: games.chunkCount, part: part, Self.fileName)
    try Chunks(threads: threads, console: console).run(missing, name: "files of labels") {
      let labeller = Labeller(evaluation: evaluation, depth: depth, exactFrom: exactFrom)
      return { chunk in
        var positions: [LabelledPosition] = []
        for (number, game) in try games.chunk(chunk).enumerated() {
          // Neighbours in a game teach much the same, so some are left out; the next game has others.
          var ply = number / 2
          game.replay { board in
            ply += 1
            if ply % every == 0 && board.emptyCount >= empties {
              positions.append(labeller.label(board, deeper: number % 2 == 1))
            }
          }
        }
        try folder.write(LabelledPosition.encode(positions), to: Self.fileName(chunk))
      }
    }
  }
}
