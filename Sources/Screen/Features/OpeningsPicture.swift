import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

/// The list of the known moves in a position.
struct OpeningsPicture: Sendable {
  /// A move of the list.
  struct Row: Sendable {
    let square: String
    /// The number of moves of the list that it follows.
    let depth: Int
    /// The score for the side to move; empty if there is none.
    let score: String
    /// The share of people that plays it; empty if it is not known.
    let share: String
    /// The name of the opening; empty if it has none.
    let name: String
    /// The games with the move, or nil.
    let games: Wording?
    /// The details of the move, in lines.
    let details: [Wording]
  }

  let title: String
  /// The opening so far; empty if there is none.
  let name: String
  let rows: [Row]
  /// The index of the selected row.
  let selection: Int
  /// The text in place of the moves, or that games are being counted; nil if neither is needed.
  let message: Wording?
  let failure: Wording?
  /// The text that the person learns the line, or that it is checked first; nil if neither is so.
  let learned: Wording?

  /// The list of openings of the app.
  init(_ openings: Openings, in app: App, words: Words) {
    learned =
      app.checksLine
      ? words.openings.checking
      : app.learnedLine.map {
        words.openings.learned($0, isChecked: app.repertoire.checked.contains($0))
      }
    title = words.openings.title
    name = openings.opening.map { words.name(of: $0) } ?? ""
    let side = openings.position.turn ?? .dark
    rows = openings.lines.map {
      Row($0.move, depth: $0.before.count, of: side, words: words)
    }
    selection = openings.selection
    message =
      !openings.isComplete
      ? words.openings.counting : openings.moves.isEmpty ? words.openings.empty : nil
    failure = openings.failure.map { words.files.wording(of: $0) }
  }
}

extension OpeningsPicture.Row {
  fileprivate init(_ move: OpeningMove, depth: Int, of first: Disk, words: Words) {
    let side = depth.isMultiple(of: 2) ? first : first.opponent
    self.depth = depth
    square = move.square.description
    score = move.score?.signed ?? ""
    share = move.percent.map { "\($0)%" } ?? ""
    name = move.opening.map { words.name(of: $0) } ?? ""
    games = words.wording(of: move.results)
    let score = move.score.map { words.openings.score(words.lead($0, for: side)) }
    details =
      [
        name.isEmpty ? nil : Wording(name), score, move.percent.map { words.openings.people($0) },
        games ?? words.openings.unplayed,
      ].compactMap(\.self)
  }
}
