import ReversiEngine

/// `train play`: plays games against itself and keeps them in the data folder.
struct PlayCommand: Command {
  /// The numbers of games that a file can hold.
  static let chunkSizes = 1...10_000

  private static let data = Parameter.path(
    "--data", "FOLDER", standard: DataFolder.standardPath, "where games are kept")
  private static let games = Parameter.number(
    "--games", in: 1...100_000_000, standard: 100_000, "how many games there should be")
  private static let chunk = Parameter.number(
    "--chunk", in: chunkSizes, standard: 250,
    "games a file; an interruption loses the files in work")
  private static let evaluation = Parameter.evaluation(
    "--evaluation", "what the player searches with")
  private static let depth = Parameter.number(
    "--depth", in: 1...20, standard: 4, "plies that it searches after the random opening")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "play", "plays games against itself; a run that was interrupted goes on",
    data.entry, games.entry, chunk.entry, evaluation.entry, depth.entry, Parameter.seed.entry,
    Parameter.part.entry, threads.entry)

  /// The file of a chunk in the data folder.
  static func fileName(_ chunk: Int) -> String { "games/\(chunk)" }

  private let path: String
  private let games: Int
  private let settings: SelfPlaySettings
  private let evaluation: LeafEvaluation
  private let depth: Int
  private let seed: UInt64
  private let part: Part
  private let threads: Int

  init(_ arguments: Arguments) throws {
    path = try arguments.value(of: Self.data)
    games = try arguments.value(of: Self.games)
    evaluation = try arguments.value(of: Self.evaluation)
    depth = try arguments.value(of: Self.depth)
    seed = try arguments.value(of: Parameter.seed)
    part = try arguments.value(of: Parameter.part)
    threads = try arguments.value(of: Self.threads)
    settings = SelfPlaySettings(
      seed: seed, depth: depth, evaluation: evaluation,
      chunkSize: try arguments.value(of: Self.chunk))
  }

  /// Plays what is missing.
  func run(on console: Console) throws {
    let folder = try DataFolder.open(path, settings: settings.text)
    let size = settings.chunkSize
    let missing = folder.missing(of: (games + size - 1) / size, part: part, Self.fileName)
    try Chunks(threads: threads, console: console).run(missing, name: "games × \(size)") {
      let player = GamePlayer(evaluation: evaluation, depth: depth, seed: seed)
      return { chunk in
        let played = (0..<size).map { player.play(chunk * size + $0) }
        try folder.write(PlayedGame.encode(played), to: Self.fileName(chunk))
      }
    }
  }
}
