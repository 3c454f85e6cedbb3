import Analysis
import Archive
import FileFormats
import GameSession
import Notation
import ReversiCore

/// Something that the person is told in addition to the game.
package enum Notice: Sendable, Hashable {
  case notKept(Store, SaveFailure)
  case savedGame(SavedGameProblem)
  /// The file of the clock could not be read, and is kept under this name.
  case clockSetAside(keptAs: String)
  /// The file of the clock could neither be read nor moved: nothing is kept of the clock.
  case clockNotSetAside(SaveFailure)
  /// The terminal's name is unknown. The program uses another name for it.
  case unknownTerminal(String, playedAs: String)
  /// A side became Manual because the computer, or this external engine, made no legal move.
  case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
  /// A side became Manual because the saved game names an unknown external engine for it.
  case externalEngineUnknown(Disk, ExternalEngineName)
  /// Something has happened between two people who play from two programs.
  case twoPeople(TwoPeople.News)
  /// Another person could not be met, for this reason.
  case notMet(reason: String)
  /// The transcript is in the file at this path.
  case transcriptWritten(path: String)
  case transcriptNotWritten(SaveFailure)
  /// The transcript was sent to the terminal's clipboard; whether the terminal took it is unknown.
  case transcriptCopied
  /// The terminal has no clipboard that the program could use.
  case transcriptNotCopied
  case pasteRefused(GameTextError)
  /// The text that was read does not name the side to move.
  case turnAssumed(AssumedTurn)
  /// Lines of the settings were ignored. There is at least one.
  case settingsIgnored([SettingsDefect])
  case settingsUnreadable(ReadFailure)
  /// The person has won this number of the last ten games against the level.
  case levelOutgrown(Level, won: Int)
  case leftLine(Repertoire.Departure)
  /// A line is learned only up to a move that gives too much away, or not at all.
  case lineFault(Repertoire.Fault, isLearned: Bool)
  case practiceUnreadable(ReadFailure)
  case roundDisksUnavailable(RoundDisksObstacle)
}

/// Why disks are not round.
package enum RoundDisksObstacle: Sendable, Hashable, CaseIterable {
  /// The terminal has no colours, or they are off.
  case fewColors
  /// Half blocks are not available.
  case noHalfBlocks
  case smallScreen
}

extension Notice {
  enum Lifetime: Int, Sendable, Hashable {
    /// At the person's next key or click.
    case nextAction
    /// When the page that it is about is left, or at the person's next move.
    case page
    /// After the failed action has succeeded.
    case untilMended
    /// At the person's next move, or when another position or game appears.
    case nextMove
    /// Never: the notice stays true for the rest of the program.
    case program
  }

  /// The lifetime, unless a newer notice with the same subject replaces this one.
  var lifetime: Lifetime {
    switch self {
    case .pasteRefused, .lineFault, .turnAssumed, .transcriptWritten, .transcriptNotWritten,
      .settingsIgnored, .settingsUnreadable, .practiceUnreadable, .notMet:
      .nextAction
    case .transcriptCopied, .transcriptNotCopied: .page
    case .notKept: .untilMended
    case .twoPeople(.waiting), .twoPeople(.parted), .twoPeople(.joining), .twoPeople(.asking):
      .untilMended
    case .twoPeople: .nextMove
    case .savedGame(.notSetAside), .savedGame(.heldElsewhere), .clockNotSetAside,
      .unknownTerminal:
      .program
    case .savedGame(.setAside), .savedGame(.earlierResumed), .savedGame(.savedGameMissing),
      .savedGame(.recordRestarted), .clockSetAside, .playerFailed, .externalEngineUnknown,
      .levelOutgrown, .leftLine, .roundDisksUnavailable:
      .nextMove
    }
  }

  /// A newer notice with the same subject replaces an older one.
  enum Subject: Sendable, Hashable {
    case store(Store)
    case paste, transcript, twoPeople, line
    case player(Disk)
  }

  var subject: Subject? {
    switch self {
    case .notKept(let store, _): .store(store)
    case .pasteRefused, .turnAssumed: .paste
    case .twoPeople, .notMet: .twoPeople
    case .leftLine, .lineFault: .line
    case .transcriptWritten, .transcriptNotWritten, .transcriptCopied, .transcriptNotCopied:
      .transcript
    case .playerFailed(let side, _, _), .externalEngineUnknown(let side, _): .player(side)
    default: nil
    }
  }

  /// On a small screen only the first may fit: those about the person's last action, then those
  /// about unsolved problems.
  var rank: Int {
    switch self {
    case .pasteRefused, .lineFault, .turnAssumed, .twoPeople: 0
    case .notKept(.game, _), .notKept(.archive, _): 1
    case .notKept(.settings, _), .notKept(.lines, _): 3
    default: 2
    }
  }
}

extension Notice {
  package init?(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.playerFailed(let side, let engine, let failure)):
      self = .playerFailed(side, engine, failure)
    // The answer to a key, like a remark.
    case .twoPeople(.notTogether): return nil
    case .twoPeople(let news): self = .twoPeople(news)
    case .leftLine(let departure): self = .leftLine(departure)
    case .lineLearned(let line, let fault?): self = .lineFault(fault, isLearned: line != nil)
    case .levelOutgrown(let level, let won): self = .levelOutgrown(level, won: won)
    case .transcriptHandled(.written(let path)): self = .transcriptWritten(path: path)
    case .transcriptHandled(.failed(let failure)): self = .transcriptNotWritten(failure)
    case .saved(let store, let failure?): self = .notKept(store, failure)
    case .game, .transcriptHandled(.exists), .saved(_, nil), .lineLearned, .lineDropped: return nil
    }
  }

  /// The question that the notice asks at the program's start, if any.
  package var question: Question? {
    guard case .savedGame(.heldElsewhere(let holder)) = self else { return nil }
    return .heldElsewhere(holder: holder)
  }

  /// Whether the game is saved despite this notice.
  package var leavesGameSaved: Bool {
    switch self {
    case .notKept(.game, _), .savedGame(.notSetAside), .savedGame(.heldElsewhere): false
    default: true
    }
  }
}

/// The notices to the person of all sources, each for its lifetime.
package struct NoticeQueue: Sendable, Hashable {
  /// All notices, the most important first; within a rank, the newest first.
  private var all: [Notice]
  private var read: [Notice] = []

  package init(_ notices: [Notice] = []) { all = notices }

  /// The notices to show, the most important first. If the game itself cannot be saved, that says
  /// enough about the archive, too.
  package var notices: [Notice] {
    isGameSaved ? all : all.filter { $0.subject != .store(.archive) }
  }

  private var isGameSaved: Bool { all.allSatisfy { $0.subject != .store(.game) } }

  /// Whether the person has not seen the notice, or done nothing since it appeared.
  package func isNew(_ notice: Notice) -> Bool { !read.contains(notice) }

  package mutating func takeNew() -> [Notice] {
    defer { markRead() }
    return notices.filter(isNew)
  }

  /// Marks the notices as read, since the person pressed a key or clicked.
  package mutating func markRead() {
    all.removeAll { $0.lifetime == .nextAction }
    read = notices
  }

  /// The person has left a page.
  mutating func leavePage() { all.removeAll { $0.lifetime == .page } }

  /// Replaces notices with the same subject. A notice is new even if it equals one of them.
  package mutating func post(_ notice: Notice) {
    read.removeAll { $0 == notice }
    if let subject = notice.subject { remove(about: subject) }
    let index = all.firstIndex { $0.rank >= notice.rank } ?? all.endIndex
    all.insert(notice, at: index)
  }

  package mutating func receive(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.moved(_, isManual: true)), .game(.takenBack), .game(.playedAgain), .game(.wentOn),
      .game(.gameBegan(.new)), .game(.gameBegan(.setUp)), .game(.gameBegan(.opened)):
      all.removeAll { $0.lifetime == .nextMove || $0.lifetime == .page }
    case .game(.playerChanged(let side)): remove(about: .player(side))
    case .transcriptHandled: remove(about: .transcript)
    case .twoPeople(.notTogether): break
    case .twoPeople: remove(about: .twoPeople)
    case .saved(let store, _): remove(about: .store(store))
    case .lineLearned, .lineDropped: remove(about: .line)
    case .game, .leftLine, .levelOutgrown: break
    }
    if let notice = Notice(announcement) { post(notice) }
  }

  private mutating func remove(about subject: Notice.Subject) {
    all.removeAll { $0.subject == subject }
  }
}

extension NoticeQueue: ExpressibleByArrayLiteral {
  package init(arrayLiteral notices: Notice...) { self.init(notices) }
}
