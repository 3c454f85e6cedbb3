import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The openings of a match")
struct MatchOpeningsTests {
  private let folder: ScratchFolder
  private let recorder = Recorder()

  init() throws { folder = try ScratchFolder() }

  @Test("are made in the same way on one thread and on three, and even")
  func made() throws {
    let outputs = [1, 3].map { threads in
      let recorder = Recorder()
      #expect(
        recorder.run("match openings 6 --plies 8 --depth 6 --seed 2 --threads \(threads)") == 0)
      return recorder.output
    }
    #expect(outputs[0] == outputs[1])
    #expect(Set(outputs[0]).count == 6)
    for line in outputs[0] {
      let record = try GameRecord(transcript: line)
      #expect(record.standing == 8)
      let limits = SearchLimits(depth: 6, selectivity: .percent73)
      #expect(
        abs(Engine(tableBytes: 16 << 20).search(record.position, limits: limits).score) <= 1)
    }
  }

  @Test("are taken from a file in turn")
  func listed() throws {
    try folder.write("f5d6c3\nF5F6E6\n", to: "openings")
    let openings = try MatchOpenings.listed(in: folder["openings"])
    let contestant = EvaluationContestant(evaluation: .embedded, depth: 1)
    let match = Match(openings: openings, seed: 1, first: contestant, second: contestant)
    #expect((0..<2).map { match.opening($0).transcript } == ["f5d6c3", "f5f6e6"])
    #expect(
      recorder.run(
        "match evaluations --depth 1 --games 2 "
          + "--openings \(folder["openings"])") == 0)
    #expect(recorder.output.first?.hasPrefix("2 games: ") == true)
  }

  @Test("end a match that needs more of them, which says so")
  func ended() throws {
    try folder.write("f5d6c3\nF5F6E6\n", to: "openings")
    #expect(
      recorder.run(
        "match evaluations --depth 1 --games 20 --sprt 0:20 "
          + "--openings \(folder["openings"])") == 0)
    #expect(recorder.output.first == "the openings ended after 2 of 10 pairs of games")
    #expect(recorder.output.dropFirst().first?.hasPrefix("not decided after 2 pairs") == true)
    #expect(recorder.output.last?.hasPrefix("4 games: ") == true)
  }

  @Test(
    "are refused if the file is empty or one of them is not the opening of a game",
    arguments: [
      ("", "it is empty"), ("f5d6\nf5f5\n", "line 2 is not the opening of a game"),
      ("f5d6\n\u{0}", "line 2 is not the opening of a game"),
    ])
  func refused(content: String, why: String) throws {
    try folder.write(content, to: "openings")
    #expect(
      recorder.run("match levels 1 1 --games 2 --openings \(folder["openings"])") == 1)
    #expect(recorder.complaints == ["reversi-lab: \(folder["openings"]) is not used: \(why)"])
    #expect(recorder.output == [])
  }
}
