import Archive
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("The library in the session")
struct LibraryScenarioTests {
  private static func record(_ plies: String) throws -> GameRecord {
    var record = try GameRecord(start: .newGame, plies: plies)
    record.names = PlayerNames(dark: "Ann", light: "Bob")
    return record
  }

  private static func games(_ count: Int, from first: Int = 0) throws -> [LibraryGame] {
    let record = try record("f5d6c3d3")
    return (first..<first + count).map { LibraryGame(line: Array("\($0)".utf8), record: record) }
  }

  /// A session after an event, and the requests of the library in its effects.
  private static func requests(_ effects: [App.Effect]) -> [LibraryRequest] {
    effects.compactMap { if case .listGames(let request) = $0 { request } else { nil } }
  }

  /// A session whose library lists all games that were asked for.
  private static func opened(
    _ count: Int = 3, after squares: [Square] = []
  ) throws -> App {
    var session = App.resuming(.newGame, speed: .off)
    for square in squares { _ = session.handle(.game(.squareChosen(square))) }
    let request = try #require(requests(session.handle(.sheetOpened(.library))).first)
    #expect(request.task == .open && request.filter.isEmpty && request.numbers.lowerBound == 0)
    try answer(request, of: count, in: &session)
    return session
  }

  private static func answer(
    _ request: LibraryRequest, of count: Int, in session: inout App
  ) throws {
    let numbers = request.numbers.clamped(to: 0..<count)
    let list = LibraryList(
      count: count, isComplete: true, first: numbers.lowerBound,
      games: try games(numbers.count, from: numbers.lowerBound))
    #expect(session.handle(.library(.listed(request.id, LibraryReply(list)))).isEmpty)
  }

  @Test("has the games around the selected one, however far it is moved")
  func window() throws {
    var session = try Self.opened(10_000)
    var requested = 0
    for number in [1, 2, 60, 119, 120, 121, 300, 301, 9_999, 12_000, 9_000, 0, -5] {
      for request in Self.requests(session.handle(.library(.selected(number)))) {
        requested += 1
        #expect(request.numbers.count <= 480)
        try Self.answer(request, of: 10_000, in: &session)
      }
      let library = try #require(session.library)
      #expect(library.selection == max(0, min(number, 9_999)))
      for shown in library.selection - 115...library.selection + 115
      where (0..<10_000).contains(shown) {
        #expect(library.list[shown]?.line == Array("\(shown)".utf8))
      }
    }
    #expect((4...8).contains(requested), "\(requested)")
  }

  @Test("has the count of the games while it is open")
  func summary() throws {
    var session = try Self.opened()
    #expect(session.library?.summary == nil)
    let opening = try #require(session.openingRequest)
    #expect(session.handle(.library(.summarized(opening, GameSummary()))).isEmpty)
    #expect(session.library?.summary == GameSummary())
    _ = session.handle(.sheetClosed)
    let before = session
    #expect(session.handle(.library(.summarized(opening, GameSummary()))).isEmpty)
    #expect(session == before)
  }

  @Test("takes the count of its own games alone, however late that comes")
  func lateSummary() throws {
    var session = try Self.opened()
    let first = try #require(session.openingRequest)
    _ = session.handle(.library(.filtered("ann")))
    _ = session.handle(.sheetClosed)
    _ = session.handle(.sheetOpened(.library))
    let before = session
    #expect(session.handle(.library(.summarized(first, Games.summary))).isEmpty)
    #expect(session == before, "it was closed since")
    let second = try #require(session.openingRequest)
    #expect(second == session.libraryRequest && second != first)
    _ = session.handle(.library(.filtered("bob")))
    _ = try Self.lossRequest(session.handle(.library(.summarized(second, Games.summary))))
    #expect(session.library?.summary == Games.summary, "a filter changes no count")
  }

  /// The count of the games in the library of a session.
  private static func counted(
    _ summary: GameSummary = Games.summary, in session: App
  ) throws -> App.Event {
    .library(.summarized(try #require(session.openingRequest), summary))
  }

  /// The request for losses in the effects of an event.
  private static func lossRequest(_ effects: [App.Effect]) throws -> CoachRequest {
    let requests = effects.compactMap { effect in
      if case .startCoach(let request) = effect { request } else { nil }
    }
    #expect(requests.map(\.task) == [.losses(Games.summary)])
    return try #require(requests.first)
  }

  @Test("has the losses in its games as they are found")
  func losses() throws {
    var session = try Self.opened()
    let request = try Self.lossRequest(session.handle(try Self.counted(in: session)))
    #expect(session.library?.summary == Games.summary)
    let some = CoachReply.losses(Games.summaryWithLoss, isComplete: false)
    #expect(session.handle(.coachReplied(request.id, some)).isEmpty)
    #expect(session.library?.summary == Games.summaryWithLoss)
    #expect(session.practiceRequest == request, "more games are analyzed")
    let all = CoachReply.losses(Games.summaryWithLoss, isComplete: true)
    #expect(session.handle(.coachReplied(request.id, all)).isEmpty)
    #expect(session.practiceRequest == nil)
    #expect(session.handle(.library(.selected(1))).isEmpty, "nothing is analyzed twice")
    let again = try Self.lossRequest(session.handle(try Self.counted(in: session)))
    #expect(session.library?.summary == Games.summaryWithLoss, "until the new losses are known")
    let none = CoachReply.losses(Games.summary, isComplete: true)
    #expect(session.handle(.coachReplied(again.id, none)).isEmpty)
    #expect(session.library?.summary == Games.summary)
  }

  @Test("forgets the losses before when there are no games, or their losses cannot be known")
  func forgotten() throws {
    var session = try Self.opened()
    for isEmpty in [true, false] {
      let first = try Self.lossRequest(session.handle(try Self.counted(in: session)))
      let all = CoachReply.losses(Games.summaryWithLoss, isComplete: true)
      _ = session.handle(.coachReplied(first.id, all))
      let count = isEmpty ? GameSummary() : Games.summary
      let effects = session.handle(try Self.counted(count, in: session))
      if !isEmpty {
        let failure = CoachReply.noLosses
        _ = session.handle(.coachReplied(try Self.lossRequest(effects).id, failure))
      }
      #expect(session.library?.summary == count)
      #expect(session.library?.isSummaryComplete == true)
    }
  }

  @Test("analyzes no games while a computer thinks, a game is reviewed, or after a failure")
  func pauses() throws {
    var session = try Self.opened()
    let first = try Self.lossRequest(session.handle(try Self.counted(in: session)))
    #expect(session.handle(.game(.modeChanged(.dark, .computer))).contains(.stopCoach))
    let move = try #require(session.moveRequestID)
    _ = try Self.lossRequest(session.handle(.game(.replied(move, .move(.f5)))))
    let stale = CoachReply.losses(Games.summaryWithLoss, isComplete: true)
    #expect(session.handle(.coachReplied(first.id, stale)).isEmpty)
    #expect(session.library?.summary == Games.summary)
    #expect(session.handle(.library(.reviewRequested)).contains(.stopCoach))
    let last = try Self.lossRequest(session.handle(.sheetClosed))
    let failure = CoachReply.noLosses
    #expect(session.handle(.coachReplied(last.id, failure)).isEmpty)
    #expect(session.practiceRequest == nil && session.library?.summary == Games.summary)
  }

  @Test("accepts only replies to its last request")
  func stale() throws {
    var session = try Self.opened()
    let first = Self.requests(session.handle(.library(.filtered("an"))))
    let second = Self.requests(session.handle(.library(.filtered("ann"))))
    #expect(first.map(\.filter) + second.map(\.filter) == ["an", "ann"])
    #expect(session.library?.list == LibraryList())
    let before = session
    let list = LibraryList(count: 1, games: try Self.games(1))
    _ = session.handle(.library(.listed(first[0].id, LibraryReply(list))))
    #expect(session == before)
    _ = session.handle(.library(.listed(second[0].id, LibraryReply(list))))
    #expect(session.library?.list == list)
    let whole = LibraryList(count: 1, isComplete: true, games: list.games)
    _ = session.handle(.library(.listed(second[0].id, LibraryReply(whole))))
    _ = session.handle(.library(.listed(second[0].id, LibraryReply(LibraryList()))))
    #expect(session.library?.list == whole, "nothing follows a complete list")
    #expect(
      session.handle(.library(.filtered("ann"))).isEmpty, "the same words find the same games")
  }

  @Test("reviews a game, which changes nothing, and returns to the list")
  func review() throws {
    var session = try Self.opened(after: [.f5, .f6])
    _ = session.handle(.library(.selected(1)))
    let (game, library) = (session.game.saved, session.library)
    let effects = session.handle(.library(.reviewRequested))
    #expect(try session.review?.analysis.record == (Self.record("f5d6c3d3")))
    #expect(session.review?.ply == 4)
    let request = try #require(
      effects.compactMap { if case .startRequest(let request) = $0 { request } else { nil } }.first)
    #expect(request.record.transcript == "f5d6c3d3")
    _ = session.handle(.review(.moved(to: 2)))
    #expect(session.review?.record.standing == 2)
    _ = session.handle(.review(.hintToggled))
    #expect(session.hint?.isSearching == true)
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.sheetClosed)
    #expect(session.review?.ply == 2)
    _ = session.handle(.sheetClosed)
    #expect(session.library == library)
    #expect(session.review == nil)
    #expect(session.handle(.sheetClosed).contains(.closeLibrary))
    #expect(session.overlay.isEmpty)
    #expect(session.game.saved == game)
    #expect(session.scores.record == game.record)
  }

  @Test("plays on from the ply in review, and asks if a game would be lost")
  func playOn() throws {
    for squares in [[], [.f5, .f6]] as [[Square]] {
      var session = try Self.opened(after: squares)
      _ = session.handle(.game(.modeChanged(.light, .computer)))
      let old = session.identity
      _ = session.handle(.library(.reviewRequested))
      _ = session.handle(.review(.moved(to: 2)))
      var effects = session.handle(.review(.playOnRequested))
      if !squares.isEmpty {
        let record = try #require(session.review?.record)
        var unnamed = record
        unnamed.names = PlayerNames()
        #expect(session.dialog == .question(.load(unnamed)))
        var cancelled = session
        _ = cancelled.handle(.cancelled)
        #expect(cancelled.review?.ply == 2)
        effects = session.handle(.confirmed)
      }
      #expect(session.overlay.isEmpty)
      #expect(effects.contains(.closeLibrary))
      #expect(session.record.standing == 2 && session.record.plies.count == 4)
      #expect(session.record.names == PlayerNames(), "others play now")
      #expect(session.modes == SavedGame.new.modes)
      #expect(session.identity != nil && session.identity != old)
    }
  }

  @Test("reviews only lines that are games, and nothing before the list is known")
  func noGame() throws {
    var session = App.resuming(.newGame, speed: .off)
    let request = try #require(Self.requests(session.handle(.sheetOpened(.library))).first)
    for event in [
      App.Event.library(.reviewRequested), .library(.removalRequested), .library(.selected(3)),
    ] {
      #expect(session.handle(event).isEmpty)
      #expect(session.library == Library() && session.dialog == nil)
    }
    let torn = LibraryGame(line: [1], record: nil)
    let list = LibraryList(count: 1, isComplete: true, games: [torn])
    _ = session.handle(.library(.listed(request.id, LibraryReply(list))))
    _ = session.handle(.library(.reviewRequested))
    #expect(session.review == nil)
    _ = session.handle(.library(.removalRequested))
    #expect(session.dialog == .question(.library(.remove(torn))))
  }

  @Test("removes a game after a question, and selects one that is left")
  func removal() throws {
    var session = try Self.opened(3)
    _ = session.handle(.library(.selected(2)))
    _ = session.handle(.library(.removalRequested))
    _ = session.handle(.cancelled)
    #expect(session.library?.selection == 2 && session.dialog == nil)
    _ = session.handle(.library(.removalRequested))
    let request = try #require(Self.requests(session.handle(.confirmed)).first)
    #expect(try request.task == .remove(Self.games(1, from: 2)[0]))
    #expect(session.library?.list.count == 3, "until it is done")
    try Self.answer(request, of: 2, in: &session)
    #expect(session.library?.selection == 1)
    let failure = LibraryFailure.notRemoved(
      SaveFailure(step: .write, path: "/games.ggf", reason: "No space left on device"))
    _ = session.handle(.library(.removalRequested))
    let second = try #require(Self.requests(session.handle(.confirmed)).first)
    let list = try #require(session.library?.list)
    _ = session.handle(.library(.listed(second.id, LibraryReply(list, failure: failure))))
    #expect(session.library?.failure == failure)
    #expect(session.library?.list == list)
  }

  @Test("adds several games after a question, and lists them")
  func addition() throws {
    let games = [GGFGame(record: try Self.record("f5d6")), GGFGame(record: try Self.record("d3"))]
    for isOpen in [true, false] {
      var session = try Self.opened(3, after: [.f5])
      if !isOpen { _ = session.handle(.sheetClosed) }
      let before = session
      #expect(session.handle(.additionRequested(games)).isEmpty)
      #expect(session.dialog == .question(.library(.add(games))))
      #expect(session.handle(.cancelled).isEmpty)
      #expect(session == before)
      _ = session.handle(.additionRequested(games))
      let request = try #require(Self.requests(session.handle(.confirmed)).first)
      #expect(request.task == .add(games) && request.filter.isEmpty)
      try Self.answer(request, of: 5, in: &session)
      #expect(session.library?.list.count == 5 && session.library?.selection == 0)
      #expect(session.record == before.record)
    }
  }

  @Test("removes the finished game on the board for good")
  func ownGame() throws {
    for isOwn in [true, false] {
      var session = try Self.opened(0, after: KnownGame.lightWipedOut.squares)
      let identity = try #require(session.identity)
      let game = LibraryGame(
        line: [1], identity: isOwn ? identity : GameIdentity(1), record: session.record)
      let request = try #require(Self.requests(session.handle(.library(.filtered("x")))).first)
      let list = LibraryList(count: 1, isComplete: true, games: [game])
      _ = session.handle(.library(.listed(request.id, LibraryReply(list))))
      _ = session.handle(.library(.removalRequested))
      let effects = session.handle(.confirmed)
      #expect(effects.contains(.game(.save(session.game.saved))) == isOwn)
      _ = session.handle(.sheetClosed)
      let archived = session.handle(.playAgainRequested).compactMap { effect in
        if case .game(.archive(let game)) = effect { game } else { nil }
      }
      #expect(archived.count == (isOwn ? 0 : 1))
    }
  }

  @Test("closes, like all overlays, when another game begins")
  func otherGame() throws {
    var session = try Self.opened(after: [.f5, .f6])
    _ = session.handle(.resetRequested)
    #expect(session.library != nil)
    #expect(session.handle(.confirmed).contains(.closeLibrary))
    #expect(session.overlay.isEmpty && session.library == nil)
  }

  @Test("waits while the computer plays behind it, and lists what was asked for before")
  func behind() throws {
    var session = try Self.opened(after: [.f5])
    _ = session.handle(.game(.modeChanged(.light, .computer)))
    let id = try #require(session.moveRequestID)
    _ = session.handle(.game(.replied(id, .move(.f6))))
    #expect(session.record.standing == 2)
    #expect(session.library?.list.count == 3)
  }
}
