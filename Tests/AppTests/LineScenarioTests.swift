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

  private static func learn(
    in app: inout App, for side: Disk? = nil, fault: Repertoire.Fault? = nil
  ) throws -> [App.Effect] {
    let check = try #require(app.handle(.lineToggled(for: side)).started(CheckLine.self).first)
    #expect(app.repertoire.lines.isEmpty, "it is not known yet")
    return app.handle(.reply(CheckLine.Reply(fault), to: CheckLine.self, check.id))
  }

  @Test("are learned up to the position in view once they are checked, until the person asks again")
  func toggles() throws {
    var app = try Self.app("f5d6c3d3c4")
    let tiger = try Self.line("f5d6c3d3c4", .dark)
    #expect(app.learnedLine == nil)
    let learned = try Self.learn(in: &app)
    #expect(
      learned == [.keepLine(tiger, isLearned: true), .announce(.lineLearned(tiger, nil))])
    #expect(app.repertoire.lines == [tiger] && app.learnedLine == tiger)
    let dropped = app.handle(.lineToggled())
    #expect(
      dropped == [.keepLine(tiger, isLearned: false), .announce(.lineDropped(tiger))])
    #expect(app.repertoire.lines.isEmpty && app.learnedLine == nil)
    let white = try Self.line("f5d6c3d3c4", .light)
    let other = try Self.learn(in: &app, for: .light)
    #expect(other.first == .keepLine(white, isLearned: true))
    #expect(
      app.handle(.lineToggled()).first == .keepLine(white, isLearned: false), "whose it is")
  }

  @Test("are learned as far as they are good, and the move that is not is told")
  func faults() throws {
    var app = try Self.app("f5d6c3d3c4f4c5")
    let record = app.game.record
    func fault(_ ply: Int) throws -> Repertoire.Fault {
      guard case .place(let move) = record.plies[ply] else { throw NoMove() }
      return Repertoire.Fault(ply: ply, number: ply + 1, move: move, loss: 7, best: .d6)
    }
    let good = try Self.line("f5d6c3d3c4f4", .dark)
    let cut = try Self.learn(in: &app, fault: fault(6))
    #expect(
      try cut == [
        .keepLine(good, isLearned: true), .announce(.lineLearned(good, fault(6))),
      ])
    #expect(app.repertoire.checked == [good])
    // What is good is known already.
    let check = try #require(
      app.handle(.lineToggled(for: .dark)).started(CheckLine.self).first)
    let again = app.handle(.reply(CheckLine.Reply(try fault(4)), to: CheckLine.self, check.id))
    #expect(try again == [.announce(.lineLearned(nil, fault(4)))])
    app = try Self.app("f5d6c3d3c4f4c5")
    let refused = try Self.learn(in: &app, fault: fault(2))
    #expect(try refused == [.announce(.lineLearned(nil, fault(2)))])
    #expect(app.repertoire.lines.isEmpty, "nothing is to choose before it")
  }

  private struct NoMove: Error {}

  @Test("are checked one after the other, once each, while the computer does not think")
  func queue() throws {
    var app = try Self.app("f5d6c3d3c4")
    let lines = try [Disk.dark, .light].map { try Self.line("f5d6c3d3c4", $0) }
    let check = try #require(
      app.handle(.lineToggled(for: .dark)).started(CheckLine.self).first)
    #expect(app.checksLine)
    for side in [Disk.dark, .light] {
      #expect(app.handle(.lineToggled(for: side)).isEmpty, "it waits, or is checked already")
    }
    let effects = app.handle(.reply(CheckLine.Reply(nil), to: CheckLine.self, check.id))
    let next = try #require(effects.started(CheckLine.self).first)
    #expect(app.repertoire.lines == [lines[0]] && app.running[CheckLine.self]?.job.line == lines[1])
    // The computer needs the processors.
    #expect(app.handle(.game(.modeChanged(.light, .computer))).stops(CheckLine.self))
    #expect(app.handle(.reply(CheckLine.Reply(nil), to: CheckLine.self, next.id)).isEmpty)
    let again = app.handle(.game(.modeChanged(.light, .manual))).started(CheckLine.self)
    let last = try #require(again.first)
    _ = app.handle(.reply(CheckLine.Reply(nil), to: CheckLine.self, last.id))
    #expect(app.repertoire.lines == lines && app.uncheckedLines.isEmpty)
  }

  @Test("are dropped from anywhere in them, or from the list if several go through a position")
  func dropped() throws {
    let lines = [
      ("f5d6c3d3c4f4", Disk.dark), ("f5d6c3f4", .dark), ("f5d6", .light),
    ]
    // After other moves that lead to the line, too.
    for plies in ["f5d6c3d3", "f5d6c4d3c3", "d3c5e6f5f6"] {
      var app = try Self.app(plies, learning: lines)
      let line = try Self.line(lines[0].0, .dark)
      #expect(app.learnedLine == line && app.lineChoice() == .drop(line), "\(plies)")
      #expect(app.handle(.lineToggled()).first == .keepLine(line, isLearned: false))
    }
    var app = try Self.app("f5d6c3", learning: lines)
    let through = try lines.prefix(2).map { try Self.line($0.0, $0.1) }
    #expect(app.lineChoice() == .several(through))
    #expect(app.handle(.lineToggled()).isEmpty && app.repertoire.lines.count == 3)
    #expect(
      app.handle(.lineDropped(through[1]))
        == [.keepLine(through[1], isLearned: false), .announce(.lineDropped(through[1]))])
    #expect(app.handle(.lineDropped(through[1])).isEmpty, "it is gone")
    #expect(app.lineChoice() == .drop(through[0]))
    // The line that ends there comes first.
    app = try Self.app("f5d6", learning: lines)
    #expect(try app.lineChoice() == .drop(Self.line("f5d6", .light)))
    app = try Self.app(learning: lines)
    #expect(app.lineChoice() == nil && app.learnedLine == nil, "all lines go through the start")
  }

  @Test("are listed in the openings, where one of them is selected, as long as there are some")
  func list() throws {
    var app = try Self.app("f5d6c3d3", learning: [("f5d6c3", .dark), ("f5f6e6", .dark)])
    _ = app.handle(.sheetOpened(.openings))
    #expect(app.listedLine == nil)
    _ = app.handle(.openings(.linesListed(0)))
    for (index, expected) in [(1, 1), (9, 1), (-1, 0)] {
      _ = app.handle(.openings(.selected(index)))
      #expect(app.listedLine == app.repertoire.lines[expected], "\(index)")
    }
    for left in [1, 0] {
      let line = try #require(app.listedLine)
      _ = app.handle(.lineDropped(line))
      #expect(app.repertoire.lines.count == left && (app.listedLine == nil) == (left == 0))
    }
    #expect(app.openings?.listedLine == nil)
  }

  @Test("belong to the side that the person plays, or else to the one that moved last")
  func sides() throws {
    func learned(_ app: App, _ side: Disk? = nil) -> Repertoire.Line? {
      if case .learn(let line) = app.lineChoice(for: side) { line } else { nil }
    }
    for (light, side) in [(Mode.computer, Disk.dark), (.manual, .light)] {
      let app = try Self.app("f5d6c3d3", light: light)
      #expect(learned(app)?.side == side)
    }
    var app = try Self.app("f5d6c3d3c4", light: .computer)
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 2)))
    #expect(app.lineChoice() == nil, "Black has nothing to choose before f5d6")
    _ = app.handle(.review(.moved(to: 3)))
    #expect(learned(app)?.game.transcript == "f5d6c3" && learned(app)?.side == .dark)
    #expect(learned(app, .light)?.side == .light)
    let start = try Self.app()
    #expect(start.lineChoice() == nil)
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
    let runtime = Runtime.start(
      App.begin(game, stored: game, pace: GameSession.Pace(speed: .off)), store: world.store,
      archive: nil, player: world, transcripts: world.transcripts,
      keepLine: {
        kept.append(($0.game.transcript, $1))
        return kept.count == 1 ? failure : nil
      }, now: { world.time })
    runtime.send(.sheetOpened(.openings))
    runtime.send(.lineToggled())
    let check = try #require(runtime.app.running[CheckLine.self])
    runtime.send(.reply(CheckLine.Reply(nil), to: CheckLine.self, check.id))
    #expect(runtime.collectAnnouncements().contains(.saved(.lines, failure)))
    runtime.send(.lineToggled())
    #expect(runtime.collectAnnouncements().contains(.saved(.lines, nil)))
    #expect(kept.map(\.1) == [true, false])
    #expect(Set(kept.map(\.0)) == [game.record.transcript])
  }
}
