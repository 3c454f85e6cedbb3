import Testing

@testable import reversi_train

@Suite struct MeasurementTests {
  @Test("an evaluation that plays itself scores half of every pair of games")
  func selfMatch() {
    let player = MatchPlayer(first: .handMade, second: .handMade, depth: 1, seed: 1)
    for pair in 0..<5 {
      let result = player.playPair(pair)
      #expect(result.games == 2)
      #expect(result.percent == 50)
      #expect(result.disks == 0)
    }
  }

  @Test("the openings of a match differ from each other")
  func openings() {
    let player = MatchPlayer(first: .handMade, second: .handMade, depth: 1, seed: 1)
    let openings = Set((0..<200).map(player.balancedOpening))
    #expect(openings.count >= 195)
  }

  @Test("a match result counts games, points and disks")
  func matchResult() {
    var result = MatchResult()
    for difference in [10, -4, 0, 64] { result.add(difference: difference) }
    let both = result + result
    #expect(both.games == 8)
    #expect(both.percent == 62.5)
    #expect(both.description == "8 games: +4 =2 -2, 62.5 %, 17.5 disks a game")
  }

  @Test("the model of prediction errors recovers a linear law")
  func linearLaw() {
    let samples = (0..<2_000).map { number in
      // Half of the scores rise by a disk a ply, the others fall.
      DepthScores(
        empties: 20 + number % 4 * 6,
        scores: (0...8).map { depth in number / 4 % 2 == 0 ? Double(depth) : -Double(depth) })
    }
    let errors = PredictionError.measured(on: samples, depths: 3...8)
    #expect(errors.count == 6 * 2 * 4)
    #expect(errors.allSatisfy { abs($0.deviation - Double($0.depth - $0.shallow)) < 1e-9 })
    let model = PredictionErrorModel(fitting: errors)
    #expect(abs(model.error(empties: 30, depth: 8, shallow: 4) - 4) < 1e-6)
    #expect(abs(model.error(empties: 20, depth: 6, shallow: 0) - 6) < 1e-6)
  }
}
