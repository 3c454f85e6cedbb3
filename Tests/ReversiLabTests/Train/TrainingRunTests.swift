import Foundation
import Posix
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("A training run")
struct TrainingRunTests {
  private let folder: ScratchFolder
  private var path: String { folder.path }
  private let recorder = Recorder()

  init() throws { folder = try ScratchFolder() }

  private func play(
    _ folder: String, games: Int, seed: Int = 5, threads: Int = 2, _ options: String = ""
  ) -> Int32 {
    recorder.run(
      "train play --data \(path)/\(folder) --games \(games) --chunk 10 --depth 1 --seed \(seed) "
        + "--threads \(threads) \(options)")
  }

  private func label(_ labels: String, _ options: String = "", games: String = "games") -> Int32 {
    recorder.run(
      "train label --data \(path)/\(games) --labels \(path)/\(labels) --games 40 --depth 1 "
        + "--exact-from 8 \(options)")
  }

  private func fit(_ labels: String, to output: String, _ options: String = "") -> Int32 {
    recorder.run(
      "train fit --labels \(path)/\(labels) --iterations 1 --output \(path)/\(output) \(options)")
  }

  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: folder[name], toPath: folder[other])
  }

  @Test("ends with other weights if balanced positions count more")
  func balance() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels") == 0)
    #expect(fit("labels", to: "weights") == 0)
    #expect(fit("labels", to: "balanced", "--balance 6") == 0)
    #expect(folder.content(of: "balanced") != folder.content(of: "weights"))
    #expect(recorder.complaints == [])
  }

  @Test("ends with the same weights if several machines share its games and labels")
  func parts() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels", "--threads 1") == 0)
    #expect(fit("labels", to: "weights") == 0)

    for part in ["3/3", "1/3"] {
      #expect(play("shared", games: 40, "--part \(part)") == 0)
    }
    #expect(!folder.exists("shared/games/1"))
    #expect(play("other", games: 40, "--part 2/3") == 0)
    try copy("other/games/1", to: "shared/games/1")
    for number in 0..<4 {
      #expect(
        folder.content(of: "shared/games/\(number)") == folder.content(of: "games/games/\(number)"))
    }

    #expect(label("here", "--part 1/2", games: "shared") == 0)
    #expect(label("there", "--part 2/2", games: "shared") == 0)
    #expect(!folder.exists("here/labels/1"))
    #expect(folder.content(of: "here/settings") == folder.content(of: "there/settings"))
    for number in [1, 3] {
      try copy("there/labels/\(number)", to: "here/labels/\(number)")
    }
    #expect(fit("here", to: "merged") == 0)
    #expect(folder.content(of: "merged") == folder.content(of: "weights"))
    #expect(recorder.complaints == [])
  }

  @Test("ends with the same weights if it is interrupted again and again")
  func resumption() throws {
    #expect(play("games", games: 40, threads: 1) == 0)
    #expect(label("labels", "--threads 1") == 0)
    #expect(fit("labels", to: "whole") == 0)

    #expect(play("broken", games: 20) == 0)
    #expect(play("broken", games: 40) == 0)
    #expect(label("relabelled", games: "broken") == 0)
    try folder.remove("relabelled/labels/2")
    #expect(label("relabelled", games: "broken") == 0)
    #expect(fit("relabelled", to: "resumed") == 0)
    #expect(folder.content(of: "resumed") == folder.content(of: "whole"))
    #expect(recorder.complaints == [])
  }

  private func make(_ name: String, _ options: String = "") -> Int32 {
    recorder.run(
      "train make --data \(path)/\(name)-data --output \(path)/\(name) --games 40 --depth 2 "
        + "--exact-from 8 --iterations 1 \(options)")
  }

  @Test("makes weights from nothing, the same on any number of threads and after an interruption")
  func fromNothing() throws {
    #expect(make("one", "--threads 1") == 0)
    #expect(make("two", "--threads 2") == 0)
    let weights = try #require(folder.content(of: "one"))
    let isSame = folder.content(of: "two") == weights
    #expect(isSame)

    for part in ["3/weights", "3/labelled/labels/4", "4/played/games/7", "4/weights"] {
      try folder.remove("two-data/\(part)")
    }
    #expect(make("two") == 0)
    let isAgain = folder.content(of: "two") == weights
    #expect(isAgain)

    let generations = try (1...4).map {
      try EvaluationWeights(path: "\(path)/one-data/\($0)/weights")
    }
    #expect(Set(generations.map(\.fingerprint)).count == 4)
    let isLast = generations[3].bytes == Array(weights)
    #expect(isLast)
    // Only exact labels teach the first one, so its earlier stages repeat a later one.
    #expect(generations[0].mobility(stage: 12) == generations[0].mobility(stage: 3))
    #expect(generations[1].mobility(stage: 9) != generations[1].mobility(stage: 3))
    #expect(recorder.complaints == [])
  }

  @Test("does not go on with generations of other settings")
  func otherGenerations() {
    #expect(make("one") == 0)
    #expect(make("one", "--seed 2") == 1)
    #expect(recorder.complaints.last?.contains("holds data of other settings") == true)
  }

  @Test(
    "labels what is between two numbers of empty squares, and nothing if the first is larger")
  func numbersOfEmptySquares() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("some", "--every 1 --empties 10 --most 12") == 0)
    #expect(label("none", "--every 1 --empties 12 --most 10") == 0)
    let positions = try (0..<4).flatMap {
      try LabelledPosition.decode(try Files.read(folder["some/labels/\($0)"]))
    }
    #expect(Set(positions.map(\.board.emptyCount)) == [10, 11, 12])
    #expect(try LabelledPosition.decode(try Files.read(folder["none/labels/0"])) == [])
  }

  @Test("does not mix labels of other settings into a folder")
  func otherLabels() {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels") == 0)
    #expect(label("labels", "--every 7") == 1)
    #expect(recorder.complaints.last?.contains("holds data of other settings") == true)
  }

  @Test("leaves the stages with few empty squares as in the prior if it is told to")
  func laterStagesStay() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels") == 0)
    #expect(fit("labels", to: "prior") == 0)
    #expect(fit("labels", to: "weights", "--prior \(path)/prior --empties 20 --ridge 1") == 0)
    let prior = try EvaluationWeights(path: "\(path)/prior")
    let weights = try EvaluationWeights(path: "\(path)/weights")
    // The stages at the start of the game have too few positions to change.
    for stage in 0...8 {
      let isKept = weights.packedPatterns(stage: stage) == prior.packedPatterns(stage: stage)
      #expect(isKept == (stage < Stage(empties: 20).index), "stage \(stage)")
    }
    for empties in 0..<20 {
      #expect(weights.bias(empties: empties) == prior.bias(empties: empties))
    }
  }

  @Test("stays close to its prior if the ridge is strong")
  func prior() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels") == 0)
    #expect(fit("labels", to: "first") == 0)
    #expect(fit("labels", to: "second", "--prior \(path)/first --ridge 1000") == 0)
    #expect(fit("labels", to: "third", "--ridge 1000") == 0)
    let first = try EvaluationWeights(path: "\(path)/first")
    let differing = try ["second", "third"].map { name in
      try zip(EvaluationWeights(path: "\(path)/\(name)").bytes, first.bytes).count { $0 != $1 }
    }
    #expect(differing[0] < differing[1] / 4)
  }

  @Test("replaces the half-written file of a killed run")
  func litter() throws {
    #expect(play("games", games: 10) == 0)
    let chunk = try #require(folder.content(of: "games/games/0"))
    try folder.remove("games/games/0")
    try folder.write("half", to: "games/games/0.new")
    #expect(play("games", games: 10) == 0)
    #expect(folder.content(of: "games/games/0") == chunk)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(path)/games/games") == ["0"])
  }

  @Test("can start a folder at the same time as other runs")
  func sameTime() throws {
    let failures = Monitor(0)
    for number in 0..<20 {
      let threads = try (0..<8).map { [path] _ in
        try SystemThread {
          for _ in 0..<10 {
            let opened = try? DataFolder.open("\(path)/\(number)", settings: "any")
            if opened == nil { failures.withValue { $0 += 1 } }
          }
        }
      }
      threads.forEach { $0.join() }
    }
    #expect(failures.withValue { $0 } == 0)
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

  @Test("says what is missing if there are no games to label, or too few")
  func noGames() {
    #expect(label("labels", games: "nothing") == 1)
    #expect(recorder.complaints.last?.contains("there are no games in \(path)/nothing") == true)
    #expect(play("few", games: 20) == 0)
    #expect(label("labels", games: "few") == 1)
    #expect(recorder.complaints.last?.contains("there are fewer than 40 games") == true)
    #expect(!folder.exists("labels"))
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
    #expect(label("labels") == 1)
    #expect(
      recorder.complaints == [
        "reversi-lab: \(path)/games/games/2 is not used: \(why); remove it and run again"
      ])
  }

  @Test("measures the errors of its weights")
  func probCut() throws {
    #expect(play("games", games: 40) == 0)
    #expect(label("labels") == 0)
    #expect(fit("labels", to: "weights") == 0)
    #expect(
      recorder.run("train probcut --evaluation \(path)/weights --positions 240 --depth 3") == 0)
    #expect(recorder.output.last?.hasPrefix("constant: ") == true)
    // Depth, shallow depth, mean of empty squares, samples, bias, error, and the model's error.
    let rows = recorder.output.dropLast().suffix(2).map { $0.split(separator: " ") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.count == 7 && $0[0] == "3" }, "\(rows)")
    #expect(rows.allSatisfy { (Int($0[3]) ?? 0) >= 30 && (Double($0[5]) ?? 0) > 0 }, "\(rows)")
  }
}
