import Archive
import GameSession

extension Players {
  /// The count of the person's results against the levels, as they are in the archive now.
  package struct CountResults: WantedJob {
    package typealias Reply = GameSummary

    package func deliver(_ results: GameSummary, to app: inout App) -> [App.Effect] {
      app[Players.self]?.results = results
      return []
    }
  }

  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    results == nil ? [CountResults()] : []
  }
}
