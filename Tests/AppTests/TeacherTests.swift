import Analysis
import AppTesting
import Coach
import GameSession
import GameTesting
import Notation
import ReversiCore
import Testing

@testable import App

/// A game with the coach, in which searches reply when a test says so.
private struct TaughtGame {
  var app: App

  init(
    _ position: Position? = nil, dark: Mode = .manual, light: Mode = .computer, level: Int = 3,
    moveLimit: MoveLimit? = nil, timeControl: TimeControl? = nil, isOn: Bool = true
  ) throws {
    let limit = try moveLimit ?? .level(#require(Level(level)))
    let game = SavedGame(
      record: GameRecord(start: try position ?? CornerMistake.position()),
      modes: Sides(dark: dark, light: light), moveLimits: Sides(dark: limit, light: limit),
      timeControl: timeControl)
    app = App.begin(game, stored: game, pace: .init(speed: .off), isCoachOn: isOn).app
  }

  var search: TeachingSearch? { app.running[TeachingSearch.self]?.job }

  var isRemarking: Bool {
    if case .remark? = app.taught { true } else { false }
  }

  mutating func send(_ event: App.Event) { _ = app.handle(event) }

  mutating func computerMoves(_ square: Square? = nil) {
    guard let id = app.moveRequestID, let move = square ?? app.game.position.legalMoves.first
    else { return }
    send(.game(.replied(id, .move(move))))
  }

  mutating func play(_ square: Square, answer: Square? = nil) {
    send(.game(.squareChosen(square)))
    computerMoves(answer)
  }

  mutating func reply(_ explained: ExplainMove.Reply?) {
    guard let id = app.running[TeachingSearch.self]?.id else { return }
    send(.reply(TeachingSearch.Reply(explained), to: TeachingSearch.self, id))
  }

  /// Plays the move that gives the corner away, and lets the coach say so.
  mutating func err(loss: Int = 12) throws {
    play(.b2, answer: .a1)
    reply(try CornerMistake.reply(loss: loss))
  }

  /// Plays any move, and lets the coach find as much wrong with it. Returns whether it looked.
  mutating func errAgain() throws -> Bool {
    play(try #require(app.game.choices.first))
    while app.game.phase == .passing {
      send(.game(.dismissed))
      computerMoves()
    }
    let hasLooked = search != nil
    reply(try CornerMistake.reply())
    return hasLooked
  }
}

@Suite("The coach in the game")
struct TeacherTests {
  @Test("looks at the person's move once the computer has replied, and says what it gave away")
  func remark() throws {
    var game = try TaughtGame()
    game.send(.game(.squareChosen(.b2)))
    #expect(game.app.game.thinkingSide == .light && game.search == nil)
    game.computerMoves(.a1)
    #expect(game.search == TeachingSearch(position: try CornerMistake.position(), played: .b2))
    #expect(game.app.isMoveWatched && !game.isRemarking)
    game.reply(try CornerMistake.reply())
    #expect(game.app.taught == .remark(try CornerMistake.reply()))
    #expect(game.app.taught?.squares == [.a1])
    #expect(game.search == nil && !game.app.isMoveWatched)
    #expect(!game.app.game.course.marks.contains(.helped), "a remark is no help")
  }

  @Test("looks again after a pass that lets the computer move on, and the remark waits behind it")
  func pass() throws {
    var game = try TaughtGame(ComparedLines.position())
    game.play(.h8, answer: .h6)
    #expect(game.app.game.phase == .passing && game.search?.played == .h8)
    var early = game
    early.send(.game(.dismissed))
    #expect(early.search == nil)
    early.computerMoves(.g3)
    #expect(early.search?.played == .h8)
    game.reply(try CornerMistake.reply())
    #expect(!game.isRemarking)
    game.send(.game(.dismissed))
    #expect(!game.isRemarking)
    game.computerMoves(.g3)
    #expect(game.app.game.phase == .passing)
    #expect(!game.isRemarking && game.app.teacher.statement != nil)
  }

  @Test("waits behind sheets and questions")
  func covered() throws {
    for event: App.Event in [.sheetOpened(.help), .sheetOpened(.players), .resetRequested] {
      var game = try TaughtGame()
      try game.err()
      game.send(event)
      #expect(!game.isRemarking, "\(event)")
      game.send(event == .resetRequested ? .cancelled : .sheetClosed)
      #expect(game.isRemarking, "\(event)")
    }
  }

  @Test("falls silent, and searches no more, with the next event of the game")
  func dropped() throws {
    let position = try CornerMistake.position()
    let events: [[App.Event]] = [
      [.game(.undoRequested)], [.resetRequested, .confirmed], [.playAgainRequested, .confirmed],
      [.game(.modeChanged(.light, .manual))], [.game(.modeChanged(.dark, .computer))],
      [.game(.modeChanged(.light, .externalEngine(ExternalEngineName("one"))))],
      [.loadRequested(GameRecord()), .confirmed], [.positionSetUp(position), .confirmed],
      [.game(.forfeited(.resigned(.dark)))], [.coachSwitched(false)],
    ]
    for events in events {
      var told = try TaughtGame()
      try told.err()
      #expect(told.isRemarking)
      for event in events { told.send(event) }
      #expect(!told.isRemarking && told.app.teacher.statement == nil, "\(events)")

      var asked = try TaughtGame()
      asked.play(.b2, answer: .a1)
      let id = try #require(asked.app.running[TeachingSearch.self]?.id)
      for event in events { asked.send(event) }
      #expect(asked.search == nil, "\(events)")
      asked.send(
        .reply(TeachingSearch.Reply(try CornerMistake.reply()), to: TeachingSearch.self, id))
      #expect(asked.app.teacher.statement == nil, "a late reply after \(events)")
    }
    var moved = try TaughtGame()
    try moved.err()
    moved.send(.game(.squareChosen(try #require(moved.app.game.choices.first))))
    #expect(moved.app.teacher.statement == nil)
  }

  @Test("stays away after a move that is taken back is played again by redo")
  func redo() throws {
    var game = try TaughtGame()
    try game.err()
    game.send(.game(.undoRequested))
    game.send(.game(.redoRequested))
    #expect(game.app.game.record.standing > 0)
    #expect(game.search == nil && game.app.teacher.statement == nil)
  }

  @Test(
    "says nothing below twelve disks at levels 0 to 5, and six at 6 to 9",
    arguments: [
      (0, 12, true), (5, 12, true), (0, 11, false), (5, 11, false), (6, 6, true), (9, 6, true),
      (6, 5, false), (9, 5, false),
    ])
  func threshold(level: Int, loss: Int, isTold: Bool) throws {
    var game = try TaughtGame(level: level)
    try game.err(loss: loss)
    #expect(game.isRemarking == isTold)
  }

  @Test("speaks of fewer disks if they are a win, by exact scores")
  func win() throws {
    for (isExact, loss, isTold) in [(true, 4, true), (true, 3, false), (false, 4, false)] {
      let position = try ComparedLines.position()
      var game = try TaughtGame(position)
      game.play(.h8, answer: .h6)
      let move = try CornerMistake.reply().move
      game.reply(
        ExplainMove.Reply(
          .comparing(
            ComparedLines.worse, with: ComparedLines.better, by: loss, isExact: isExact,
            in: position),
          of: ExplainMove(
            position: position, square: .h8, before: move.before, after: move.after)))
      #expect((game.app.teacher.statement != nil) == isTold, "exact \(isExact), loss \(loss)")
    }
  }

  @Test("says nothing while the win is certain, without a reason, or about the best move")
  func silent() throws {
    let position = try CornerMistake.position()
    let (worse, better): ([Square], [Square]) = ([.b2, .a1, .f5], [.f5, .f6, .e6])
    func evaluation(_ score: Int, _ line: [Square]) -> Evaluation {
      Evaluation(darkScore: score, certainty: .exact, depth: 12, line: line)
    }
    func explained(_ square: Square, before: Int, after: Int) -> ExplainMove.Reply {
      let move = ExplainMove(
        position: position, square: square, before: evaluation(before, better),
        after: evaluation(after, Array((square == .b2 ? worse : better).dropFirst())))
      return ExplainMove.Reply(
        Explanation(
          of: square, in: position, before: move.before, after: move.after,
          by: .following(worse: worse, better: better, from: position)), of: move)
    }
    let replies: [(ExplainMove.Reply?, Bool)] = [
      (explained(.b2, before: 20, after: -2), true),
      (explained(.b2, before: 40, after: 8), false), (explained(.f5, before: 20, after: 20), false),
      (ExplainMove.Reply(nil, of: explained(.b2, before: 20, after: -2).move), false),
      (nil, false),
    ]
    for (index, (reply, isTold)) in replies.enumerated() {
      var game = try TaughtGame()
      game.play(.b2, answer: .a1)
      game.reply(reply)
      #expect(game.isRemarking == isTold, "reply \(index)")
    }
  }

  @Test("looks at no move of two people, of strong or other computers, with a clock, or when off")
  func ineligible() throws {
    let control = try #require(TimeControl("5+3"))
    let games = [
      try TaughtGame(light: .manual), try TaughtGame(level: 10), try TaughtGame(level: 15),
      try TaughtGame(light: .externalEngine(ExternalEngineName("one"))),
      try TaughtGame(moveLimit: .moveTime(.seconds(1))), try TaughtGame(timeControl: control),
      try TaughtGame(isOn: false),
    ]
    for (index, game) in games.enumerated() {
      var game = game
      game.play(.b2, answer: .a1)
      #expect(game.search == nil, "game \(index)")
    }
  }

  @Test("remarks at most three times in a game, and never on two moves in a row")
  func counts() throws {
    var game = try TaughtGame(.newGame)
    var looks: [Bool] = []
    while looks.count < 9 { looks.append(try game.errAgain()) }
    #expect(looks == [true, false, true, false, true, false, false, false, false])
    game.send(.playAgainRequested)
    game.send(.confirmed)
    #expect(try game.errAgain())
  }

  @Test("says no more about a move in place of one that was remarked on")
  func replaced() throws {
    var game = try TaughtGame()
    try game.err()
    game.send(.game(.undoRequested))
    game.play(.f5)
    #expect(game.search == nil)
  }

  @Test("begins with the next move of a game that is resumed, and ends with the game")
  func resumed() throws {
    let record = try GameRecord(transcript: "f5d6")
    let saved = SavedGame(record: record, modes: Sides(dark: .manual, light: .computer))
    let app = App.begin(saved, stored: saved, pace: .init(speed: .off), isCoachOn: true).app
    #expect(app.running[TeachingSearch.self] == nil)
  }
}

@Suite("A hint with the coach")
struct IdeaTests {
  @Test("is the idea first, then the scores, then nothing, then the idea again")
  func steps() throws {
    var game = try TaughtGame()
    for _ in 0..<2 {
      game.send(.game(.hintRequested))
      #expect(game.search == TeachingSearch(position: game.app.game.position, played: nil))
      #expect(game.app.hint == nil && game.app.running[PositionSearch.self] == nil)
      game.reply(try CornerMistake.reply())
      #expect(game.app.taught == .idea(try CornerMistake.reply()))
      #expect(game.app.taught?.squares == [.a1, .f5], "the best move among them")
      game.send(.game(.hintRequested))
      #expect(game.app.taught == nil && game.app.hint?.isSearching == true)
      game.send(.game(.hintRequested))
      #expect(game.app.taught == nil && game.app.hint == nil)
    }
    #expect(game.app.game.course.marks.contains(.helped))
  }

  @Test("is help from the idea on")
  func help() throws {
    var game = try TaughtGame()
    game.send(.game(.hintRequested))
    #expect(game.app.game.course.marks.contains(.helped))
  }

  @Test("shows the scores at once without an idea, while it is searched, or with the coach off")
  func scores() throws {
    var game = try TaughtGame()
    game.send(.game(.hintRequested))
    game.reply(nil)
    #expect(game.app.hint?.isSearching == true && game.app.taught == nil)

    game = try TaughtGame()
    game.send(.game(.hintRequested))
    game.send(.game(.hintRequested))
    #expect(game.app.hint?.isSearching == true && game.search == nil)

    game = try TaughtGame(isOn: false)
    game.send(.game(.hintRequested))
    #expect(game.app.hint?.isSearching == true && game.search == nil)
  }

  @Test("has an idea in games of two people at one board, too")
  func twoPeople() throws {
    var game = try TaughtGame(light: .manual)
    game.send(.game(.hintRequested))
    #expect(game.search?.played == nil && game.search != nil)
  }

  @Test("takes the place of the remark, and ends with the next event of the game")
  func ends() throws {
    for event: App.Event in [
      .game(.squareChosen(.f5)), .game(.modeChanged(.dark, .computer)), .coachSwitched(false),
    ] {
      var game = try TaughtGame()
      game.send(.game(.hintRequested))
      game.reply(try CornerMistake.reply())
      game.send(event)
      #expect(game.app.teacher.statement == nil, "\(event)")
    }
    var game = try TaughtGame()
    try game.err()
    game.send(.game(.hintRequested))
    #expect(game.app.taught == nil && game.search?.played == nil)
    game.send(.game(.undoRequested))
    #expect(game.app.teacher.statement == nil && game.search == nil)
  }
}
