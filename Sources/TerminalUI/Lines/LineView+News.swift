import GameSession
import ReversiCore

// What has happened to the session.
extension LineView {
  /// What is told at the program's start.
  public mutating func start(_ session: GameSession, notices: [Notice]) -> LineReply {
    var remarks: [LineRemark] = [.game(.start, session.players)]
    remarks += news(of: notices, session: session)
    if let last = session.lastMove {
      remarks += [.last(session.player(last.side), last), .score(session.counts)]
    } else if session.record.isUntouched, session.modes == SavedGame.new.modes {
      remarks.append(.tip)
    }
    remarks += awaited(in: session)
    return LineReply(lines: remarks.map(text(of:)))
  }

  /// What is told about an event.
  ///
  /// - Parameters:
  ///   - event: What the session was told; nil if only time has passed.
  ///   - before: The session before.
  ///   - after: The session now.
  ///   - notices: What the player is to be told besides now.
  public mutating func news(
    of event: GameSession.Event?, from before: GameSession, to after: GameSession,
    notices: [Notice]
  ) -> LineReply {
    var reply = LineReply()
    var remarks: [LineRemark] = []
    if let event, let origin = Self.origin(of: event, from: before, to: after) {
      isAskingAgain = false
      told = nil
      remarks.append(.game(origin, after.players))
      if !after.record.plies.isEmpty || origin != .new { remarks.append(.score(after.counts)) }
    } else {
      let moves = recordNews(of: event, from: before, to: after)
      remarks += moves
      remarks += players(from: before, to: after, notices: notices)
      isAskingAgain = isAskingAgain && after.phase == .over
      if before.phase != .over, after.phase == .over, event != .redoRequested {
        isAskingAgain = true
      }
    }
    remarks += hintNews(from: before, to: after)
    if Self.writesFile(event, in: before) { knownNotices.removeAll(where: \.isAboutFile) }
    remarks += news(of: notices, session: after)
    remarks += reviewNews(of: after, &reply)
    remarks += setUpNews(of: event, in: after, &reply)
    reply.isReply = after.thinkingSide == nil && Self.hasReplied(from: before, to: after)
    remarks += awaited(in: after)
    reply.lines = remarks.map(text(of:))
    return reply
  }

  /// What the session waits for, if the player does not know.
  mutating func awaited(in session: GameSession) -> [LineRemark] {
    switch session.sheet {
    // Nobody is asked for anything new then, nor after it.
    case .fileName, .review: return []
    case .help, .editor, .question, nil: break
    }
    let situation = situation(of: session)
    defer { told = situation }
    return situation == told ? [] : [situation.remark].compactMap(\.self)
  }

  /// The notices that the player does not know.
  private mutating func news(of notices: [Notice], session: GameSession) -> [LineRemark] {
    defer { knownNotices = notices }
    let isSavedAgain =
      knownNotices.contains(where: \.isAboutSaving) && !notices.contains(where: \.isAboutSaving)
    // The question about it says as much.
    let asked = session.dialog
    return (isSavedAgain ? [.savedAgain] : [])
      + notices.filter { notice in
        if case .heldElsewhere = notice, case .question(.heldElsewhere)? = asked { return false }
        return !knownNotices.contains(notice)
      }.map { .notice($0) }
  }

  /// Where a game comes from that an event has begun; nil if it has begun none.
  private static func origin(
    of event: GameSession.Event, from before: GameSession, to after: GameSession
  ) -> LineRemark.Origin? {
    guard after.overlay == nil else { return nil }
    switch event {
    case .playAgainRequested, .swapRequested: return .new
    case .loadRequested: return .opened
    case .setUpRequested: return before.editor == nil ? nil : .setUp
    case .confirmed:
      switch before.dialog {
      case .resetConfirmation, .question(.playAgain), .question(.swapSides): return .new
      case .question(.setUp): return .setUp
      case .question(.load): return .opened
      case .question(.playOn), .question(.overwrite), .question(.heldElsewhere), .passAlert, nil:
        return nil
      }
    default: return nil
    }
  }

  private mutating func recordNews(
    of event: GameSession.Event?, from before: GameSession, to after: GameSession
  ) -> [LineRemark] {
    let (old, new) = (before.record.standing, after.record.standing)
    switch event {
    case .undoRequested where new < old:
      let squares = before.record.plies[new..<old].compactMap(\.square)
      return tellingTurn(
        .takenBack(squares, number: after.record.moveNumber, after.counts, turn(in: after)), after)
    case .redoRequested where new > old:
      let squares = after.record.plies[old..<new].compactMap(\.square)
      return tellingTurn(
        .playedAgain(squares, number: after.record.moveNumber, after.counts, turn(in: after)),
        after)
    case .undoRequested: return [.nothingToUndo]
    case .redoRequested: return [.nothingToRedo]
    default:
      guard new > old else { return [] }
      return after.record.plies[old..<new].compactMap { ply in
        guard case .place(let move) = ply else { return nil }
        return .move(after.player(move.side), move, after.counts)
      }
    }
  }

  /// A remark that tells whose turn it is, if it is the player's.
  private mutating func tellingTurn(_ remark: LineRemark, _ session: GameSession) -> [LineRemark] {
    if turn(in: session) != nil { told = situation(of: session) }
    return [remark]
  }

  private func turn(in session: GameSession) -> LineRemark.Player? {
    if case .turn(let player, _, _) = situation(of: session) { player } else { nil }
  }

  /// Whether a computer has moved.
  private static func hasReplied(from before: GameSession, to after: GameSession) -> Bool {
    guard before.thinkingSide != nil else { return false }
    return after.record.standing > before.record.standing
  }

  private func players(
    from before: GameSession, to after: GameSession, notices: [Notice]
  ) -> [LineRemark] {
    Disk.allCases.compactMap { side in
      let hasFailed = notices.contains { notice in
        if case .playerFailed(side, _, _) = notice { !knownNotices.contains(notice) } else { false }
      }
      let isSame =
        before.modes[side] == after.modes[side]
        && (before.moveLimits[side] == after.moveLimits[side] || after.modes[side] == .manual)
      guard !isSame, !hasFailed else { return nil }
      return .player(after.player(side), after.modes[side], after.moveLimits[side])
    }
  }

  private func hintNews(from before: GameSession, to after: GameSession) -> [LineRemark] {
    guard case .waiting(.searching(let id, _)) = before.phase else { return [] }
    switch after.phase {
    case .waiting(.found(let moves)): return [.hint(moves)]
    case .waiting(.searching(id, _)): return []
    // The mover failed before it knew anything.
    case .waiting(nil) where after.record == before.record: return [.hint([])]
    case .waiting, .thinking, .animating, .passing, .over: return []
    }
  }

  /// Whether an event leads to a file that is written, or not.
  private static func writesFile(_ event: GameSession.Event?, in session: GameSession) -> Bool {
    switch event {
    case .fileNamed: true
    case .confirmed: if case .question(.overwrite)? = session.dialog { true } else { false }
    default: false
    }
  }

  private mutating func setUpNews(
    of event: GameSession.Event?, in session: GameSession, _ reply: inout LineReply
  ) -> [LineRemark] {
    guard case .editor(let editor)? = session.openSheet else {
      if session.editor == nil { setUpRow = nil }
      return []
    }
    guard event == .setUpRequested, let defect = editor.defect else { return [] }
    setUpRow = nil
    reply.intents.append(.send(.sheetClosed))
    return [.defect(defect)]
  }
}

extension GameRecord.Ply {
  var square: Square? {
    if case .place(let move) = self { move.square } else { nil }
  }
}

extension Notice {
  fileprivate var isAboutSaving: Bool {
    if case .notSaved = self { true } else { false }
  }

  fileprivate var isAboutFile: Bool {
    switch self {
    case .transcriptWritten, .transcriptNotWritten: true
    case .notSaved, .setAside, .notSetAside, .earlierResumed, .savedGameMissing, .heldElsewhere,
      .recordRestarted, .unknownTerminal, .playerFailed, .externalEngineUnknown,
      .settingsPassedOver,
      .settingsUnreadable, .settingNotKept:
      false
    }
  }
}
