import App
import Archive
import GameSession
import ReversiCore
import Words

// Announcements of the session.
extension TextInterface {
  /// Returns the lines about what has happened and what the session waits for now.
  ///
  /// - Parameters:
  ///   - announcements: The session's announcements since the last call.
  ///   - session: The session right after that.
  ///   - saveFailure: Why the last save failed; nil if it succeeded.
  ///   - archiveFailure: Why games are missing in the archive, or nil.
  public mutating func lines(
    about announcements: [App.Announcement], in session: App,
    saveFailure: SaveFailure?, archiveFailure: SaveFailure?
  ) -> TextReply {
    var reply = TextReply()
    var sentences: [Sentence] = []
    isAskingAgain = isAskingAgain && session.phase == .over
    for announcement in announcements {
      sentences += self.sentences(on: announcement, in: session)
      if case .game(.moved(_, isManual: false)) = announcement {
        reply.handsTurnToPlayer = session.thinkingSide == nil
      }
    }
    let wasSaved = notices.saveFailure == nil
    notices.follow(saves: saveFailure)
    notices.follow(archive: archiveFailure)
    if !wasSaved, saveFailure == nil { sentences.append(.savedAgain) }
    sentences += newNotices(after: announcements, in: session)
    if announcements.contains(.game(.gameBegan(.start))) { sentences += found(in: session) }
    sentences +=
      isTrying ? triedSentences(of: session, &reply) : reviewSentences(of: session, &reply)
    sentences += librarySentences(of: session, &reply)
    sentences += openingSentences(of: session, &reply)
    sentences += practiceSentences(of: session, &reply)
    sentences += awaited(in: session)
    reply.lines = sentences.map(text(of:))
    return reply
  }

  /// The sentences about an announcement, before the notices.
  private mutating func sentences(
    on announcement: App.Announcement, in session: App
  ) -> [Sentence] {
    let record = session.record
    switch announcement {
    case .game(.gameBegan(.start)): return [.game(.start, session.players)]
    case .game(.gameBegan(let origin)):
      isAskingAgain = false
      draft = nil
      printedSituation = nil
      let hasScore = !record.plies.isEmpty || origin != .new
      return [.game(origin, session.players)]
        + (hasScore ? [.score(session.position.board.counts)] : [])
    case .game(.moved(let move, _)):
      return [.move(session.player(move.side), move, session.position.board.counts)]
    case .game(.takenBack(let count)):
      let squares = record.plies[record.standing...].prefix(count).compactMap(\.square)
      return tellingTurn(
        .takenBack(
          squares, number: record.moveNumber, session.position.board.counts, turn(in: session)),
        session)
    case .game(.nothingToTakeBack): return [.nothingToUndo]
    case .game(.playedAgain(let count)):
      let squares = record.plies[..<record.standing].suffix(count).compactMap(\.square)
      return tellingTurn(
        .playedAgain(
          squares, number: record.moveNumber, session.position.board.counts, turn(in: session)),
        session)
    case .game(.nothingToPlayAgain): return [.nothingToRedo]
    case .game(.playerChanged(let side)): return [player(side, in: session)]
    case .game(.moveLimitChanged(let side)):
      return session.modes[side] == .manual ? [] : [player(side, in: session)]
    case .game(.hintFound(let moves)):
      return [sentence(on: moves, of: session.position.turn ?? .dark)]
    case .game(.gameOver):
      isAskingAgain = true
      return []
    case .game(.passed), .game(.wentOn), .game(.playerFailed), .transcriptHandled,
      .game(.levelOutgrown):
      return []
    }
  }

  private func player(_ side: Disk, in session: App) -> Sentence {
    .player(session.player(side), session.modes[side], session.moveLimits[side])
  }

  /// The state of the game that the session begins with.
  private func found(in session: App) -> [Sentence] {
    if let last = session.lastMove {
      return [.last(session.player(last.side), last), .score(session.position.board.counts)]
    }
    return session.record.isUntouched && session.modes == SavedGame.new.modes ? [.tip] : []
  }

  /// What the session waits for, unless the person already knows.
  mutating func awaited(in session: App) -> [Sentence] {
    // A review or a list of games waits for nothing new, during it or after it.
    switch session.sheet {
    case .review, .library, .openings, .practice: return []
    case .help, .editor, .fileName, .players, nil: break
    }
    let situation = situation(of: session)
    defer { printedSituation = situation }
    return situation == printedSituation ? [] : [situation.sentence].compactMap(\.self)
  }

  /// The notices that the person has not been sent. A question already contains its notice.
  private mutating func newNotices(
    after announcements: [App.Announcement], in session: App
  ) -> [Sentence] {
    var new = notices.takeNew()
    for announcement in announcements {
      notices.take(announcement)
      new += notices.takeNew()
    }
    new.removeAll { notice in notice.question.map { session.dialog == .question($0) } ?? false }
    return new.map { .notice($0) }
  }

  /// A sentence that says whose turn it is, if it is the person's.
  private mutating func tellingTurn(_ sentence: Sentence, _ session: App) -> [Sentence] {
    if turn(in: session) != nil { printedSituation = situation(of: session) }
    return [sentence]
  }

  private func turn(in session: App) -> Sentence.Player? {
    if case .turn(let player, _, _) = situation(of: session) { player } else { nil }
  }
}

extension GameRecord.Ply {
  fileprivate var square: Square? {
    if case .place(let move) = self { move.square } else { nil }
  }
}
