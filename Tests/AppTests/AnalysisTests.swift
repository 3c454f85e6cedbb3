import Analysis
import GameTesting
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("Searches that nobody's move waits for")
struct AnalysisTests {
  private static func app(_ plies: String = "f5d6") throws -> App { try .resuming(plies: plies) }

  private static let deep = PlayerRequest.Kind.analysis(.moveTime(.seconds(60)))

  private static func evaluation(_ score: Int, isExact: Bool = false) -> Evaluation {
    Evaluation(
      darkScore: score, certainty: isExact ? .exact : .estimate(confidence: 73), depth: 8, line: [])
  }

  private static func reply(_ score: Int, isExact: Bool = false, isFinal: Bool = true)
    -> PlayerReply
  {
    .analysis(PositionAnalysis(evaluation(score, isExact: isExact)), isFinal: isFinal)
  }

  @Test("a game that is over is scored, first quickly, until it is taken back")
  func finished() throws {
    let record = try GameRecord(transcript: "f5d6c5f4e7f6g5e6")
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    var app = App.begin(
      game, stored: game, pace: .init(speed: .off), scoresFinishedGame: true
    ).app
    #expect(app.analysis == nil, "nothing is searched during the game")
    var effects = app.handle(.game(.squareChosen(.e3)))
    #expect(app.game.phase == .over && app.finishedScores == nil)
    var levels: [PlayerRequest.Kind] = []
    while let request = effects.requests.first, levels.count < 100 {
      levels.append(request.kind)
      effects = app.handle(.game(.replied(request.id, Self.reply(2))))
    }
    let quick = levels.prefix(2 * 9)
    #expect(Set(quick) == Set(Level.quickRounds.map { .analysis(.level($0)) }))
    // The last position is the end.
    #expect(levels.dropFirst(2 * 9) == Array(repeating: .review, count: 9)[...])
    #expect(app.finishedScores?.isComplete == true)
    _ = app.handle(.game(.undoRequested))
    #expect(app.finishedScores == nil && app.analysis == nil)
  }

  @Test("the move that cost most is named once all losses are final, and keeps its figure")
  func worstMove() throws {
    let record = try GameRecord(transcript: "f5d6c5f4e7f6g5e6")
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    var app = App.begin(
      game, stored: game, pace: .init(speed: .off), scoresFinishedGame: true
    ).app
    _ = app.handle(.game(.squareChosen(.e3)))
    /// Dark's last move but one gives away disks.
    func answer(_ loss: Int, in app: inout App) {
      for _ in 0..<100 {
        guard let (id, search) = app.running[PositionSearch.self] else { return }
        let known = app.gameScores.analysis
        #expect(app.worstMove == nil || known.isFinal)
        #expect(known.mistakes.allSatisfy { known.isFinal(at: $0) && known.isFinal(at: $0 - 1) })
        // A quick search finds more, in another place.
        let isLost = search.subject.ply > (search.subject.kind == .review ? 6 : 4)
        let more = search.subject.kind == .review ? 0 : 20
        _ = app.handle(.game(.replied(id, Self.reply(isLost ? 10 - loss - more : 10))))
      }
    }
    #expect(app.worstMove == nil)
    answer(20, in: &app)
    let worst = try #require(app.worstMove)
    #expect(worst.index == 6 && worst.score.loss == 20)
    let (id, question) = try #require(app.running[ExplainMove.self])
    #expect(question.square == .g5 && question == worst.question)
    let reply = ExplainMove.Reply(nil, of: question)
    _ = app.handle(.reply(reply, to: ExplainMove.self, id))
    #expect(app.explainedWorstMove == reply && app.running[ExplainMove.self] == nil)
    // A hint searches its position further.
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 7)))
    _ = app.handle(.review(.hintToggled))
    answer(30, in: &app)
    #expect(app.gameScores[7]?.evaluation.darkScore == -40)
    #expect(app.reviewedLine?.analysis.plyScore(at: 6)?.loss == 20)
    let asked = try #require(app.running[ExplainMove.self]?.job)
    #expect(asked == question, "the coach is asked about the same loss")
    _ = app.handle(.sheetClosed)
    #expect(app.worstMove == worst)
    _ = app.handle(.game(.undoRequested))
    #expect(app.worstMove == nil && app.explainedWorstMove == nil)
  }

  @Test("a game that was lost before its last move is searched as often as any other")
  func forfeited() throws {
    let (record, moves) = (try GameRecord(transcript: "f5d6"), SavedGame.new.modes)
    let game = SavedGame(record: record, modes: moves, timeControl: TimeControl("1"))
    let events: [App.Event] = [
      .cancelled, .sheetOpened(.help), .sheetClosed, .sheetOpened(.review), .review(.moved(to: 0)),
      .sheetClosed, .evaluationToggled,
    ]
    for forfeit in Disk.allCases.flatMap({ [Forfeit.outOfTime($0), .resigned($0)] }) {
      var app = App.begin(
        game, stored: game, pace: .init(speed: .off), scoresFinishedGame: true
      ).app
      var searches = 0
      for event in [.game(.forfeited(forfeit))] + events {
        var effects = app.handle(event)
        while let request = effects.requests.first, searches < 100 {
          searches += 1
          effects = app.handle(.game(.replied(request.id, Self.reply(2))))
        }
      }
      // Two quick rounds, and the review's.
      #expect(searches < 20, "\(forfeit)")
    }
  }

  /// Returns the request that follows the quick rounds.
  private func deepRequest(
    of app: inout App, after event: App.Event
  ) throws -> PlayerRequest {
    var next = try #require(app.orders(after: event).requests.first)
    while next.kind != Self.deep {
      let effects = app.orders(after: .game(.replied(next.id, Self.reply(0))))
      next = try #require(effects.requests.first)
    }
    return next
  }

  @Test("look at all positions quickly, the one in view first, and then deepen that one")
  func evaluation() throws {
    var app = try Self.app()
    #expect(!app.isEvaluationShown)
    var next = try #require(app.orders(after: .evaluationToggled).requests.first)
    #expect(app.isEvaluationShown && app.evaluation == nil)
    var asked: [PlayerRequest] = []
    while next.kind != Self.deep {
      asked.append(next)
      let effects = app.orders(after: .game(.replied(next.id, Self.reply(asked.count))))
      next = try #require(effects.requests.first)
      #expect(app.evaluation != nil)
    }
    let quick = Level.quickRounds.map(MoveLimit.level)
    #expect(asked.map(\.record.standing) == quick.flatMap { _ in [2, 1, 0] })
    #expect(asked.map(\.kind) == quick.flatMap { Array(repeating: .analysis($0), count: 3) })
    #expect(app.scores.isComplete)
    #expect(next.record == app.game.record)
    #expect(app.evaluation == Self.evaluation(4))
    _ = app.handle(.game(.replied(next.id, Self.reply(3, isFinal: false))))
    #expect(app.evaluation == Self.evaluation(3))
    _ = app.handle(.game(.replied(next.id, Self.reply(5))))
    #expect(app.evaluation == Self.evaluation(5))
    _ = app.handle(.evaluationToggled)
    #expect(!app.isEvaluationShown)
    #expect(app.gameScores.isBlank)
  }

  @Test("serve both hint and evaluation, which never contradict each other")
  func oneAnalysis() throws {
    var app = try Self.app()
    let hint = try #require(app.orders(after: .game(.hintRequested)).requests.first)
    #expect(hint.kind == Self.deep)
    let first = PlayerReply.scores([.scored(.c3, 2)], of: .dark, isFinal: false)
    _ = app.handle(.game(.replied(hint.id, first)))
    // The search goes on for both.
    #expect(app.handle(.evaluationToggled).isEmpty)
    #expect(app.evaluation?.darkScore == 2)
    let moves = [MoveScore.scored(.c4, 4, .exact), .scored(.c3, 3)]
    _ = app.handle(.game(.replied(hint.id, .scores(moves, of: .dark, isFinal: false))))
    #expect(app.hint == Hint(moves: moves, isSearching: true))
    #expect(app.evaluation == Evaluation(moves[0], of: .dark))
    // One of them is enough to go on.
    let other = app.orders(after: .game(.hintRequested))
    #expect(other.first?.stoppedRequest == hint.id)
    #expect(app.hint == nil)
    #expect(app.evaluation?.darkScore == 4)
    let effects = app.orders(after: .game(.hintRequested))
    let again = try #require(effects.requests.first)
    #expect(app.hint == Hint(moves: moves, isSearching: true))
    // A search that begins again is not believed before it has found as much.
    let shallow = PlayerReply.scores([.scored(.c3, 9, depth: 1)], of: .dark, isFinal: false)
    _ = app.handle(.game(.replied(again.id, shallow)))
    #expect(app.hint?.moves == moves)
    #expect(app.evaluation?.darkScore == 4)
  }

  @Test("end when all scores are exact, or come from the book")
  func settled() throws {
    for certainty in [Certainty.exact, .book] {
      var app = try Self.app()
      let hint = try #require(app.orders(after: .game(.hintRequested)).requests.first)
      let moves = [MoveScore.scored(.c3, 2, certainty), .scored(.c4, 2, certainty)]
      let effects = app.handle(
        .game(.replied(hint.id, .scores(moves, of: .dark, isFinal: true))))
      #expect(effects == [.game(.announce(.hintFound(moves)))])
      #expect(app.hint == Hint(moves: moves, isSearching: false))
      // Shown again, they need no such search.
      #expect(app.handle(.evaluationToggled).requests.allSatisfy { $0.kind != Self.deep })
      #expect(app.evaluation?.certainty == certainty)
      _ = app.handle(.game(.hintRequested))
      #expect(app.handle(.game(.hintRequested)).announcements == [.hintFound(moves)])
    }
  }

  @Test("announce a hint once, even if the reply that settles it is not the last")
  func settledBeforeTheEnd() throws {
    var app = try Self.app()
    let hint = try #require(app.orders(after: .game(.hintRequested)).requests.first)
    let moves = [MoveScore.scored(.c3, 2, .exact), .scored(.c4, 2, .exact)]
    let reply = App.Event.game(.replied(hint.id, .scores(moves, of: .dark, isFinal: false)))
    let effects = app.handle(reply)
    #expect(effects.first?.stoppedRequest == hint.id)
    #expect(effects.dropFirst() == [.game(.announce(.hintFound(moves)))])
    #expect(app.hint == Hint(moves: moves, isSearching: false))
    #expect(app.handle(reply).isEmpty)
  }

  @Test("stop when the person has seen enough, and late answers change nothing")
  func stopped() throws {
    var app = try Self.app()
    let request = try #require(app.orders(after: .evaluationToggled).requests.first)
    #expect(app.orders(after: .evaluationToggled).map(\.stoppedRequest) == [request.id])
    let before = app
    #expect(app.handle(.game(.replied(request.id, Self.reply(3)))).isEmpty)
    #expect(app == before)
  }

  @Test("go on with each position, and are off in each new game")
  func nextPosition() throws {
    var app = try Self.app()
    let first = try deepRequest(of: &app, after: .evaluationToggled)
    let effects = app.orders(after: .game(.squareChosen(.c3)))
    #expect(effects.first?.stoppedRequest == first.id)
    #expect(effects.requests.map(\.record) == [app.game.record])
    #expect(app.isEvaluationShown && app.evaluation == nil)
    // What is known of earlier positions stays.
    #expect((0...2).allSatisfy { app.scores.evaluation(at: $0) != nil })
    _ = app.handle(.resetRequested)
    _ = app.handle(.confirmed)
    #expect(!app.isEvaluationShown)
    #expect(app.gameScores.isBlank)
  }

  @Test("end with the game, and cannot be asked for while it is over")
  func gameOver() throws {
    var app = App.resuming(try Positions.lastMove(), speed: .off)
    let request = try #require(app.orders(after: .evaluationToggled).requests.first)
    let effects = app.orders(after: .game(.squareChosen(.c1)))
    #expect(app.game.phase == .over)
    #expect(effects.first?.stoppedRequest == request.id)
    #expect(effects.requests.isEmpty)
    #expect(!app.isEvaluationShown)
    #expect(app.handle(.evaluationToggled).isEmpty)
    #expect(!app.isEvaluationShown)
  }

  @Test("give way to a computer's request, and go on after it")
  func givingWay() throws {
    var app = try Self.app()
    let hint = try #require(app.orders(after: .game(.hintRequested)).requests.first)
    #expect(app.handle(.evaluationToggled).isEmpty)
    let effects = app.orders(after: .game(.modeChanged(.dark, .computer)))
    #expect(effects.first?.stoppedRequest == hint.id)
    #expect(effects.requests.map(\.kind) == [.move(.standard)])
    #expect(app.analysis == nil)
    let after = app.orders(after: .game(.modeChanged(.dark, .manual)))
    #expect(after.requests.map(\.record) == [app.game.record])
  }

  @Test("end with the scores known so far if they fail")
  func failure() throws {
    var app = try Self.app()
    let request = try deepRequest(of: &app, after: .evaluationToggled)
    _ = app.handle(.game(.replied(request.id, Self.reply(3, isFinal: false))))
    _ = app.handle(.game(.replied(request.id, .failure(.noReply))))
    #expect(app.evaluation == Self.evaluation(3))
  }

  @Test("go through a review round by round, the last position first")
  func review() throws {
    var app = try Self.app()
    var next = app.orders(after: .sheetOpened(.review)).requests.first
    var asked: [(plies: Int, kind: PlayerRequest.Kind)] = []
    while let request = next, asked.count < 100 {
      asked.append((request.record.standing, request.kind))
      #expect(app.reviewedLine?.progress.done == asked.count - 1)
      next = app.orders(after: .game(.replied(request.id, Self.reply(1)))).requests.first
    }
    let kinds = Level.quickRounds.map { PlayerRequest.Kind.analysis(.level($0)) } + [.review]
    #expect(asked.map(\.plies) == kinds.flatMap { _ in [2, 1, 0] })
    #expect(asked.map(\.kind) == kinds.flatMap { [$0, $0, $0] })
    #expect(app.reviewedLine?.progress.done == app.reviewedLine?.progress.total)
    #expect(app.analysis == nil)
  }

  @Test("skip positions of a review where a pass is due")
  func reviewOfEnd() throws {
    var app = try Self.app("f5f6c4g5h5h4f7h6--")
    var next = app.orders(after: .sheetOpened(.review)).requests.first
    var asked: [Int] = []
    while let request = next {
      asked.append(request.record.standing)
      let answer = Self.reply(1, isExact: true)
      next = app.orders(after: .game(.replied(request.id, answer))).requests.first
    }
    // The positions around the move in view come first in the last round.
    let round = [7, 6, 5, 4, 3, 2, 1, 0]
    #expect(asked == [9] + round + [9] + round + [8] + round)
  }

  @Test("deepen the position in view of a review at once if the person wants its moves' scores")
  func hintInReview() throws {
    var app = try Self.app()
    let round = try #require(app.orders(after: .sheetOpened(.review)).requests.first)
    _ = app.handle(.review(.moved(to: 1)))
    let effects = app.orders(after: .review(.hintToggled))
    #expect(effects.first?.stoppedRequest == round.id)
    let hint = try #require(effects.requests.first)
    #expect(hint.kind == Self.deep)
    #expect(hint.record.standing == 1)
    #expect(app.hint == Hint(moves: [], isSearching: true))
    let moves = [MoveScore.scored(.d6, 2), .scored(.f4, -4)]
    let after = app.handle(.game(.replied(hint.id, .scores(moves, of: .light, isFinal: true))))
    #expect(after.announcements.isEmpty)
    #expect(app.hint == Hint(moves: moves, isSearching: false))
    #expect(app.reviewedLine?.analysis.evaluation(at: 1) == nil, "no loss is told from it")
    // The rounds go on with the others.
    #expect(after.requests.map(\.record.standing) == [2])
    let moved = app.orders(after: .review(.moved(to: 2)))
    #expect(moved.requests.map(\.kind) == [Self.deep])
    _ = app.handle(.sheetClosed)
    #expect(app.hint == nil)
    #expect(app.analysis == nil)
  }

  @Test("keep the scores of a review while the game goes on behind it")
  func reviewedGameGoesOn() throws {
    var app = try App.resuming(plies: "f5d6", dark: .computer)
    let request = try #require(app.moveRequestID)
    _ = app.handle(.sheetOpened(.review))
    #expect(app.analysis == nil)
    #expect(app.reviewedLine?.ply == 2)
    let effects = app.orders(after: .game(.replied(request, .move(.c3))))
    #expect(app.reviewedLine?.analysis.record == app.game.record)
    #expect(app.reviewedLine?.ply == 2)
    #expect(effects.requests.map(\.record.standing) == [3])
  }
}
