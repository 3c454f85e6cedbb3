import Foundation
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

/// Whole tiny runs in a folder of their own.
@Suite("A training run")
struct TrainingRunTests {
  private let folder: ScratchFolder
  private var path: String { folder.path }
  private let recorder = Recorder()

  init() throws { folder = try ScratchFolder() }

  private func play(_ folder: String, games: Int, seed: Int = 5, threads: Int = 2) -> Int32 {
    recorder.run(
      "train play --data \(path)/\(folder) --games \(games) --chunk 10 --depth 1 --seed \(seed) "
        + "--evaluation hand --threads \(threads)")
  }

  private func learn(_ folder: String, threads: Int = 2) -> Int32 {
    recorder.run(
      "train learn --data \(path)/\(folder) --games 40 --exact-from 11 --iterations 4 "
        + "--output \(path)/\(folder)/weights --threads \(threads)")
  }

  @Test("that was interrupted again and again ends with the weights of one that was not")
  func resumption() throws {
    #expect(play("whole", games: 40, threads: 1) == 0)
    #expect(learn("whole", threads: 1) == 0)
    let whole = try #require(folder.content(of: "whole/weights"))

    #expect(play("broken", games: 20) == 0)
    #expect(play("broken", games: 40) == 0)
    #expect(learn("broken") == 0)
    for lost in ["fit/labels/3/1", "fit/fitted/3", "fit/fitted/4", "fit/labels/4", "fit/fitted/12"]
    {
      try folder.remove("broken/\(lost)")
    }
    #expect(learn("broken") == 0)
    #expect(folder.content(of: "broken/weights") == whole)
    #expect(try EvaluationWeights(bytes: Array(whole)).bytes.count == WeightsFormat.length)
    #expect(recorder.complaints == [])
  }

  @Test("that was killed while it wrote leaves nothing that the next one does not replace")
  func litter() throws {
    #expect(play("games", games: 10) == 0)
    let chunk = try #require(folder.content(of: "games/games/0"))
    try folder.remove("games/games/0")
    try folder.write("half", to: "games/games/0.new")
    #expect(play("games", games: 10) == 0)
    #expect(folder.content(of: "games/games/0") == chunk)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(path)/games/games") == ["0"])
  }

  @Test("does not mix games of other settings into a folder")
  func otherSettings() {
    #expect(play("games", games: 10) == 0)
    #expect(play("games", games: 10, seed: 6) == 1)
    #expect(
      recorder.complaints == [
        "reversi-lab: \(path)/games holds data of other settings: choose another folder"
      ])
  }

  @Test("names what is missing if there are no games to learn from, or too few")
  func noGames() {
    #expect(learn("nothing") == 1)
    #expect(recorder.complaints.last?.contains("there are no games in \(path)/nothing") == true)
    #expect(play("few", games: 20) == 0)
    #expect(learn("few") == 1)
    #expect(recorder.complaints.last?.contains("there are fewer than 40 games") == true)
    #expect(!folder.exists("few/fit"))
  }

  @Test(
    "refuses a file of games that is empty, zeroed, cut off or of another size, and says which",
    arguments: [
      ("", "it is empty"), ("\0\0\0\0", "game 1 is not a legal game to its end"),
      ("\u{2}\u{3c}\u{1}", "it is cut off in game 1"),
    ])
  func damagedGames(content: String, why: String) throws {
    #expect(play("games", games: 40) == 0)
    try folder.write(content, to: "games/games/2")
    #expect(learn("games") == 1)
    #expect(
      recorder.complaints == [
        "reversi-lab: \(path)/games/games/2 is not used: \(why); remove it and run again"
      ])
  }

  @Test("sets the constants of its weights, and measures their errors")
  func calibrationAndProbCut() throws {
    #expect(play("games", games: 40) == 0)
    #expect(learn("games") == 0)
    let weights = "\(path)/games/weights"
    #expect(
      recorder.run("train calibrate --weights \(weights) --positions 8 --output \(path)/right") == 0
    )
    let calibrated = try EvaluationWeights(path: "\(path)/right")
    let learnt = try EvaluationWeights(path: weights)
    #expect(calibrated.bytes != learnt.bytes)
    #expect(
      try calibrated.replacingBiases(by: (0...60).map { learnt.bias(empties: $0) }).bytes
        == learnt.bytes)
    #expect(recorder.run("train probcut --evaluation \(path)/right --positions 240 --depth 3") == 0)
    #expect(recorder.output.last?.hasPrefix("constant: ") == true)
  }
}
