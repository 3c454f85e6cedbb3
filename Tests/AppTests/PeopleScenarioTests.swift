import Analysis
import GameSession
import GameTesting
import ReversiCore
import Testing

@testable import App

@Suite("How people play, in the app")
struct PeopleScenarioTests {
  private static let plies = "f5d6c3d3"

  private static func reviewing(
    light: Mode = .computer
  ) throws -> (app: App, asked: (id: RequestID, job: AskPeople)) {
    var app = try App.resuming(plies: plies, light: light, speed: .off)
    let asked = try #require(app.handle(.sheetOpened(.review)).started(AskPeople.self).first)
    return (app, asked)
  }

  private static func reply(_ request: PeopleRequest) -> PeopleMoves {
    let moves = request.position.legalMoves.map { (square: $0, ofTen: 2, loss: 0) }
    return .told(moves, to: request)
  }

  @Test("is asked about the move that led to the position in view, at the level of the game")
  func asked() throws {
    let (app, asked) = try Self.reviewing()
    let game = app.game.record
    #expect(asked.job.request.position == game.standing(at: 3).position)
    #expect(asked.job.request.lastSquare == .c3)
    #expect(asked.job.request.rating == Level.standard.rating)
    #expect(app.people == nil)
  }

  @Test("is known after the reply, and asked again elsewhere; a late reply changes nothing")
  func replies() throws {
    var (app, first) = try Self.reviewing()
    let reply = Self.reply(first.job.request)
    #expect(app.handle(.reply(reply, to: AskPeople.self, first.id)).isEmpty)
    #expect(app.people?.request == first.job.request)
    let moved = app.handle(.review(.moved(to: 2)))
    let second = try #require(moved.started(AskPeople.self).first)
    #expect(second.job.request.position == app.game.record.standing(at: 1).position)
    #expect(app.people == nil, "what is known is about another position")
    let before = app
    #expect(app.handle(.reply(reply, to: AskPeople.self, first.id)).isEmpty)
    #expect(app == before)
    let third = app.handle(.review(.moved(to: 4)))
    #expect(third.stops(AskPeople.self) && third.started(AskPeople.self).isEmpty)
    #expect(app.people?.request == first.job.request, "the last reply is still known")
    #expect(app.handle(.sheetClosed).started(AskPeople.self).isEmpty)
    #expect(app.people == nil)
  }

  @Test("is asked about the position in view while its moves have scores")
  func hint() throws {
    var (app, first) = try Self.reviewing()
    _ = app.handle(.reply(Self.reply(first.job.request), to: AskPeople.self, first.id))
    let asked = try #require(
      app.handle(.review(.hintToggled)).started(AskPeople.self).first)
    #expect(asked.job.request.position == app.game.record.position)
  }

  @Test("is not asked where nobody chooses")
  func noChoice() throws {
    var (app, _) = try Self.reviewing(light: .manual)
    #expect(app.handle(.review(.moved(to: 0))).stops(AskPeople.self), "no move led to the start")
    #expect(app.running[AskPeople.self] == nil)
  }

  @Test("is asked at the level of a game from the library, if that is known")
  func library() throws {
    let game = try GameRecord(transcript: Self.plies)
    let other = try #require(Level(9))
    for level in [Level(7), nil] {
      var app = App.resuming(GameRecord(), light: .computer, speed: .off)
      _ = app.handle(.game(.moveLimitChanged(.light, .level(other))))
      app.overlay = Overlay(sheets: [Sheet(Review(ply: 3, of: game, against: level))])
      let asked = app.handle(.review(.moved(to: 2))).started(AskPeople.self).first
      let request = try #require(asked?.job.request)
      #expect(request.position == game.standing(at: 1).position)
      #expect(request.rating == (level ?? .standard).rating)
    }
  }

  @Test("takes losses from the scores in view")
  func losses() throws {
    var (app, asked) = try Self.reviewing()
    let wrong = asked.job.request.position.legalMoves.map {
      (square: $0, ofTen: 2, loss: 20)
    }
    _ = app.handle(.reply(.told(wrong, to: asked.job.request), to: AskPeople.self, asked.id))
    #expect(app.people?[.d3]?.loss == 20)
    let subject = PositionSearch.Subject(ply: 3, kind: .review)
    let best = PositionAnalysis([.scored(.d3, 1)], of: .light)?.evaluation
    app.add(best.map { PositionAnalysis($0) }, isFinal: true, of: subject)
    #expect(app.people?[.d3]?.loss == 0, "the best move loses nothing")
    let other = try #require(app.people?.moves.first { $0.square != .d3 })
    #expect(other.loss == 20)
    _ = app.handle(.review(.hintToggled))
    let next = try #require(app.running[AskPeople.self])
    let request = next.job.request
    let moves = Array(request.position.legalMoves)
    let people = PeopleMoves.told(
      moves.map { (square: $0, ofTen: 2, loss: 20) }, to: request)
    _ = app.handle(.reply(people, to: AskPeople.self, next.id))
    let scored = [MoveScore.scored(moves[0], 3), .scored(moves[1], -2)]
    app.add(
      PositionAnalysis(scored, of: request.position.turn ?? .dark), isFinal: true,
      of: PositionSearch.Subject(ply: app.viewedPly, kind: .analysis(app.analysisLimit)))
    #expect(app.people?[moves[1]]?.loss == 5, "the scores of the hint that is shown")
  }
}
