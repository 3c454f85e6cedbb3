import Foundation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

/// The interleavings of all events from a position, breadth first; with `REVERSI_FUZZ_STATES`, all
/// of them to the ends of its game.
///
/// A reset is taken as an edge like every other and its state is checked, but what follows from a
/// new game is not explored: the positions are chosen so that the rest is finite.
@Suite("In every state that events can lead to")
struct ExplorationTests {
  struct Start: CustomTestStringConvertible {
    let testDescription: String
    let position: Position
    let modes: Sides<Mode>
    let pace: GameSession.Pace
    let reach: World.Reach
    var engines: [ExternalEngineName] = []
    /// The minimum number of states, so that a smaller exploration does not go unnoticed.
    let minimumStates: Int
  }

  /// The states followed from each start; `REVERSI_FUZZ_STATES` sets another number, and 100,000
  /// are all.
  private static let limit =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_STATES"].flatMap { Int($0) } ?? 1000

  static func starts() throws -> [Start] {
    let manual = Sides(dark: Mode.manual, light: .manual)
    let computers = Sides(dark: Mode.computer, light: .computer)
    return [
      Start(
        testDescription: "a pass with one square empty", position: try Positions.oneEmptyAndPass(),
        modes: manual, pace: .init(), reach: .everything, minimumStates: 58000),
      Start(
        testDescription: "a move before a tie, and an archive",
        position: try Positions.tiedGame(plies: 59), modes: manual, pace: .init(speed: .off),
        reach: .library, minimumStates: 35000),
      Start(
        testDescription: "a move before a tie, and openings",
        position: try Positions.tiedGame(plies: 59), modes: manual, pace: .init(speed: .off),
        reach: .openings, minimumStates: 12000),
      Start(
        testDescription: "a move before a tie, and practice",
        position: try Positions.tiedGame(plies: 59), modes: manual, pace: .init(speed: .off),
        reach: .practice, minimumStates: 1800),
      Start(
        testDescription: "a move before a tie, and variations",
        position: try Positions.tiedGame(plies: 59), modes: manual, pace: .init(speed: .off),
        reach: .review, minimumStates: 9800),
      Start(
        testDescription: "two moves before a tie", position: try Positions.tiedGame(plies: 58),
        modes: manual, pace: .init(minimumThinkTime: .seconds(1)), reach: .record,
        minimumStates: 1800
      ),
      Start(
        testDescription: "two moves before a tie, with two other programs",
        position: try Positions.tiedGame(plies: 58), modes: manual,
        pace: .init(minimumThinkTime: .seconds(1)), reach: .record,
        engines: [ExternalEngineName("one"), ExternalEngineName("other")], minimumStates: 6700),
      Start(
        testDescription: "four squares empty, both computers",
        position: try Positions.tiedGame(plies: 56), modes: computers,
        pace: .init(minimumThinkTime: .seconds(1)), reach: .record, minimumStates: 15000),
      Start(
        testDescription: "five squares empty, without animation",
        position: try Positions.tiedGame(plies: 55), modes: manual,
        pace: .init(speed: .off), reach: .record, minimumStates: 37000),
    ]
  }

  @Test(
    "the invariants hold, and some event leads on to the end of the game", arguments: try starts())
  func explore(start: Start) throws {
    let game = SavedGame(record: GameRecord(start: start.position), modes: start.modes)
    let (first, effects) = App.begin(
      game, stored: nil, pace: start.pace, engines: start.engines)
    var world = World(app: first, reach: start.reach)
    world.perform(effects)
    #expect(world.faults.isEmpty)
    let exploration = Exploration(from: world, limit: Self.limit)
    #expect(exploration.fault == nil)
    #expect(exploration.count >= min(start.minimumStates, Self.limit))
    #expect(exploration.leadingOnCount == exploration.count)
  }
}

extension World: ExploredState {
  var isOver: Bool { app.game.phase == .over }
  var steps: [App.Event] { events }
  /// Other starts are not followed, nor are games with swapped colours.
  var isFollowed: Bool {
    let record = app.game.record
    #expect(record.start == start || record.plies.isEmpty)
    return record.start == start
  }
}
