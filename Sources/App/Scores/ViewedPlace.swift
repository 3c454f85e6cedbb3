import Analysis
import ReversiCore

/// A position that a feature looks at in place of the game's. Its scores are searched.
package struct ViewedPlace: Sendable, Hashable {
  /// The game of the position; nil for the session's.
  let game: GameRecord?
  /// The level that the person played against in that game.
  var level: Level?
  /// The variation that is shown in place of the game.
  let variation: GameRecord?
  let ply: Int
  let showsHint: Bool
  /// Whether the reason for the ply that led to the position is shown.
  var showsReason: Bool
  /// Whether all positions of the game are scored, also where no scores are shown yet.
  var scoresLine: Bool

  package init(
    game: GameRecord?, level: Level?, variation: GameRecord?, ply: Int, showsHint: Bool,
    showsReason: Bool = false, scoresLine: Bool = true
  ) {
    self.game = game
    self.level = level
    self.variation = variation
    self.ply = ply
    self.showsHint = showsHint
    self.showsReason = showsReason
    self.scoresLine = scoresLine
  }
}

extension ViewedPlace {
  var needsHints: Bool { showsHint || showsReason }
}

extension App {
  /// The position that a feature looks at, also behind a question or the help; nil for the game's.
  var viewedPlace: ViewedPlace? { overlay.sheets.lazy.compactMap { $0.feature.viewed }.last }

  /// The game in view: the session's, or another one that a feature looks at.
  var shownGame: GameRecord { viewedPlace?.game ?? game.record }

  package var recordUpToShownPly: GameRecord {
    viewedPlace.map { shownLine.standing(at: $0.ply) } ?? game.record
  }

  var viewsGame: Bool { viewedPlace?.game == nil }

  /// Notes that the person sees scores, openings or a review of the game that is played.
  mutating func noteHelp() -> [Effect] {
    let helps = overlay.sheets.contains { $0.feature.helps(in: self) }
    guard helps || isEvaluationShown && viewsGame else { return [] }
    return game.noteHelp().map { .game($0) }
  }
}
