import Analysis
import Archive
import GameTesting
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("Variations in a review")
struct VariationTests {
  /// All plies stand.
  private static func reviewing(
    _ plies: String, at ply: Int, light: Mode = .manual, names: PlayerNames = PlayerNames()
  ) throws -> App {
    var record = try GameRecord(start: .newGame, plies: plies)
    record.names = names
    var app = App.resuming(record, light: light, identity: GameIdentity(7))
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: ply)))
    return app
  }

  /// `ply` is the number of plies before the position in view, and `branch` where the line leaves
  /// the game.
  private func expect(
    _ app: App, shows plies: String, at ply: Int, branch: Int?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let review = try #require(app.reviewedLine, sourceLocation: sourceLocation)
    #expect(review.analysis.record.pliesText == plies, sourceLocation: sourceLocation)
    #expect(review.ply == ply, sourceLocation: sourceLocation)
    #expect(review.branch == branch, sourceLocation: sourceLocation)
  }

  private func play(_ squares: Square..., in app: inout App) {
    for square in squares { _ = app.handle(.review(.variationPlayed(square))) }
  }

  @Test("a move that the game does not have begins one, and the game stays as it is")
  func begins() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 1)
    let game = app.game.saved
    play(.f6, in: &app)
    try expect(app, shows: "f5f6", at: 2, branch: 1)
    play(.e6, in: &app)
    try expect(app, shows: "f5f6e6", at: 3, branch: 1)
    #expect(app.reviewedLine?.game.record == game.record)
    #expect(app.reviewedLine?.gamePly == 1)
    #expect(app.recordUpToShownPly.transcript == "f5f6e6")
    #expect(app.game.saved == game)
    // The keys for the next ply walk along it.
    for (ply, seen) in [(0, 0), (2, 2), (9, 3)] {
      _ = app.handle(.review(.moved(to: ply)))
      try expect(app, shows: "f5f6e6", at: seen, branch: 1)
    }
  }

  @Test("the move of the line that is shown leads along that line")
  func walks() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 1)
    play(.d6, in: &app)
    try expect(app, shows: "f5d6c3d3", at: 2, branch: nil)
    _ = app.handle(.review(.moved(to: 1)))
    play(.f6, .e6, in: &app)
    _ = app.handle(.review(.moved(to: 1)))
    play(.f6, in: &app)
    try expect(app, shows: "f5f6e6", at: 2, branch: 1)
  }

  @Test("the game's move leads back to the game")
  func gameMove() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 2)
    play(.c4, .b3, in: &app)
    try expect(app, shows: "f5d6c4b3", at: 4, branch: 2)
    _ = app.handle(.review(.moved(to: 0)))
    play(.f5, in: &app)
    try expect(app, shows: "f5d6c4b3", at: 1, branch: 2)
    play(.d6, .c3, in: &app)
    try expect(app, shows: "f5d6c3d3", at: 3, branch: nil)
  }

  @Test("each lasts as long as the review, and its moves lead there again")
  func lasting() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 1)
    play(.f6, .e6, in: &app)
    _ = app.handle(.review(.variationLeft))
    try expect(app, shows: "f5d6c3d3", at: 1, branch: nil)
    play(.f4, .e3, in: &app)
    // It has a variation of its own.
    _ = app.handle(.review(.moved(to: 2)))
    play(.c3, in: &app)
    try expect(app, shows: "f5f4c3", at: 3, branch: 1)
    _ = app.handle(.review(.variationLeft))
    play(.f6, in: &app)
    try expect(app, shows: "f5f6e6", at: 2, branch: 1)
    _ = app.handle(.review(.variationLeft))
    play(.f4, in: &app)
    try expect(app, shows: "f5f4c3", at: 2, branch: 1)
    play(.e3, in: &app)
    try expect(app, shows: "f5f4e3", at: 3, branch: 1)

    for event in [App.Event.sheetClosed, .sheetOpened(.review), .review(.moved(to: 1))] {
      _ = app.handle(event)
    }
    play(.f6, in: &app)
    try expect(app, shows: "f5f6", at: 2, branch: 1)
  }

  @Test("leaving one returns to where it leaves the game, or to an earlier ply in view")
  func leaving() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 2)
    _ = app.handle(.review(.variationLeft))
    try expect(app, shows: "f5d6c3d3", at: 2, branch: nil)
    play(.c4, .b3, in: &app)
    _ = app.handle(.review(.moved(to: 1)))
    _ = app.handle(.review(.variationLeft))
    try expect(app, shows: "f5d6c3d3", at: 1, branch: nil)
    #expect(app.sheet != nil)
  }

  @Test("it goes on from the end of a game that is not over")
  func afterEnd() throws {
    var app = try Self.reviewing("f5d6", at: 2)
    play(.c3, in: &app)
    try expect(app, shows: "f5d6c3", at: 3, branch: 2)
  }

  @Test("a pass follows by itself, and the next move can be played after it")
  func pass() throws {
    var app = try Self.reviewing("f5f6c4g5h5h4f7c5", at: 7)
    play(.h6, in: &app)
    try expect(app, shows: "f5f6c4g5h5h4f7h6--", at: 9, branch: 7)
    #expect(app.reviewedLine?.record.position.turn == .light)
    play(.c5, in: &app)
    try expect(app, shows: "f5f6c4g5h5h4f7h6--c5", at: 10, branch: 7)
    // On the way there, the pass of the line is taken, too.
    _ = app.handle(.review(.moved(to: 7)))
    play(.h6, in: &app)
    try expect(app, shows: "f5f6c4g5h5h4f7h6--c5", at: 9, branch: 7)
    _ = app.handle(.review(.moved(to: 8)))
    play(.c5, in: &app)
    try expect(app, shows: "f5f6c4g5h5h4f7h6--c5", at: 10, branch: 7)
  }

  @Test("a pass that is due in the game is no obstacle")
  func duePass() throws {
    var app = try Self.reviewing("f5f6c4g5h5h4f7h6", at: 8)
    let review = try #require(app.reviewedLine)
    #expect(!review.choices.isEmpty && review.record.position.legalMoves.isEmpty)
    #expect(review.move(to: .c5)?.side == .light)
    play(.c5, in: &app)
    try expect(app, shows: "f5f6c4g5h5h4f7h6--c5", at: 10, branch: 8)
  }

  @Test("illegal moves, and those behind a question or without a review, change nothing")
  func ignored() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 1)
    var before = app
    play(.a1, .f5, .c3, in: &app)
    #expect(app == before)
    for event in [
      App.Event.review(.playOnRequested), .sheetOpened(.help), .sheetOpened(.transcriptName),
    ] {
      var covered = app
      _ = covered.handle(event)
      before = covered
      play(.f6, in: &covered)
      _ = covered.handle(.review(.variationLeft))
      #expect(covered == before)
    }
    _ = app.handle(.sheetClosed)
    before = app
    play(.c4, in: &app)
    #expect(app == before)
  }

  /// The scores differ by the position.
  private func answerAll(
    _ effects: [App.Effect], in app: inout App
  ) -> [PlayerRequest] {
    var asked: [PlayerRequest] = []
    var next = effects.requests.first
    while let request = next {
      asked.append(request)
      next = app.handle(.game(.replied(request.id, request.evaluated))).requests.first
    }
    return asked
  }

  @Test("its positions are searched, those it shares with the game are known, and so is the game")
  func analysis() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 2)
    let first = app.orders(after: .review(.moved(to: 2))).requests.first
    #expect(first == nil, "the search goes on")
    let game = app.analysis.map(\.id)
    var effects = app.orders(after: .sheetClosed)
    #expect(effects.compactMap(\.stoppedRequest) == [game].compactMap(\.self))
    effects = app.handle(.sheetOpened(.review))
    #expect(!answerAll(effects, in: &app).isEmpty)
    let known = try #require(app.reviewedLine?.game)
    #expect(known.isComplete)

    _ = app.handle(.review(.moved(to: 2)))
    effects = app.handle(.review(.variationPlayed(.c4)))
    #expect(app.reviewedLine?.analysis.evaluation(at: 2) == known.evaluation(at: 2))
    #expect(app.reviewedLine?.progress.done == 9)
    let asked = answerAll(effects, in: &app)
    #expect(asked.map(\.record.transcript) == Array(repeating: "f5d6c4", count: 3))
    #expect(app.reviewedLine?.analysis.isComplete == true)
    #expect(app.reviewedLine?.game == known)
    effects = app.handle(.review(.variationLeft))
    #expect(effects.requests.isEmpty)
    #expect(app.reviewedLine?.analysis == known)
  }

  @Test("hint and evaluation are those of its position")
  func hint() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 4)
    _ = app.handle(.review(.moved(to: 3)))
    play(.f4, in: &app)
    var effects = app.orders(after: .review(.hintToggled))
    let request = try #require(effects.requests.first)
    #expect(request.record.transcript == "f5d6c3f4")
    #expect(request.kind == .analysis(.moveTime(.seconds(60))))
    let moves = [MoveScore.scored(.c6, 2, .exact), .scored(.d7, -4, .exact)]
    effects = app.handle(.game(.replied(request.id, .scores(moves, of: .dark, isFinal: true))))
    #expect(effects.announcements.isEmpty, "the game at the same ply has no hint")
    #expect(app.hint?.moves == moves)
    _ = app.handle(.evaluationToggled)
    #expect(app.evaluation == Evaluation(moves[0], of: .dark))
    #expect(app.scores.record == app.shownLine)
    // A search of a position that it shares with the game serves both.
    _ = app.handle(.review(.moved(to: 3)))
    let shared = try #require(app.analysis?.id)
    let others = [MoveScore.scored(.d3, 3, .exact), .scored(.g5, 1, .exact)]
    _ = app.handle(.game(.replied(shared, .scores(others, of: .light, isFinal: true))))
    _ = app.handle(.review(.variationLeft))
    #expect(app.hint == Hint(moves: others, isSearching: false))
  }

  @Test("playing on from one gives up the game, which is archived, after a question")
  func playOn() throws {
    let plies = String(KnownGame.tie.transcript.prefix(24))
    let names = PlayerNames(dark: "Ann", light: "Bob")
    var app = try Self.reviewing(plies, at: 11, names: names)
    let game = app.game.saved
    let square = try #require(
      app.reviewedLine?.choices.first { plies.prefix(24).suffix(2) != $0.description })
    play(square, in: &app)
    let line = try #require(app.reviewedLine?.record)
    #expect(app.handle(.review(.playOnRequested)).isEmpty)
    #expect(app.dialog == .question(.review(.variation(line))))
    var cancelled = app
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.reviewedLine?.branch == 11 && cancelled.game.saved == game)
    let effects = app.handle(.confirmed)
    #expect(app.overlay.isEmpty)
    #expect(app.game.record == line && app.game.record.names == names)
    #expect(effects.contains(.game(.archive(game))))
    #expect(app.game.identity != nil && app.game.identity != game.identity)
  }

  @Test("playing on keeps the players, unless a computer would move")
  func playersAfterwards() throws {
    for (square, modes) in [
      (Square.c4, SavedGame.new.modes), (.b3, Sides(dark: .manual, light: .computer)),
    ] {
      var app = try Self.reviewing("f5d6c3d3", at: 2, light: .computer)
      play(.c4, in: &app)
      if square == .b3 { play(.b3, in: &app) }
      _ = app.handle(.review(.playOnRequested))
      _ = app.handle(.confirmed)
      #expect(app.game.modes == modes)
      #expect(app.game.phase == .waiting(hint: .hidden))
      #expect(app.game.record.standing == app.game.record.plies.count)
    }
  }

  @Test("later moves of one that is played on can be played again, and it begins after a pass")
  func playOnEarlier() throws {
    var app = try Self.reviewing("f5f6c4g5h5h4f7c5", at: 7)
    play(.h6, .c5, in: &app)
    _ = app.handle(.review(.moved(to: 8)))
    _ = app.handle(.review(.playOnRequested))
    _ = app.handle(.confirmed)
    #expect(app.game.record.standing == 9 && app.game.record.plies.count == 10)
    #expect(app.dialog == nil)
  }

  @Test("before it leaves the game, playing on goes on with the game")
  func playOnInGame() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 2)
    play(.c4, in: &app)
    _ = app.handle(.review(.moved(to: 1)))
    _ = app.handle(.review(.playOnRequested))
    #expect(app.dialog == .question(.review(.playOn(ply: 1, move: 2))))
    _ = app.handle(.confirmed)
    #expect(app.game.record.pliesText == "f5d6c3d3" && app.game.record.standing == 1)
  }

  @Test("one of a game of the library is loaded, without its names")
  func library() throws {
    var app = App.resuming(.newGame, speed: .off)
    _ = app.handle(.game(.squareChosen(.f5)))
    let effects = app.handle(.sheetOpened(.library))
    let id = try #require(app.running[LibraryRequest.self]?.id)
    #expect(effects.started(LibraryRequest.self).count == 1)
    _ = app.handle(.reply(LibraryReply(Games.listed), to: LibraryRequest.self, id))
    _ = app.handle(.library(.reviewRequested))
    let (library, game) = (app.library, app.game.saved)
    _ = app.handle(.review(.moved(to: 2)))
    play(.c4, in: &app)
    try expect(app, shows: "f5d6c4", at: 3, branch: 2)
    let line = try #require(app.reviewedLine?.record.withoutNames)
    _ = app.handle(.review(.playOnRequested))
    #expect(app.dialog == .question(.load(line)))
    _ = app.handle(.cancelled)
    _ = app.handle(.review(.variationLeft))
    _ = app.handle(.sheetClosed)
    #expect(app.library == library && app.game.saved == game)
  }

  @Test("the moves up to the position in view are written, and the review stays open")
  func transcript() throws {
    var app = try Self.reviewing("f5d6c3d3", at: 2)
    play(.c4, .b3, in: &app)
    for (ply, plies) in [(4, "f5d6c4b3"), (3, "f5d6c4"), (1, "f5")] {
      _ = app.handle(.review(.moved(to: ply)))
      _ = app.handle(.sheetOpened(.transcriptName))
      #expect(app.sheet?.kind == .transcriptName)
      let record = app.recordUpToShownPly
      #expect(record.transcript == plies)
      let write = app.orders(after: .transcriptRequested(name: "game"))
      #expect(write == [.writeTranscript(record, to: "game", isReplacing: false)])
      _ = app.handle(.transcriptHandled(.exists(name: "game")))
      let replace = app.orders(after: .confirmed)
      #expect(replace == [.writeTranscript(record, to: "game", isReplacing: true)])
      _ = app.handle(.transcriptHandled(.written(path: "game")))
      try expect(app, shows: "f5d6c4b3", at: ply, branch: 2)
    }
  }

  @Test("the game may follow it behind the review; then it is no variation any more")
  func overtaken() throws {
    var app = try Self.reviewing("f5d6c3", at: 3, light: .computer)
    let request = try #require(app.moveRequestID)
    play(.d3, in: &app)
    try expect(app, shows: "f5d6c3d3", at: 4, branch: 3)
    let game = App.Event.game(.replied(request, .move(.d3)))
    _ = app.handle(game)
    #expect(app.game.record.pliesText == "f5d6c3d3")
    try expect(app, shows: "f5d6c3d3", at: 4, branch: nil)

    app = try Self.reviewing("f5d6c3", at: 3, light: .computer)
    let other = try #require(app.moveRequestID)
    play(.d3, in: &app)
    _ = app.handle(.game(.replied(other, .move(.f4))))
    try expect(app, shows: "f5d6c3d3", at: 4, branch: 3)
    #expect(app.reviewedLine?.game.record.pliesText == "f5d6c3f4")
  }

  @Test("a ply in view that a computer's move removes gives way to the last one")
  func removedPlies() throws {
    var app = try Self.reviewing("f5d6c3d3c4", at: 5)
    for event in [
      App.Event.sheetClosed, .game(.undoRequested), .game(.undoRequested), .game(.undoRequested),
    ] {
      _ = app.handle(event)
    }
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 5)))
    _ = app.handle(.game(.modeChanged(.dark, .computer)))
    let request = try #require(app.moveRequestID)
    _ = app.handle(.game(.replied(request, .move(.c4))))
    try expect(app, shows: "f5d6c4", at: 3, branch: nil)
    #expect(!app.isEvaluationShown && app.hint == nil)
  }

  @Test("in thousands of random events, the invariants hold", arguments: 0..<8 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let length = Int(seed % 4) * 14 + 6
    let record = try GameRecord(transcript: KnownGame.tie.transcript.prefix(2 * length))
    let game = SavedGame(
      record: record, modes: Sides(dark: .manual, light: seed % 2 == 0 ? .manual : .computer))
    let (app, effects) = App.begin(game, stored: nil, pace: .init(speed: .off))
    var world = World(app: app, reach: .everything)
    world.perform(effects)
    var tried = 0
    for _ in 0..<500 {
      let app = world.app
      let squares = Array(app.sheet?.kind == .review ? app.reviewedLine?.choices ?? [] : [])
      let moves = squares.map { App.Event.review(.variationPlayed($0)) }
      let isRare = UInt8.random(in: 0..<40, using: &generator) == 0
      let events: [App.Event] =
        switch UInt8.random(in: 0..<6, using: &generator) {
        case 0, 1: [.sheetOpened(.review)]
        case 2 where !squares.isEmpty, 3 where !squares.isEmpty: moves
        case 4: [.review(.variationLeft)]
        default: world.events.filter { isRare || $0 != .confirmed }
        }
      guard let event = events.randomElement(using: &generator) else { continue }
      world.take(event)
      if moves.contains(event) { tried += 1 }
      guard let review = world.app.reviewedLine else { continue }
      let plies = review.analysis.record.plies.count
      world.take(.review(.moved(to: Int.random(in: 0...plies, using: &generator))))
    }
    #expect(world.faults.isEmpty, "seed \(seed)")
    #expect(tried > 5, "seed \(seed)")
  }
}
