import Analysis
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import GameSession

@Suite("The course of a game")
struct GameCourseTests {
  private static let dark = KnownGame.lightWipedOut.squares
  private static let seven = GameCourse.Player.level(Level.all[7])
  private static let nine = GameCourse.Player.level(Level.all[9])

  private static func session(
    _ record: GameRecord = GameRecord(), speed: AnimationSpeed = .off,
    minimumThinkTime: Duration = .zero
  ) -> GameSession {
    let game = SavedGame(
      record: record, modes: Sides(dark: .manual, light: .computer),
      moveLimits: Sides(dark: .standard, light: .level(Level.all[7])))
    return GameSession.begin(
      game, stored: game, pace: .init(speed: speed, minimumThinkTime: minimumThinkTime)
    ).session
  }

  /// The game ends after nine moves.
  @discardableResult
  private static func play(
    _ count: Int, in session: inout GameSession
  ) -> [GameSession.Effect] {
    (0..<count).flatMap { _ in
      let square = dark[session.record.standing]
      return session.request.map { session.handle(.replied($0.id, .move(square))) }
        ?? session.handle(.squareChosen(square))
    }
  }

  private static func reasons(_ session: GameSession) -> [Exclusion] {
    session.course.exclusions(for: .dark)
  }

  @Test("has one player a side if nothing happens, and then the game counts")
  func whole() {
    var session = Self.session()
    #expect(session.course == GameCourse())
    Self.play(9, in: &session)
    #expect(session.phase == .over)
    #expect(session.course.players == Sides(dark: [.person], light: [Self.seven]))
    #expect(session.course.marks.isEmpty && Self.reasons(session).isEmpty)
  }

  @Test("has the level of each move, whatever the level is at the end")
  func levels() {
    var session = Self.session()
    Self.play(4, in: &session)
    _ = session.handle(.moveLimitChanged(.light, .level(Level.all[9])))
    #expect(Self.reasons(session).isEmpty, "no move has been made at level 9")
    var back = session
    _ = back.handle(.moveLimitChanged(.light, .level(Level.all[7])))
    Self.play(5, in: &back)
    #expect(Self.reasons(back).isEmpty)
    Self.play(2, in: &session)
    #expect(Self.reasons(session) == [.levels([Self.seven, Self.nine])])
    _ = session.handle(.moveLimitChanged(.light, .moveTime(.seconds(5))))
    Self.play(2, in: &session)
    #expect(
      Self.reasons(session) == [.levels([Self.seven, Self.nine, .moveTime(.seconds(5))])])
  }

  @Test("has the level at which the computer began to think about a move")
  func levelOfRequest() {
    var session = Self.session()
    Self.play(1, in: &session)
    _ = session.handle(.moveLimitChanged(.light, .level(Level.all[9])))
    Self.play(1, in: &session)
    #expect(session.course.players.light == [Self.seven])
    #expect(session.saved.player(of: .light) == Self.seven)
  }

  @Test("tells a move that the computer was told to make before it had finished")
  func hurried() throws {
    var session = Self.session(minimumThinkTime: .seconds(1))
    Self.play(1, in: &session)
    let id = try #require(session.moveRequestID)
    var finished = session
    _ = finished.handle(.replied(id, .move(Self.dark[1])))
    _ = finished.handle(.moveNowRequested)
    #expect(finished.record.standing == 2 && Self.reasons(finished).isEmpty)
    _ = session.handle(.moveNowRequested)
    _ = session.handle(.replied(id, .move(Self.dark[1])))
    #expect(session.course.players.light == [.hurried])
    #expect(Self.reasons(session) == [.hurried])
  }

  @Test(
    "tells that somebody else moved for a side",
    arguments: [
      (Disk.dark, Mode.computer), (.dark, .externalEngine(ExternalEngineName("other"))),
      (.light, .manual), (.light, .externalEngine(ExternalEngineName("other"))),
    ])
  func otherPlayers(side: Disk, mode: Mode) {
    var session = Self.session()
    let own = session.modes[side]
    Self.play(2, in: &session)
    _ = session.handle(.modeChanged(side, mode))
    var unmoved = session
    _ = unmoved.handle(.modeChanged(side, own))
    Self.play(7, in: &unmoved)
    #expect(Self.reasons(unmoved).isEmpty, "nobody else has moved")
    Self.play(2, in: &session)
    _ = session.handle(.modeChanged(side, own))
    Self.play(5, in: &session)
    #expect(session.phase == .over)
    #expect(Self.reasons(session) == [.otherPlayers])
  }

  @Test("tells the person at another terminal from the one here")
  func otherPerson() {
    var course = GameCourse()
    course.add(GameCourse.Player(.otherPerson, .standard), of: .dark)
    course.add(Self.seven, of: .light)
    #expect(course.exclusions(for: .dark) == [.otherPlayers])
  }

  @Test("tells that a move was taken back, but a game that has ended is archived as it was")
  func takenBack() {
    var session = Self.session()
    Self.play(3, in: &session)
    #expect(session.handle(.redoRequested).count == 1)
    #expect(session.course.marks.isEmpty)
    var middle = session
    _ = middle.handle(.undoRequested)
    #expect(middle.saved.course.marks == [.takenBack])

    let end = Self.play(6, in: &session).archived
    #expect(end.map(\.course.marks) == [[]])
    // The program may have been killed before the archive had it.
    #expect(session.handle(.undoRequested).archived == end)
    #expect(session.course.marks == [.takenBack])
    #expect(session.handle(.redoRequested).archived.isEmpty)
    #expect(session.phase == .over && session.course.marks == [.takenBack])
  }

  @Test("tells that the game went on from an earlier ply, or after a loss on time")
  func goneOn() {
    var session = Self.session()
    Self.play(4, in: &session)
    var same = session
    _ = same.handle(.wentOn(from: 4))
    #expect(same.course.marks.isEmpty)
    _ = session.handle(.wentOn(from: 2))
    #expect(session.course.marks == [.takenBack])
    let game = SavedGame(
      record: same.record, modes: same.modes, identity: GameIdentity(1),
      timeControl: TimeControl("5"))
    var timed = GameSession.begin(game, stored: game, pace: .init()).session
    #expect(timed.handle(.forfeited(.outOfTime(.dark))).archived.count == 1)
    _ = timed.handle(.untimed)
    #expect(timed.phase != .over && timed.course.marks == [.takenBack])
  }

  @Test("tells that a hint was asked for, and saves that once")
  func hint() {
    var session = Self.session()
    Self.play(2, in: &session)
    #expect(session.handle(.hintRequested) == [.save(session.saved)])
    #expect(session.saved.course.marks == [.helped])
    #expect(session.handle(.hintRequested).isEmpty && session.handle(.hintRequested).isEmpty)
    Self.play(7, in: &session)
    #expect(Self.reasons(session) == [.mark(.helped)])
    #expect(session.noteHelp().isEmpty)
  }

  @Test("has no help at the start, where all moves are alike")
  func helpAtStart() {
    var session = Self.session()
    #expect(session.handle(.hintRequested).isEmpty && session.course.marks.isEmpty)
    #expect(session.phase == .waiting(hint: .awaited))
  }

  @Test("has no help after the end")
  func helpAfterEnd() {
    var session = Self.session()
    Self.play(9, in: &session)
    #expect(session.noteHelp().isEmpty && session.course.marks.isEmpty)
  }

  @Test("tells that a game began at another position, or with moves of another game")
  func opened() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    let opening = try #require(record.markingOpening(plies: 2))
    for (beginning, marks) in [
      (.position(record.position), [.opened]), (.record(record), [.opened]),
      (.variation(record), [.opened]), (.record(opening), []), (.again, []), (.swapped, []),
      (.reset, []), (.position(.newGame), []),
    ] as [(GameSession.Beginning, Set<GameCourse.Mark>)] {
      var session = Self.session()
      Self.play(3, in: &session)
      _ = session.handle(.hintRequested)
      _ = session.handle(.began(beginning))
      #expect(session.course == GameCourse(marks: marks), "\(beginning)")
    }
    #expect(Self.session(record).course.marks == [.opened])
    #expect(Self.session(GameRecord(start: record.position)).course.marks == [.opened])
    #expect(Self.session(opening).course.marks.isEmpty)
  }

  @Test("is taken to be that of the players of now in a game of an earlier version")
  func earlierVersion() throws {
    var game = SavedGame(
      record: try GameRecord(start: .newGame, plies: "f5d6c3"),
      modes: Sides(dark: .manual, light: .computer), identity: GameIdentity(1))
    let players = Sides<[GameCourse.Player]>(dark: [.person], light: [.level(.standard)])
    #expect(game.assumingPlayers.course == GameCourse(players: players))
    game.record = game.record.standing(at: 1)
    #expect(game.assumingPlayers.course.players.light == [])
    game.course.players.light = [Self.nine]
    #expect(game.assumingPlayers == game)
    #expect(SavedGame.new.assumingPlayers == .new)
  }

  @Test("is the same after it was written in words and read")
  func words() {
    let course = GameCourse(
      players: Sides(
        dark: [.person, .otherPerson, .engine, .hurried],
        light: [.level(Level.all[0]), .level(Level.all[15]), .moveTime(.milliseconds(2500))]),
      marks: Set(GameCourse.Mark.allCases))
    #expect(course.playersText(of: .dark) == "manual friend engine now")
    #expect(course.playersText(of: .light) == "0 15 2.5s")
    #expect(course.marksText == "undo help opened")
    let read = GameCourse(
      players: Sides(dark: "manual friend engine now", light: " 0 15  16 -1 s x 2.5s"),
      marks: "help later opened undo")
    #expect(read == course)
    let empty = GameCourse()
    #expect(empty.playersText(of: .dark) == nil && empty.marksText == nil)
  }
}
