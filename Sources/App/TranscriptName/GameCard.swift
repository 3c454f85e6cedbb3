import Analysis
import ReversiCore

/// A game as a text that can be sent to somebody: the board in coloured signs, the result, and a
/// line for who was ahead.
package enum GameCard {
  /// A card with its last line break.
  package static func text(of analysis: GameAnalysis) -> String {
    lines(of: analysis).joined(separator: "\n") + "\n"
  }

  /// The lines of a card, with the scores that are known.
  package static func lines(of analysis: GameAnalysis) -> [String] {
    let board = analysis.record.position.board
    let rows = (0..<8).map { row in
      (0..<8).map { column in
        switch Square(column: column, row: row).flatMap({ board[$0] }) {
        case .dark: "⚫"
        case .light: "⚪"
        case nil: "🟩"
        }
      }.joined()
    }
    let counts = board.counts
    return ["Reversi ⚫ \(counts.dark)–\(counts.light) ⚪"] + rows
      + [graph(of: analysis)].compactMap(\.self)
  }

  private static let bars: [Character] = Array("▁▂▃▄▅▆▇█")
  /// The lead, in disks, that fills or empties a bar.
  private static let highest = 16

  /// A bar for each position: the higher, the better for dark. Nil unless the scores of most
  /// positions are known.
  private static func graph(of analysis: GameAnalysis) -> String? {
    let leads = analysis.positions.indices.compactMap { analysis.evaluation(at: $0)?.darkScore }
    guard leads.count > 1, leads.count > analysis.positions.count / 2 else { return nil }
    return String(
      leads.map { lead in
        let place = Double(lead) / Double(2 * highest) + 0.5
        return bars[max(0, min(bars.count - 1, Int(place * Double(bars.count))))]
      })
  }
}
