import Analysis
import GameSession
import ReversiCore

/// The search for a move of the person's in a line that gives too much away.
package struct CheckLine: WantedJob {
  /// The result of the search.
  package struct Reply: Sendable, Hashable {
    /// The first of these moves, or nil.
    let fault: Repertoire.Fault?

    package init(_ fault: Repertoire.Fault?) { self.fault = fault }
  }

  package let line: Repertoire.Line

  package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
    app.learn(line, upTo: reply.fault)
  }
}

/// The lines that the person wants to know.
extension App {
  /// What the person can do about lines at the position in view.
  package enum LineChoice: Hashable {
    /// Learn the line to it, as far as it is good.
    case learn(Repertoire.Line)
    /// Stop learning a line that goes through it.
    case drop(Repertoire.Line)
    /// Several lines go through it, and none of them ends there.
    case several([Repertoire.Line])
  }

  /// What the person can do about lines at the position in view; nil if there is nothing to know.
  ///
  /// - Parameter side: The side of the lines; nil takes the side of one that ends in the position,
  ///   or else the side that the person plays in the game, or else that of one that goes through
  ///   the position, or else the side that moved last.
  package func lineChoice(for side: Disk? = nil) -> LineChoice? {
    let record = recordUpToShownPly
    // All lines go through the start.
    let lines = record.standing == 0 ? [] : repertoire.lines(through: record.position)
    let ending = lines.filter { $0.ends(in: record.position) }
    let played = viewedPlace?.game == nil ? personsSide : nil
    let wanted =
      side ?? ending.first?.side ?? played ?? lines.first?.side ?? record.lastMove?.side
    let own = (ending + lines).filter { $0.side == wanted }
    guard let first = own.first else {
      return wanted.flatMap { Repertoire.Line(record, of: $0) }.map { .learn($0) }
    }
    return ending.contains(first) || own.count == 1 ? .drop(first) : .several(own)
  }

  /// The line that goes through the position in view, or one of them; nil if the person learns
  /// none.
  package var learnedLine: Repertoire.Line? {
    switch lineChoice() {
    case .drop(let line): line
    case .several(let lines): lines.first
    case .learn, nil: nil
    }
  }

  /// The selected one of the person's lines while these are listed, or nil.
  package var listedLine: Repertoire.Line? {
    openings?.listedLine.flatMap { $0 < repertoire.lines.count ? repertoire.lines[$0] : nil }
  }

  /// The side of the person who plays against the computer or an engine; nil in other games.
  private var personsSide: Disk? {
    Disk.allCases.first { game.modes[$0] == .manual && game.modes[$0.opponent].isComputed }
  }

  /// Whether the line to the position in view is being checked.
  package var checksLine: Bool {
    if case .learn(let line) = lineChoice() { uncheckedLines.contains(line) } else { false }
  }

  /// The check of the next line. It waits for the computer, which needs the processors.
  var wantedCheck: CheckLine? {
    game.thinkingSide == nil ? uncheckedLines.first.map { CheckLine(line: $0) } : nil
  }

  /// Drops the line at the position in view, or learns it once it is checked. The check tells what
  /// a move of the game loses, which is help.
  mutating func toggleLine(for side: Disk?) -> [Effect] {
    switch lineChoice(for: side) {
    case .learn(let line) where !uncheckedLines.contains(line):
      uncheckedLines.append(line)
      return viewsGame ? game.noteHelp().map { .game($0) } : []
    case .drop(let line): return drop(line)
    case .learn, .several, nil: break
    }
    return []
  }

  mutating func drop(_ line: Repertoire.Line) -> [Effect] {
    guard repertoire.contains(line) else { return [] }
    repertoire.set(line, isLearned: false)
    return [.keepLine(line, isLearned: false), .announce(.lineDropped(line))]
  }

  /// Learns a line as far as it is good.
  fileprivate mutating func learn(
    _ line: Repertoire.Line, upTo fault: Repertoire.Fault?
  ) -> [Effect] {
    uncheckedLines.removeAll { $0 == line }
    let good = fault.map { line.upTo($0.ply) } ?? line
    guard let good, !repertoire.covers(good) else { return [.announce(.lineLearned(nil, fault))] }
    repertoire.set(good, isLearned: true)
    return [.keepLine(good, isLearned: true), .announce(.lineLearned(good, fault))]
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
