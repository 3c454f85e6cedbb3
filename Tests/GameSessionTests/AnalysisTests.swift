import ReversiCore
import Testing

@testable import GameSession

/// What positions are worth, in the game and in its review.
@Suite("Searches that nobody's move waits for")
struct AnalysisTests {
  private static func session(_ plies: String = "f5d6") throws -> GameSession {
    let record = try GameRecord(start: .newGame, plies: plies)
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    return GameSession.begin(game, stored: game, pace: .init()).session
  }

  private static func evaluation(_ score: Int, isExact: Bool = false) -> Evaluation {
    Evaluation(darkScore: score, isExact: isExact, depth: 8, line: [])
  }

  private func thoughts(_ effects: [GameSession.Effect]) -> [PlayerRequest] {
    effects.compactMap { if case .startRequest(let thought) = $0 { thought } else { nil } }
  }

  @Test("start when the player asks for them, are refined, and end when nothing better comes")
  func evaluation() throws {
    var session = try Self.session()
    #expect(session.evaluation == .hidden)
    let thought = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    #expect(thought.task == .evaluation(.evaluation))
    #expect(thought.record == session.record)
    #expect(session.evaluation == .searching(nil))
    _ = session.handle(.replied(thought.id, .evaluation(Self.evaluation(3), isFinal: false)))
    #expect(session.evaluation == .searching(Self.evaluation(3)))
    _ = session.handle(.replied(thought.id, .evaluation(Self.evaluation(5), isFinal: true)))
    #expect(session.evaluation == .found(Self.evaluation(5)))
    #expect(session.handle(.evaluationToggled).isEmpty)
    #expect(session.evaluation == .hidden)
  }

  @Test("stop when the player has seen enough, and late answers change nothing")
  func stopped() throws {
    var session = try Self.session()
    let thought = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    #expect(session.orders(after: .evaluationToggled) == [.stopRequest(thought.id)])
    let before = session
    let answer = PlayerReply.evaluation(Self.evaluation(3), isFinal: true)
    #expect(session.handle(.replied(thought.id, answer)).isEmpty)
    #expect(session == before)
  }

  @Test("begin again with each position, and are off in each new game")
  func nextPosition() throws {
    var session = try Self.session()
    let first = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    let effects = session.orders(after: .squareChosen(.c3))
    #expect(effects.first == .stopRequest(first.id))
    #expect(thoughts(effects).map(\.record) == [session.record])
    #expect(session.evaluation == .searching(nil))
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.evaluation == .hidden)
  }

  @Test("end with the game, and cannot be asked for while it is over")
  func gameOver() throws {
    let record = GameRecord(start: try Positions.lastMove())
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    var session = GameSession.begin(game, stored: game, pace: .init(speed: .off)).session
    let thought = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    let effects = session.orders(after: .squareChosen(.c1))
    #expect(session.phase == .over)
    #expect(effects.first == .stopRequest(thought.id))
    #expect(thoughts(effects).isEmpty)
    #expect(session.evaluation == .hidden)
    #expect(session.handle(.evaluationToggled).isEmpty)
    #expect(session.evaluation == .hidden)
  }

  @Test("give way to a computer's thought and to a hint, and go on after them")
  func givingWay() throws {
    var session = try Self.session()
    let analysis = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    let effects = session.orders(after: .hintRequested)
    #expect(effects.first == .stopRequest(analysis.id))
    let hint = try #require(thoughts(effects).first)
    #expect(hint.task == .hint)
    let after = session.handle(.replied(hint.id, .hint([], isFinal: true)))
    #expect(thoughts(after).map(\.task) == [.evaluation(.evaluation)])
    let thinking = thoughts(session.handle(.modeChanged(.dark, .computer)))
    #expect(thinking.map(\.task) == [.move(.standard)])
    #expect(session.analysis == nil)
  }

  @Test("that fail end with what is known")
  func failure() throws {
    var session = try Self.session()
    let thought = try #require(thoughts(session.orders(after: .evaluationToggled)).first)
    _ = session.handle(.replied(thought.id, .evaluation(Self.evaluation(3), isFinal: false)))
    #expect(session.orders(after: .replied(thought.id, .failure(.noAnswer))).isEmpty)
    #expect(session.evaluation == .found(Self.evaluation(3)))
  }

  @Test("go through a review round by round, the last position first")
  func review() throws {
    var session = try Self.session()
    var next = thoughts(session.orders(after: .sheetOpened(.review))).first
    var asked: [(plies: Int, level: Int)] = []
    while let thought = next {
      guard case .evaluation(let level) = thought.task else { break }
      asked.append((thought.record.standing, level.number))
      #expect(session.review?.progress.done == asked.count - 1)
      let answer = PlayerReply.evaluation(Self.evaluation(1), isFinal: true)
      next = thoughts(session.orders(after: .replied(thought.id, answer))).first
    }
    let levels = Level.reviewRounds.map(\.number)
    #expect(asked.map(\.plies) == levels.flatMap { _ in [2, 1, 0] })
    #expect(asked.map(\.level) == levels.flatMap { [$0, $0, $0] })
    #expect(session.review?.progress.done == session.review?.progress.total)
    #expect(session.analysis == nil)
  }

  @Test("pass over positions of a review whose worth is proven, or who are a pass")
  func reviewOfEnd() throws {
    var session = try Self.session("f5f6c4g5h5h4f7h6--")
    var next = thoughts(session.orders(after: .sheetOpened(.review))).first
    var asked: [Int] = []
    while let thought = next {
      asked.append(thought.record.standing)
      let answer = PlayerReply.evaluation(Self.evaluation(1, isExact: true), isFinal: true)
      next = thoughts(session.orders(after: .replied(thought.id, answer))).first
    }
    #expect(asked == [9, 7, 6, 5, 4, 3, 2, 1, 0])
  }

  @Test("keep what is known of a review while the game goes on behind it")
  func reviewedGameGoesOn() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    let game = SavedGame(record: record, modes: Sides(dark: .computer, light: .manual))
    var session = GameSession.begin(game, stored: game, pace: .init()).session
    let thought = try #require(session.thoughtID)
    _ = session.handle(.sheetOpened(.review))
    #expect(session.analysis == nil)
    #expect(session.review?.ply == 2)
    let effects = session.orders(after: .replied(thought, .move(.c3)))
    #expect(session.review?.analysis.record == session.record)
    #expect(session.review?.ply == 2)
    #expect(thoughts(effects).map(\.record.standing) == [3])
  }
}
