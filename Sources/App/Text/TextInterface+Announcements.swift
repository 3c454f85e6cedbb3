import Archive
import GameSession
import ReversiCore
import Texts
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
    var lines: [String] = []
    isAskingAgain = isAskingAgain && session.phase == .over
    for announcement in announcements {
      lines += self.lines(about: announcement, in: session)
      if case .game(.moved(_, isManual: false)) = announcement {
        reply.handsTurnToPlayer = session.thinkingSide == nil
      }
    }
    let wasSaved = notices.saveFailure == nil
    notices.follow(saves: saveFailure)
    notices.follow(archive: archiveFailure)
    if !wasSaved, saveFailure == nil { lines.append(sentences.savedAgain) }
    lines += newNotices(after: announcements, in: session)
    if announcements.contains(.game(.gameBegan(.start))) { lines += found(in: session) }
    if let news = session.sheet?.lines?.news(&self, in: session) {
      lines += news.lines
      reply.intents = news.intents
    }
    lines += awaited(in: session)
    reply.lines = lines.map(\.printable)
    return reply
  }

  /// The lines about an announcement, before the notices.
  private mutating func lines(
    about announcement: App.Announcement, in session: App
  ) -> [String] {
    let record = session.record
    let counts = session.position.board.counts
    switch announcement {
    case .game(.gameBegan(.start)): return [sentences.began(.start, in: session)]
    case .game(.gameBegan(let origin)):
      isAskingAgain = false
      draft = nil
      toldLine = nil
      let hasScore = !record.plies.isEmpty || origin != .new
      return [sentences.began(origin, in: session)]
        + (hasScore ? [sentences.score(counts)] : [])
    case .game(.moved(let move, _)):
      return [sentences.move(move, of: session.named(move.side), counts)]
    case .game(.takenBack(let count)):
      let squares = record.plies[record.standing...].prefix(count).compactMap(\.square)
      return tellingTurn(
        sentences.takenBack(sentences.moves(squares), to: record.moveNumber), session)
    case .game(.nothingToTakeBack): return [sentences.nothingToUndo]
    case .game(.playedAgain(let count)):
      let squares = record.plies[..<record.standing].suffix(count).compactMap(\.square)
      return tellingTurn(
        sentences.playedAgain(sentences.moves(squares), to: record.moveNumber), session)
    case .game(.nothingToPlayAgain): return [sentences.nothingToRedo]
    case .game(.playerChanged(let side)): return [line(aboutPlayerOf: side, in: session)]
    case .game(.moveLimitChanged(let side)):
      return session.modes[side] == .manual ? [] : [line(aboutPlayerOf: side, in: session)]
    case .game(.hintFound(let moves)):
      return [line(about: moves, of: session.position.turn ?? .dark)]
    case .game(.gameOver):
      isAskingAgain = true
      return []
    case .game(.passed), .game(.wentOn), .game(.playerFailed), .transcriptHandled,
      .game(.levelOutgrown):
      return []
    }
  }

  /// Who plays a side, and at which level or time.
  func line(aboutPlayerOf side: Disk, in session: App) -> String {
    sentences.plays(session.named(side), session.modes[side], session.moveLimits[side])
  }

  /// The state of the game that the session begins with.
  private func found(in session: App) -> [String] {
    if let last = session.lastMove {
      return [
        sentences.last(last, of: session.named(last.side)),
        sentences.score(session.position.board.counts),
      ]
    }
    return session.record.isUntouched && session.modes == SavedGame.new.modes
      ? [sentences.computerTip] : []
  }

  /// The notices that the person has not been sent. A question already contains its notice.
  private mutating func newNotices(
    after announcements: [App.Announcement], in session: App
  ) -> [String] {
    var new = notices.takeNew()
    for announcement in announcements {
      notices.take(announcement)
      new += notices.takeNew()
    }
    new.removeAll { notice in notice.question.map { session.dialog == .question($0) } ?? false }
    return new.map { sentences.text(of: $0) }
  }

  /// A line that begins with a sentence, and says the disks of both sides and whose turn it is, if it
  /// is the person's.
  private mutating func tellingTurn(_ sentence: String, _ session: App) -> [String] {
    var told = [sentence, sentences.score(session.position.board.counts)]
    if let side = sideToMove(in: session) {
      told.append(sentences.turn(of: session.named(side)))
      toldLine = awaitedLine(in: session)
    }
    return [words.sentences(told)]
  }
}

extension GameRecord.Ply {
  fileprivate var square: Square? {
    if case .place(let move) = self { move.square } else { nil }
  }
}
