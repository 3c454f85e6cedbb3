import Analysis
import AppTesting
import Archive
import GameTesting
import ReversiCore
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
    let verdict = Verdict(on: square, [.scored(.b3, 4), .scored(square, 1)])
    #expect(verdict.loss == 3)
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
      #expect(app.practice?.verdict == verdict)
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
    "forgives a disk in openings alone",
    arguments: [(0, true, true), (1, false, true), (2, false, false)])
  func forgiveness(loss: Int, isBest: Bool, isGood: Bool) {
    let verdict = Verdict(on: .c4, [.scored(.d3, 4), .scored(.c4, 4 - loss)])
    #expect(verdict.isRight(in: .mistakes) == isBest && verdict.isRight(in: .endings) == isBest)
    #expect(verdict.isRight(in: .openings) == isGood)
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
