import Foundation
import ReversiEngine
import Testing

@testable import reversi_train

/// Whole tiny runs in a folder of their own.
@Suite struct TrainerRunTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path }

  private func run(_ command: any Command.Type, _ words: String) throws {
    var arguments = try Arguments(words.split(separator: " ").map(String.init))
    let command = try command.init(&arguments)
    try arguments.finish()
    try command.run()
  }

  private func play(_ folder: String, games: Int, threads: Int = 2) throws {
    try run(
      PlayCommand.self,
      "--data \(path)/\(folder) --games \(games) --chunk 10 --depth 1 --seed 5 --evaluation hand "
        + "--threads \(threads)")
  }

  private func learn(_ folder: String, threads: Int = 2) throws -> Data? {
    try run(
      LearnCommand.self,
      "--data \(path)/\(folder) --games 40 --chunk 10 --exact-from 11 --iterations 4 "
        + "--output \(path)/\(folder)/weights --threads \(threads)")
    return FileManager.default.contents(atPath: "\(path)/\(folder)/weights")
  }

  @Test("a run that was interrupted again and again ends with the weights of one that was not")
  func resumption() throws {
    try play("whole", games: 40, threads: 1)
    let whole = try learn("whole", threads: 1)

    try play("broken", games: 20)
    try play("broken", games: 40)
    _ = try learn("broken")
    for lost in ["fit/labels/3/1", "fit/fitted/3", "fit/fitted/4", "fit/labels/4", "fit/fitted/12"]
    {
      try FileManager.default.removeItem(atPath: "\(path)/broken/\(lost)")
    }
    #expect(try learn("broken") == whole)
    #expect(
      try EvaluationWeights(bytes: Array(#require(whole))).bytes.count == WeightsFormat.length)
  }

  @Test("games of other settings are not mixed into a folder")
  func otherSettings() throws {
    try play("games", games: 10)
    #expect(throws: TrainerError.self) {
      try run(
        PlayCommand.self,
        "--data \(path)/games --games 10 --chunk 10 --depth 1 --seed 6 --evaluation hand")
    }
  }

  @Test("learning without games names what is missing")
  func noGames() {
    #expect(throws: TrainerError.self) { _ = try learn("nothing") }
  }

  @Test(
    "a wrong option is refused",
    arguments: ["--depth", "--depth x", "--depth 0", "--what 1", "depth 3"])
  func wrongOptions(words: String) {
    #expect(throws: TrainerError.self) { try run(MatchCommand.self, words) }
  }
}
