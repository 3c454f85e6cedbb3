import Archive
import GameSession
import Link
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App

/// Two people who play from two programs.
struct TwoPeopleScenarioTests {
  /// A program with its end of the connection.
  final class End: LinkPort {
    let world = FakeWorld()
    var runtime: Runtime?
    var steps: [LinkStep] = []
    var news: [TwoPeople.News] = []

    func perform(_ step: LinkStep) { steps.append(step) }
    func finish() {}

    init(_ twoPeople: TwoPeople, game: SavedGame = .new, clock: TimeControl? = nil) {
      runtime = Runtime.start(
        App.begin(
          game, stored: game, timeControl: clock, pace: GameSession.Pace(speed: .off),
          twoPeople: twoPeople),
        store: world.store, archive: world.archive, player: world, transcripts: world.transcripts,
        link: self, now: { [world] in world.time })
    }

    var app: App {
      guard let runtime else { preconditionFailure("no runtime") }
      return runtime.app
    }

    func send(_ event: App.Event) { runtime?.send(event) }

    /// The lines that were sent since the last call.
    func takeLines() -> [LinkLine] {
      defer { steps = [] }
      return steps.compactMap { if case .send(let line) = $0 { line } else { nil } }
    }

    func collect() {
      for case .twoPeople(let told) in runtime?.collectAnnouncements() ?? [] { news.append(told) }
    }
  }

  /// Two ends that are together; White is the host.
  final class Meeting {
    let host: End
    let guest: End

    init(clock: TimeControl? = nil) {
      var game = SavedGame.new
      game.timeControl = clock
      host = End(
        TwoPeople(
          hostNamed: "Ann", side: .light, game: SharedGame(identity: 9), invitation: "join"),
        game: game, clock: clock)
      guest = End(TwoPeople(guestNamed: "Bob", side: .light, game: nil))
      connect()
    }

    func connect() {
      for end in [host, guest] {
        end.steps = []
        end.send(.twoPeople(.link(.connected, at: .zero)))
      }
      settle()
    }

    func cut() {
      for end in [host, guest] { end.send(.twoPeople(.link(.disconnected(), at: .zero))) }
    }

    /// Lets all lines arrive.
    func settle() {
      while true {
        let (toGuest, toHost) = (host.takeLines(), guest.takeLines())
        if toGuest.isEmpty && toHost.isEmpty { break }
        for line in toGuest { deliver(line, to: guest) }
        for line in toHost { deliver(line, to: host) }
      }
      host.collect()
      guest.collect()
    }

    private func deliver(_ line: LinkLine, to end: End) {
      end.send(.twoPeople(.link(.received(Array(line.text.utf8)), at: .zero)))
    }

    func play(_ end: End, _ event: App.Event) {
      end.send(event)
      settle()
    }
  }

  private func samePlies(_ meeting: Meeting) -> Bool {
    meeting.host.app.record.transcript == meeting.guest.app.record.transcript
      && meeting.host.app.record.standing == meeting.guest.app.record.standing
  }

  @Test func movesAppearAtTheOtherEnd() {
    let meeting = Meeting()
    #expect(meeting.host.app.you == .light)
    #expect(meeting.guest.app.you == .dark)
    #expect(meeting.host.app.record.names[.dark] == "Bob")
    // It is Black's turn, so White's clicks do nothing.
    meeting.play(meeting.host, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.record.plies.isEmpty)
    #expect(meeting.host.app.choices.isEmpty)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.record.transcript == "d3")
    meeting.play(meeting.guest, .game(.squareChosen(.c3)))
    #expect(meeting.host.app.record.transcript == "d3")
    meeting.play(meeting.host, .game(.squareChosen(.c3)))
    #expect(samePlies(meeting))
    #expect(meeting.host.app.identity == meeting.guest.app.identity)
  }

  @Test(arguments: 0..<20)
  func wholeGamesAreTheSameAtBothEnds(_ seed: UInt64) {
    let meeting = Meeting()
    var generator = SeededGenerator(seed: seed)
    var steps = 0
    while meeting.host.app.phase != .over, steps < 200 {
      steps += 1
      let side = meeting.host.app.position.turn
      let end = side == .light ? meeting.host : meeting.guest
      let moves = Array(end.app.choices)
      meeting.play(
        end,
        moves.randomElement(using: &generator).map { .game(.squareChosen($0)) }
          ?? .game(.dismissed))
    }
    #expect(meeting.host.app.phase == .over)
    #expect(meeting.guest.app.phase == .over)
    #expect(samePlies(meeting))
  }

  @Test func undoAsksTheOtherPerson() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.host, .game(.squareChosen(.c3)))
    meeting.play(meeting.guest, .game(.undoRequested))
    #expect(meeting.guest.app.record.standing == 2)
    #expect(meeting.host.app.dialog == .question(.twoPeople(.request(.takeBack(to: 0)))))
    meeting.play(meeting.host, .cancelled)
    #expect(meeting.guest.news.last == .refused(.takeBack(to: 0)))
    #expect(meeting.host.app.record.standing == 2)
    meeting.play(meeting.guest, .game(.undoRequested))
    meeting.play(meeting.host, .confirmed)
    #expect(meeting.guest.app.record.standing == 0)
    #expect(samePlies(meeting))
    meeting.play(meeting.guest, .game(.squareChosen(.f5)))
    #expect(meeting.host.app.record.transcript == "f5")
  }

  @Test(arguments: [App.Event.playAgainRequested, .resetRequested, .swapRequested])
  func anotherGameNeedsBoth(_ event: App.Event) {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.host, event)
    #expect(meeting.host.app.record.standing == 1)
    meeting.play(meeting.guest, .confirmed)
    #expect(meeting.host.app.record.plies.isEmpty)
    #expect(samePlies(meeting))
    #expect(meeting.host.app.identity == meeting.guest.app.identity)
    #expect(meeting.host.app.you == (event == .swapRequested ? .dark : .light))
    #expect(meeting.guest.app.you == meeting.host.app.you?.opponent)
  }

  @Test func aResignationEndsTheGameForBoth() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .twoPeople(.resignRequested))
    #expect(meeting.guest.app.phase != .over)
    meeting.play(meeting.guest, .confirmed)
    for end in [meeting.host, meeting.guest] {
      #expect(end.app.phase == .over)
      #expect(end.app.message == .won(.light))
    }
  }

  @Test func apartTheGameWaitsAndGoesOnWithTheLongerRecord() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    // The host's move does not arrive any more.
    meeting.host.send(.game(.squareChosen(.c3)))
    meeting.cut()
    meeting.guest.collect()
    #expect(meeting.guest.news.last == .parted(.lost, isHost: false))
    #expect(meeting.guest.app.record.standing == 1)
    #expect(meeting.guest.app.choices.isEmpty)
    meeting.guest.send(.game(.squareChosen(.f5)))
    #expect(meeting.guest.app.record.standing == 1)
    meeting.connect()
    #expect(samePlies(meeting))
    #expect(meeting.guest.app.record.transcript == "d3c3")
    meeting.play(meeting.guest, .game(.squareChosen(.f5)))
    #expect(meeting.host.app.record.standing == 3)
  }

  @Test func aComputerTakesOverOnesOwnSideOnly() throws {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.modeChanged(.light, .computer)))
    #expect(meeting.guest.app.modes.light == .manual)
    #expect(meeting.guest.news.last == .notTogether)
    meeting.play(meeting.guest, .game(.modeChanged(.dark, .computer)))
    #expect(meeting.host.news.last == .otherPlayer(isComputer: true))
    let request = try #require(meeting.guest.world.requests.last)
    // While the computer's own person asks for something, it does not move.
    meeting.play(meeting.guest, .playAgainRequested)
    meeting.play(meeting.guest, .game(.replied(request.id, .move(.d3))))
    #expect(meeting.guest.app.record.plies.isEmpty)
    meeting.play(meeting.host, .cancelled)
    let again = try #require(meeting.guest.world.requests.last)
    meeting.play(meeting.guest, .game(.replied(again.id, .move(.d3))))
    #expect(meeting.host.app.record.transcript == "d3")
  }

  @Test func hintsNeedBoth() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.hintRequested))
    #expect(meeting.guest.app.hint == nil)
    #expect(meeting.host.news.last == .hints(isOther: true))
    meeting.play(meeting.host, .evaluationToggled)
    #expect(meeting.host.app.isEvaluationShown)
    meeting.play(meeting.guest, .game(.hintRequested))
    #expect(meeting.guest.app.hint != nil)
  }

  @Test func theReviewShowsNoScoresDuringTheGame() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    meeting.play(meeting.guest, .sheetOpened(.review))
    #expect(meeting.guest.world.requests.isEmpty)
    meeting.play(meeting.guest, .sheetClosed)
    meeting.play(meeting.guest, .twoPeople(.resignRequested))
    meeting.play(meeting.guest, .confirmed)
    meeting.play(meeting.guest, .sheetOpened(.review))
    #expect(!meeting.guest.world.requests.isEmpty)
  }

  @Test func theClockIsTheSameAtBothEnds() {
    let meeting = Meeting(clock: TimeControl("5+3"))
    #expect(meeting.guest.app.timeControl?.text == "5+3")
    meeting.guest.world.time = .seconds(10)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.guest.runtime?.clockReading?.left.dark == .seconds(293))
    #expect(meeting.host.runtime?.clockReading?.left.dark == .seconds(293))
    // Apart, it runs for nobody.
    meeting.cut()
    meeting.host.world.time = .seconds(500)
    #expect(meeting.host.runtime?.clockReading?.left.light == .seconds(300))
    #expect(meeting.host.runtime?.nextDeadline == nil)
  }

  @Test func aFlagFallsWhereItsSideIs() {
    let meeting = Meeting(clock: TimeControl("1"))
    // The host does not judge the guest's time.
    meeting.host.world.time = .seconds(70)
    meeting.host.runtime?.advance()
    #expect(meeting.host.app.phase != .over)
    meeting.guest.world.time = .seconds(60)
    meeting.guest.runtime?.advance()
    meeting.settle()
    #expect(meeting.host.app.forfeit == .outOfTime(.dark))
    #expect(meeting.host.app.dialog == .question(.untimed(loser: .dark)))
    meeting.play(meeting.host, .confirmed)
    meeting.play(meeting.guest, .cancelled)
    meeting.play(meeting.guest, .confirmed)
    #expect(meeting.guest.app.forfeit == nil)
    #expect(meeting.host.app.forfeit == nil)
    #expect(meeting.guest.runtime?.clockReading == nil)
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    #expect(meeting.host.app.record.standing == 1)
  }

  @Test func nobodyTakesBackTheOthersMove() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    // White has not moved yet.
    meeting.play(meeting.host, .game(.undoRequested))
    #expect(meeting.host.app.record.standing == 1)
    #expect(meeting.guest.app.dialog == nil)
  }

  @Test func whatGivesUpTheGameAloneDoesNothing() {
    let meeting = Meeting()
    meeting.play(meeting.guest, .game(.squareChosen(.d3)))
    for event: App.Event in [
      .loadRequested(GameRecord()), .positionSetUp(.newGame), .game(.redoRequested),
      .sheetOpened(.setUp),
    ] {
      meeting.play(meeting.host, event)
      #expect(meeting.host.news.last == .notTogether)
      #expect(meeting.host.app.overlay.isEmpty)
      #expect(samePlies(meeting))
    }
  }
}
