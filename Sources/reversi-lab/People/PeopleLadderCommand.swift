import Analysis
import CommandLine
import Foundation
import PeopleModel
import ReversiCore
import ReversiEngine

struct PeopleLadderCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "ladder",
    "measures where the levels stand among people: what they give away in games against "
      + "themselves, and their results against the level below, from people's first 8 plies",
    operands: [
      .people(at: \.games),
      .number("lowest", in: Level.numbers, at: \.lowest, "the first level that plays"),
      .number("highest", in: Level.numbers, at: \.highest, "the last level that does"),
    ],
    options: [
      .number(
        "each", in: 0...10_000, at: \.count, "games of each level, and of each band of people"),
      .number("pairs", in: 0...10_000, at: \.pairs, "pairs of games against the level below"),
      .number("level", in: Level.numbers, at: \.level, "the level that finds what moves give away"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private static let openingPlies = 8

  private var games: String?
  private var lowest = 1
  private var highest = 10
  private var count = 100
  private var pairs = 200
  private var level = 10
  private var seed: UInt64 = 1
  private var threads = 2

  func run(on console: Console) throws {
    let levels = try ClosedRange(
      from: lowest, to: highest, named: "highest", upTo: Level.strongest.number
    ).compactMap { Level($0) }
    var generator = SeededGenerator(seed: seed)
    let games = try PeopleGame.read(games ?? "").shuffled(using: &generator)
    let openings = games.prefix(max(count, pairs)).compactMap {
      $0.record(plies: Self.openingPlies)
    }
    if count > 0 {
      let people = try printPeople(games, on: console)
      for level in levels {
        let records = try selfPlay(Array(openings.prefix(count)), level, console)
        let profile = try profile(of: records, console)
        let place = people.rating(ofMeanLoss: profile.mean).map { ", by its losses \($0)" } ?? ""
        try console.print(
          Self.row("level \(level.number)", profile) + "   rated \(level.rating)\(place)")
      }
    }
    guard pairs > 0 else { return }
    try console.print("")
    for level in levels {
      guard let below = Level(level.number - 1) else { continue }
      let plan = MatchPlan(games: 2 * min(pairs, openings.count), seed: seed, threads: threads)
      let score = try plan.score(on: console, from: .listed(openings)) {
        (LevelContestant(level: level), LevelContestant(level: below))
      }
      try console.print(
        "level \(level.number) against level \(below.number): \(score), "
          + "\(Int(score.ratingDifference.rounded())) points, by their ratings "
          + "\(level.rating - below.rating)")
    }
  }

  private func printPeople(
    _ games: [PeopleGame], on console: Console
  ) throws -> [(rating: Double, loss: Double)] {
    try console.print("            " + LossProfile.head)
    return try RatingBand.allCases.compactMap { band in
      let all = games.lazy.filter { $0.ratings.allSatisfy { RatingBand($0) == band } }
      let own = Array(all.prefix(count))
      guard !own.isEmpty else { return nil }
      let profile = try profile(
        of: own.compactMap { $0.record(plies: $0.squares.count) }, console)
      try console.print(Self.row(band.name, profile))
      let sum = own.flatMap(\.ratings).reduce(0, +)
      return (Double(sum) / Double(2 * own.count), profile.mean)
    }
  }

  private static func row(_ name: String, _ profile: LossProfile) -> String {
    name.padding(toLength: 12, withPad: " ", startingAt: 0) + profile.cells
  }

  private func selfPlay(
    _ openings: [GameRecord], _ level: Level, _ console: Console
  ) throws -> [GameRecord] {
    let seed = seed
    return try Chunks(threads: threads, console: console).results(
      of: openings.count, name: "games of level \(level.number)"
    ) {
      let player = LevelContestant(level: level)
      return { number in
        player.startGame(with: SeededGenerator(seed: seed, game: number))
        var record = openings[number]
        record.passWhereDue()
        while let square = player.move(in: record), (try? record.play(square)) != nil {
          record.passWhereDue()
        }
        return record
      }
    }
  }

  private func profile(of records: [GameRecord], _ console: Console) throws -> LossProfile {
    let limits = SearchLimits.evaluation(at: Level.all[level])
    let analyses = try Chunks(threads: threads, console: console).results(
      of: records.count, name: "games searched"
    ) {
      let engine = Engine()
      return { engine.analyze(records[$0], limits: limits) }
    }
    return analyses.reduce(into: LossProfile()) { $0.add($1) }
  }
}

extension PeopleGame {
  fileprivate func record(plies: Int) -> GameRecord? {
    var record = GameRecord()
    for square in squares.prefix(plies) {
      record.passWhereDue()
      guard let square = Square(rawValue: square), (try? record.play(square)) != nil else {
        return nil
      }
    }
    return record
  }
}

extension [(rating: Double, loss: Double)] {
  /// The rating on the straight line between the two bands beside the loss, or nil.
  fileprivate func rating(ofMeanLoss loss: Double) -> Int? {
    for (lower, upper) in zip(self, dropFirst()) where lower.loss > upper.loss {
      guard (upper.loss...lower.loss).contains(loss) else { continue }
      let share = (lower.loss - loss) / (lower.loss - upper.loss)
      return Int((lower.rating + share * (upper.rating - lower.rating)).rounded())
    }
    return nil
  }
}

struct LossProfile: Sendable {
  /// The stages of a game, by the disks placed before.
  static let stages = [8..<20, 20..<40, 40..<60]
  /// In disks.
  static let limits = [3, 6, 12, 20]

  private var sums = [Double](repeating: 0, count: stages.count)
  private var counts = [Double](repeating: 0, count: stages.count)
  private var large = [Double](repeating: 0, count: limits.count)

  mutating func add(_ analysis: GameAnalysis) {
    for (index, ply) in analysis.record.plies.enumerated() {
      let placed = 60 - analysis.positions[index].board.empties.count
      guard !ply.isPass, let loss = analysis.plyScore(at: index)?.loss,
        let stage = Self.stages.firstIndex(where: { $0.contains(placed) })
      else { continue }
      sums[stage] += Double(loss)
      counts[stage] += 1
      for (number, limit) in Self.limits.enumerated() where loss >= limit { large[number] += 1 }
    }
  }

  /// In disks, over all stages.
  var mean: Double { sums.reduce(0, +) / max(1, counts.reduce(0, +)) }

  private var opening: Double { mean(0) / max(0.01, mean(1)) }

  private func mean(_ stage: Int) -> Double { sums[stage] / max(1, counts[stage]) }

  static let head =
    "loss  plies 8-19  20-39  40-59  opening : middle   >= 3    >= 6   >= 12   >= 20"

  var cells: String {
    let all = max(1, counts.reduce(0, +))
    let shares = large.map { String(format: "%5.1f %%", $0 / all * 100) }
    return String(
      format: "%4.2f  %10.2f  %5.2f  %5.2f  %16.2f  ", mean, mean(0), mean(1), mean(2), opening)
      + shares.joined(separator: " ")
  }
}
