import App
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi

@Suite("The turn bell")
struct TurnBellTests {
  private typealias Event = App.Event

  /// What is told to a bell while a game is played against the computer.
  private struct Play {
    var app: App
    var bell: TurnBell
    var rings = 0

    init(_ record: GameRecord = GameRecord(), computer side: Disk = .light) {
      var game = SavedGame.new
      game.record = record
      game.modes[side] = .computer
      app =
        App.begin(
          game, stored: nil, pace: GameSession.Pace(speed: .off)
        ).app
      bell = TurnBell()
    }

    mutating func handle(_ event: Event) {
      app.handle(event).compactMap(\.announcement).forEach { bell.receive($0) }
      if bell.rings(in: app) { rings += 1 }
    }

    mutating func answer(_ square: Square) {
      guard case .thinking(let progress, _) = app.game.phase else { return }
      handle(.game(.replied(progress.id, .move(square))))
    }
  }

  @Test("rings for the computer's move, and not for the person's")
  func reply() {
    var play = Play()
    play.handle(.game(.squareChosen(.d3)))
    #expect(play.rings == 0)
    play.answer(.c3)
    #expect(play.app.game.record.standing == 2)
    #expect(play.rings == 1)
  }

  @Test(
    "is silent when moves are taken back and played again, or undo ends the computer's request",
    arguments: [
      [.undoRequested, .redoRequested], [.squareChosen(.c4), .undoRequested],
    ] as [[GameSession.Event]])
  func undo(events: [GameSession.Event]) {
    var play = Play()
    play.handle(.game(.squareChosen(.d3)))
    play.answer(.c3)
    for event in events { play.handle(.game(event)) }
    #expect(play.app.game.record.standing == 2)
    #expect(play.rings == 1)
  }

  @Test("is silent when the computer's pass is dismissed")
  func pass() throws {
    var play = Play(try GameText.record(in: "f5f6c4g5h5h4f7"), computer: .dark)
    play.handle(.game(.squareChosen(.h6)))
    #expect(play.app.game.phase == .passing)
    play.handle(.game(.dismissed))
    #expect(play.app.game.phase == .waiting(hint: .hidden))
    #expect(play.rings == 0)
  }
}
