import Analysis
import App
import Archive
import Coach
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds and keeps what the person gave away in games, and why. Only one thread at a time may use
/// it.
final class GameLosses {
  private let location: SavedGameLocation
  private let file: PracticeFile
  /// Made for the first search: none is needed if all losses are known.
  private lazy var engine = Engine(tableBytes: 16 << 20)

  init(beside location: SavedGameLocation) {
    self.location = location
    file = PracticeFile(beside: location)
  }

  /// Adds what the person gave away in the newest games against the computer, and why. Games that
  /// are not known are analyzed, the newest first. Returns nil if the search was stopped.
  func add(
    to summary: GameSummary, stop: StopToken = StopToken(), progress: (GameSummary) -> Void
  ) throws -> GameSummary? {
    let known = try file.read()
    let games = try newestGames(summary.analyzedCount, stop)
    var found = games.map { Found($0.analyzed, in: known) }
    func withLosses() -> GameSummary {
      zip(games, found).reversed().reduce(into: summary) { summary, pair in
        pair.1.count(in: &summary, of: pair.0.game)
      }
    }
    for (index, (analyzed, game)) in games.enumerated() where !found[index].isComplete {
      progress(withLosses())
      let limits = SearchLimits.evaluation(at: .analysis)
      let analysis = engine.analyze(game.record, limits: limits, stop: stop)
      guard !stop.isStopped else { return nil }
      found[index].add(
        analysis, of: game.side, by: engine.analyst(.explanation(within: limits)))
      try file.update { found[index].keep(for: analyzed, in: &$0) }
    }
    return stop.isStopped ? nil : withLosses()
  }

  /// What the person gave away in a game, and why, as far as it is known.
  struct Found: Sendable {
    private(set) var loss: TotalLoss?
    private(set) var mistakes: [MistakeReason]?

    init(_ game: AnalyzedGame?, in text: PracticeText) {
      loss = game.flatMap { text.losses[$0] }
      mistakes = game.flatMap { text.reasons[$0] }
    }

    var isComplete: Bool { loss != nil && mistakes != nil }

    mutating func add(_ analysis: GameAnalysis, of side: Disk, by analyst: Analyst) {
      loss = loss ?? analysis.totalLoss(of: side)
      mistakes = mistakes ?? analysis.mistakeReasons(of: side, by: analyst)
    }

    func count(in summary: inout GameSummary, of game: LevelGame) {
      if let loss { summary.add(loss, mistakes ?? [], of: game) }
    }

    func keep(for game: AnalyzedGame, in text: inout PracticeText) {
      text.losses[game] = loss
      text.reasons[game] = mistakes
    }
  }

  /// Those without an identity are left out.
  private func newestGames(
    _ count: Int, _ stop: StopToken
  ) throws -> [(analyzed: AnalyzedGame, game: LevelGame)] {
    var games: [(analyzed: AnalyzedGame, game: LevelGame)] = []
    for game in try ArchivedGames(beside: location).played {
      guard games.count < count, !stop.isStopped else { break }
      if let analyzed = AnalyzedGame(game), let game = game.levelGame, game.counts {
        games.append((analyzed, game))
      }
    }
    return games
  }
}

typealias LossesWorker = JobThread<Library.AddLosses>

extension LossesWorker {
  convenience init(beside location: SavedGameLocation) {
    self.init {
      let losses = GameLosses(beside: location)
      return { job, stop, reply in
        do {
          let summary = try losses.add(to: job.summary, stop: stop) {
            reply(.losses($0, isComplete: false))
          }
          if let summary { reply(.losses(summary, isComplete: true)) }
        } catch {
          reply(.unknown)
        }
      }
    }
  }
}
