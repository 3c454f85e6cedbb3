import Analysis
import GameSession
import ReversiCore

/// The lines that the person wants to know.
extension App {
  /// The line to the position in view for a side; nil if there is nothing to know in it.
  ///
  /// - Parameter side: The side; nil takes one for which the person learns the line, or else the
  ///   side that the person plays in the game, or else the one that moved last.
  package func line(for side: Disk? = nil) -> Repertoire.Line? {
    let record = recordUpToShownPly
    let lines = Disk.allCases.compactMap { Repertoire.Line(record, of: $0) }
    let learned = lines.first { repertoire.contains($0) }?.side
    let played = viewedPlace?.game == nil ? personsSide : nil
    let wanted = side ?? learned ?? played ?? record.lastMove?.side
    return lines.first { $0.side == wanted }
  }

  /// The side for which the person learns the line to the position in view, or nil.
  package var learnedSide: Disk? {
    line().flatMap { repertoire.contains($0) ? $0.side : nil }
  }

  /// The side of the person who plays against the computer or an engine; nil in other games.
  private var personsSide: Disk? {
    Disk.allCases.first { game.modes[$0] == .manual && game.modes[$0.opponent].isComputed }
  }

  mutating func toggleLine(for side: Disk?) -> [Effect] {
    guard let line = line(for: side) else { return [] }
    let isLearned = !repertoire.contains(line)
    repertoire.set(line, isLearned: isLearned)
    return [.keepLine(line, isLearned: isLearned)]
  }

  /// Announces that a move has left the person's lines, once for a departure.
  func noticeDeparture(after effects: [Effect]) -> [Effect] {
    let hasMoved = effects.contains {
      if case .game(.announce(.moved)) = $0 { true } else { false }
    }
    guard hasMoved, let side = personsSide,
      let departure = repertoire.departure(of: game.record, fromLinesOf: side)
    else { return [] }
    return [.announce(.leftLine(departure))]
  }
}
