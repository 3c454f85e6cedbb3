import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("A match of programs")
struct EngineMatchTests {
  /// A program in the words of a shell, which does this when it is asked for a move.
  private static func script(_ answer: String) -> String {
    "while read -r word rest; do case $word in genmove) \(answer) ;; *) echo '= '; echo ;; esac; done"
  }

  private func complaint(_ first: String, _ options: String...) -> String {
    let recorder = Recorder()
    #expect(recorder.run(["match", first, "level 0", "--games", "2"] + options) == 1)
    #expect(recorder.output == [])
    #expect(recorder.complaints.count == 1)
    return recorder.complaints.first ?? ""
  }

  @Test("can be between levels, and reports the score and the time of both")
  func levels() throws {
    let recorder = Recorder()
    #expect(
      recorder.run(["match", "level 3", "level 1", "--games", "6", "--threads", "2"]) == 0)
    #expect(recorder.output.count == 3)
    #expect(recorder.output[0].hasPrefix("6 games: +"))
    #expect(recorder.output[1].hasPrefix("first: "))
    #expect(recorder.output[2].hasPrefix("second: "))
    let named = Recorder()
    #expect(named.run(["match", "engines", "level 3", "level 1", "--games", "6"]) == 0)
    #expect(named.output[0] == recorder.output[0])
  }

  @Test("can be against the casual player")
  func casual() {
    let recorder = Recorder()
    #expect(recorder.run(["match", "level 3", "casual", "--games", "2"]) == 0)
    #expect(recorder.output.count == 3)
  }

  @Test("begins with openings in which no side is ahead")
  func openings() {
    let match = Match(
      openings: .balanced(plies: 8), seed: 1,
      first: EvaluationContestant(evaluation: .embedded, depth: 1),
      second: EvaluationContestant(evaluation: .embedded, depth: 1))
    let openings = (0..<20).map(match.opening)
    #expect(Set(openings).count >= 19)
    #expect(openings.allSatisfy { $0.start == .newGame && $0.standing == 8 })
  }

  @Test(
    "refuses contestants that it does not know",
    arguments: [
      "level 99", "level x", "person x", "person 1501", "gtp ", "nboard  ", "uci x", "x y",
    ])
  func descriptions(text: String) {
    let recorder = Recorder()
    #expect(recorder.run(["match", text, "level 1"]) == 2)
    #expect(
      recorder.complaints == [
        "reversi-lab: first takes 'level N', 'person RATING', 'casual', 'gtp COMMAND' or "
          + "'nboard COMMAND', not '\(text)'"
      ])
  }

  @Test(
    "refuses limits that a program cannot keep, or that limit no program",
    arguments: [
      ("nboard x", "level 0", "--clock 3", "NBoard has no time for a game: --clock is for GTP"),
      ("level 0", "nboard x", "--clock 3", "NBoard has no time for a game: --clock is for GTP"),
      ("gtp x", "nboard x", "--clock 3", "NBoard has no time for a game: --clock is for GTP"),
      ("gtp x", "level 0", "--depth 8", "GTP has no depth: --depth is for NBoard"),
      ("gtp x", "nboard x", "--depth 8", "GTP has no depth: --depth is for NBoard"),
      ("level 0", "gtp x", "--time 0.5", "GTP has whole seconds: --time is 1, 2 or more"),
      ("gtp x", "level 0", "--time 1.5", "GTP has whole seconds: --time is 1, 2 or more"),
      ("nboard x", "level 0", "--time 2 --depth 8", "--time and --depth exclude each other"),
      ("gtp x", "level 0", "--clock 3 --time 1", "--time and --clock exclude each other"),
      ("gtp x", "level 0", "--clock 3 --depth 8", "--clock and --depth exclude each other"),
      ("level 0", "casual", "--time 1", "--time limits external engines, and there are none"),
      ("level 0", "level 1", "--clock 3", "--clock limits external engines, and there are none"),
    ])
  func limits(first: String, second: String, options: String, complaint: String) {
    let recorder = Recorder()
    let words = options.split(separator: " ").map { String($0) }
    #expect(recorder.run(["match", first, second, "--games", "2"] + words) == 2)
    #expect(recorder.complaints == ["reversi-lab: \(complaint)"])
    #expect(recorder.output == [])
  }

  @Test(
    "takes limits that the programs can keep",
    arguments: [
      "nboard x --time 0.5", "nboard x --depth 8", "gtp x --clock 3", "gtp x --time 2",
      "gtp x --depth 0 --clock 0",
    ])
  func possibleLimits(arguments: String) {
    let words = arguments.split(separator: " ").map { String($0) }
    let answer = words[0] == "gtp" ? "gtp false" : "nboard false"
    let recorder = Recorder()
    let line = ["match", answer, "level 0", "--games", "2"] + words.dropFirst(2)
    #expect(recorder.run(line) == 1)
    #expect(recorder.complaints == ["reversi-lab: 'false': it ended, twice"])
  }

  @Test("ends when a program is missing, dies or breaks the rules")
  func failures() {
    #expect(
      complaint("gtp /nowhere/engine")
        == "reversi-lab: '/nowhere/engine': there is no such program")
    #expect(complaint("nboard false") == "reversi-lab: 'false': it ended, twice")
    let lying = Self.script("echo '= a1'; echo")
    #expect(
      complaint("gtp \(lying)") == "reversi-lab: '\(lying)': it answered with the illegal move a1")
    let refusing = Self.script("echo '? no'; echo")
    #expect(complaint("gtp \(refusing)") == "reversi-lab: '\(refusing)': it answered '? no'")
    let flooding = Self.script("yes")
    #expect(complaint("gtp \(flooding)") == "reversi-lab: '\(flooding)': it wrote far too much")
  }

  @Test("measures the time that moves take")
  func times() {
    var times = MoveTimes()
    #expect(times.mean == .zero)
    for seconds in [1, 2, 6] { times.add((.seconds(seconds), .seconds(2 * seconds))) }
    #expect(times.mean == .seconds(3))
    #expect(times.longest == .seconds(6) && times.longestGame == .seconds(12))
  }
}
