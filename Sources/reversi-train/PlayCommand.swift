import ReversiEngine

/// `play`: plays games against itself and keeps them in the data folder.
struct PlayCommand: Command {
  /// Games in one file, the unit of work of a thread, unless told otherwise.
  static let standardChunkSize = 250

  static func fileName(_ chunk: Int) -> String { "games/\(chunk)" }

  private let folder: DataFolder
  private let games: Int
  private let chunkSize: Int
  private let depth: Int
  private let seed: UInt64
  private let threads: Int
  private let evaluation: Evaluation

  init(_ arguments: inout Arguments) throws {
    games = try arguments.number("--games", default: 100_000, in: 1...100_000_000)
    chunkSize = try arguments.number(
      "--chunk", default: Self.standardChunkSize, in: 1...10_000)
    depth = try arguments.number("--depth", default: 4, in: 1...20)
    seed = try arguments.number("--seed", default: 1, in: 0...UInt64.max)
    threads = try arguments.threads()
    let name = arguments.text("--evaluation") ?? "embedded"
    evaluation = try Evaluation(argument: name)
    folder = try DataFolder(
      path: arguments.text("--data") ?? DataFolder.standardPath,
      settings: "seed \(seed), depth \(depth), evaluation \(evaluation.fingerprint), "
        + "chunk \(chunkSize)\n")
  }

  /// Plays what is missing.
  func run() throws {
    let chunkCount = (games + chunkSize - 1) / chunkSize
    let missing = (0..<chunkCount).filter { !folder.has(Self.fileName($0)) }
    try Chunks(threads: threads).run(missing, name: "games × \(chunkSize)") {
      let player = GamePlayer(evaluation: evaluation, depth: depth, seed: seed)
      return { chunk in
        let records = (0..<chunkSize).map { player.play(chunk * chunkSize + $0) }
        try folder.write(GameChunk.encode(records), to: Self.fileName(chunk))
      }
    }
  }
}
