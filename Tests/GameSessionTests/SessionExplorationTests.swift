import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import GameSession

/// All interleavings of all events from a position to the ends of its game, breadth first.
///
/// New games start from the same position, so that the states are finite.
@Suite("In every state of a session that events can lead to")
struct SessionExplorationTests {
  struct Start: CustomTestStringConvertible {
    let testDescription: String
    let position: Position
    let modes: Sides<Mode>
    var pace = GameSession.Pace()
    /// The minimum number of states, so that a smaller exploration does not go unnoticed.
    let minimumStates: Int
  }

  static func starts() throws -> [Start] {
    let manual = Sides(dark: Mode.manual, light: .manual)
    let timed = GameSession.Pace(speed: .off, minimumThinkTime: .seconds(1))
    return [
      Start(
        testDescription: "a pass with one square empty", position: try Positions.oneEmptyAndPass(),
        modes: manual, minimumStates: 150),
      Start(
        testDescription: "a pass of another person", position: try Positions.oneEmptyAndPass(),
        modes: Sides(dark: .otherPerson, light: .manual), minimumStates: 150),
      Start(
        testDescription: "three moves before a tie, with another person",
        position: try Positions.tiedGame(plies: 57),
        modes: Sides(dark: .manual, light: .otherPerson), minimumStates: 3000),
      Start(
        testDescription: "three moves before a tie, with another person and a computer",
        position: try Positions.tiedGame(plies: 57),
        modes: Sides(dark: .otherPerson, light: .computer), pace: timed, minimumStates: 3190),
      Start(
        testDescription: "four squares empty, both computers",
        position: try Positions.tiedGame(plies: 56),
        modes: Sides(dark: .computer, light: .computer), pace: timed, minimumStates: 5800),
    ]
  }

  @Test(
    "the invariants hold, and some event leads on to the end of the game", arguments: try starts())
  func explore(start: Start) throws {
    let game = SavedGame(
      record: GameRecord(start: start.position), modes: start.modes,
      timeControl: TimeControl("5"))
    let world = SessionWorld(
      GameSession.begin(
        game, stored: game, nextGame: game.record, timeControl: game.timeControl, pace: start.pace))
    #expect(world.faults.isEmpty)

    let exploration = Exploration(from: world)
    #expect(exploration.fault == nil)
    #expect(exploration.count >= start.minimumStates)
    #expect(exploration.leadingOnCount == exploration.count)
  }

  @Test("and in thousands of random steps from a new game", arguments: 0..<20 as Range<UInt64>)
  func wholeGames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let light: [Mode] = [.manual, .computer, .otherPerson]
    let game = SavedGame(
      record: GameRecord(), modes: Sides(dark: .manual, light: light[Int(seed % 3)]))
    let pace = GameSession.Pace(
      speed: seed % 4 == 0 ? .off : .normal, minimumThinkTime: seed % 2 == 0 ? .zero : .seconds(1))
    var world = SessionWorld(GameSession.begin(game, stored: game, pace: pace))
    var finishedGames = 0
    for _ in 0..<3000 {
      let before = world.session
      // Most of the time the game goes on, so that it comes to its end.
      let goesOn = UInt8.random(in: 0..<8, using: &generator) != 0
      let legal = before.position.legalMoves.first
      let reply = before.request.flatMap { request in
        legal.map { GameSession.Event.replied(request.id, .move($0)) }
      }
      let move = before.choices.first.map { GameSession.Event.squareChosen($0) }
      let next = goesOn ? before.timer?.event ?? reply ?? move : nil
      let step = next.map { .event($0) } ?? world.steps.randomElement(using: &generator)
      guard let step else { break }
      let isEnding: Bool
      switch step {
      case .event(.forfeited), .event(.began), .event(.wentOn): isEnding = before.phase != .over
      default: isEnding = false
      }
      if isEnding && UInt8.random(in: 0..<50, using: &generator) != 0 { continue }
      world.take(step)
      world.checkStaleRequests()
      if before.phase != .over && world.session.phase == .over { finishedGames += 1 }
    }
    #expect(world.faults.isEmpty, "seed \(seed)")
    #expect(pace.speed == .normal || finishedGames > 0, "seed \(seed)")
  }
}

extension SessionWorld: ExploredState {
  var isOver: Bool { session.phase == .over }
  var isFollowed: Bool { true }
}
