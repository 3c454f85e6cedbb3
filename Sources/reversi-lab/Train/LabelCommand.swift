import CommandLine
import ReversiEngine

/// `train label`: labels positions by searches with an evaluation.
struct LabelCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "label", "labels positions by searches; continues an interrupted run",
    options: [
      .path("data", "FOLDER", at: \.data, "where the games are"),
      .path("labels", "FOLDER", at: \.path, "where labels are kept"),
      .number(
        "games", in: 1...100_000_000, at: \.games, "how many games are used, in whole files"),
      .number("every", in: 1...60, at: \.every, "labels every Nth position of a game"),
      .evaluation(at: \.evaluation, "what the searches look ahead with"),
      .number(
        "depth", in: 1...20, at: \.depth, "plies of search; one more for every other game"),
      .number(
        "exact-from", in: 6...20, at: \.exactFrom, "empty squares up to which labels are exact"),
      .number(
        "empties", in: 6...60, at: \.empties,
        "positions with fewer empty squares are left out"),
      .part(at: \.part), .workers(at: \.threads),
    ])

  /// The file for a chunk in the folder of labels.
  static func fileName(_ chunk: Int) -> String { "\(directory)/\(chunk)" }

  /// The directory in the folder that holds the files of labels.
  static let directory = "labels"

  private var data = DataFolder.standardPath
  private var path = "training-labels"
  private var games = 100_000
  private var every = 3
  private var evaluation = "embedded"
  private var depth = 3
  private var exactFrom = 13
  private var empties = 6
  private var part = Part.whole
  private var threads = 2

  /// Labels the positions that have no labels yet.
  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let data = DataFolder(path: data)
    let games = try PlayedGames(of: data, count: games)
    let selective = depth + 1 >= Labeller.selectiveDepth ? ", selective" : ""
    let settings =
      "labels of games with \(try data.settings())"
      + "one in \(every) from \(empties), evaluation \(evaluation.fingerprint), "
      + "depth \(depth)\(selective), exact from \(exactFrom)\n"
    let folder = try DataFolder.open(path, settings: settings)
    let missing = folder.missing(of: games.chunkCount, part: part, Self.fileName)
    try Chunks(threads: threads, console: console).run(missing, name: "files of labels") {
      let labeller = Labeller(evaluation: evaluation, depth: depth, exactFrom: exactFrom)
      return { chunk in
        var positions: [LabelledPosition] = []
        for (number, game) in try games.chunk(chunk).enumerated() {
          // Neighbouring positions in a game teach almost the same, so some are skipped. The next
          // game skips others.
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
