import Analysis
import GameSession
import ReversiCore

/// The search for a move of the person's in a line that gives too much away.
package struct CheckLine: WantedJob {
  package struct Reply: Sendable, Hashable {
    /// The first move that gives too much away.
    let fault: Repertoire.Fault?

    package init(_ fault: Repertoire.Fault?) { self.fault = fault }
  }

  package let line: Repertoire.Line

  package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
    app.learn(line, upTo: reply.fault)
  }
}

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

  /// The line that the person can learn or drop: to the one that the openings select, or to the
  /// position in view.
  private var lineInView: GameRecord { openings?.selectedRecord ?? recordUpToShownPly }

  /// What the person can do about lines at the end of the line in view, or nil.
  ///
  /// If `side` is nil, it is that of a line that ends in the position, or else the side that the
  /// person plays, or else that of a line through the position, or else the side that moved last.
  package func lineChoice(for side: Disk? = nil) -> LineChoice? {
    let record = lineInView
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

  /// The person's line that goes through the end of the line in view, or one of them, or nil.
  package var learnedLine: Repertoire.Line? {
    switch lineChoice() {
    case .drop(let line): line
    case .several(let lines): lines.first
    case .learn, nil: nil
    }
  }

  package var listedLine: Repertoire.Line? {
    openings?.listedLine.flatMap { $0 < repertoire.lines.count ? repertoire.lines[$0] : nil }
  }

  /// The side of the person who plays against the computer or an engine; nil in other games.
  private var personsSide: Disk? {
    Disk.allCases.first { game.modes[$0] == .manual && game.modes[$0.opponent].isComputed }
  }

  package var checksLine: Bool {
    if case .learn(let line) = lineChoice() { uncheckedLines.contains(line) } else { false }
  }

  /// The check of the next line. It waits for the computer, which needs the processors.
  var wantedCheck: CheckLine? {
    game.thinkingSide == nil ? uncheckedLines.first.map { CheckLine(line: $0) } : nil
  }

  /// Learns the line once it is checked. The check tells what a move of the game loses, which is
  /// help.
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

  fileprivate mutating func learn(
    _ line: Repertoire.Line, upTo fault: Repertoire.Fault?
  ) -> [Effect] {
    uncheckedLines.removeAll { $0 == line }
    let good = fault.map { line.upTo($0.ply) } ?? line
    guard let good, !repertoire.covers(good) else { return [.announce(.lineLearned(nil, fault))] }
    repertoire.set(good, isLearned: true)
    return [.keepLine(good, isLearned: true), .announce(.lineLearned(good, fault))]
  }

  /// Announces a departure once.
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
