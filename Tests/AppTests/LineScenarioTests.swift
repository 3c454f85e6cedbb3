import Analysis
import Archive
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("The person's lines in the app")
struct LineScenarioTests {
  private static func line(_ transcript: String, _ side: Disk) throws -> Repertoire.Line {
    try #require(Repertoire.Line(GameRecord(transcript: transcript), of: side))
  }

  /// A game in which some lines are learned.
  private static func app(
    _ plies: String = "", dark: Mode = .manual, light: Mode = .manual,
    learning lines: [(String, Disk)] = []
  ) throws -> App {
    var app = try App.resuming(plies: plies, dark: dark, light: light, speed: .off)
    for (transcript, side) in lines {
      app.repertoire.set(try line(transcript, side), isLearned: true)
    }
    return app
  }

  /// The news about lines that a square leads to.
  private static func departure(
    after square: Square, in app: inout App
  ) throws -> Repertoire.Departure? {
    let event: App.Event =
      if let id = app.moveRequestID {
        .game(.replied(id, .move(square)))
      } else {
        .game(.squareChosen(square))
      }
    let news = app.handle(event).compactMap { effect -> Repertoire.Departure? in
      if case .announce(.leftLine(let departure)) = effect { departure } else { nil }
    }
    #expect(news.count < 2)
    return news.first
  }

  @Test("are learned up to the position in view, and kept, until the person asks again")
  func toggles() throws {
    var app = try Self.app("f5d6c3d3c4")
    let tiger = try Self.line("f5d6c3d3c4", .dark)
    #expect(app.learnedSide == nil)
    #expect(app.handle(.lineToggled()) == [.keepLine(tiger, isLearned: true)])
    #expect(app.repertoire.lines == [tiger] && app.learnedSide == .dark)
    #expect(app.handle(.lineToggled()) == [.keepLine(tiger, isLearned: false)])
    #expect(app.repertoire.lines.isEmpty && app.learnedSide == nil)
    let white = try Self.line("f5d6c3d3c4", .light)
    #expect(app.handle(.lineToggled(for: .light)) == [.keepLine(white, isLearned: true)])
    #expect(app.handle(.lineToggled()) == [.keepLine(white, isLearned: false)], "whose it is")
  }

  @Test("belong to the side that the person plays, or else to the one that moved last")
  func sides() throws {
    for (light, side) in [(Mode.computer, Disk.dark), (.manual, .light)] {
      let app = try Self.app("f5d6c3d3", light: light)
      #expect(app.line()?.side == side)
    }
    var app = try Self.app("f5d6c3d3c4", light: .computer)
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 2)))
    #expect(app.line() == nil, "Black has nothing to choose before f5d6")
    _ = app.handle(.review(.moved(to: 3)))
    #expect(app.line()?.game.transcript == "f5d6c3" && app.line()?.side == .dark)
    #expect(app.line(for: .light)?.side == .light)
    let start = try Self.app()
    #expect(start.line() == nil)
    _ = app.handle(.review(.moved(to: 0)))
    #expect(app.handle(.lineToggled()) == [])
  }

  @Test("are announced once when the person, or the computer, leaves them")
  func departures() throws {
    let lines = [("f5d6c3d3c4", Disk.dark)]
    var app = try Self.app("f5d6", light: .computer, learning: lines)
    let own = try Self.departure(after: .c5, in: &app)
    #expect(own?.expected == [.c3] && own?.move.square == .c5 && own?.move.side == .dark)
    let reply = try #require(app.game.position.legalMoves.first)
    let again = try Self.departure(after: reply, in: &app)
    #expect(again == nil, "it has been said")
    app = try Self.app("f5d6c3", light: .computer, learning: lines)
    let other = try Self.departure(after: .f4, in: &app)
    #expect(other?.expected == [.d3] && other?.move.side == .light && other?.side == .dark)
    app = try Self.app("f5d6", light: .computer, learning: lines)
    for square in [Square.c3, .d3, .c4] {
      let departure = try Self.departure(after: square, in: &app)
      #expect(departure == nil)
    }
    let beyond = try #require(app.game.position.legalMoves.first)
    let end = try Self.departure(after: beyond, in: &app)
    #expect(end == nil, "the line has ended")
  }

  @Test("are announced against an engine, but never between people or without the person's lines")
  func silence() throws {
    let lines = [("f5d6c3d3c4", Disk.dark)]
    let engine = Mode.externalEngine(ExternalEngineName("other"))
    for (light, isSaid) in [
      (Mode.computer, true), (engine, true), (.manual, false), (.otherPerson, false),
    ] {
      var app = try Self.app("f5d6", learning: lines)
      app.game.modes.light = light
      let departure = try Self.departure(after: .c5, in: &app)
      #expect((departure != nil) == isSaid, "\(light)")
    }
    var app = try Self.app("f5d6", light: .computer, learning: [("f5d6c3", .light)])
    let foreign = try Self.departure(after: .c5, in: &app)
    #expect(foreign == nil, "the other side's line")
    app = try Self.app("f5d6", light: .computer)
    let none = try Self.departure(after: .c5, in: &app)
    #expect(none == nil)
  }

  @Test("that are not kept are told")
  func notKept() throws {
    let failure = SaveFailure(step: .write, path: "/x", reason: "No space left on device")
    let game = SavedGame(record: Games.middle, modes: SavedGame.new.modes)
    let world = FakeWorld()
    var kept: [(String, Bool)] = []
    var runtime = Runtime.start(
      App.begin(game, stored: game, pace: GameSession.Pace(speed: .off)), store: world.store,
      archive: nil, player: world, transcripts: world.transcripts,
      keepLine: {
        kept.append(($0.game.transcript, $1))
        return kept.count == 1 ? failure : nil
      }, now: { world.time })
    runtime.send(.sheetOpened(.openings))
    runtime.send(.lineToggled())
    #expect(runtime.collectAnnouncements().contains(.saved(.lines, failure)))
    runtime.send(.lineToggled())
    #expect(runtime.collectAnnouncements().contains(.saved(.lines, nil)))
    #expect(kept.map(\.1) == [true, false])
    #expect(Set(kept.map(\.0)) == [game.record.transcript])
  }
}
