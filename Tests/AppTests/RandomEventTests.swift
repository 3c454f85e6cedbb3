import ReversiCore
import Testing

@testable import App
@testable import GameSession

@Suite("In thousands of random events")
struct RandomEventTests {
  @Test(
    "the counts change exactly once a move, and the invariants hold",
    arguments: 0..<20 as Range<UInt64>)
  func wholeGames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pace = GameSession.Pace(
      speed: seed % 4 == 0 ? .off : .normal, minimumThinkTime: seed % 3 == 0 ? .zero : .seconds(1))
    let (app, effects) = App.begin(.new, stored: nil, pace: pace)
    var world = World(app: app, reach: .game)
    world.perform(effects)

    var shownMoves = 0
    var countChanges = 0
    var finishedGames = 0
    for _ in 0..<3000 {
      let before = world.app
      // Most of the time what is scheduled happens, so that the game comes on.
      let isInTime = UInt8.random(in: 0..<8, using: &generator) != 0
      let next = isInTime ? world.scheduled : nil
      guard let event = next ?? world.events.randomElement(using: &generator) else { break }
      // A reset now and then; otherwise no game would come to its end.
      let isRare = event == .confirmed || event == .resetRequested
      if isRare && UInt8.random(in: 0..<50, using: &generator) != 0 && before.game.phase != .over {
        continue
      }
      world.take(event)
      let after = world.app
      if before.overlay.question == .reset && event == .confirmed { continue }
      let isMade = before.game.position.board != after.game.position.board
      if after.game.animation == nil && (isMade || before.game.animation != nil) { shownMoves += 1 }
      if before.game.shownCounts != after.game.shownCounts { countChanges += 1 }
      if before.game.phase != .over && after.game.phase == .over { finishedGames += 1 }
    }
    #expect(world.faults.isEmpty, "seed \(seed)")
    #expect(countChanges == shownMoves, "seed \(seed)")
    #expect(shownMoves > 40, "seed \(seed)")
    #expect(pace.speed == .normal || finishedGames > 0, "seed \(seed)")
  }
}
