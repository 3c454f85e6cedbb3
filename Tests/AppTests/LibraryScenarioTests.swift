import Archive
import Canvas
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("The library in the app")
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

  private static func opened(
    _ count: Int = 3, after squares: [Square] = [], speed: AnimationSpeed = .off
  ) throws -> App {
    var app = App.resuming(.newGame, speed: speed)
    for square in squares { _ = app.handle(.game(.squareChosen(square))) }
    let request = try #require(
      app.handle(.sheetOpened(.library)).started(LibraryRequest.self).first)
    #expect(request.job == LibraryRequest(opening: 0, filter: "", numbers: 0..<240))
    try answer(request, of: count, in: &app)
    return app
  }

  private static func answer(
    _ request: (id: RequestID, job: LibraryRequest), of count: Int, in app: inout App
  ) throws {
    let numbers = request.job.numbers.clamped(to: 0..<count)
    let list = LibraryList(
      count: count, isComplete: true, first: numbers.lowerBound,
      games: try games(numbers.count, from: numbers.lowerBound))
    let effects = app.handle(.reply(LibraryReply(list), to: LibraryRequest.self, request.id))
    #expect(effects.count == effects.started(App.Timer.self).count)
  }

  @Test("the selected game plays itself once, ply by ply, and takes no time afterwards")
  func replay() throws {
    var app = try Self.opened(speed: .normal)
    var shown: [Int] = []
    while let timer = app.timer {
      shown.append(try #require(app.library?.shownRecord).standing)
      #expect(timer.duration > .zero && timer.duration < .seconds(1))
      _ = app.handle(timer.event)
    }
    #expect(shown == [0, 1, 2, 3])
    #expect(app.library?.shownRecord?.standing == 4)
    #expect(app.handle(.library(.selected(0))).isEmpty, "it has played itself")
    #expect(app.timer == nil)
    let effects = app.handle(.library(.selected(1)))
    let restarted = try #require(app.timer)
    #expect(effects.count == 1 && effects.started(App.Timer.self).map(\.job) == [restarted])
    #expect(app.library?.shownRecord?.standing == 0)
  }

  @Test("a replay ends at once, and one that has ended does not go on")
  func skippedReplay() throws {
    var app = try Self.opened(speed: .normal)
    let timer = try #require(app.timer)
    #expect(app.handle(.library(.replayEnded)).map { $0.stops(App.Timer.self) } == [true])
    #expect(app.library?.shownRecord?.standing == 4)
    #expect(app.handle(timer.event).isEmpty)
    #expect(app.library?.shownRecord?.standing == 4)
  }

  @Test("a replay waits while something covers the library, and ends with it")
  func coveredReplay() throws {
    var app = try Self.opened(speed: .normal)
    let timer = try #require(app.timer)
    #expect(app.handle(.sheetOpened(.help)).map { $0.stops(App.Timer.self) } == [true])
    #expect(app.handle(.sheetClosed).started(App.Timer.self).map(\.job) == [timer])
    _ = app.handle(.sheetClosed)
    #expect(app.timer == nil)
  }

  @Test("without animation no game plays itself, nor while the person types")
  func noReplay() throws {
    #expect(try Self.opened().timer == nil)
    var app = try Self.opened(speed: .normal)
    _ = app.handle(.library(.replayEnded))
    _ = app.handle(.library(.filterTyped(true)))
    _ = app.handle(.library(.selected(1)))
    #expect(app.timer == nil && app.library?.shownRecord?.standing == 4)
  }

  @Test("has the games around the selected one, however far it is moved")
  func window() throws {
    var app = try Self.opened(10_000)
    var requested = 0
    for number in [1, 2, 60, 119, 120, 121, 300, 301, 9_999, 12_000, 9_000, 0, -5] {
      for request in app.handle(.library(.selected(number))).started(LibraryRequest.self) {
        requested += 1
        #expect(request.job.numbers.count <= 480)
        try Self.answer(request, of: 10_000, in: &app)
      }
      let library = try #require(app.library)
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
    var app = try Self.opened()
    #expect(app.library?.summary == nil)
    let opening = try #require(app.countRequest)
    #expect(app.handle(.reply(GameSummary(), to: Library.CountGames.self, opening)).isEmpty)
    #expect(app.library?.summary == GameSummary())
    _ = app.handle(.sheetClosed)
    let before = app
    #expect(app.handle(.reply(GameSummary(), to: Library.CountGames.self, opening)).isEmpty)
    #expect(app == before)
  }

  @Test("takes the count of its own games alone, however late that comes")
  func lateSummary() throws {
    var app = try Self.opened()
    let first = try #require(app.countRequest)
    _ = app.handle(.library(.filtered(TextField("ann"))))
    _ = app.handle(.sheetClosed)
    _ = app.handle(.sheetOpened(.library))
    let before = app
    #expect(app.handle(.reply(Games.summary, to: Library.CountGames.self, first)).isEmpty)
    #expect(app == before, "it was closed since")
    let second = try #require(app.countRequest)
    #expect(second != first)
    _ = app.handle(.library(.filtered(TextField("bob"))))
    #expect(app.handle(.reply(Games.summary, to: Library.CountGames.self, second)).isEmpty)
    #expect(app.library?.summary == Games.summary, "a filter changes no count")
  }

  @Test("counts its games again after a removal, and shows the count before meanwhile")
  func recount() throws {
    var app = try Self.opened()
    let first = try #require(app.countRequest)
    #expect(app.handle(.reply(Games.summary, to: Library.CountGames.self, first)).isEmpty)
    #expect(app.countRequest == nil)
    _ = app.handle(.library(.removalRequested))
    let request = try #require(app.handle(.confirmed).started(LibraryRequest.self).first)
    try Self.answer(request, of: 2, in: &app)
    #expect(app.library?.summary == Games.summary)
    let second = try #require(app.countRequest)
    #expect(app.handle(.reply(GameSummary(), to: Library.CountGames.self, second)).isEmpty)
    #expect(app.library?.summary == GameSummary())
  }

  @Test("accepts only replies to its last request")
  func stale() throws {
    var app = try Self.opened()
    let first = app.handle(.library(.filtered(TextField("an")))).started(LibraryRequest.self)
    let second = app.handle(.library(.filtered(TextField("ann")))).started(LibraryRequest.self)
    #expect((first + second).map(\.job.filter) == ["an", "ann"])
    #expect(app.library?.list == LibraryList())
    let before = app
    let list = LibraryList(count: 1, games: try Self.games(1))
    _ = app.handle(.reply(LibraryReply(list), to: LibraryRequest.self, first[0].id))
    #expect(app == before)
    _ = app.handle(.reply(LibraryReply(list), to: LibraryRequest.self, second[0].id))
    #expect(app.library?.list == list)
    let whole = LibraryList(count: 1, isComplete: true, games: list.games)
    _ = app.handle(.reply(LibraryReply(whole), to: LibraryRequest.self, second[0].id))
    _ = app.handle(.reply(LibraryReply(LibraryList()), to: LibraryRequest.self, second[0].id))
    #expect(app.library?.list == whole, "nothing follows a complete list")
    #expect(
      app.handle(.library(.filtered(TextField("ann")))).isEmpty,
      "the same words find the same games")
  }

  @Test("reviews a game, which changes nothing, and returns to the list")
  func review() throws {
    var app = try Self.opened(after: [.f5, .f6])
    _ = app.handle(.library(.selected(1)))
    let (game, library) = (app.game.saved, app.library)
    let effects = app.handle(.library(.reviewRequested))
    #expect(try app.reviewedLine?.analysis.record == (Self.record("f5d6c3d3")))
    #expect(app.reviewedLine?.ply == 4)
    let request = try #require(effects.requests.first)
    #expect(request.record.transcript == "f5d6c3d3")
    _ = app.handle(.review(.moved(to: 2)))
    #expect(app.reviewedLine?.record.standing == 2)
    _ = app.handle(.review(.hintToggled))
    #expect(app.hint?.isSearching == true)
    _ = app.handle(.sheetOpened(.help))
    _ = app.handle(.sheetClosed)
    #expect(app.reviewedLine?.ply == 2)
    _ = app.handle(.sheetClosed)
    #expect(app.library == library)
    #expect(app.reviewedLine == nil)
    #expect(app.handle(.sheetClosed).stops(LibraryRequest.self))
    #expect(app.overlay.isEmpty)
    #expect(app.game.saved == game)
    #expect(app.scores.record == game.record)
  }

  @Test("plays on from the ply in review, and asks if a game would be lost")
  func playOn() throws {
    for squares in [[], [.f5, .f6]] as [[Square]] {
      var app = try Self.opened(after: squares)
      _ = app.handle(.game(.modeChanged(.light, .computer)))
      let old = app.game.identity
      _ = app.handle(.library(.reviewRequested))
      _ = app.handle(.review(.moved(to: 2)))
      var effects = app.handle(.review(.playOnRequested))
      if !squares.isEmpty {
        let record = try #require(app.reviewedLine?.record)
        var unnamed = record
        unnamed.names = PlayerNames()
        #expect(app.dialog == .question(.load(unnamed)))
        var cancelled = app
        _ = cancelled.handle(.cancelled)
        #expect(cancelled.review?.ply == 2)
        effects = app.handle(.confirmed)
      }
      #expect(app.overlay.isEmpty)
      #expect(effects.stops(LibraryRequest.self))
      #expect(app.game.record.standing == 2 && app.game.record.plies.count == 4)
      #expect(app.game.record.names == PlayerNames(), "others play now")
      #expect(app.game.modes == SavedGame.new.modes)
      #expect(app.game.identity != nil && app.game.identity != old)
    }
  }

  @Test("reviews only lines that are games, and nothing before the list is known")
  func noGame() throws {
    var app = App.resuming(.newGame, speed: .off)
    let request = try #require(
      app.handle(.sheetOpened(.library)).started(LibraryRequest.self).first)
    for event in [
      App.Event.library(.reviewRequested), .library(.removalRequested), .library(.selected(3)),
    ] {
      #expect(app.handle(event).isEmpty)
      #expect(app.library == Library() && app.dialog == nil)
    }
    let torn = LibraryGame(line: [1], record: nil)
    let list = LibraryList(count: 1, isComplete: true, games: [torn])
    _ = app.handle(.reply(LibraryReply(list), to: LibraryRequest.self, request.id))
    _ = app.handle(.library(.reviewRequested))
    #expect(app.reviewedLine == nil)
    _ = app.handle(.library(.removalRequested))
    #expect(app.dialog == .question(.library(.remove(torn))))
  }

  @Test("removes a game after a question, and selects one that is left")
  func removal() throws {
    var app = try Self.opened(3)
    _ = app.handle(.library(.selected(2)))
    _ = app.handle(.library(.removalRequested))
    _ = app.handle(.cancelled)
    #expect(app.library?.selection == 2 && app.dialog == nil)
    _ = app.handle(.library(.removalRequested))
    let request = try #require(app.handle(.confirmed).started(LibraryRequest.self).first)
    #expect(try request.job.change == .remove(Self.games(1, from: 2)[0]))
    #expect(app.library?.list.count == 3, "until it is done")
    try Self.answer(request, of: 2, in: &app)
    #expect(app.library?.selection == 1)
    let failure = LibraryFailure.notRemoved(
      SaveFailure(step: .write, path: "/games.ggf", reason: "No space left on device"))
    _ = app.handle(.library(.removalRequested))
    let second = try #require(app.handle(.confirmed).started(LibraryRequest.self).first)
    let list = try #require(app.library?.list)
    _ = app.handle(.reply(LibraryReply(list, failure: failure), to: LibraryRequest.self, second.id))
    #expect(app.library?.failure == failure)
    #expect(app.library?.list == list)
  }

  @Test("adds several games after a question, and lists them")
  func addition() throws {
    let games = [GGFGame(record: try Self.record("f5d6")), GGFGame(record: try Self.record("d3"))]
    for isOpen in [true, false] {
      var app = try Self.opened(3, after: [.f5])
      if !isOpen { _ = app.handle(.sheetClosed) }
      let before = app
      #expect(app.handle(.additionRequested(games)).isEmpty)
      #expect(app.dialog == .question(.library(.add(games))))
      #expect(app.handle(.cancelled).isEmpty)
      #expect(app == before)
      _ = app.handle(.additionRequested(games))
      let request = try #require(app.handle(.confirmed).started(LibraryRequest.self).first)
      #expect(request.job.change == .add(games) && request.job.filter.isEmpty)
      try Self.answer(request, of: 5, in: &app)
      #expect(app.library?.list.count == 5 && app.library?.selection == 0)
      #expect(app.game.record == before.game.record)
    }
  }

  @Test("removes the finished game on the board for good")
  func ownGame() throws {
    for isOwn in [true, false] {
      var app = try Self.opened(0, after: KnownGame.lightWipedOut.squares)
      let identity = try #require(app.game.identity)
      let game = LibraryGame(
        line: [1], identity: isOwn ? identity : GameIdentity(1), record: app.game.record)
      let request = try #require(
        app.handle(.library(.filtered(TextField("x")))).started(LibraryRequest.self).first)
      let list = LibraryList(count: 1, isComplete: true, games: [game])
      _ = app.handle(.reply(LibraryReply(list), to: LibraryRequest.self, request.id))
      _ = app.handle(.library(.removalRequested))
      let effects = app.handle(.confirmed)
      #expect(effects.contains(.game(.save(app.game.saved))) == isOwn)
      _ = app.handle(.sheetClosed)
      #expect(app.handle(.playAgainRequested).archived.count == (isOwn ? 0 : 1))
    }
  }

  @Test("closes, like all overlays, when another game begins")
  func otherGame() throws {
    var app = try Self.opened(after: [.f5, .f6])
    _ = app.handle(.resetRequested)
    #expect(app.library != nil)
    #expect(app.handle(.confirmed).stops(LibraryRequest.self))
    #expect(app.overlay.isEmpty && app.library == nil)
  }

  @Test("waits while the computer plays behind it, and lists what was asked for before")
  func behind() throws {
    var app = try Self.opened(after: [.f5])
    _ = app.handle(.game(.modeChanged(.light, .computer)))
    let id = try #require(app.moveRequestID)
    _ = app.handle(.game(.replied(id, .move(.f6))))
    #expect(app.game.record.standing == 2)
    #expect(app.library?.list.count == 3)
  }
}
