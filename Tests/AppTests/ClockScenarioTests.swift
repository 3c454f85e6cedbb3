import App
import Archive
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

struct ClockScenarioTests {
  private let world = FakeWorld()

  private func control(_ text: String) throws -> TimeControl { try #require(TimeControl(text)) }

  private func left(_ runtime: Runtime) throws -> [Duration] {
    let left = try #require(runtime.clockReading?.left)
    return [left.dark, left.light]
  }

  @Test func timeRunsForTheSideToMove() throws {
    var runtime = world.runtime(clock: try control("5+3"))
    world.time = .seconds(10)
    #expect(try left(runtime) == [.seconds(290), .seconds(300)])
    runtime.send(.game(.squareChosen(.d3)))
    world.time = .seconds(12)
    #expect(try left(runtime) == [.seconds(293), .seconds(298)])
  }

  @Test func whileAMoveIsShownItRunsForNobody() throws {
    var runtime = world.runtime(clock: try control("5"), speed: .normal)
    runtime.send(.game(.squareChosen(.d3)))
    world.time = .seconds(100)
    #expect(try left(runtime) == [.seconds(300), .seconds(300)])
    #expect(runtime.nextClockChange == nil)
  }

  @Test func whileAPassWaitsItRunsForNobody() throws {
    let passing = GameRecord(start: try Positions.passDue())
    let runtime = world.runtime(clock: try control("5"), record: passing)
    #expect(runtime.app.game.phase == .passing)
    #expect(runtime.nextClockChange == nil)
  }

  @Test func aFallenFlagEndsTheGameAndOffersToPlayOn() throws {
    var runtime = world.runtime(clock: try control("1"))
    world.time = .seconds(60)
    #expect(runtime.nextDeadline.map { $0 <= .seconds(60) } == true)
    runtime.advance()
    #expect(runtime.app.game.phase == .over)
    #expect(runtime.app.game.message == .won(.light))
    #expect(runtime.app.game.forfeit == .outOfTime(.dark))
    #expect(runtime.app.dialog == .question(.untimed(loser: .dark)))
    #expect(world.store.game?.forfeit == .outOfTime(.dark))
    #expect(try left(runtime)[0] == .zero)
    runtime.send(.game(.squareChosen(.d3)))
    #expect(runtime.app.game.record.plies.isEmpty)
    runtime.send(.confirmed)
    #expect(runtime.app.game.phase == .waiting(hint: .hidden))
    #expect(runtime.clockReading == nil)
    runtime.send(.game(.squareChosen(.d3)))
    #expect(runtime.app.game.record.plies.count == 1)
  }

  @Test func anotherGameHasAClockAgain() throws {
    var runtime = world.runtime(clock: try control("1"))
    world.time = .seconds(60)
    runtime.advance()
    runtime.send(.cancelled)
    runtime.send(.playAgainRequested)
    #expect(runtime.app.game.forfeit == nil)
    #expect(try left(runtime) == [.seconds(60), .seconds(60)])
  }

  @Test func aComputerKnowsItsTime() throws {
    var runtime = world.runtime(clock: try control("5"), light: .computer)
    world.time = .seconds(20)
    runtime.send(.game(.squareChosen(.d3)))
    #expect(world.requests.last?.timeLeft == .seconds(300))
    let request = try #require(world.requests.last)
    world.time = .seconds(320)
    runtime.advance()
    // Its late move changes nothing.
    runtime.send(.game(.replied(request.id, .move(.c3))))
    #expect(runtime.app.game.forfeit == .outOfTime(.light))
    #expect(runtime.app.game.record.plies.count == 1)
  }

  @Test func whatTheClockShowsIsKeptEachSecond() throws {
    world.clocks.found = ClockReading(
      control: try control("5"), left: Sides(dark: .seconds(100), light: .seconds(200)))
    var runtime = world.runtime(clock: try control("5"))
    #expect(try left(runtime) == [.seconds(100), .seconds(200)])
    var wakeUps = 0
    while world.time < .seconds(10), let deadline = runtime.nextWake {
      world.time = deadline
      runtime.advance()
      wakeUps += 1
    }
    #expect(world.clocks.kept.count >= 10)
    #expect(world.clocks.kept.last?.left.dark == .seconds(90))
    // What the clock shows changes at the same times.
    #expect(wakeUps == 10)
  }

  @Test func theShownSecondsAndSignsOfLifeAreAllThatWakesTwoPrograms() throws {
    let meeting = try Meeting(clock: try control("5"))
    var turns = [0, 0]
    // Both begin to watch each other at the same time.
    while let time = meeting.ends.compactMap(\.runtime.nextWake).min(), time <= .seconds(20) {
      for (index, end) in meeting.ends.enumerated() {
        turns[index] += end.runtime.nextWake == time ? 1 : 0
        end.advance(to: time)
      }
      let received = meeting.settle()
      for index in 0..<2 { turns[index] += received[index] }
    }
    // Every two seconds, with the clock, the host asks whether the guest is there, and hears it.
    #expect(turns == [20 + 10, 20 + 10])
  }

  @Test func withoutAClockNothingWakesTheProgram() {
    let runtime = world.runtime()
    #expect(runtime.clockReading == nil)
    #expect(runtime.nextDeadline == nil)
  }
}

extension Runtime {
  /// The time at which the loop wakes if nothing else happens; nil for never.
  fileprivate var nextWake: Duration? {
    [nextDeadline, nextClockChange].compactMap(\.self).min()
  }
}
