import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("Practice in the session")
struct PracticeScenarioTests {
  private static let exercise = Exercise(
    position: Games.middle.position, subject: .mistakes, number: 1, count: 2)

  private static func requests(_ effects: [App.Effect]) -> [CoachRequest] {
    effects.compactMap { if case .startCoach(let request) = $0 { request } else { nil } }
  }

  private static func session(
    light: Mode = .manual
  ) throws -> (session: App, request: CoachRequest) {
    let game = SavedGame(record: Games.middle, modes: Sides(dark: .manual, light: light))
    var session = App.begin(game, stored: game, pace: .init(speed: .off)).app
    let request = try #require(requests(session.handle(.sheetOpened(.practice))).first)
    return (session, request)
  }

  @Test("asks, judges, and asks again, one request after the other")
  func course() throws {
    var (session, first) = try Self.session()
    #expect(first.task == .practice(.next(.mistakes, after: session.standingRecord)))
    #expect(session.handle(.coachReplied(first.id, .practice(.analyzed(1, of: 3)))).isEmpty)
    #expect(session.practice?.state == .preparing(analyzed: 1, of: 3))
    #expect(session.handle(.coachReplied(first.id, .practice(.exercise(Self.exercise)))).isEmpty)
    #expect(session.practice?.choices == Self.exercise.position.legalMoves)
    let game = session.record
    #expect(session.handle(.practice(.answered(.d4))).isEmpty, "an illegal answer is ignored")
    let square = try #require(Self.exercise.position.legalMoves.first)
    let second = try #require(Self.requests(session.handle(.practice(.answered(square)))).first)
    #expect(second.task == .practice(.judge(Self.exercise, square)))
    #expect(session.handle(.practice(.answered(square))).isEmpty, "one answer counts")
    let verdict = Verdict(on: square, [.scored(.b3, 4), .scored(square, 1)])
    #expect(verdict.loss == 3)
    #expect(session.handle(.coachReplied(first.id, .practice(.verdict(verdict)))).isEmpty)
    #expect(session.practice?.verdict == nil, "a stale reply changes nothing")
    #expect(session.handle(.coachReplied(second.id, .practice(.verdict(verdict)))).isEmpty)
    #expect(session.practice?.verdict == verdict)
    #expect(session.practice?.choices == [])
    let third = try #require(Self.requests(session.handle(.practice(.nextRequested))).first)
    #expect(third.task == first.task)
    #expect(session.handle(.coachReplied(third.id, .practice(.over(days: 3)))).isEmpty)
    #expect(session.practice?.state == .over(days: 3))
    #expect(session.handle(.sheetClosed).isEmpty)
    #expect(session.record == game, "the game is as it was")
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
    var (session, _) = try Self.session()
    let effects = session.handle(.practice(.chosen(.endings)))
    #expect(effects.first == .stopCoach)
    #expect(
      Self.requests(effects).map(\.task) == [
        .practice(.next(.endings, after: session.standingRecord))
      ])
    #expect(session.handle(.sheetClosed) == [.stopCoach])
    #expect(session.practice == nil)
  }

  @Test("waits while a computer thinks about its move")
  func pauses() throws {
    var (session, first) = try Self.session()
    let effects = session.handle(.game(.modeChanged(.dark, .computer)))
    #expect(effects.contains(.stopCoach) && session.practiceRequest == nil)
    #expect(session.handle(.coachReplied(first.id, .practice(.over(days: 1)))).isEmpty)
    let id = try #require(session.moveRequestID)
    let move = try #require(session.position.legalMoves.first)
    let next = Self.requests(session.handle(.game(.replied(id, .move(move)))))
    #expect(next.map(\.task) == [first.task])
    #expect(next.first?.id != first.id)
  }

  @Test("says why there is no exercise")
  func fails() throws {
    var (session, request) = try Self.session()
    let reply = CoachReply.practice(.failed(.unlistedGames(.changed)))
    #expect(session.handle(.coachReplied(request.id, reply)).isEmpty)
    #expect(session.practice?.state == .failed(.unlistedGames(.changed)))
    #expect(session.handle(.practice(.nextRequested)).isEmpty)
  }
}
