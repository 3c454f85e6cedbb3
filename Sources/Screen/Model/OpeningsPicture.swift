import Analysis
import App
import Controls
import GameSession
import ReversiCore
import Words

/// The list of the known moves in a position.
struct OpeningsPicture: Sendable {
  /// A move of the list.
  struct Row: Sendable {
    let square: String
    /// The score for the side to move; empty if there is none.
    let score: String
    /// The name of the opening; empty if it has none.
    let name: String
    /// The games with it, the longest wording first; empty if there are none.
    let games: [String]
    /// What is known of it, in lines, each with its longest wording first.
    let details: [[String]]
  }

  let title: String
  /// The opening so far; empty if there is none.
  let name: String
  /// The moves.
  let rows: [Row]
  /// The index of the selected one.
  let selection: Int
  /// What stands there in place of moves, or that games are being counted, the longest wording
  /// first; empty if nothing does.
  let message: [String]
  /// What failed, the longest wording first; empty if nothing did.
  let failure: [String]

  /// The list of openings of a session.
  init(_ openings: OpeningList, words: Words) {
    title = words[.openingsTitle]
    name = openings.opening.map { words.name(of: $0) } ?? ""
    let side = openings.position.turn ?? .dark
    rows = openings.moves.map { Row($0, of: side, words: words) }
    selection = openings.selection
    message =
      !openings.isComplete
      ? words.texts(of: .openingsCounting)
      : openings.moves.isEmpty ? words.texts(of: .openingsEmpty) : []
    failure = openings.failure.map { words.texts(of: $0) } ?? []
  }
}

extension OpeningsPicture.Row {
  fileprivate init(_ move: OpeningMove, of side: Disk, words: Words) {
    square = move.square.description
    score = move.score.map { words.score($0) } ?? ""
    name = move.opening.map { words.name(of: $0) } ?? ""
    games = words.texts(of: move.results)
    let scores = move.score.map {
      words.texts(of: .openingScore, ["lead": .text(words.lead($0, for: side))])
    }
    details =
      [
        name.isEmpty ? nil : [name], scores,
        games.isEmpty ? words.texts(of: .openingUnplayed) : games,
      ].compactMap(\.self)
  }
}
