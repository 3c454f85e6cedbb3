import Analysis
import AppTesting
import Canvas
import Coach
import GameSession
import GameTesting
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("The practice on the screen")
struct PracticeTests {
  private static let sizes = ScreenSize.ofEachKind

  @Test("opens with P, shows another board, and Esc leads back to the game", arguments: sizes)
  func opens(size: ScreenSize) {
    var moment = Scene.middle.model
    let board = moment.picture.board
    moment = after(.character("P"), moment, size: size)
    #expect(moment.app.practice != nil)
    #expect(moment.screen(size).text.contains("ing"), "it says that it searches")
    moment.app = moment.app.asked()
    #expect(moment.picture.board.faces != board.faces)
    moment = after(.escape, moment, size: size)
    #expect(moment.app.practice == nil)
    #expect(moment.picture.board.faces == board.faces)
  }

  @Test("a key or a click answers, and Enter goes on, as the screen says", arguments: sizes)
  func answers(size: ScreenSize) throws {
    if size.columns >= 24 {
      for (scene, words) in [(Scene.practice, "Enter answer"), (.verdict, "Enter next")] {
        let text = scene.model.screen(size).text.split(separator: " ").joined(separator: " ")
        #expect(text.contains(words), "\(text)")
      }
    }
    let asked = Scene.practice.model
    let exercise = try #require(asked.app.practice?.exercise)
    let square = try #require(exercise.position.legalMoves.first)
    #expect(asked.clicking(.choose(square), size: size) == [.send(.practice(.answered(square)))])
    var moment = asked
    moment.state = UIState(cursor: square)
    #expect(moment.handling(.enter, size: size).intents == [.send(.practice(.answered(square)))])
    moment.state = UIState(cursor: .a1)
    let (intents, state) = moment.handling(.enter, size: size)
    #expect(intents.isEmpty)
    #expect(state.remark(in: moment.app) != nil, "it says why a1 is no answer")
    var unseen = UIState(cursor: square)
    let game = Moment(app: .started()).screen(size)
    #expect(unseen.translate(.enter, app: asked.app, screen: game) == [], "it was not drawn")
    let verdict = Scene.verdict.model
    #expect(verdict.handling(.enter, size: size).intents == [.send(.practice(.nextRequested))])
    #expect(
      verdict.picture.board.hints.values.allSatisfy { $0.score.contains { "!?".contains($0) } })
    let scored = after(.character("i"), verdict, size: size)
    #expect(scored.picture.board.hints[square] != nil, "the worth of each move is shown")
  }

  private static func judged(
    _ app: App, _ worse: [Square], _ better: [Square], answer: Square, by loss: Int
  ) throws -> App {
    let exercise = try #require(app.practice?.exercise)
    let moves = [MoveScore.scored(better[0], loss, .exact), .scored(worse[0], 0, .exact)]
    var verdict = Verdict(on: answer, moves)
    verdict.explanation = Explanation.comparing(
      worse, with: better, by: loss, in: exercise.position)
    let told = app.after(.practice(.answered(answer))).replied(
      verdict, to: Practice.JudgeAnswer.self)
    guard told.practice?.verdict == nil else { return told }
    // Both tries were wrong.
    let other = try #require(
      exercise.position.legalMoves.first { ![answer, better[0]].contains($0) })
    return told.after(.practice(.answered(other))).replied(verdict, to: Practice.JudgeAnswer.self)
  }

  private static func reasonExercise() throws -> (app: App, worse: [Square], better: [Square]) {
    let app = App.started().after(.sheetOpened(.practice)).asked()
    let position = try #require(app.practice?.exercise?.position)
    let moves = Array(position.legalMoves)
    func line(_ first: Square) throws -> [Square] {
      var (position, line) = (position, [first])
      try position.play(first)
      while line.count < 5 {
        if case .passDue = position.state { try position.pass() }
        guard let next = position.legalMoves.first else { break }
        try position.play(next)
        line.append(next)
      }
      return line
    }
    for other in moves.dropFirst() {
      let lines = (try line(other), try line(moves[0]))
      let found = Explanation.comparing(lines.0, with: lines.1, in: position)
      if found?.reasons.isEmpty == false { return (app, lines.0, lines.1) }
    }
    throw NoReason()
  }

  private struct NoReason: Error {}

  @Test("tells the reason after an answer at every size with room for it", arguments: sizes)
  func reasons(size: ScreenSize) throws {
    let (app, worse, better) = try Self.reasonExercise()
    for answer in [worse[0], better[0]] {
      let app = try Self.judged(app, worse, better, answer: answer, by: 12)
      let explanation = try #require(app.practice?.verdict?.explanation)
      let screen = Moment(app: app).screen(size)
      let words = Words(.english)
      let (verdict, exercise) = (
        try #require(app.practice?.verdict), try #require(app.practice?.exercise)
      )
      let reasons = words.reasons(on: verdict, for: exercise)
      let reason = try #require(reasons.first)
      let name = words.summary.name(of: explanation.reasons[0].kind)
      let beginning = reason.split(separator: " ").prefix(2).joined(separator: " ")
      if size.columns >= 45 {
        let isTold = screen.text.contains(beginning) || screen.text.contains(name)
        #expect(isTold, "\(beginning), \(size): \(screen.text)")
      }
    }
  }

  @Test("is offered at the start with the ending of the day, by key and click")
  func todaysEnding() throws {
    let start = Scene.start.model
    for (columns, rows, words) in [
      (200, 60, " · 2 days in a row"), (120, 40, " · 2 days in a row"), (80, 24, ""),
    ] {
      let size = ScreenSize(columns: columns, rows: rows)
      let lines = start.screen(size).lines
      #expect(lines.contains { $0.contains("P  Today's ending\(words)") })
      let intents = start.clicking("Today's", size: size)?.intents
      #expect(intents == [.send(.sheetOpened(.practice))])
      #expect(start.handling(.character("P"), size: size).intents == intents)
    }
    #expect(!start.screen(ScreenSize(columns: 45, rows: 20)).text.contains("Today's"))
    let japanese = render(
      start.picture(in: .japanese), size: .usual, theme: Theme(colors: .full, glyphs: .unicode))
    #expect(japanese.text.contains("今日の終盤・2日連続"))
    var other = start
    other.state = other.handling(.character("x"), size: .usual).state
    #expect(!other.screen(.usual).text.contains("Today's"))
  }

  @Test("tells a beginner that mistakes of the games to come are practiced, too")
  func laterMistakes() {
    for games in [0, 2, 3] {
      let state = UIState(experience: GameExperience(games: games))
      let start = Moment(app: Scene.start.model.app, state: state)
      let text = after(.character("P"), start).screen(.usual).text
      #expect(text.contains("Once you have") == (games < 3))
    }
  }

  @Test("while a game is searched for mistakes, it says how far that is")
  func seekingMistakes() {
    var app = App.started().after(.sheetOpened(.practice))
    app = app.replied(.analyzed(0, of: 1))
    let text = Moment(app: app).screen(.usual).text
    #expect(text.contains("Looking at your game: 0 of 1"))
  }

  @Test("a right answer to the ending of the day goes on with the streak")
  func solved() throws {
    var moment = after(.character("P"), Scene.start.model)
    let ending = TodaysEnding.third.exercise
    #expect(moment.app.practice?.exercise?.position == ending.position)
    #expect(moment.screen(.usual).lines[0].contains("Today's ending   2 days in a row"))
    moment.app = moment.app.judged(try #require(ending.position.legalMoves.first))
    #expect(moment.screen(.usual).lines[0].contains("Today's ending   3 days in a row"))
    moment.app = moment.app.after(.sheetClosed)
    let text = moment.screen(.usual).text
    #expect(text.contains("Today's ending · solved"))
    #expect(after(.character("P"), moment).app.practice?.state == .preparing())
    let next = moment.app.after(.dayBegan(TodaysEnding.third.day + 1))
    let tomorrow = Moment(app: next).screen(.usual).text
    #expect(tomorrow.contains("Today's ending") && !tomorrow.contains("solved"))
  }

  @Test("asks for a move that wins in the ending of the day, and tells the best one besides")
  func winningMove() throws {
    let moment = after(.character("P"), Scene.start.model)
    let squares = Array(TodaysEnding.third.exercise.position.legalMoves)
    for size in Self.sizes {
      #expect(moment.screen(size).text.contains("wins"), "\(moment.screen(size).text)")
      let won = Moment(app: moment.app.judged(squares[1])).screen(size).text
      #expect(won.contains("Right") && won.contains("+2") || won.contains("wins by 2"), "\(won)")
      let first = moment.app.judged(squares[2])
      let hint = Moment(app: first).screen(size).text
      #expect(
        !hint.contains("Best") && (hint.contains("gives away") || hint.contains("Try again")),
        "\(hint)")
      let tied = Moment(app: first.judged(squares[3])).screen(size).text
      #expect(
        !tied.contains("Right") && tied.contains("gave away 12") || tied.contains(": -12"),
        "\(tied)")
    }
    let large = ScreenSize(columns: 120, rows: 40)
    let text = Moment(app: moment.app.judged(squares[1])).screen(large).text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(squares[1]) wins by 2."), "\(words)")
  }

  @Test("names the opening, if there is room, and never half of it", arguments: sizes)
  func openings(size: ScreenSize) throws {
    let game = try GameRecord(transcript: "f5d6c3d3")
    let other = try #require(game.position.legalMoves.first { $0 != .c4 })
    let moves = [MoveScore.scored(.c4, 1, .book), .scored(other, -3, .book)]
    for (answer, told) in [(Square.c4, "Right: "), (other, "\(other) gave away 4")] {
      let app = App.started().after(.sheetOpened(.practice))
        .after(.practice(.chosen(.openings)))
        .replied(.exercise(Exercise(after: game, number: 1, count: 40)))
        .after(.practice(.answered(answer))).replied(
          Verdict(on: answer, moves), to: Practice.JudgeAnswer.self)
      let text = Moment(app: app).screen(size).text
      #expect(text.contains(told) || text.contains("\(other): -4"), "\(text)")
      #expect(text.contains("Tiger") == (size.columns >= 45), "\(text)")
      #expect(text.contains("Opening:") == (size.columns >= 45), "\(text)")
    }
  }

  @Test("asks the moves of lines, and says what was to come", arguments: sizes)
  func lines(size: ScreenSize) throws {
    var repertoire = Repertoire()
    let tiger = try #require(Repertoire.Line(GameRecord(transcript: "f5d6c3d3c4"), of: .dark))
    repertoire.set(tiger, isLearned: true)
    let step = try #require(repertoire.steps.last)
    let asked = App.started().after(.sheetOpened(.practice))
      .replied(.exercise(Exercise(step, number: 1, count: 2)))
    let question = Moment(app: asked).screen(size).text
    #expect(question.contains("line"), "\(question)")
    for (answer, told) in [(Square.c4, "Right"), (.c5, "c4")] {
      let judged = asked.after(.practice(.answered(answer))).replied(
        Verdict(on: answer, []), to: Practice.JudgeAnswer.self)
      let text = Moment(app: judged).screen(size).text
      #expect(text.contains(told), "\(text)")
    }
    let none = App.started().after(.sheetOpened(.practice)).after(.practice(.chosen(.lines)))
      .replied(.over(days: nil))
    #expect(Moment(app: none).screen(size).text.contains("line"))
  }

  @Test("the key line says what Enter does: answer, go on, or nothing")
  func keyLine() {
    func enter(_ app: App, in language: Language = .english) -> String? {
      KeyLineItem.all(in: app, words: Words(language)).first { $0.key == "Enter" }?.label
    }
    let searching = App.started().after(.sheetOpened(.practice))
    let asked = searching.asked()
    #expect(enter(searching) == nil)
    #expect(enter(asked) == "answer")
    let answer = asked.practice?.choices.first ?? .a1
    #expect(enter(asked.after(.practice(.answered(answer)))) == nil)
    #expect(enter(asked.judged(answer)) == "next")
    #expect(enter(asked.judged(answer), in: .japanese) == "次へ")
    let wrong = asked.practice?.choices.reversed().first ?? .a1
    #expect(enter(asked.judged(wrong)) == "answer", "there is a second try")
    #expect(enter(searching.replied(.over(days: 1))) == "Back to the game")
  }

  @Test("Tab leads through the moves of the exercise; i and the dot help", arguments: sizes)
  func keys(size: ScreenSize) throws {
    let moment = Scene.practice.model
    let next = after(.tab, moment, size: size)
    let legal = try #require(moment.app.practice?.choices)
    #expect(legal.contains(next.state.cursor))
    for (key, event) in [(Character("i"), Practice.Event.hintRequested), (".", .answerRequested)] {
      #expect(moment.handling(.character(key), size: size).intents == [.send(.practice(event))])
    }
    #expect(
      moment.handling(.character("x"), size: size).intents
        == [.send(.game(.modeChanged(.dark, .computer)))])
  }

  @Test("the end offers the mistakes by a button that Enter presses once it was seen")
  func offer() throws {
    let moment = Scene.mistakes.model
    let count = try #require(moment.app.mistakesToTry?.count)
    let intents = [
      Intent.send(.sheetOpened(.practice)), .send(.practice(.mistakesChosen)),
    ]
    for size in Self.sizes where size.columns >= 45 {
      #expect(moment.handling(.enter, size: size).intents == intents, "\(size)")
      let text = moment.screen(size).text
      #expect(
        text.contains(size.columns >= 80 ? "Try your \(count) mistakes again" : "Enter try them"))
    }
    #expect(moment.clicking("Try your", size: .usual)?.intents == intents)
    var state = moment.state
    #expect(
      state.translate(.enter, app: moment.app, screen: nil) == [.send(.game(.squareChosen(.a1)))])
    let tried = after(.enter, moment)
    #expect(tried.app.practice?.exercise?.mistake != nil || tried.app.practice?.isPreparing == true)
    let japanese = render(
      moment.picture(in: .japanese), size: .usual, theme: Theme(colors: .full, glyphs: .unicode))
    #expect(japanese.text.contains("自分の悪手\(count)つをもう一度"))
  }

  @Test("in the review of the game P asks its mistakes, and says why if there are none")
  func reviewed() throws {
    let review = Scene.review.model
    let intents = review.handling(.character("P"), size: .usual).intents
    #expect(
      intents == [
        .send(.sheetClosed), .send(.sheetOpened(.practice)), .send(.practice(.mistakesChosen)),
      ])
    #expect(after(.character("P"), review).app.practice?.exercise?.mistake != nil)
    var running = Scene.middle.model
    running.app = running.app.after(.sheetOpened(.review))
    let (none, state) = running.handling(.character("P"), size: .usual)
    #expect(none.isEmpty && state.remark(in: running.app) != nil)
  }

  @Test(
    "says what was played, marks it, and gives an idea after a wrong first try", arguments: sizes)
  func tries(size: ScreenSize) throws {
    let asked = Scene.mistake.model
    let exercise = try #require(asked.app.practice?.exercise)
    let mistake = try #require(exercise.mistake)
    let text = asked.screen(size).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if size.columns >= 45 {
      #expect(text.contains("\(mistake.square)") && text.contains("gave"), "\(text)")
    }
    #expect(asked.picture.board.hints[mistake.square]?.score.contains("?") == true)
    let second = Scene.secondTry.model
    let told = second.screen(size).text
    let answer = try #require(second.app.practice?.exercise?.firstTry?.answer)
    #expect(told.contains("\(answer) gives away") || told.contains("Try again"), "\(told)")
    #expect(!told.contains("Best"), "\(told)")
    #expect(second.picture.board.hints.values.allSatisfy { $0.score.contains("?") })
  }

  @Test("after the last mistake it says the points", arguments: sizes)
  func points(size: ScreenSize) {
    var moment = Scene.mistake.model
    for _ in 0..<9 where moment.app.practice?.exercise != nil {
      let squares = Array(moment.app.practice?.choices ?? [])
      moment.app = moment.app.judged(squares.first ?? .a1).after(.practice(.nextRequested))
    }
    guard case .tried(let halfPoints, let count)? = moment.app.practice?.state else {
      Issue.record("not over")
      return
    }
    #expect(count > 0 && halfPoints <= 2 * count)
    #expect(moment.screen(size).text.contains("of \(count)"), "\(moment.screen(size).text)")
  }

  @Test("says what failed", arguments: sizes)
  func failures(size: ScreenSize) {
    let app = App.started().after(.sheetOpened(.practice))
      .replied(.failed(.unlistedGames(.broken)))
    let text = Moment(app: app).screen(size).text
    #expect(text.contains("broken"), "\(text)")
  }
}

extension App {
  func replied(_ reply: Practice.FindExercise.Reply) -> App {
    replied(reply, to: Practice.FindExercise.self)
  }

  func practicing() -> App { after(.sheetOpened(.practice)).asked() }

  func asked() -> App {
    replied(
      .exercise(
        Exercise(
          position: EndgameExercise.all[120].position, subject: .endings, number: 121, count: 200),
        isSubstitute: true))
  }

  func judged(_ answer: Square) -> App {
    guard let exercise = practice?.exercise else { return self }
    let squares = Array(exercise.position.legalMoves)
    let moves = squares.enumerated().map { index, square in
      MoveScore.scored(square, 6 - 4 * index, .exact)
    }
    var verdict = Verdict(on: answer, moves)
    if let day = exercise.day, exercise.isRight(verdict) {
      verdict.streak = todaysEnding?.streak
      verdict.streak?.solve(on: day)
    }
    return after(.practice(.answered(answer))).replied(verdict, to: Practice.JudgeAnswer.self)
  }
}
