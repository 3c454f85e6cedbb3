import Analysis
import App
import Archive
import GameSession
import ReversiCore
import Testing
import Texts

@testable import Words

@Suite("The queue of notices")
struct NoticeQueueTests {
  private static let failure = SaveFailure(step: .write, path: "game", reason: "No space left")
  private static let move = try? GameRecord(transcript: "d3").lastMove

  @Test("keeps a problem of the saved game until the person's next move or another game")
  func nextMove() throws {
    let notice = Notice.savedGame(.recordRestarted(.standing))
    var queue: NoticeQueue = [notice]
    let move = try #require(Self.move)
    for announcement in [
      .game(.gameBegan(.start)), .game(.hintFound([])), .game(.playerChanged(.light)),
      .game(.moved(move, isManual: false)),
      .game(.passed(.dark)), .game(.nothingToTakeBack),
    ] as [App.Announcement] {
      queue.receive(announcement)
      #expect(queue.notices == [notice])
    }
    for announcement in [
      .game(.moved(move, isManual: true)), .game(.takenBack(plies: 1)),
      .game(.playedAgain(plies: 1)), .game(.wentOn),
      .game(.gameBegan(.new)), .game(.gameBegan(.setUp)), .game(.gameBegan(.opened)),
    ] as [App.Announcement] {
      var other = queue
      other.receive(announcement)
      #expect(other.notices.isEmpty)
    }
  }

  @Test("says that a level has been outgrown, until another game begins")
  func levels() {
    var queue: NoticeQueue = []
    queue.receive(.levelOutgrown(.standard, won: 7))
    #expect(
      queue.notices.map { Words(.english).wording(of: $0).longest } == [
        "Level 3: you won 7 of your last 10. Press + for level 4."
      ])
    queue.receive(.game(.gameBegan(.new)))
    #expect(queue.notices.isEmpty)
  }

  @Test("says where the game left a line, until the person's next move")
  func lines() throws {
    let move = try #require(Self.move)
    for (side, text) in [
      (Disk.dark, "You left your line: c4 or f5 was to come"),
      (.light, "Black left your line with d3"),
    ] {
      var queue: NoticeQueue = []
      queue.receive(.leftLine(.init(side: side, move: move, expected: [.c4, .f5])))
      #expect(queue.notices.map { Words(.english).wording(of: $0).longest } == [text])
      queue.receive(.game(.moved(move, isManual: false)))
      #expect(queue.notices.count == 1)
      queue.receive(.game(.moved(move, isManual: true)))
      #expect(queue.notices.isEmpty)
    }
  }

  @Test("keeps notices that stay true however the game goes on")
  func program() {
    let notices: [Notice] = [
      .savedGame(.heldElsewhere(holder: nil)), .unknownTerminal("x", playedAs: "xterm"),
    ]
    var queue = NoticeQueue(notices)
    queue.receive(.game(.gameBegan(.new)))
    #expect(queue.notices == notices)
  }

  @Test("keeps the failure of a player until another player moves for the side")
  func players() {
    var queue: NoticeQueue = [.externalEngineUnknown(.dark, ExternalEngineName("other"))]
    queue.receive(.game(.playerChanged(.light)))
    #expect(queue.notices.count == 1)
    queue.receive(.game(.playerFailed(.dark, nil, .noReply)))
    #expect(queue.notices == [.playerFailed(.dark, nil, .noReply)])
    queue.receive(.game(.playerChanged(.dark)))
    #expect(queue.notices.isEmpty)
  }

  @Test("reports failed saves until one succeeds, before everything else except a paste")
  func saves() {
    var queue: NoticeQueue = []
    queue.receive(.saved(.game, Self.failure))
    queue.receive(.game(.playerFailed(.dark, nil, .noReply)))
    queue.receive(.saved(.settings, Self.failure))
    queue.receive(.transcriptHandled(.written(path: "game.txt")))
    queue.post(.pasteRefused(.empty))
    #expect(
      queue.notices == [
        .pasteRefused(.empty), .notKept(.game, Self.failure), .transcriptWritten(path: "game.txt"),
        .playerFailed(.dark, nil, .noReply), .notKept(.settings, Self.failure),
      ])
    queue.receive(.game(.gameBegan(.new)))
    queue.receive(.saved(.game, nil))
    queue.receive(.saved(.settings, nil))
    #expect(queue.notices == [.pasteRefused(.empty), .transcriptWritten(path: "game.txt")])
    queue.markRead()
    #expect(queue.notices.isEmpty, "the person has pressed a key")
  }

  @Test("reports games that are missing in the archive, unless the game itself is not saved")
  func archive() {
    var queue: NoticeQueue = []
    queue.receive(.saved(.archive, Self.failure))
    #expect(queue.notices == [.notKept(.archive, Self.failure)])
    queue.receive(.game(.gameBegan(.new)))
    #expect(queue.notices == [.notKept(.archive, Self.failure)])
    // A full disk is one notice.
    queue.receive(.saved(.game, Self.failure))
    #expect(queue.notices == [.notKept(.game, Self.failure)])
    queue.receive(.saved(.game, nil))
    #expect(queue.notices == [.notKept(.archive, Self.failure)])
    queue.receive(.saved(.archive, nil))
    #expect(queue.notices.isEmpty)
  }

  @Test("reports the last outcome of writing a transcript")
  func transcript() {
    var queue: NoticeQueue = []
    queue.receive(.transcriptHandled(.failed(Self.failure)))
    #expect(queue.notices == [.transcriptNotWritten(Self.failure)])
    queue.receive(.transcriptHandled(.exists(name: "game")))
    #expect(queue.notices.isEmpty)
  }

  @Test("knows which notices the person has read, and drops a refused paste at the next action")
  func reading() {
    var queue: NoticeQueue = [.savedGame(.savedGameMissing)]
    #expect(queue.isNew(.savedGame(.savedGameMissing)))
    queue.post(.pasteRefused(.empty))
    queue.markRead()
    #expect(queue.notices == [.savedGame(.savedGameMissing)])
    #expect(!queue.isNew(.savedGame(.savedGameMissing)))
    queue.post(.pasteRefused(.empty))
    #expect(queue.isNew(.pasteRefused(.empty)))
  }
}
