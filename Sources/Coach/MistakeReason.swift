import Analysis
import ReversiCore

/// Why a move was a mistake, and when it was made.
package struct MistakeReason: Sendable, Hashable {
  /// The kind of the reason that explains most; nil if none was found.
  package let kind: Reason.Kind?
  /// The empty squares before the mistake, 1 to 60.
  package let empties: Int

  /// A reason. Nothing is checked.
  package init(_ kind: Reason.Kind?, empties: Int) {
    self.kind = kind
    self.empties = empties
  }

  /// A third of a game.
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    case opening, middle, ending
  }

  /// The third of the game in which the mistake was made.
  package var phase: Phase { empties > 40 ? .opening : empties > 20 ? .middle : .ending }
}

extension GameAnalysis {
  /// Why the moves of a side are mistakes, in the order of the game.
  package func mistakeReasons(of side: Disk, by analyst: Analyst) -> [MistakeReason] {
    mistakes.map { $0 - 1 }.filter { record.plies[$0].side == side }.map { index in
      MistakeReason(
        explanation(at: index, by: analyst)?.reasons.first?.kind,
        empties: positions[index].board.empties.count)
    }
  }
}
