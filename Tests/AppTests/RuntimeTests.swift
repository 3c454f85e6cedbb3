import Analysis
import App
import Archive
import Canvas
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("The runtime")
struct RuntimeTests {
  @Test("reads the day in each turn, and wakes at its end while the start offers an ending")
  func days() throws {
    let world = FakeWorld()
    var day = Runtime.Day(number: 20_784, rest: .seconds(20))
    func runtime(_ game: SavedGame, ending: TodaysEnding?) -> Runtime {
      Runtime.start(
        App.begin(game, stored: game, pace: GameSession.Pace(speed: .off), todaysEnding: ending),
        store: world.store, archive: nil, player: world, transcripts: world.transcripts,
        now: { world.time }, today: { day })
    }
    let start = runtime(.new, ending: TodaysEnding(on: 20_784))
    world.time = .seconds(5)
    #expect(start.nextDay == .seconds(25) && start.nextDeadline == nil)
    start.beginTurn()
    #expect(start.app.todaysEnding?.day == 20_784)
    day = Runtime.Day(number: 20_785, rest: .seconds(86_400))
    start.beginTurn()
    #expect(start.app.endingOffered == TodaysEnding(on: 20_785))
    #expect(start.nextDay == .seconds(86_405))
    // The clock of the machine is set back.
    day = Runtime.Day(number: 20_783, rest: .seconds(60))
    start.beginTurn()
    #expect(start.app.todaysEnding?.day == 20_783)
    let game = runtime(
      SavedGame(record: Games.middle, modes: SavedGame.new.modes),
      ending: TodaysEnding(on: 20_780))
    #expect(game.nextDay == nil, "nothing on the screen depends on the day")
    game.beginTurn()
    #expect(game.app.todaysEnding?.day == 20_783)
    #expect(runtime(.new, ending: nil).nextDay == nil)
  }

  @Test("shows each disk for its time, one after the other")
  func steps() throws {
    let world = FakeWorld()
    let runtime = world.runtime()
    runtime.send(.game(.squareChosen(.d3)))
    #expect(runtime.nextDeadline == .milliseconds(180))
    world.time = .milliseconds(179)
    let first = runtime.app.game.animation
    runtime.advance()
    #expect(runtime.app.game.animation == first)
    var steps = 0
    while let deadline = runtime.nextDeadline {
      world.time = deadline
      runtime.advance()
      steps += 1
    }
    #expect(steps == 2)
    #expect(world.time == .milliseconds(360))
    #expect(runtime.app.game.phase == .waiting(hint: .hidden))
  }

  @Test("knows how far a disk has turned, and when its next picture is due")
  func pictures() throws {
    let world = FakeWorld()
    let runtime = world.runtime()
    runtime.send(.game(.squareChosen(.d3)))
    world.time = .milliseconds(100)
    #expect(runtime.turnFraction == 0)
    #expect(runtime.nextPicture(of: 3) == nil)
    world.time = .milliseconds(180)
    runtime.advance()
    #expect(runtime.app.game.animation?.turning == .d4)
    var fractions: [Double] = []
    while let picture = runtime.nextPicture(of: 3), picture < .milliseconds(360) {
      fractions.append(runtime.turnFraction)
      #expect(picture > world.time)
      world.time = picture
      runtime.advance()
    }
    #expect(fractions == [0, 0.25, 0.5])
    #expect(runtime.turnFraction == 0.75)
    #expect(runtime.nextDeadline == .milliseconds(360))
    world.time = .milliseconds(400)
    #expect(runtime.turnFraction == 1)
    runtime.advance()
    #expect(runtime.turnFraction == 0)
    #expect(runtime.nextPicture(of: 3) == nil)
  }

  @Test("asks the library for games, and closes it")
  func library() {
    let world = FakeWorld()
    let runtime = world.runtime()
    runtime.send(.sheetOpened(.library))
    #expect(world.library.requests.map(\.filter) == [""])
    runtime.send(.library(.filtered(TextField("tiger"))))
    #expect(world.library.requests.last?.filter == "tiger")
    #expect(world.library.closings == 0)
    runtime.send(.sheetClosed)
    #expect(world.library.closings == 1)
  }

  @Test("asks for the last games against a level when the person has won one")
  func levels() throws {
    let world = FakeWorld()
    let runtime = world.runtime(light: .computer)
    for square in [Square.e6, .e3, .g5, .e7, .c5] {
      runtime.send(.game(.squareChosen(square)))
      while runtime.app.game.animation != nil { runtime.send(.game(.animationSkipped)) }
      guard let request = world.requests.last, runtime.app.game.thinkingSide == .light else {
        break
      }
      let replies: [Square] = [.f4, .f6, .d6, .f5]
      let reply = replies[runtime.app.game.record.plies.count / 2]
      runtime.send(.game(.replied(request.id, .move(reply))))
      while runtime.app.game.animation != nil { runtime.send(.game(.animationSkipped)) }
    }
    #expect(runtime.app.game.position.outcome == .win(.dark, by: 13))
    #expect(world.library.levels == [.standard])
  }

  @Test("asks for the openings of the position, and ends the search")
  func openings() {
    let world = FakeWorld()
    let runtime = world.runtime()
    runtime.send(.sheetOpened(.openings))
    #expect(world.openings.jobs.map(\.position) == [runtime.app.game.position])
    #expect(runtime.app.openings?.isComplete == false)
    runtime.send(.sheetClosed)
    #expect(world.openings.closings == 1)
  }

  @Test("plays the computer's answer when the minimum think time is over")
  func thinkTime() throws {
    let world = FakeWorld()
    let runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    let request = try #require(world.requests.last)
    #expect(request.record == GameRecord())
    #expect(request.kind == .move(.standard))
    #expect(runtime.nextDeadline == .seconds(2))
    world.time = .milliseconds(500)
    runtime.send(.game(.replied(request.id, .move(.d3))))
    #expect(runtime.app.game.thinkingSide == .dark)
    #expect(runtime.thinkingTime == .milliseconds(500))
    #expect(runtime.nextDeadline == .seconds(2))
    world.time = .seconds(2)
    runtime.advance()
    let moved = try Positions.after("d3")
    #expect(runtime.app.game.position == moved)
    #expect(runtime.thinkingTime == nil)
  }

  @Test("tells a request to move now, and plays the answer without further waiting")
  func moveNowWhileThinking() throws {
    let world = FakeWorld()
    let runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    let id = try #require(world.requests.last).id
    runtime.send(.game(.moveNowRequested))
    #expect(world.movesNow == 1 && world.stops == 0)
    #expect(runtime.nextDeadline == nil)
    runtime.send(.game(.replied(id, .move(.d3))))
    #expect(runtime.app.game.lastMove?.square == .d3)
    runtime.send(.game(.moveNowRequested))
    #expect(world.movesNow == 1)
  }

  @Test("stops a request that is taken back, and takes no answer to it")
  func stoppedThought() throws {
    let world = FakeWorld()
    let runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    let stale = try #require(world.requests.last).id
    runtime.send(.game(.modeChanged(.dark, .manual)))
    #expect(world.stops == 1)
    #expect(runtime.nextDeadline == nil)
    world.time = .seconds(3)
    runtime.advance()
    runtime.send(.game(.replied(stale, .move(.d3))))
    #expect(runtime.app.game.position == .newGame)

    runtime.send(.game(.modeChanged(.dark, .computer)))
    let live = try #require(world.requests.last).id
    runtime.send(.game(.replied(stale, .move(.c4))))
    runtime.send(.game(.replied(live, .move(.d3))))
    #expect(runtime.nextDeadline == .seconds(5))
    world.time = .seconds(5)
    runtime.advance()
    #expect(runtime.app.game.lastMove?.square == .d3)
  }

  @Test("saves after every move, pass, mode change and reset, and at the start of a new game")
  func saves() throws {
    let world = FakeWorld()
    let runtime = world.runtime(stored: nil)
    #expect(world.store.game == .new)
    runtime.send(.game(.squareChosen(.f5)))
    let moved = try GameRecord(transcript: "f5")
    #expect(world.store.game?.record == moved)
    runtime.send(.game(.modeChanged(.light, .computer)))
    #expect(world.store.game?.modes.light == .computer)
    #expect(world.store.game == runtime.app.game.saved)

    let passing = world.runtime(position: try Positions.passDue())
    passing.send(.game(.dismissed))
    #expect(world.store.game?.record.position.state == .toMove(.light))
    passing.send(.resetRequested)
    passing.send(.confirmed)
    #expect(world.store.game == .new)
  }

  @Test("says that the last save failed, until one succeeds")
  func saveFailure() {
    let world = FakeWorld()
    let runtime = world.runtime()
    #expect(runtime.app.failures.isEmpty)
    let failure = SaveFailure(step: .write, path: "game", reason: "No space left on device")
    world.store.failure = failure
    runtime.send(.game(.squareChosen(.d3)))
    #expect(runtime.app.failures == [.game: failure])
    #expect(runtime.collectAnnouncements().contains(.saved(.game, failure)))
    runtime.send(.saved(.game, failure))
    #expect(runtime.collectAnnouncements().isEmpty, "a failure that lasts is no news")
    #expect(runtime.app.game.animation != nil)
    world.store.failure = nil
    runtime.send(.game(.modeChanged(.dark, .computer)))
    #expect(runtime.app.failures.isEmpty)
    #expect(runtime.collectAnnouncements().contains(.saved(.game, nil)))
  }

  @Test("waits at the end for a save that is under way, and reports that it failed")
  func lateSaveFailure() {
    let world = FakeWorld()
    let runtime = world.runtime()
    let failure = SaveFailure(step: .sync, path: "game", reason: "Input/output error")
    world.store.failure = failure
    #expect(runtime.app.failures.isEmpty)
    runtime.finishSaving(within: .seconds(5))
    #expect(runtime.app.failures == [.game: failure])
    #expect(world.store.limits == [.seconds(5)])
  }

  @Test("adds a game to the archive when it ends, and waits for it within the time that is left")
  func archive() throws {
    let world = FakeWorld()
    let runtime = world.runtime(position: try Positions.lastMove())
    runtime.send(.game(.squareChosen(.c1)))
    #expect(world.archive.games == [runtime.app.game.saved])
    let failure = SaveFailure(step: .write, path: "games", reason: "No space left on device")
    world.archive.failure = failure
    world.store.waiting = { world.time += .seconds(3) }
    runtime.finishSaving(within: .seconds(5))
    world.store.waiting = { world.time += .seconds(9) }
    runtime.finishSaving(within: .seconds(5))
    #expect(runtime.app.failures == [.archive: failure])
    #expect(world.archive.limits == [.seconds(2), .zero])
    #expect(world.library.limits == [.seconds(2), .zero])
  }

  @Test("collects what the session announces, once and in order")
  func announcements() throws {
    let world = FakeWorld()
    let runtime = world.runtime(dark: .computer)
    #expect(runtime.collectAnnouncements() == [.game(.gameBegan(.start))])
    runtime.send(.game(.replied(try #require(world.requests.last).id, .failure(.noReply))))
    runtime.send(.game(.undoRequested))
    #expect(
      runtime.collectAnnouncements() == [
        .game(.playerFailed(.dark, nil, .noReply)), .game(.nothingToTakeBack),
      ])
    #expect(runtime.collectAnnouncements().isEmpty)
  }

  @Test("reports the outcome of a transcript to the session after all other effects")
  func transcript() {
    let world = FakeWorld()
    let runtime = world.runtime()
    _ = runtime.collectAnnouncements()
    runtime.send(.transcriptRequested(name: "game"))
    #expect(world.transcripts.written.map(\.name) == ["game"])
    #expect(
      runtime.collectAnnouncements() == [.transcriptHandled(.written(path: "/game.txt"))])
  }

  @Test("plays a game of two computers to its end")
  func wholeGame() throws {
    let world = FakeWorld()
    let runtime = world.runtime(dark: .computer, light: .computer)
    var generator = SeededGenerator(seed: 1)
    var steps = 0
    while runtime.app.game.phase != .over && steps < 10_000 {
      steps += 1
      if runtime.app.game.phase == .passing { runtime.send(.game(.dismissed)) }
      if let request = world.requests.popLast(),
        let square = Array(runtime.app.game.position.legalMoves).randomElement(using: &generator)
      {
        runtime.send(.game(.replied(request.id, .move(square))))
      }
      if let deadline = runtime.nextDeadline {
        world.time = deadline
        runtime.advance()
      }
    }
    #expect(runtime.app.game.position.outcome != nil)
    #expect(world.store.game == runtime.app.game.saved)
  }
}
