import Analysis
import Archive
import Coach
import ReversiCore
import Testing

@testable import App
@testable import GameSession

@Suite("The summary of games")
struct GameSummaryTests {
  /// Dark wins 64 to 0 by the score, as light has no disk.
  private static let won = "e6f4e3f6g5d6e7f5c5"

  private static func game(
    _ plies: String, at level: Int, side: Disk = .dark
  ) throws -> LevelGame {
    let level = try #require(Level(level))
    return LevelGame(
      identity: nil, level: level, side: side,
      record: try GameRecord(start: .newGame, plies: plies))
  }

  @Test("counts wins, losses and games that were given up, by level")
  func counts() throws {
    var summary = GameSummary()
    for game in [
      try Self.game(Self.won, at: 3), try Self.game(Self.won, at: 3, side: .light),
      try Self.game("f5d6", at: 3), try Self.game(Self.won, at: 12),
    ] { summary.add(game) }
    #expect(summary.levels.map(\.number) == [3, 12])
    let tally = try #require(summary.tallies[summary.levels[0]])
    #expect((tally.games, tally.won, tally.tied) == (3, 1, 0))
    #expect((tally.lost, tally.givenUp) == (1, 1))
    #expect(tally.meanLead == 0)
    #expect(summary.tallies[summary.levels[1]]?.meanLead == 64)
    #expect(tally.meanLoss == nil)
  }

  @Test("rates the person by the results against the levels, after ten finished games")
  func rating() throws {
    var summary = GameSummary()
    for number in 0..<10 {
      #expect(summary.rating == nil)
      summary.add(try Self.game("f5d6", at: 6))
      summary.add(try Self.game(Self.won, at: 6, side: number % 2 == 0 ? .dark : .light))
    }
    // A win and a loss against level 3 are added.
    let rating = try #require(summary.rating)
    #expect(rating.rating.points == -255)
    #expect(Level.all[6].rating == -200 && Level.standard.rating == -620)
  }

  @Test("is not lowered by a win against a weak level, nor raised by a loss against a strong one")
  func monotony() throws {
    for (level, side, sign) in [(0, Disk.dark, 1), (15, .light, -1)] {
      var summary = GameSummary()
      for number in 0..<10 {
        summary.add(try Self.game(Self.won, at: 9, side: number % 2 == 0 ? .dark : .light))
      }
      for _ in 0..<40 {
        let before = try #require(summary.rating)
        summary.add(try Self.game(Self.won, at: level, side: side))
        let after = try #require(summary.rating)
        #expect((after.rating.points - before.rating.points) * sign >= 0)
      }
    }
  }

  @Test("leaves out games that do not count, and says how many")
  func excluded() throws {
    var summary = GameSummary()
    let record = try GameRecord(start: .newGame, plies: Self.won)
    let game = LevelGame(
      identity: nil, level: .standard, side: .dark, record: record,
      exclusions: [.mark(.takenBack)])
    for _ in 0..<12 { summary.add(game) }
    #expect(summary.tallies.isEmpty && summary.openings.isEmpty)
    #expect(summary.rating == nil && summary.excluded == 12)
  }

  @Test("does not rate the person by games that began with another position")
  func setUpGames() throws {
    let start = try GameRecord(start: .newGame, plies: "e6f4").position
    let plies = String(Self.won.dropFirst(4))
    let record = try GameRecord(start: start, plies: plies)
    let level = try #require(Level(6))
    var summary = GameSummary()
    for _ in 0..<12 {
      summary.add(LevelGame(identity: nil, level: level, side: .dark, record: record))
    }
    #expect(summary.tallies[level]?.won == 12)
    #expect(summary.rating == nil)
  }

  @Test("has the ratings of the past, ten games apart, each by at most fifty games")
  func ratings() throws {
    var summary = GameSummary()
    let lost = try Self.game(Self.won, at: 3, side: .light)
    // The newest is added first: 50 games were lost, then 50 won.
    for _ in 0..<50 { summary.add(try Self.game(Self.won, at: 3)) }
    for _ in 0..<50 { summary.add(lost) }
    let points = summary.ratings.map(\.rating.points)
    #expect(points.count == 10 && points.last == summary.rating?.rating.points)
    // One point of 12, and of 52, against level 3 at -620; then 51 of 52.
    #expect([points[0], points[4], points[9]] == [-1037, -1303, 63])
    let (fall, rise) = (Array(points.prefix(5)), Array(points.suffix(6)))
    #expect(fall == fall.sorted(by: >) && rise == rise.sorted())
    for _ in 0..<600 { summary.add(lost) }
    #expect(summary.ratings.count == 50)
    #expect(summary.ratings.first?.rating.points == -1303)
    #expect(summary.ratings.last?.rating.points == points.last)
  }

  @Test("counts the games by the last opening, the one with the most games first")
  func openings() throws {
    var summary = GameSummary()
    for (plies, loss) in [("f5d6c3d3c4", 4), ("f5f6", 2), ("d3c5f6f5e6e3", 6), ("", 0)] {
      let game = try Self.game(plies, at: 3)
      summary.add(game)
      summary.add(GameLosses(total: TotalLoss(disks: loss, moves: 2)), of: game)
    }
    #expect(summary.openingsByGames.map(\.name) == ["Tiger", "Diagonal"])
    let tallies = summary.openingsByGames.map { summary.openings[$0] }
    #expect(tallies.map { $0?.games } == [2, 1])
    #expect(tallies.map { $0?.givenUp } == [2, 1])
    #expect(tallies.map { $0?.meanLoss } == [2.5, 1])
  }

  @Test("has the mean loss of each analyzed game, and of all moves against a level")
  func losses() throws {
    var summary = GameSummary()
    // Scores for dark: its first move loses 6 disks, its second none.
    for scores in [[6, 0, 0, 0], [0, 0, 0, 0]] {
      let game = try Self.game("f5d6c3", at: 3)
      var analysis = GameAnalysis(of: game.record)
      for (index, score) in scores.enumerated() {
        analysis.set(
          Evaluation(darkScore: score, certainty: .exact, depth: 1, line: []), at: index)
      }
      summary.add(game)
      summary.add(GameLosses(total: analysis.totalLoss(of: game.side)), of: game)
    }
    #expect(summary.losses == [3, 0])
    #expect(summary.scale == 3)
    #expect(summary.tallies[summary.levels[0]]?.meanLoss == 1.5)
  }

  @Test("counts mistakes by reason, third of the game, and half of the games")
  func mistakes() throws {
    var summary = GameSummary()
    let loss = TotalLoss(disks: 9, moves: 3)
    let games: [[MistakeReason]] = [
      [MistakeReason(.moves, empties: 50), MistakeReason(nil, empties: 30)],
      [MistakeReason(nil, empties: 20)],
      [MistakeReason(.corner, empties: 21), MistakeReason(.moves, empties: 40)], [],
      [MistakeReason(.moves, empties: 41)],
    ]
    for mistakes in games {
      let game = try Self.game("f5d6c3", at: 3)
      summary.add(game)
      summary.add(GameLosses(total: loss, mistakes: mistakes), of: game)
    }
    let counts = summary.mistakes.counts
    #expect(summary.mistakes.joined().count == 6)
    #expect(counts.map(\.kind) == [.moves, .corner, nil])
    #expect(counts.map(\.count) == [3, 1, 2])
    #expect(counts.map(\.older) == [1, 0, 2] && counts.map(\.newer) == [2, 1, 0])
    #expect(counts[0].phases == [.opening: 2, .middle: 1])
    #expect(counts[2].phases == [.middle: 1, .ending: 1])
  }
}
