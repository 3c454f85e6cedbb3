import Analysis
import App
import ReversiCore
import Words

/// The plies of a game in notation, in rows of two: dark's, then light's.
struct MoveListPicture: Sendable, Hashable {
  /// A ply of the list.
  struct Entry: Sendable, Hashable {
    /// The square, or the sign of a pass; two columns.
    let text: String
    /// The side of the ply.
    let side: Disk
    /// Whether it was taken back, and can be played again.
    let isTakenBack: Bool
    /// The grade of the mistake; nil if it was none, or that is not shown.
    let mistake: Mistake?
  }

  /// The plies in order, including those that were taken back.
  let entries: [Entry]
  /// The number of plies before the board shown. The last of these is marked.
  let current: Int
  /// The name of the opening, if it has one.
  let opening: String?
  /// The first row shown, if the person chose one; otherwise the list follows the current ply.
  let top: Int?
  /// Whether the list has room for the signs of mistakes.
  let marksMistakes: Bool

  /// The columns of an entry: a sign before the move, the move, and the sign of a mistake or a
  /// space.
  var entryColumns: Int { marksMistakes ? 5 : 4 }

  /// The number of rows.
  var rowCount: Int { (offset + entries.count + 1) / 2 }

  /// The row of the current ply; the first row before any ply.
  var currentRow: Int { row(of: max(0, current - 1)) }

  /// The indices in `entries` of a row's plies, dark's first; nil where there is none.
  func indices(row: Int) -> [Int?] {
    [2 * row - offset, 2 * row - offset + 1].map { entries.indices.contains($0) ? $0 : nil }
  }

  /// Whether the list begins with light's half of a row.
  private var offset: Int { entries.first?.side == .light ? 1 : 0 }

  private func row(of index: Int) -> Int { (index + offset) / 2 }
}

extension MoveListPicture {
  /// The list of a record.
  ///
  /// - Parameters:
  ///   - analysis: The scores of the record by which mistakes are marked; nil marks none.
  ///   - current: The number of plies before the board shown.
  ///   - top: The first row shown, if the person chose one.
  init(_ record: GameRecord, analysis: GameAnalysis?, current: Int, top: Int?, words: Words) {
    entries = record.plies.enumerated().map { index, ply in
      Entry(
        text: ply.text, side: ply.side, isTakenBack: index >= record.standing,
        mistake: analysis?.plyScore(at: index)?.mistake)
    }
    marksMistakes = analysis != nil
    self.current = current
    opening = Opening.reached(by: record).map { words.name(of: $0) }
    self.top = top
  }
}

extension GameRecord.Ply {
  /// The notation: the square, or `--` for a pass.
  var text: String {
    switch self {
    case .place(let move): move.square.description
    case .pass: "--"
    }
  }
}
