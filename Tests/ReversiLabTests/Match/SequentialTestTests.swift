import ReversiCore
import Testing

@testable import reversi_lab

@Suite("The sequential test of a match")
struct SequentialTestTests {
  private func pair(_ differences: Int...) -> MatchScore {
    var score = MatchScore()
    for difference in differences { score.add(difference: difference) }
    return score
  }

  @Test("is read as two differences in Elo, the smaller one first")
  func forms() {
    for text in ["0:20", "-10:0", "0.5:2"] { #expect(SequentialTest(text)?.description == text) }
    for text in ["", "20", "20:0", "0:0", "0:20:40", "0:x", "nan:20", "0:9999", " 0:20"] {
      #expect(SequentialTest(text) == nil, "\(text)")
    }
  }

  @Test("has the log-likelihood ratio of a normal distribution")
  func ratio() throws {
    var test = try #require(SequentialTest("0:200"))
    #expect(test.ratio == 0 && test.isAccepted == nil)
    test.add(pair(2, 4))
    test.add(pair(2, -4))
    // Shares of 1 and ½, and 0 and 1 in advance: a mean of 0.625 and a variance of 0.171875. 200
    // Elo are a share of 0.759747.
    #expect(abs(test.ratio - 2 * 0.259747 * (1.25 - 1.259747) / (2 * 0.171875)) < 1e-5)
  }

  @Test(
    "is wrong about a change of either kind in one match of 20", arguments: [0.0, 100.0])
  func errors(elo: Double) throws {
    var generator = SeededGenerator(seed: 1)
    let share = elo == 0 ? 0.5 : 0.640065
    let matches = 400
    let accepted = try (0..<matches).count { _ in
      var test = try #require(SequentialTest("0:100"))
      while true {
        if let isAccepted = test.isAccepted { return isAccepted }
        let games = (0..<2).map { _ in Double.random(in: 0..<1, using: &generator) < share }
        test.add(pair(games[0] ? 2 : -2, games[1] ? 2 : -2))
      }
    }
    let wrong = elo == 0 ? accepted : matches - accepted
    #expect((4...32).contains(wrong))
  }

  @Test("ends a match at the same pair on one thread and on three")
  func match() {
    let outputs = [1, 3].map { threads in
      let recorder = Recorder()
      #expect(
        recorder.run(
          "match evaluations --depth 1 --games 4000 --sprt 50:100 "
            + "--threads \(threads)") == 0)
      return recorder.output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].first?.hasPrefix("refused after ") == true)
    #expect(outputs[0].last?.hasPrefix("4000 games") == false)
  }

  @Test("has not decided if the games do not suffice")
  func undecided() {
    let recorder = Recorder()
    #expect(recorder.run("match levels 1 1 --games 2 --sprt 0:20") == 0)
    #expect(recorder.output.first?.hasPrefix("not decided after 1 pairs of games") == true)
  }
}
