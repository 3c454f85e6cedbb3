import ReversiCore

/// The plies of a game as they are written down, in rows of two: dark's, then light's.
struct MoveListPicture: Sendable, Hashable {
  /// A ply of the list.
  struct Entry: Sendable, Hashable {
    /// The square, or the sign of a pass; two columns.
    let text: String
    /// Whose ply it is.
    let side: Disk
    /// Whether it was taken back, and can be played again.
    let isTakenBack: Bool
  }

  /// The plies in order, also those that were taken back.
  let entries: [Entry]
  /// How many of them lead to the board that is shown; the last of these is marked.
  let current: Int
  /// What the opening is called, if it has a name.
  let opening: String?
  /// The first row that is shown, if the player chose one; else the list follows the current ply.
  let top: Int?

  /// How many rows the plies take.
  var rowCount: Int { (offset + entries.count + 1) / 2 }

  /// The row of the current ply; the first before any.
  var currentRow: Int { row(of: max(0, current - 1)) }

  /// The places in `entries` of a row, dark's first; nil where there is none.
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
  ///   - current: How many plies lead to the board that is shown.
  ///   - opening: What the opening is called, if it has a name.
  ///   - top: The first row that is shown, if the player chose one.
  init(_ record: GameRecord, current: Int, opening: String?, top: Int?) {
    entries = record.plies.enumerated().map { index, ply in
      Entry(text: ply.text, side: ply.side, isTakenBack: index >= record.standing)
    }
    self.current = current
    self.opening = opening
    self.top = top
  }
}

extension GameRecord.Ply {
  /// How it is written: its square, or `--` for a pass.
  var text: String {
    switch self {
    case .place(let move): move.square.description
    case .pass: "--"
    }
  }
}
