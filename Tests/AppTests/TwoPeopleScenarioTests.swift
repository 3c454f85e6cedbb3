import Archive
import GameSession
import Link
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App

struct TwoPeopleScenarioTests {
  @Test func movesAppearAtTheOtherEnd() throws {
    let meeting = try Meeting()
    #expect(meeting.host.app.you == .light)
    #expect(meeting.guest.app.you == .dark)
    #expect(meeting.host.app.game.record.names[.dark] == "Bob")
    // It is Black's turn, so White's clicks do nothing.
    meeting.play(meeting.host, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.game.record.plies.isEmpty)
    #expect(meeting.host.app.game.choices.isEmpty)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.game.record.transcript == "d3")
    meeting.play(meeting.guest, .game(.squareChosen(.c3)))
    #expect(meeting.host.app.game.record.transcript == "d3")
    meeting.play(meeting.host, .game(.squareChosen(.c3)))
    #expect(meeting.haveSamePlies)
    #expect(meeting.host.app.game.identity == meeting.guest.app.game.identity)
  }

  @Test(arguments: 0..<20)
  func wholeGamesAreTheSameAtBothEnds(_ seed: UInt64) throws {
    let meeting = try Meeting()
    var generator = SeededGenerator(seed: seed)
    var steps = 0
    while meeting.host.app.game.phase != .over, steps < 200 {
      steps += 1
      let side = meeting.host.app.game.position.turn
      let end = side == .light ? meeting.host : meeting.guest
      let moves = Array(end.app.game.choices)
      meeting.play(
        end,
        moves.randomElement(using: &generator).map { .game(.squareChosen($0)) }
          ?? .game(.dismissed))
    }
    #expect(meeting.host.app.game.phase == .over)
    #expect(meeting.guest.app.game.phase == .over)
    #expect(meeting.haveSamePlies)
  }

  @Test func undoAsksTheOtherPerson() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.host, .game(.squareChosen(.c3)))
    meeting.play(meeting.guest, .game(.undoRequested))
    #expect(meeting.guest.app.game.record.standing == 2)
    #expect(meeting.host.app.dialog == .question(.twoPeople(.request(.takeBack(to: 0)))))
    meeting.play(meeting.host, .cancelled)
    #expect(meeting.guest.news.last == .refused(.takeBack(to: 0)))
    #expect(meeting.host.app.game.record.standing == 2)
    meeting.play(meeting.guest, .game(.undoRequested))
    meeting.play(meeting.host, .confirmed)
    #expect(meeting.guest.app.game.record.standing == 0)
    #expect(meeting.haveSamePlies)
    meeting.play(meeting.guest, .game(.squareChosen(.f5)))
    #expect(meeting.host.app.game.record.transcript == "f5")
  }

  @Test(arguments: [App.Event.playAgainRequested, .resetRequested, .swapRequested])
  func anotherGameNeedsBoth(_ event: App.Event) throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.host, event)
    #expect(meeting.host.app.game.record.standing == 1)
    meeting.play(meeting.guest, .confirmed)
    #expect(meeting.host.app.game.record.plies.isEmpty)
    #expect(meeting.haveSamePlies)
    #expect(meeting.host.app.game.identity == meeting.guest.app.game.identity)
    #expect(meeting.host.app.you == (event == .swapRequested ? .dark : .light))
    #expect(meeting.guest.app.you == meeting.host.app.you?.opponent)
  }

  @Test func aResignationEndsTheGameForBoth() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .twoPeople(.resignRequested))
    #expect(meeting.guest.app.game.phase != .over)
    meeting.play(meeting.guest, .confirmed)
    for end in [meeting.host, meeting.guest] {
      #expect(end.app.game.phase == .over)
      #expect(end.app.game.message == .won(.light))
    }
  }

  @Test func apartTheGameWaitsAndGoesOnWithTheLongerRecord() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    // The host's move does not arrive any more.
    meeting.host.send(.game(.squareChosen(.c3)))
    meeting.cut()
    #expect(meeting.guest.news.last == .parted(.lost, isHost: false))
    #expect(meeting.guest.app.game.record.standing == 1)
    #expect(meeting.guest.app.game.choices.isEmpty)
    meeting.guest.send(.game(.squareChosen(.f5)))
    #expect(meeting.guest.app.game.record.standing == 1)
    meeting.connect()
    #expect(meeting.haveSamePlies)
    #expect(meeting.guest.app.game.record.transcript == "d3c3")
    meeting.play(meeting.guest, .game(.squareChosen(.f5)))
    #expect(meeting.host.app.game.record.standing == 3)
  }

  @Test func aComputerTakesOverOnesOwnSideOnly() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.modeChanged(.light, .computer)))
    #expect(meeting.guest.app.game.modes.light == .otherPerson)
    #expect(meeting.guest.news.last == .notTogether)
    meeting.play(meeting.guest, .game(.modeChanged(.dark, .computer)))
    #expect(meeting.host.news.last == .otherPlayer(isComputer: true))
    let request = try #require(meeting.guest.world.requests.last)
    // While the computer's own person asks for something, it does not move.
    meeting.play(meeting.guest, .playAgainRequested)
    meeting.play(meeting.guest, .game(.replied(request.id, .move(.d3))))
    #expect(meeting.guest.app.game.record.plies.isEmpty)
    #expect(meeting.guest.app.game.thinkingSide == nil)
    #expect(meeting.guest.runtime.thinkingTime == nil)
    meeting.play(meeting.host, .cancelled)
    let again = try #require(meeting.guest.world.requests.last)
    // The reply to the request that was stopped may still come.
    meeting.play(meeting.guest, .game(.replied(request.id, .move(.f5))))
    #expect(meeting.guest.app.game.record.plies.isEmpty)
    meeting.play(meeting.guest, .game(.replied(again.id, .move(.d3))))
    #expect(meeting.host.app.game.record.transcript == "d3")
  }

  @Test func hintsNeedBoth() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.hintRequested))
    #expect(meeting.guest.app.hint == nil)
    #expect(meeting.host.news.last == .hints(isOther: true))
    meeting.play(meeting.host, .evaluationToggled)
    #expect(meeting.host.app.isEvaluationShown)
    meeting.play(meeting.guest, .game(.hintRequested))
    #expect(meeting.guest.app.hint != nil)
  }

  @Test func hintsInTheReviewNeedBoth() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.guest, .sheetOpened(.review))
    meeting.play(meeting.guest, .review(.hintToggled))
    #expect(meeting.guest.news.last == .hints(isOther: false))
    #expect(meeting.host.news.last == .hints(isOther: true))
    #expect(meeting.guest.app.hint == nil)
    meeting.play(meeting.host, .sheetOpened(.review))
    meeting.play(meeting.host, .review(.hintToggled))
    #expect(meeting.host.app.hint != nil)
    meeting.play(meeting.guest, .review(.hintToggled))
    #expect(meeting.guest.app.hint != nil)
    meeting.play(meeting.guest, .review(.hintToggled))
    #expect(meeting.guest.app.hint == nil)
  }

  @Test func reasonsInTheReviewNeedBoth() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.guest, .sheetOpened(.review))
    meeting.play(meeting.guest, .review(.moved(to: 1)))
    #expect(!meeting.guest.app.isReasonSearched)
    #expect(meeting.guest.world.requests.isEmpty)
  }

  @Test func theReviewShowsNoScoresDuringTheGame() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.guest, .sheetOpened(.review))
    #expect(meeting.guest.world.requests.isEmpty)
    meeting.play(meeting.guest, .sheetClosed)
    meeting.play(meeting.guest, .twoPeople(.resignRequested))
    meeting.play(meeting.guest, .confirmed)
    meeting.play(meeting.guest, .sheetOpened(.review))
    #expect(!meeting.guest.world.requests.isEmpty)
  }

  @Test func theClockIsTheSameAtBothEnds() throws {
    let meeting = try Meeting(clock: TimeControl("5+3"))
    #expect(meeting.guest.app.game.timeControl?.text == "5+3")
    meeting.guest.world.time = .seconds(10)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.guest.runtime.clockReading?.left.dark == .seconds(293))
    #expect(meeting.host.runtime.clockReading?.left.dark == .seconds(293))
    // Apart, it runs for nobody.
    meeting.cut()
    meeting.host.world.time = .seconds(500)
    #expect(meeting.host.runtime.clockReading?.left.light == .seconds(300))
    #expect(meeting.host.runtime.nextDeadline == nil)
  }

  @Test func aFlagFallsWhereItsSideIs() throws {
    let meeting = try Meeting(clock: TimeControl("1"))
    // The host leaves the guest's time to the guest.
    meeting.host.pass(.seconds(69))
    #expect(meeting.host.app.game.phase != .over)
    meeting.guest.pass(.seconds(60))
    meeting.settle()
    #expect(meeting.host.app.game.forfeit == .outOfTime(.dark))
    #expect(meeting.host.app.dialog == .question(.untimed(loser: .dark)))
    meeting.play(meeting.host, .confirmed)
    meeting.play(meeting.guest, .cancelled)
    meeting.play(meeting.guest, .confirmed)
    #expect(meeting.guest.app.game.forfeit == nil)
    #expect(meeting.host.app.game.forfeit == nil)
    #expect(meeting.guest.runtime.clockReading == nil)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.game.record.standing == 1)
    // Another game has a clock again.
    meeting.play(meeting.guest, .playAgainRequested)
    meeting.play(meeting.host, .confirmed)
    for end in meeting.ends { #expect(end.runtime.clockReading?.left.dark == .seconds(60)) }
  }

  @Test func aFlagFallsHereIfTheOtherEndGoesOnWithoutTime() throws {
    let meeting = try Meeting(clock: TimeControl("1"))
    // It answers, but its flag does not fall.
    for _ in 0..<70 {
      meeting.host.pass(.seconds(1))
      for line in meeting.host.takeLines() where line == .knock { meeting.host.receive("here") }
    }
    #expect(meeting.host.app.game.forfeit == .outOfTime(.dark))
    // What it still plays does not count.
    meeting.host.receive("move 1 d3")
    #expect(meeting.host.app.game.record.plies.isEmpty)
    #expect(meeting.host.conversation?.peer != nil)
    meeting.host.receive("flag")
    #expect(meeting.host.conversation?.peer != nil)
  }

  @Test func theTimeOfASilentProgramDoesNotRun() throws {
    let meeting = try Meeting(clock: TimeControl("1"))
    // The guest is stopped: its lines wait.
    for _ in 0..<5 { meeting.host.pass(.seconds(1)) }
    #expect(meeting.host.news.last == .silence(true))
    for _ in 0..<500 { meeting.host.pass(.seconds(1)) }
    #expect(meeting.host.app.game.forfeit == nil)
    #expect(meeting.host.runtime.nextDeadline == nil)
    // It goes on, and has lost no time.
    meeting.guest.world.time = .seconds(505)
    meeting.guest.beginTurn()
    meeting.settle()
    #expect(meeting.host.news.last == .silence(false))
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    for end in meeting.ends {
      #expect(end.runtime.clockReading?.left == Sides(dark: .seconds(60), light: .seconds(60)))
    }
  }

  @Test func nobodyGivesItselfTime() throws {
    let meeting = try Meeting(clock: TimeControl("5+3"))
    meeting.host.receive("clock 5+3 9999999 300000")
    meeting.host.receive("move 1 d3")
    #expect(meeting.host.runtime.clockReading?.left.dark == .seconds(303))
    #expect(meeting.host.runtime.clockReading?.left.light == .seconds(300))
    meeting.host.send(.game(.squareChosen(.c3)))
    meeting.host.receive("clock 5+3 100000 1")
    meeting.host.receive("move 3 c4")
    #expect(
      meeting.host.runtime.clockReading?.left
        == Sides(dark: .seconds(100), light: .seconds(303)))
  }

  @Test func takingBackTakesTheIncrementsBack() throws {
    let meeting = try Meeting(clock: TimeControl("5+30"))
    for _ in 0..<4 {
      meeting.play(meeting.guest, .game(.squareChosen(.d3)))
      meeting.play(meeting.guest, .game(.undoRequested))
      meeting.play(meeting.host, .confirmed)
    }
    #expect(meeting.guest.app.game.record.standing == 0)
    for end in meeting.ends {
      #expect(end.runtime.clockReading?.left == Sides(dark: .seconds(300), light: .seconds(300)))
    }
  }

  @Test func aQuestionStopsBothClocks() throws {
    let meeting = try Meeting(clock: TimeControl("5"))
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.guest, .game(.undoRequested))
    // It is White's turn, whose person is asked.
    meeting.pass(.seconds(100))
    for end in meeting.ends {
      #expect(end.runtime.clockReading?.left == Sides(dark: .seconds(300), light: .seconds(300)))
    }
    meeting.play(meeting.host, .cancelled)
    meeting.pass(.seconds(1))
    for end in meeting.ends {
      #expect(end.runtime.clockReading?.left.light == .seconds(299))
    }
  }

  @Test func aPassWaitsForTheSideThatHasIt() throws {
    // White has to pass.
    let plies = "f5f6c4g5h5h4f7h6"
    let meeting = try Meeting(side: .light, host: plies, guest: plies)
    let (host, guest) = (meeting.host, meeting.guest)
    let passing = try #require(host.app.game.position.turn)
    let (own, other) = passing == .light ? (host, guest) : (guest, host)
    for end in [own, other] { #expect(end.app.game.phase == .passing) }
    #expect(other.app.dialog == nil)
    meeting.play(other, .game(.dismissed))
    #expect(other.app.game.phase == .passing)
    #expect(own.app.dialog == .passAlert)
    meeting.play(own, .game(.dismissed))
    #expect(meeting.haveSamePlies && own.plies == plies + "--")
  }

  @Test func whatArrivesWhileAMoveIsShownWaitsItsTurn() throws {
    let meeting = try Meeting(speed: .normal)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    // The guest has seen its own move; its host has not yet.
    for line in ["ask takeback 0", "resign"] { meeting.host.receive(line) }
    #expect(meeting.host.app.game.phase != .over && meeting.host.app.overlay.isEmpty)
    while let timer = meeting.host.app.timer { meeting.host.send(timer.event) }
    #expect(meeting.host.app.game.phase == .over)
    // If the connection breaks, it waits no longer.
    let other = try Meeting(speed: .normal)
    other.play(other.guest, .game(.squareChosen(.d3)))
    other.host.receive("resign")
    for _ in 0...TwoPeople.maximumWaiting { other.host.receive("knock") }
    #expect(other.host.app.game.phase == .over)
  }

  @Test func contradictionsAreSaidAndBothRecordsKept() throws {
    for keepsOwn in [true, false] {
      // The host is White; what it has played is changed.
      let meeting = try Meeting(side: .light, host: "d3c3", guest: "d3c5")
      #expect(meeting.host.plies == "d3c3")
      let question = meeting.host.app.dialog
      guard case .question(.feature(let asked)) = question,
        case .contradiction(let other)? = asked.question as? TwoPeople.Question
      else {
        Issue.record("no question")
        return
      }
      #expect(other.record.transcript == "d3c5")
      #expect(meeting.host.app.game.isHeld && meeting.guest.app.game.isHeld)
      meeting.play(meeting.host, keepsOwn ? .cancelled : .confirmed)
      let left = keepsOwn ? "d3c5" : "d3c3"
      for end in meeting.ends { #expect(end.plies == (keepsOwn ? "d3c3" : "d3c5")) }
      // A guest whose record goes on does not know of the other one.
      for end in keepsOwn ? meeting.ends : [meeting.host] {
        #expect(end.world.archive.games.map(\.record.transcript) == [left])
        #expect(end.world.archive.games.first?.identity != end.app.game.identity)
        let isOwnLeft = (end === meeting.host) != keepsOwn
        #expect(end.news.last == .contradiction(isOwnLeft: isOwnLeft))
      }
    }
  }

  @Test func aQuestionAboutContradictionsEndsWithTheConnection() throws {
    let meeting = try Meeting(side: .light, host: "d3c3", guest: "d3c5")
    meeting.cut()
    #expect(meeting.host.app.overlay.isEmpty)
    #expect(meeting.host.plies == "d3c3" && meeting.guest.plies == "d3c5")
    meeting.connect()
    #expect(!meeting.host.app.overlay.isEmpty)
  }

  @Test func nobodyTakesBackTheOthersMove() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    // White has not moved yet.
    meeting.play(meeting.host, .game(.undoRequested))
    #expect(meeting.host.app.game.record.standing == 1)
    #expect(meeting.guest.app.dialog == nil)
  }

  @Test func theReviewCannotGoOnFromAnotherPosition() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.host, .sheetOpened(.review))
    for event: App.Event in [.review(.moved(to: 0)), .review(.variationPlayed(.f5))] {
      meeting.play(meeting.host, event)
      meeting.play(meeting.host, .review(.playOnRequested))
      #expect(meeting.host.news.last == .notTogether)
      #expect(meeting.host.app.sheet?.kind == .review)
      #expect(meeting.haveSamePlies)
    }
  }

  @Test func aGameOfTheLibraryCanBeRemoved() throws {
    let meeting = try Meeting()
    let host = meeting.host
    meeting.play(host, .sheetOpened(.library))
    let id = try #require(host.app.running[LibraryRequest.self]).id
    meeting.play(host, .reply(LibraryReply(Games.listed), to: LibraryRequest.self, id))
    meeting.play(host, .library(.removalRequested))
    #expect(host.app.dialog == .question(.library(.remove(Games.listed.games[0]))))
  }

  @Test func whatGivesUpTheGameAloneDoesNothing() throws {
    let meeting = try Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    for event: App.Event in [
      .loadRequested(GameRecord()), .positionSetUp(.newGame), .game(.redoRequested),
      .sheetOpened(.setUp),
    ] {
      meeting.play(meeting.host, event)
      #expect(meeting.host.news.last == .notTogether)
      #expect(meeting.host.app.overlay.isEmpty)
      #expect(meeting.haveSamePlies)
    }
  }
}
