import Analysis
import Texts
import Words

// What is known of the moves in an opening. The layout is the same in every language.
extension Words {
  /// The number of games with a move, and how they ended, or nil.
  package func wording(of results: GameResults) -> Wording? {
    guard let number = openings.number(of: results) else { return nil }
    guard let ends = openings.ends(of: results) else { return number }
    let whole = ends.texts.prefix(2).map { list([number.longest, $0]) }
    return Wording(whole + ["\(number.shortest)  \(ends.shortest)", number.shortest])
  }

  /// The lines of a list of moves, in columns: the square, the score for the side to move, the
  /// name, and the games.
  package func table(of moves: [OpeningMove]) -> [String] {
    let names = moves.map { $0.opening.map { name(of: $0) } ?? "" }
    let columns = names.map(\.columns).max() ?? 0
    return zip(moves, names).map { move, name in
      let score = move.score?.signed ?? ""
      let games = wording(of: move.results)?.texts
      // The second wording of the ends is short enough for a column.
      let shown = openings.ends(of: move.results) == nil ? games?.first : games?[1]
      let indent = String(repeating: " ", count: max(0, 3 - score.count))
      let fill = String(repeating: " ", count: columns - name.columns)
      let line = "\(move.square) \(indent)\(score)  \(name)\(fill)  \(shown ?? "")"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
