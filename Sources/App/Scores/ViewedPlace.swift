import ReversiCore

/// A position that a feature looks at in place of the game's. Its scores are searched.
struct ViewedPlace: Sendable, Hashable {
  /// The game that it belongs to; nil for the session's.
  let game: GameRecord?
  /// The variation that it belongs to, which is shown in place of the game, or nil.
  let variation: GameRecord?
  /// The number of plies before it.
  let ply: Int
  /// Whether the scores of its moves are shown.
  let showsHint: Bool
}

extension App {
  /// The position that a feature looks at, also behind a question or the help; nil for the game's.
  var viewedPlace: ViewedPlace? { overlay.sheets.lazy.compactMap { $0.feature.viewed }.last }
}
