import GameSession
import ReversiCore
import Words

// What has happened to the session.
extension LineView {
  /// Tells what has happened, and what the session waits for now.
  ///
  /// - Parameters:
  ///   - announcements: What the session has announced since the last call.
  ///   - session: The session right after that.
  ///   - saveFailure: Why the last save failed; nil if it succeeded.
  public mutating func news(
    of announcements: [GameSession.Announcement], in session: GameSession,
    saveFailure: SaveFailure?
  ) -> LineReply {
    var reply = LineReply()
    var remarks: [LineRemark] = []
    isAskingAgain = isAskingAgain && session.phase == .over
    for announcement in announcements {
      remarks += self.remarks(on: announcement, in: session)
      if case .moved(_, isThought: true) = announcement {
        reply.isReply = session.thinkingSide == nil
      }
    }
    remarks += news(ofSaves: saveFailure)
    remarks += untold(in: session).map { .notice($0) }
    remarks += announcements.compactMap { Notice($0) }.map { .notice($0) }
    if announcements.contains(.gameBegan(.start)) { remarks += found(in: session) }
    remarks += reviewNews(of: session, &reply)
    remarks += awaited(in: session)
    reply.lines = remarks.map(text(of:))
    return reply
  }

  /// What is told about an announcement, before the notices.
  private mutating func remarks(
    on announcement: GameSession.Announcement, in session: GameSession
  ) -> [LineRemark] {
    let record = session.record
    switch announcement {
    case .gameBegan(.start): return [.game(.start, session.players)]
    case .gameBegan(let origin):
      isAskingAgain = false
      told = nil
      let hasScore = !record.plies.isEmpty || origin != .new
      return [.game(origin, session.players)] + (hasScore ? [.score(session.counts)] : [])
    case .moved(let move, _): return [.move(session.player(move.side), move, session.counts)]
    case .takenBack(let count):
      let squares = record.plies[record.standing...].prefix(count).compactMap(\.square)
      return tellingTurn(
        .takenBack(squares, number: record.moveNumber, session.counts, turn(in: session)), session)
    case .nothingToTakeBack: return [.nothingToUndo]
    case .playedAgain(let count):
      let squares = record.plies[..<record.standing].suffix(count).compactMap(\.square)
      return tellingTurn(
        .playedAgain(squares, number: record.moveNumber, session.counts, turn(in: session)),
        session)
    case .nothingToPlayAgain: return [.nothingToRedo]
    case .playerChanged(let side): return [player(side, in: session)]
    case .moveLimitChanged(let side):
      return session.modes[side] == .manual ? [] : [player(side, in: session)]
    case .hintFound(let moves): return [.hint(moves)]
    case .gameOver:
      isAskingAgain = true
      return []
    case .passed, .wentOn, .playerFailed, .transcriptHandled: return []
    }
  }

  private func player(_ side: Disk, in session: GameSession) -> LineRemark {
    .player(session.player(side), session.modes[side], session.moveLimits[side])
  }

  /// What the game has come to that the session begins with.
  private func found(in session: GameSession) -> [LineRemark] {
    if let last = session.lastMove {
      return [.last(session.player(last.side), last), .score(session.counts)]
    }
    return session.record.isUntouched && session.modes == SavedGame.new.modes ? [.tip] : []
  }

  /// What the session waits for, if the player does not know.
  mutating func awaited(in session: GameSession) -> [LineRemark] {
    // Nothing new is awaited during a review, nor after it.
    if case .review = session.sheet { return [] }
    let situation = situation(of: session)
    defer { told = situation }
    return situation == told ? [] : [situation.remark].compactMap(\.self)
  }

  private mutating func news(ofSaves failure: SaveFailure?) -> [LineRemark] {
    guard failure != toldSaveFailure else { return [] }
    toldSaveFailure = failure
    return [failure.map { .notice(.notSaved($0)) } ?? .savedAgain]
  }

  /// The notices from the program's start, once. A question that is asked says as much as its notice.
  private mutating func untold(in session: GameSession) -> [Notice] {
    defer { startNotices = [] }
    return startNotices.filter { notice in
      guard let question = notice.question else { return true }
      return session.dialog != .question(question)
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
}

extension GameRecord.Ply {
  fileprivate var square: Square? {
    if case .place(let move) = self { move.square } else { nil }
  }
}
