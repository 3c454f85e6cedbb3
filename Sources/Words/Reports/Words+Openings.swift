import Analysis
import ReversiCore

// What is known of the moves in an opening. The layout is the same in every language.
extension Words {
  /// The number of games with a move, and how they ended, the longest wording first; empty if there
  /// are none.
  public func texts(of results: GameResults) -> [String] {
    guard let number = results.number else { return [] }
    let counts = texts(of: number)
    guard let ends = results.ends.map({ texts(of: $0) }) else { return counts }
    let whole = ends.prefix(2).map { text(of: .list([.text(counts[0]), .text($0)])) }
    return whole + ["\(counts[1])  \(ends[2])", counts[1]]
  }

  /// The lines of a list of moves, in columns: the square, the score for the side to move, the name,
  /// and the games.
  public func table(of moves: [OpeningMove]) -> [String] {
    let names = moves.map { $0.opening.map { name(of: $0) } ?? "" }
    let columns = names.map(\.columns).max() ?? 0
    return zip(moves, names).map { move, name in
      let score = move.score.map { text(of: .score($0)) } ?? ""
      let games = texts(of: move.results)
      // The second wording of the ends is short enough for a column.
      let shown = move.results.ends == nil ? games.first : games[1]
      let indent = String(repeating: " ", count: max(0, 3 - score.count))
      let fill = String(repeating: " ", count: columns - name.columns)
      let line = "\(move.square) \(indent)\(score)  \(name)\(fill)  \(shown ?? "")"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
