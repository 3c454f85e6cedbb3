import CommandLine
import ReversiEngine

/// `train play`: plays games against itself and stores them in the data folder.
struct PlayCommand: LabCommand {
  /// The allowed numbers of games in a file.
  static let chunkSizes = 1...10_000

  static let syntax = CommandSyntax<Self>(
    "play", "plays games against itself; continues an interrupted run",
    options: [
      .path("data", "FOLDER", at: \.path, "where games are kept"),
      .number("games", in: 1...100_000_000, at: \.games, "how many games there should be"),
      .number(
        "chunk", in: chunkSizes, at: \.chunk,
        "games a file; an interruption loses unfinished files"),
      .evaluation(at: \.evaluation, "what the player searches with"),
      .number(
        "depth", in: 1...20, at: \.depth, "plies that it searches after the random opening"),
      .seed(at: \.seed), .part(at: \.part), .workers(at: \.threads),
    ])

  /// The file for a chunk in the data folder.
  static func fileName(_ chunk: Int) -> String { "games/\(chunk)" }

  private var path = DataFolder.standardPath
  private var games = 100_000
  private var chunk = 250
  private var evaluation = "embedded"
  private var depth = 4
  private var seed: UInt64 = 1
  private var part = Part.whole
  private var threads = 2

  /// Plays the missing games.
  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let settings = SelfPlaySettings(
      seed: seed, depth: depth, evaluation: evaluation, chunkSize: chunk)
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
