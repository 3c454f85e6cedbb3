import Analysis
import AppTesting
import Archive
import GameTesting
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("Practice in the app")
struct PracticeScenarioTests {
  private static let exercise = Exercise(
    position: Games.middle.position, subject: .mistakes, number: 1, count: 2)

  private static func app(
    light: Mode = .manual
  ) throws -> (app: App, request: (id: RequestID, job: Practice.FindExercise)) {
    var app = App.resuming(Games.middle, light: light, speed: .off)
    let request = try #require(
      app.handle(.sheetOpened(.practice)).started(Practice.FindExercise.self).first)
    return (app, request)
  }

  @Test("asks, judges, and asks again, one request after the other")
  func course() throws {
    var (app, first) = try Self.app()
    #expect(
      first.job
        == Practice.FindExercise(subject: nil, game: app.game.record, rating: app.peopleRating))
    #expect(
      app.handle(.reply(.analyzed(1, of: 3), to: Practice.FindExercise.self, first.id)).isEmpty)
    #expect(app.practice?.state == .preparing(analyzed: 1, of: 3))
    #expect(
      app.handle(.reply(.exercise(Self.exercise), to: Practice.FindExercise.self, first.id)).isEmpty
    )
    #expect(app.practice?.choices == Self.exercise.position.legalMoves)
    let game = app.game.record
    #expect(app.handle(.practice(.answered(.d4))).isEmpty, "an illegal answer is ignored")
    let square = try #require(Self.exercise.position.legalMoves.first)
    let answered = app.handle(.practice(.answered(square)))
    let second = try #require(answered.started(Practice.JudgeAnswer.self).first)
    #expect(second.job == Practice.JudgeAnswer(exercise: Self.exercise, answer: square))
    #expect(app.handle(.practice(.answered(square))).isEmpty, "one answer counts")
    let verdict = Verdict(on: square, [.scored(.b3, 4), .scored(square, 2)])
    #expect(verdict.loss == 2)
    #expect(app.handle(.reply(verdict, to: Practice.JudgeAnswer.self, first.id)).isEmpty)
    #expect(app.practice?.verdict == nil, "a stale reply changes nothing")
    #expect(app.handle(.reply(verdict, to: Practice.JudgeAnswer.self, second.id)).isEmpty)
    #expect(app.practice?.verdict == verdict)
    #expect(app.practice?.choices == [])
    let next = app.handle(.practice(.nextRequested))
    let third = try #require(next.started(Practice.FindExercise.self).first)
    #expect(third.job == first.job)
    #expect(app.handle(.reply(.over(days: 3), to: Practice.FindExercise.self, third.id)).isEmpty)
    #expect(app.practice?.state == .over(days: 3))
    #expect(app.handle(.sheetClosed).isEmpty)
    #expect(app.game.record == game, "the game is as it was")
  }

  @Test("begins with the ending of the day at the start, until it is solved")
  func todaysEnding() throws {
    let ending = TodaysEnding(on: 20_784)
    var app = App.begin(
      .new, stored: .new, pace: .init(speed: .off), todaysEnding: ending
    ).app
    func answer(_ square: Square, failure: PracticeFailure? = nil) throws {
      #expect(app.handle(.sheetOpened(.practice)).isEmpty, "nothing is looked for")
      #expect(app.practice?.state == .asking(Exercise(ending)))
      let answered = app.handle(.practice(.answered(square)))
      let request = try #require(answered.started(Practice.JudgeAnswer.self).first)
      #expect(request.job == Practice.JudgeAnswer(exercise: Exercise(ending), answer: square))
      let moves = ending.exercise.position.legalMoves.map {
        MoveScore.scored($0, $0 == ending.exercise.best ? 4 : 0)
      }
      var verdict = Verdict(on: square, moves.sorted { $0.score > $1.score }, failure: failure)
      if Exercise(ending).isRight(verdict), failure == nil {
        verdict.streak = Streak(lastDay: 20_784, days: 1)
      }
      _ = app.handle(.reply(verdict, to: Practice.JudgeAnswer.self, request.id))
      let isRight = Exercise(ending).isRight(verdict)
      #expect(app.practice?.verdict == (isRight ? verdict : nil), "a wrong one leaves another try")
      _ = app.handle(.sheetClosed)
    }
    let wrong = ending.exercise.position.legalMoves.subtracting([ending.exercise.best])
    try answer(try #require(wrong.first))
    let unsaved = SaveFailure(step: .write, path: "/x", reason: "No space left on device")
    try answer(ending.exercise.best, failure: .notKept(unsaved))
    #expect(app.todaysEnding == ending, "a wrong answer, or one that is not kept, solves nothing")
    try answer(ending.exercise.best)
    #expect(app.todaysEnding?.isSolved == true && app.todaysEnding?.daysInARow == 1)
    let next = app.handle(.sheetOpened(.practice)).started(Practice.FindExercise.self)
    #expect(
      next.map(\.job) == [
        Practice.FindExercise(subject: nil, game: GameRecord(), rating: app.peopleRating)
      ])
  }

  @Test("is solved by any move that wins, in the ending of the day alone")
  func winningMove() {
    let ending = TodaysEnding(on: 20_784)
    let moves = zip(ending.exercise.position.legalMoves, [12, 6, 2, 0, -2]).map {
      MoveScore.scored($0, $1, .exact)
    }
    let other = Exercise(
      position: ending.exercise.position, subject: .endings, number: 1, count: 1)
    for move in moves {
      let verdict = Verdict(on: move.square, moves)
      #expect(Exercise(ending).isRight(verdict) == (move.score > 0), "\(move.score)")
      #expect(other.isRight(verdict) == (move.score == 12), "\(move.score)")
      #expect(verdict.isBest == (move.score == 12))
    }
  }

  @Test("offers the ending of the next day once it has begun, and keeps the one that is asked")
  func nextDay() throws {
    var streak = Streak()
    streak.solve(on: 20_784)
    var app = App.begin(
      .new, stored: .new, pace: .init(speed: .off),
      todaysEnding: TodaysEnding(on: 20_784, streak: streak)
    ).app
    #expect(app.endingOffered?.isSolved == true)
    #expect(app.handle(.dayBegan(20_785)).isEmpty)
    let ending = TodaysEnding(on: 20_785, streak: streak)
    #expect(app.endingOffered == ending && !ending.isSolved && ending.daysInARow == 1)
    _ = app.handle(.sheetOpened(.practice))
    #expect(app.practice?.state == .asking(Exercise(ending)))
    _ = app.handle(.dayBegan(20_786))
    #expect(app.practice?.state == .asking(Exercise(ending)), "the board does not change")
    _ = app.handle(.practice(.endingChosen(TodaysEnding(on: 20_786))))
    #expect(app.practice?.exercise?.day == 20_786)
    _ = app.handle(.sheetClosed)
    var unknown = App.begin(.new, stored: .new, pace: .init(speed: .off)).app
    #expect(unknown.handle(.dayBegan(20_785)).isEmpty && unknown.todaysEnding == nil)
    let text = App.begin(
      .new, stored: .new, pace: .init(speed: .off), todaysEnding: ending, offersEnding: false
    ).app
    #expect(text.todaysEnding == ending && text.endingOffered == nil)
  }

  @Test("begins with the person's mistakes during a game")
  func duringGame() throws {
    let game = SavedGame(record: Games.middle, modes: SavedGame.new.modes)
    let ending = TodaysEnding(on: 20_784)
    var app = App.begin(game, stored: game, pace: .init(speed: .off), todaysEnding: ending).app
    _ = app.handle(.sheetOpened(.practice))
    #expect(app.practice?.state == .preparing())
  }

  @Test(
    "forgives a disk in openings, and in place of a mistake what is no mistake",
    arguments: 0..<4)
  func forgiveness(loss: Int) {
    let verdict = Verdict(on: .c4, [.scored(.d3, 4), .scored(.c4, 4 - loss)])
    #expect(verdict.isRight(in: .endings) == (loss == 0))
    #expect(verdict.isRight(in: .openings) == (loss <= 1))
    #expect(verdict.isRight(in: .mistakes) == (loss <= 2))
  }

  /// Asks an exercise, and replies to answers with how much each loses.
  private static func answering(
    _ exercise: Exercise, _ answers: [(Square, loss: Int)], failure: PracticeFailure? = nil
  ) throws -> App {
    var (app, request) = try app()
    _ = app.handle(.reply(.exercise(exercise), to: Practice.FindExercise.self, request.id))
    for answer in answers { try app.answer(answer.0, losing: answer.loss, failure: failure) }
    return app
  }

  @Test("a wrong first try leaves a second one, for half a point, and not the same move again")
  func secondTry() throws {
    let squares = Array(Self.exercise.position.legalMoves)
    let first = try Self.answering(Self.exercise, [(squares[0], loss: 5)])
    let again = try #require(first.practice?.exercise)
    #expect(first.practice?.verdict == nil && again.firstTry?.answer == squares[0])
    #expect(first.practice?.choices == Self.exercise.position.legalMoves.subtracting([squares[0]]))
    let remark = first.practice?.remark(choosing: squares[0], in: first)
    #expect(remark?.holds(in: first) == true, "it says that the move was tried")
    var same = first
    #expect(same.handle(.practice(.answered(squares[0]))).isEmpty && same == first)
    for (loss, halfPoints) in [(0, 1), (2, 1), (3, 0)] {
      var app = first
      try app.answer(squares[1], losing: loss)
      let verdict = try #require(app.practice?.verdict)
      #expect(app.practice?.exercise == again && again.halfPoints(for: verdict) == halfPoints)
    }
    let right = Verdict(on: squares[0], [.scored(squares[0], 1)])
    #expect(Self.exercise.halfPoints(for: right) == 2)
  }

  @Test("a hint says what to look for, changes no schedule, and leaves half a point")
  func hint() throws {
    var app = try Self.answering(Self.exercise, [])
    let request = try #require(
      app.handle(.practice(.hintRequested)).started(Practice.JudgeAnswer.self).first)
    #expect(request.job.exercise.purpose == .hint)
    let squares = Array(Self.exercise.position.legalMoves)
    let found = Verdict(on: squares[1], [.scored(squares[0], 5), .scored(squares[1], 0)])
    _ = app.handle(.reply(found, to: Practice.JudgeAnswer.self, request.id))
    let hinted = try #require(app.practice?.exercise)
    #expect(app.practice?.verdict == nil && hinted.hint == found && !hinted.hasHint)
    #expect(app.practice?.choices == Self.exercise.position.legalMoves)
    #expect(app.handle(.practice(.hintRequested)).isEmpty, "there is one hint")
    #expect(hinted.halfPoints(for: Verdict(on: squares[0], found.moves)) == 1)
    try app.answer(squares[1], losing: 5)
    #expect(app.practice?.exercise?.firstTry != nil, "the second try is left")
  }

  @Test("who gives up is shown the answer, which counts as wrong, and its scores and play")
  func givingUp() throws {
    var app = try Self.answering(Self.exercise, [])
    let request = try #require(
      app.handle(.practice(.answerRequested)).started(Practice.JudgeAnswer.self).first)
    let squares = Array(Self.exercise.position.legalMoves)
    let verdict = Verdict(on: squares[0], [.scored(squares[0], 5), .scored(squares[1], 0)])
    _ = app.handle(.reply(verdict, to: Practice.JudgeAnswer.self, request.id))
    let exercise = try #require(app.practice?.exercise)
    #expect(app.practice?.verdict == verdict)
    #expect(!exercise.isRight(verdict) && exercise.halfPoints(for: verdict) == 0)
    _ = app.handle(.practice(.hintRequested))
    #expect(app.practice?.showsScores == true)
    for (steps, walked) in [(1, 1), (1, 1), (-1, 0), (-1, 0)] {
      _ = app.handle(.practice(.lineStepped(by: steps)))
      #expect(app.practice?.walked == walked)
      let count = app.practice?.shownRecord?.standing ?? 0
      #expect(count == exercise.record.standing + walked)
    }
    _ = app.handle(.practice(.nextRequested))
    #expect(app.practice?.showsScores == false)
  }

  @Test("there is no second try where it would tell nothing, or an answer was not kept")
  func oneTry() throws {
    let failure = SaveFailure(step: .write, path: "/x", reason: "No space left on device")
    let square = try #require(Self.exercise.position.legalMoves.first)
    let unsaved = try Self.answering(
      Self.exercise, [(square, loss: 5)], failure: .notKept(failure))
    #expect(unsaved.practice?.verdict?.failure == .notKept(failure))
    let game = try GameRecord(transcript: "f5d6c3d3")
    #expect(!Exercise(after: game, number: 1, count: 1).hasSecondTry, "books give no reasons")
    let ending = try #require(
      try GameRecord(transcript: KnownGame.tie.transcript).positions.first {
        $0.legalMoves.count == 2
      })
    let two = Exercise(position: ending, subject: .endings, number: 1, count: 1)
    #expect(!two.hasSecondTry, "one move would be left")
  }

  @Test("the move of the game is wrong by its own score, whatever a deeper search says")
  func sameMistake() throws {
    let position = Self.exercise.position
    let square = try #require(position.legalMoves.first)
    let verdict = Verdict(on: square, [.scored(square, 1)])
    for loss in [nil, 4] {
      let exercise = Exercise(
        position: position, subject: .mistakes, mistake: MadeMistake(square, loss: loss), number: 1,
        count: 1)
      #expect(exercise.isRight(verdict) == (loss == nil))
    }
  }

  @Test("stops what it waits for when it closes, or with another subject")
  func stops() throws {
    var (app, _) = try Self.app()
    let effects = app.handle(.practice(.chosen(.endings)))
    #expect(effects.first?.stops(Practice.FindExercise.self) == true)
    #expect(
      effects.started(Practice.FindExercise.self).map(\.job) == [
        Practice.FindExercise(
          subject: .endings, game: app.game.record, rating: app.peopleRating)
      ])
    let closing = app.handle(.sheetClosed)
    #expect(closing.count == 1 && closing.stops(Practice.FindExercise.self))
    #expect(app.practice == nil)
  }

  @Test("waits while a computer thinks about its move")
  func pauses() throws {
    var (app, first) = try Self.app()
    let effects = app.handle(.game(.modeChanged(.dark, .computer)))
    #expect(effects.stops(Practice.FindExercise.self) && app.practiceJob == nil)
    #expect(app.handle(.reply(.over(days: 1), to: Practice.FindExercise.self, first.id)).isEmpty)
    let id = try #require(app.moveRequestID)
    let move = try #require(app.game.position.legalMoves.first)
    let next = app.handle(.game(.replied(id, .move(move)))).started(Practice.FindExercise.self)
    #expect(next.map(\.job) == [first.job])
    #expect(next.first?.id != first.id)
  }

  @Test("says why there is no exercise")
  func fails() throws {
    var (app, request) = try Self.app()
    let reply = Practice.FindExercise.Reply.failed(.unlistedGames(.broken))
    #expect(app.handle(.reply(reply, to: Practice.FindExercise.self, request.id)).isEmpty)
    #expect(app.practice?.state == .failed(.unlistedGames(.broken)))
    #expect(app.handle(.practice(.nextRequested)).isEmpty)
  }
}

extension App {
  /// Answers the exercise, and gets the verdict. Another move is the best.
  fileprivate mutating func answer(
    _ square: Square, losing loss: Int, failure: PracticeFailure? = nil
  ) throws {
    let request = try #require(
      handle(.practice(.answered(square))).started(Practice.JudgeAnswer.self).first)
    let other = try #require(request.job.exercise.position.legalMoves.first { $0 != square })
    let verdict = Verdict(
      on: square, [.scored(other, loss), .scored(square, 0)].sorted { $0.score > $1.score },
      failure: failure)
    _ = handle(.reply(verdict, to: Practice.JudgeAnswer.self, request.id))
  }

  fileprivate mutating func searchAll() {
    while let (id, search) = running[PositionSearch.self] {
      _ = handle(.game(.replied(id, search.request(id).evaluated)))
    }
  }
}

@Suite("Trying the mistakes of a game again")
struct MistakeTrialTests {
  /// A finished game whose scores are known.
  private static func app(
    _ dark: Mode = .manual, _ light: Mode = .computer, scoresFinishedGame: Bool = true
  ) throws -> App {
    let record = try GameRecord(transcript: KnownGame.tie.transcript)
    let game = SavedGame(record: record, modes: Sides(dark: dark, light: light))
    return App.begin(
      game, stored: game, pace: .init(speed: .off), scoresFinishedGame: scoresFinishedGame
    ).app
  }

  @Test("offers the worst of the person's own, at most five, once no search changes them")
  func offers() throws {
    var app = try Self.app()
    #expect(app.mistakesToTry == nil && !app.offersMistakes, "they are not known yet")
    app.searchAll()
    let mistakes = try #require(app.mistakesToTry)
    #expect((1...5).contains(mistakes.count) && app.offersMistakes)
    #expect(mistakes.map(\.number) == Array(1...mistakes.count))
    let analysis = app.gameScores.analysis
    let losses = mistakes.compactMap { $0.mistake?.loss }
    #expect(losses == losses.sorted(by: >) && losses.count == mistakes.count)
    #expect(
      losses.first
        == analysis.worstMoves(of: .dark).first.flatMap {
          analysis.plyScore(at: $0)?.loss
        })
    for exercise in mistakes {
      #expect(exercise.side == .dark && exercise.mistake?.isYours == true)
      #expect(exercise.record.plies.count == exercise.record.standing, "nothing of the end is told")
      let ply = app.game.record.plies[exercise.record.standing]
      guard case .place(let move) = ply else { continue }
      #expect(move.square == exercise.mistake?.square)
    }
  }

  @Test("of two people at one board both sides' are tried, named; of two computers none")
  func players() throws {
    var two = try Self.app(.manual, .manual)
    two.searchAll()
    let both = try #require(two.mistakesToTry)
    #expect(both.count == 5 && Set(both.map(\.side)).count == 2)
    #expect(both.allSatisfy { $0.mistake?.isYours == false && !$0.isKept })
    var computers = try Self.app(.computer, .computer)
    computers.searchAll()
    #expect(computers.mistakesToTry == [] && !computers.offersMistakes)
    var running = try App.resuming(plies: "f5d6c3")
    #expect(running.mistakesToTry == [], "the game goes on")
    _ = running.handle(.sheetOpened(.practice))
    _ = running.handle(.practice(.mistakesChosen))
    #expect(running.practice?.state == .tried(halfPoints: 0, of: 0))
  }

  @Test("asks one after the other, with two tries each, and adds up the points")
  func course() throws {
    var app = try Self.app()
    app.searchAll()
    let mistakes = try #require(app.mistakesToTry)
    _ = app.handle(.sheetOpened(.practice))
    let chosen = app.handle(.practice(.mistakesChosen))
    #expect(chosen.stops(Practice.FindExercise.self), "the schedule is not asked")
    app.searchAll()
    #expect(app.practice?.trial?.count == app.mistakesToTry?.count)
    var halfPoints = 0
    var asked = 0
    while let exercise = app.practice?.exercise, asked < 9 {
      #expect(exercise.subject == .mistakes && exercise.firstTry == nil)
      let squares = exercise.position.legalMoves.filter { $0 != exercise.mistake?.square }
      if asked == 0, exercise.hasSecondTry, squares.count > 1 {
        try app.answer(squares[0], losing: 7)
        try app.answer(squares[1], losing: 0)
        halfPoints += 1
      } else {
        try app.answer(squares[0], losing: 0)
        halfPoints += 2
      }
      asked += 1
      #expect(app.practice?.verdict != nil)
      _ = app.handle(.practice(.nextRequested))
    }
    #expect(asked == app.mistakesToTry?.count && !mistakes.isEmpty)
    #expect(app.practice?.state == .tried(halfPoints: halfPoints, of: asked))
    _ = app.handle(.practice(.nextRequested))
    #expect(app.practice?.state == .tried(halfPoints: halfPoints, of: asked))
    _ = app.handle(.practice(.chosen(.mistakes)))
    #expect(app.practice?.trial == nil && app.practice?.subject == .mistakes)
  }

  @Test("where the game is not scored, its scores are searched first")
  func searches() throws {
    var app = try Self.app(scoresFinishedGame: false)
    #expect(app.running[PositionSearch.self] == nil)
    _ = app.handle(.sheetOpened(.practice))
    _ = app.handle(.practice(.mistakesChosen))
    #expect(app.practice?.isPreparing == true && app.running[PositionSearch.self] != nil)
    app.searchAll()
    #expect(app.practice?.exercise?.mistake != nil)
    #expect(app.running[PositionSearch.self] == nil)
  }
}
