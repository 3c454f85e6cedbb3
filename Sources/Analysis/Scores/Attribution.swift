import ReversiCore

/// A static evaluation split into the parts of the board that it comes from, in disks for dark. The
/// sum is the evaluation.
package struct Attribution: Sendable, Hashable {
  package enum Part: Int, Sendable, Hashable, CaseIterable {
    /// The squares around a corner, up to five along each edge.
    case topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner
    /// An edge and the line beside it.
    case topEdge, rightEdge, bottomEdge, leftEdge
    /// The diagonals of six squares or more.
    case diagonals
    /// Everything from the third line on.
    case centre
    /// The number of moves of both sides.
    case mobility
    /// What depends on nothing but the number of empty squares and the side to move.
    case turn
  }

  private var values = [Double](repeating: 0, count: Part.allCases.count)

  /// An evaluation whose parts are all 0.
  package init() {}

  package subscript(part: Part) -> Double {
    get { values[part.rawValue] }
    set { values[part.rawValue] = newValue }
  }

  package var total: Double { values.reduce(0, +) }

  /// The value of some parts for a side, in disks.
  package func value(of parts: [Part], for side: Disk) -> Double {
    let value = parts.reduce(0) { $0 + self[$1] }
    return side == .dark ? value : -value
  }
}

extension Attribution.Part {
  /// The part around a corner, or nil for any other square.
  package init?(corner: Square) {
    switch corner {
    case .a1: self = .topLeftCorner
    case .h1: self = .topRightCorner
    case .a8: self = .bottomLeftCorner
    case .h8: self = .bottomRightCorner
    default: return nil
    }
  }
}
