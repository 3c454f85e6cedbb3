import Analysis
import Archive
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
  ) throws -> (app: App, request: CoachRequest) {
    var app = App.resuming(Games.middle, light: light, speed: .off)
    let request = try #require(app.handle(.sheetOpened(.practice)).coachRequests.first)
    return (app, request)
  }

  @Test("asks, judges, and asks again, one request after the other")
  func course() throws {
    var (app, first) = try Self.app()
    #expect(first.task == .practice(.next(.mistakes, after: app.game.record)))
    #expect(app.handle(.coachReplied(first.id, .practice(.analyzed(1, of: 3)))).isEmpty)
    #expect(app.practice?.state == .preparing(analyzed: 1, of: 3))
    #expect(app.handle(.coachReplied(first.id, .practice(.exercise(Self.exercise)))).isEmpty)
    #expect(app.practice?.choices == Self.exercise.position.legalMoves)
    let game = app.game.record
    #expect(app.handle(.practice(.answered(.d4))).isEmpty, "an illegal answer is ignored")
    let square = try #require(Self.exercise.position.legalMoves.first)
    let second = try #require(app.handle(.practice(.answered(square))).coachRequests.first)
    #expect(second.task == .practice(.judge(Self.exercise, square)))
    #expect(app.handle(.practice(.answered(square))).isEmpty, "one answer counts")
    let verdict = Verdict(on: square, [.scored(.b3, 4), .scored(square, 1)])
    #expect(verdict.loss == 3)
    #expect(app.handle(.coachReplied(first.id, .practice(.verdict(verdict)))).isEmpty)
    #expect(app.practice?.verdict == nil, "a stale reply changes nothing")
    #expect(app.handle(.coachReplied(second.id, .practice(.verdict(verdict)))).isEmpty)
    #expect(app.practice?.verdict == verdict)
    #expect(app.practice?.choices == [])
    let third = try #require(app.handle(.practice(.nextRequested)).coachRequests.first)
    #expect(third.task == first.task)
    #expect(app.handle(.coachReplied(third.id, .practice(.over(days: 3)))).isEmpty)
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
      #expect(app.handle(.sheetOpened(.practice)).coachRequests.isEmpty, "nothing is looked for")
      #expect(app.practice?.state == .asking(Exercise(ending)))
      let request = try #require(app.handle(.practice(.answered(square))).coachRequests.first)
      #expect(request.task == .practice(.judge(Exercise(ending), square)))
      let moves = ending.exercise.position.legalMoves.map {
        MoveScore.scored($0, $0 == ending.exercise.best ? 4 : 2)
      }
      let verdict = Verdict(on: square, moves.sorted { $0.score > $1.score }, failure: failure)
      _ = app.handle(.coachReplied(request.id, .practice(.verdict(verdict))))
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
    let next = app.handle(.sheetOpened(.practice)).coachRequests
    #expect(next.map(\.task) == [.practice(.next(.mistakes, after: GameRecord()))])
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
    #expect(effects.first == .stopCoach)
    #expect(
      effects.coachRequests.map(\.task) == [
        .practice(.next(.endings, after: app.game.record))
      ])
    #expect(app.handle(.sheetClosed) == [.stopCoach])
    #expect(app.practice == nil)
  }

  @Test("waits while a computer thinks about its move")
  func pauses() throws {
    var (app, first) = try Self.app()
    let effects = app.handle(.game(.modeChanged(.dark, .computer)))
    #expect(effects.contains(.stopCoach) && app.practiceRequest == nil)
    #expect(app.handle(.coachReplied(first.id, .practice(.over(days: 1)))).isEmpty)
    let id = try #require(app.moveRequestID)
    let move = try #require(app.game.position.legalMoves.first)
    let next = app.handle(.game(.replied(id, .move(move)))).coachRequests
    #expect(next.map(\.task) == [first.task])
    #expect(next.first?.id != first.id)
  }

  @Test("says why there is no exercise")
  func fails() throws {
    var (app, request) = try Self.app()
    let reply = CoachReply.practice(.failed(.unlistedGames(.broken)))
    #expect(app.handle(.coachReplied(request.id, reply)).isEmpty)
    #expect(app.practice?.state == .failed(.unlistedGames(.broken)))
    #expect(app.handle(.practice(.nextRequested)).isEmpty)
  }
}
