import GameSession
import ReversiCore
import Testing

@Suite("The runtime")
struct RuntimeTests {
  @Test("lets each frame take its time, and none before")
  func frames() throws {
    let world = FakeWorld()
    var runtime = world.runtime()
    runtime.send(.squareChosen(.d3))
    #expect(runtime.nextDeadline == .milliseconds(40))
    world.time = .milliseconds(39)
    let first = runtime.session.animation
    runtime.advance()
    #expect(runtime.session.animation == first)
    var frames = 0
    while let deadline = runtime.nextDeadline {
      world.time = deadline
      runtime.advance()
      frames += 1
    }
    #expect(frames == 6)
    #expect(world.time == .milliseconds(240))
    #expect(runtime.session.phase == .waiting(nil))
  }

  @Test("has no deadline while a person is waited for")
  func idle() {
    let world = FakeWorld()
    let runtime = world.runtime()
    #expect(runtime.nextDeadline == nil)
    #expect(runtime.thinkingTime == nil)
  }

  @Test("plays the computer's answer when the least thinking time is over")
  func thinkTime() throws {
    let world = FakeWorld()
    var runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    let (id, thought) = try #require(world.thoughts.last)
    #expect(thought == .move(.newGame, .standard))
    #expect(runtime.nextDeadline == nil)
    world.time = .milliseconds(500)
    runtime.answer(id, .d3)
    #expect(runtime.session.thinkingSide == .dark)
    #expect(runtime.thinkingTime == .milliseconds(500))
    #expect(runtime.nextDeadline == .seconds(2))
    world.time = .seconds(2)
    runtime.advance()
    #expect(runtime.session.position == (try Positions.after([.d3])))
    #expect(runtime.thinkingTime == nil)
  }

  @Test("plays an answer that took longer at once")
  func lateAnswer() throws {
    let world = FakeWorld()
    var runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    world.time = .seconds(5)
    runtime.answer(try #require(world.thoughts.last).id, .d3)
    #expect(runtime.session.animation != nil)
  }

  @Test("passes on what the computer finds out for a hint, as often as it does, at once")
  func hint() throws {
    let world = FakeWorld()
    var runtime = world.runtime(thinkTime: .seconds(2))
    runtime.send(.hintRequested)
    let (id, thought) = try #require(world.thoughts.last)
    #expect(thought == .hint(.newGame))
    #expect(runtime.nextDeadline == nil)
    #expect(runtime.thinkingTime == nil)
    let moves = [Hint.Move(square: .d3, score: 2), Hint.Move(square: .c4, score: 0)]
    runtime.answer(id, Array(moves.prefix(1)), isFinal: false)
    #expect(runtime.session.hint?.moves == Array(moves.prefix(1)))
    runtime.answer(id, moves, isFinal: true)
    #expect(runtime.session.hint?.moves == moves)
    runtime.send(.squareChosen(.d3))
    #expect(world.stopped.isEmpty)
    #expect(runtime.session.hint == nil)
  }

  @Test("stops a hint that is not needed any more, and starts the thought that is")
  func stoppedHint() throws {
    let world = FakeWorld()
    var runtime = world.runtime()
    runtime.send(.hintRequested)
    let id = try #require(world.thoughts.last).id
    runtime.send(.modeChanged(.dark, .computer))
    #expect(world.stopped == [id])
    #expect(world.thoughts.last?.thought == .move(.newGame, .standard))
    runtime.answer(id, [], isFinal: true)
    #expect(runtime.session.thinkingSide == .dark)
  }

  @Test("stops a thought that is taken back, and takes no answer to it, early or late")
  func stoppedThought() throws {
    let world = FakeWorld()
    var runtime = world.runtime(dark: .computer, thinkTime: .seconds(2))
    let stale = try #require(world.thoughts.last).id
    runtime.answer(stale, .d3)
    runtime.send(.modeChanged(.dark, .manual))
    #expect(world.stopped == [stale])
    #expect(runtime.nextDeadline == nil)
    world.time = .seconds(3)
    runtime.advance()
    runtime.answer(stale, .d3)
    #expect(runtime.session.position == .newGame)

    runtime.send(.modeChanged(.dark, .computer))
    let live = try #require(world.thoughts.last).id
    runtime.answer(stale, .c4)
    #expect(runtime.nextDeadline == nil)
    runtime.answer(live, .d3)
    world.time = .seconds(5)
    runtime.advance()
    #expect(runtime.session.lastMove?.square == .d3)
  }

  @Test("forgets the frame of a game that is reset")
  func resetDuringAnimation() {
    let world = FakeWorld()
    var runtime = world.runtime()
    runtime.send(.squareChosen(.d3))
    runtime.send(.resetRequested)
    runtime.send(.resetConfirmed)
    #expect(runtime.nextDeadline == nil)
    world.time = .seconds(1)
    runtime.advance()
    #expect(runtime.session.game == .new)
    #expect(world.store.game == .new)
  }

  @Test("saves after every move, pass, mode change and reset, and at the start of a new game")
  func saves() throws {
    let world = FakeWorld()
    var runtime = world.runtime(stored: nil)
    #expect(world.store.game == .new)
    runtime.send(.squareChosen(.f5))
    #expect(world.store.game?.position == (try Positions.after([.f5])))
    runtime.send(.modeChanged(.light, .computer))
    #expect(world.store.game?.modes.light == .computer)
    #expect(world.store.game == runtime.session.game)

    var passing = world.runtime(position: try Positions.passDue())
    passing.send(.dismissed)
    #expect(world.store.game?.position.state == .toMove(.light))
    passing.send(.resetRequested)
    passing.send(.resetConfirmed)
    #expect(world.store.game == .new)
  }

  @Test("knows that the last save failed, until one succeeds")
  func saveFailure() {
    let world = FakeWorld()
    let store = FailingStore()
    var runtime = world.runtime(store: store)
    #expect(runtime.saveFailure == nil)
    store.failure = SaveFailure(step: .write, reason: "No space left on device")
    runtime.send(.squareChosen(.d3))
    #expect(runtime.saveFailure == store.failure)
    #expect(runtime.saveFailure?.description == "No space left on device (write)")
    #expect(runtime.session.animation != nil)
    store.failure = nil
    runtime.send(.modeChanged(.dark, .computer))
    #expect(runtime.saveFailure == nil)
  }

  @Test("brings a game of two computers to its end")
  func wholeGame() throws {
    let world = FakeWorld()
    var runtime = world.runtime(dark: .computer, light: .computer)
    var generator = SeededGenerator(seed: 1)
    var steps = 0
    while runtime.session.phase != .over && steps < 10_000 {
      steps += 1
      if runtime.session.phase == .passing { runtime.send(.dismissed) }
      if let (id, _) = world.thoughts.popLast(),
        let square = Array(runtime.session.position.legalMoves).randomElement(using: &generator)
      {
        runtime.answer(id, square)
      }
      if let deadline = runtime.nextDeadline {
        world.time = deadline
        runtime.advance()
      }
    }
    #expect(runtime.session.position.outcome != nil)
    #expect(world.store.game == runtime.session.game)
  }
}

/// The outside of a runtime: a clock that stands still until it is set, a computer that answers
/// when it is told to.
private final class FakeWorld {
  var time: Duration = .zero
  var thoughts: [(id: RequestID, thought: Thought)] = []
  var stopped: [RequestID] = []
  let store = InMemorySaveStore()

  func runtime(
    position: Position = .newGame, dark: Mode = .manual, light: Mode = .manual,
    thinkTime: Duration = .zero, store: (any SaveStore)? = nil
  ) -> Runtime {
    let game = SavedGame(position: position, modes: Sides(dark: dark, light: light))
    return runtime(game: game, stored: game, thinkTime: thinkTime, store: store)
  }

  func runtime(stored: SavedGame?) -> Runtime {
    runtime(game: .new, stored: stored, thinkTime: .zero, store: nil)
  }

  private func runtime(
    game: SavedGame, stored: SavedGame?, thinkTime: Duration, store: (any SaveStore)?
  ) -> Runtime {
    let computer = Computer(
      start: { self.thoughts.append(($0, $1)) }, stop: { self.stopped.append($0) })
    return Runtime(
      game: game, stored: stored, speed: .normal, thinkTime: thinkTime, store: store ?? self.store,
      computer: computer, now: { self.time })
  }
}

/// A store that fails when it is told to.
private final class FailingStore: SaveStore {
  var failure: SaveFailure?

  func save(_ game: SavedGame) throws(SaveFailure) {
    if let failure { throw failure }
  }
}
