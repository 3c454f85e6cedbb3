import Analysis
import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds and keeps what the person gave away in games. Only one thread at a time may use it.
final class GameLosses {
  private let location: SavedGameLocation
  private let file: PracticeFile
  /// Made for the first search: none is needed if all losses are known.
  private lazy var engine = Engine(tableBytes: 16 << 20)

  init(beside location: SavedGameLocation) {
    self.location = location
    file = PracticeFile(beside: location)
  }

  /// Adds the disks that the person gave away in the newest games against the computer to a summary
  /// of all games. Games whose losses are not known are analyzed, the newest first.
  ///
  /// - Parameters:
  ///   - stop: Ends the search.
  ///   - progress: Takes the summary with the losses known so far.
  /// - Returns: Nil if the search was stopped.
  /// - Throws: `ReadFailure` or `LibraryFailure` if the file or the archive cannot be read,
  ///   `SaveFailure` if a loss cannot be kept.
  func add(
    to summary: GameSummary, stop: StopToken = StopToken(), progress: (GameSummary) -> Void
  ) throws -> GameSummary? {
    let known = try file.read().losses
    let games = try newestGames(summary.analyzedCount, stop)
    var losses = games.map { known[$0.analyzed] }
    func withLosses() -> GameSummary {
      zip(games, losses).reversed().reduce(into: summary) { summary, pair in
        if let loss = pair.1 { summary.add(loss, of: pair.0.game) }
      }
    }
    for (index, (analyzed, game)) in games.enumerated() where losses[index] == nil {
      progress(withLosses())
      let analysis = engine.analyze(
        game.record, limits: .evaluation(at: .analysis), stop: stop)
      guard !stop.isStopped else { return nil }
      losses[index] = analysis.totalLoss(of: game.side)
      try file.update { $0.losses[analyzed] = losses[index] }
    }
    return stop.isStopped ? nil : withLosses()
  }

  /// The newest games against the computer, the newest first. Those without an identity do not
  /// count.
  private func newestGames(
    _ count: Int, _ stop: StopToken
  ) throws -> [(analyzed: AnalyzedGame, game: LevelGame)] {
    var games: [(analyzed: AnalyzedGame, game: LevelGame)] = []
    for game in try ArchivedGames(beside: location).played {
      guard games.count < count, !stop.isStopped else { break }
      if let analyzed = AnalyzedGame(game), let game = game.levelGame {
        games.append((analyzed, game))
      }
    }
    return games
  }
}
