import App
import Archive
import GameSession
import ReversiCore
import Texts
import Words

// Announcements of the app.
extension TextInterface {
  /// Returns the lines about new announcements, and about what the app waits for now.
  package mutating func lines(
    about announcements: [App.Announcement], in app: App
  ) -> TextReply {
    var reply = TextReply()
    var lines: [String] = []
    isAskingAgain = isAskingAgain && app.game.phase == .over
    for announcement in announcements {
      lines += self.lines(about: announcement, in: app)
      if case .game(.moved(_, isManual: false)) = announcement {
        reply.handsTurnToPlayer = app.game.thinkingSide == nil
      }
    }
    lines += newNotices(after: announcements, in: app)
    if announcements.contains(.game(.gameBegan(.start))) { lines += found(in: app) }
    if let news = app.sheet?.lines?.news(&self, in: app) {
      lines += news.lines
      reply.intents = news.intents
    }
    lines += taught(in: app)
    lines += awaited(in: app)
    reply.lines = lines.map(\.printable)
    return reply
  }

  private mutating func lines(
    about announcement: App.Announcement, in app: App
  ) -> [String] {
    let record = app.game.record
    let counts = app.game.position.board.counts
    switch announcement {
    case .game(.gameBegan(.start)): return [sentences.began(.start, in: app)]
    case .game(.gameBegan(let origin)):
      isAskingAgain = false
      beside = nil
      toldLine = nil
      let hasScore = !record.plies.isEmpty || origin != .new
      return [sentences.began(origin, in: app)]
        + (hasScore ? [sentences.score(counts)] : [])
    case .game(.moved(let move, _)):
      return [sentences.move(move, of: app.named(move.side), counts)]
    case .game(.takenBack(let count)):
      let squares = record.plies[record.standing...].prefix(count).compactMap(\.square)
      return tellingTurn(
        sentences.takenBack(sentences.moves(squares), to: record.moveNumber), app)
    case .game(.nothingToTakeBack): return [sentences.nothingToUndo]
    case .game(.playedAgain(let count)):
      let squares = record.plies[..<record.standing].suffix(count).compactMap(\.square)
      return tellingTurn(
        sentences.playedAgain(sentences.moves(squares), to: record.moveNumber), app)
    case .game(.nothingToPlayAgain): return [sentences.nothingToRedo]
    case .game(.playerChanged(let side)): return [line(aboutPlayerOf: side, in: app)]
    case .game(.moveLimitChanged(let side)):
      return !app.game.modes[side].isComputed ? [] : [line(aboutPlayerOf: side, in: app)]
    case .game(.hintFound(let moves)):
      return [line(about: moves, of: app.game.position.turn ?? .dark)]
    case .game(.forfeited(let forfeit)): return [words.game.wording(of: forfeit).longest + "."]
    case .game(.gameOver):
      isAskingAgain = true
      return []
    case .saved(.game, nil): return [sentences.savedAgain]
    case .lineLearned(let line?, _): return [learning(line, isLearned: true, in: app)]
    case .lineDropped(let line): return [learning(line, isLearned: false, in: app)]
    case .twoPeople(.notTogether): return [words.twoPeople.wording(of: .notTogether).longest]
    case .game(.passed), .game(.wentOn), .game(.playerFailed), .transcriptHandled, .saved,
      .levelOutgrown, .leftLine, .lineLearned, .twoPeople:
      return []
    }
  }

  func line(aboutPlayerOf side: Disk, in app: App) -> String {
    sentences.plays(app.named(side), app.game.modes[side], app.game.moveLimits[side])
  }

  private func found(in app: App) -> [String] {
    if let last = app.game.lastMove {
      return [
        sentences.last(last, of: app.named(last.side)),
        sentences.score(app.game.position.board.counts),
      ]
    }
    return app.game.record.isUntouched && app.game.modes == SavedGame.new.modes
      && app.twoPeople == nil
      ? [sentences.computerTip] : []
  }

  /// The texts of new notices. A question already contains its notice.
  private mutating func newNotices(
    after announcements: [App.Announcement], in app: App
  ) -> [String] {
    var new = notices.takeNew()
    for announcement in announcements {
      notices.receive(announcement)
      new += notices.takeNew()
    }
    new.removeAll { notice in notice.question.map { app.dialog == .question($0) } ?? false }
    return new.map { sentences.text(of: $0) }
  }

  /// Adds the disks of both sides to a sentence, and whose turn it is, if it is the person's.
  private mutating func tellingTurn(_ sentence: String, _ app: App) -> [String] {
    var told = [sentence, sentences.score(app.game.position.board.counts)]
    if let side = sideToMove(in: app) {
      told.append(sentences.turn(of: app.named(side)))
      toldLine = awaitedLine(in: app)
    }
    return [words.sentences(told)]
  }
}

extension GameRecord.Ply {
  fileprivate var square: Square? {
    if case .place(let move) = self { move.square } else { nil }
  }
}
