import CommandLine
import ReversiEngine

struct PlayCommand: LabCommand {
  /// The number of games in a file.
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
        "depth", in: 0...20, at: \.depth,
        "plies that it searches after the random opening; 0 plays on at random"),
      .seed(at: \.seed), .part(at: \.part), .workers(at: \.threads),
    ])

  static func fileName(_ chunk: Int) -> String { "games/\(chunk)" }

  var path = DataFolder.standardPath
  var games = 100_000
  var chunk = 250
  var evaluation = "embedded"
  var depth = 4
  var seed: UInt64 = 1
  private var part = Part.whole
  var threads = 2

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

struct SelfPlaySettings: Equatable {
  let text: String
  /// A thread's unit of work.
  let chunkSize: Int

  init(seed: UInt64, depth: Int, evaluation: EvaluationWeights, chunkSize: Int) {
    text =
      "seed \(seed), depth \(depth), evaluation \(evaluation.fingerprint), chunk \(chunkSize)\n"
    self.chunkSize = chunkSize
  }

  init?(text: String) {
    guard let last = text.split(separator: ",").last, let chunkSize = Self.chunkSize(in: last),
      PlayCommand.chunkSizes.contains(chunkSize)
    else { return nil }
    self.text = text
    self.chunkSize = chunkSize
  }

  private static func chunkSize(in part: Substring) -> Int? {
    let words = part.split { $0 == " " || $0 == "\n" }
    return words.count == 2 && words[0] == "chunk" ? Int(words[1]) : nil
  }
}

struct PlayedGames: Sendable {
  private let folder: DataFolder
  private let chunkSize: Int
  let chunkCount: Int

  /// Takes whole files. All of them must exist.
  init(of folder: DataFolder, count: Int) throws(WorkError) {
    guard let settings = SelfPlaySettings(text: try folder.settings()) else {
      throw .badFile(path: folder["settings"], why: "it holds no settings of games")
    }
    let chunks = count / settings.chunkSize
    guard chunks > 0, (0..<chunks).allSatisfy({ folder.has(PlayCommand.fileName($0)) }) else {
      throw .missingData("there are fewer than \(count) games in whole files in \(folder.path)")
    }
    self.folder = folder
    chunkSize = settings.chunkSize
    chunkCount = chunks
  }

  func chunk(_ number: Int) throws(WorkError) -> [PlayedGame] {
    try folder.read(PlayCommand.fileName(number)) { bytes throws(Damage) in
      try PlayedGame.decode(bytes, count: chunkSize)
    }
  }
}
