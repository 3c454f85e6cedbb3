import Analysis
import Coach
import GameSession
import PeopleModel
import ReversiCore

/// The person's results against the computer, by level and by opening.
package struct GameSummary: Sendable, Hashable {
  /// The games against one level, or with one opening.
  package struct Tally: Sendable, Hashable {
    /// The games that the person won.
    package fileprivate(set) var won = 0
    /// The games that nobody won.
    package fileprivate(set) var tied = 0
    /// The games that the computer won.
    package fileprivate(set) var lost = 0
    /// The games that the person gave up.
    package fileprivate(set) var givenUp = 0
    /// The disks by which the person won, in all finished games.
    fileprivate var lead = 0
    /// The disks that the person gave away, and the moves, in all analyzed games.
    fileprivate var (loss, moves) = (0, 0)

    package var games: Int { finished + givenUp }
    /// The games that were played to the end.
    package var finished: Int { won + tied + lost }

    /// The disks by which the person won on average, negative for losses; nil if no game was played
    /// to the end.
    package var meanLead: Double? {
      finished == 0 ? nil : Double(lead) / Double(finished)
    }

    /// The disks that the person gave away with each move on average; nil if no game was analyzed.
    package var meanLoss: Double? { TotalLoss(disks: loss, moves: moves)?.mean }

    fileprivate mutating func add(_ game: LevelGame) {
      guard let lead = game.lead else {
        givenUp += 1
        return
      }
      self.lead += lead
      if lead > 0 { won += 1 } else if lead == 0 { tied += 1 } else { lost += 1 }
    }

    fileprivate mutating func add(_ loss: TotalLoss) {
      self.loss += loss.disks
      moves += loss.moves
    }
  }

  /// A game from the new-game position to the end.
  private struct Finished: Sendable, Hashable {
    let level: Level
    /// 1 for a win, a half for a tie.
    let points: Double
  }

  /// The newest games first, as far as the person is rated by them.
  private var finished: [Finished] = []
  /// The games against the computer that do not count.
  package private(set) var excluded = 0
  package private(set) var tallies: [Level: Tally] = [:]
  /// The games by the last opening that they went through. Games without one are left out.
  package private(set) var openings: [Opening: Tally] = [:]
  /// The disks given away with each move on average, for each analyzed game, the oldest first.
  package private(set) var losses: [Double] = []
  /// How far the person has come in practice; nil if that is not known.
  package var practice: PracticeProgress?

  /// The person's mistakes in each game that was searched for them, the oldest first.
  package private(set) var mistakes: [[MistakeReason]] = []

  package init() {}

  /// The maximum number of games whose losses are counted: the newest.
  package static let maximumSearched = 50

  /// The levels that were played against, the weakest first.
  package var levels: [Level] { tallies.keys.sorted { $0.number < $1.number } }

  /// The openings, the one with the most games first.
  package var openingsByGames: [Opening] {
    openings.sorted { one, other in
      (other.value.games, one.key.name) < (one.value.games, other.key.name)
    }.map(\.key)
  }

  /// People change, so older games say little.
  private static let maximumRated = 50
  private static let ratingStep = 10
  private static let maximumRatings = 50
  private static let maximumFinished = (maximumRatings - 1) * ratingStep + maximumRated

  /// The games that a rating needs.
  package static let minimumRated = RatingEstimate.minimumGames

  /// The person's rating by the last 50 games that were played from the start to the end; nil if
  /// there are fewer than ten.
  package var rating: RatingEstimate? { rating(leavingOut: 0) }

  /// The ratings that the person had, ten games apart, the oldest first, at most 50. The last one
  /// is the rating now.
  package var ratings: [RatingEstimate] {
    (0..<Self.maximumRatings).reversed().compactMap { rating(leavingOut: $0 * Self.ratingStep) }
  }

  private func rating(leavingOut newer: Int) -> RatingEstimate? {
    let games = finished.dropFirst(newer).prefix(Self.maximumRated)
    return RatingEstimate(
      levels.map { level in
        let points = games.filter { $0.level == level }.map(\.points)
        return RatingEstimate.Results(
          against: Rating(nearest: level.rating), games: points.count,
          points: points.reduce(0, +))
      }, expecting: Rating(nearest: Level.standard.rating))
  }

  /// The disks at the top of a plot of the losses.
  package var scale: Int { max(1, Int((losses.max() ?? 0).rounded(.up))) }

  /// Counts a game, or that it does not count. The newest is added first.
  package mutating func add(_ game: LevelGame) {
    guard game.counts else { return addExcluded() }
    // From another position even a beginner may win.
    if game.record.start == .newGame, let lead = game.lead, finished.count < Self.maximumFinished {
      finished.append(Finished(level: game.level, points: lead > 0 ? 1 : lead == 0 ? 0.5 : 0))
    }
    tallies[game.level, default: Tally()].add(game)
    if let opening = game.opening { openings[opening, default: Tally()].add(game) }
  }

  /// Counts a game against the computer that does not count for the person's results.
  package mutating func addExcluded() { excluded += 1 }

  /// Counts what the person gave away in a game that was added. The oldest game comes first.
  package mutating func add(_ losses: GameLosses, of game: LevelGame) {
    mistakes.append(losses.mistakes)
    guard let total = losses.total else { return }
    self.losses.append(total.mean)
    tallies[game.level, default: Tally()].add(total)
    if let opening = game.opening { openings[opening, default: Tally()].add(total) }
  }

  /// The games that count, and those of them that were searched for mistakes.
  package var games: (all: Int, searched: Int) {
    (tallies.values.reduce(0) { $0 + $1.games }, mistakes.count)
  }
}
