import Analysis
import Archive
import Canvas
import GameSession
import Link
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The list of players")
struct PlayerListTests {
  private static let engines = [ExternalEngineName("Edax"), ExternalEngineName("egaroucid-7.5")]
  private static let sizes = ScreenSize.ofEachKind

  private func list(_ engines: [ExternalEngineName] = engines) -> Moment {
    Moment(app: App.started(engines: engines).after(.sheetOpened(.players)))
  }

  @Test("offers the person, the computer, and all external engines", arguments: sizes)
  func offered(size: ScreenSize) {
    for engines in [[], Self.engines] {
      let actions = Set(list(engines).screen(size).actions)
      for side in Disk.allCases {
        for mode in Mode.all(with: engines) {
          #expect(
            actions.contains(.choosePlayer(PlayerSelection(side: side, mode: mode))),
            "\(side) \(mode)")
        }
      }
      #expect(list(engines).screen(size).text.contains("Eda") == !engines.isEmpty)
    }
  }

  private static func level(_ side: Disk = .light) -> PlayerSelection {
    PlayerSelection(side: side, choice: .level)
  }

  @Test("has the level of the computer below, on every screen", arguments: sizes)
  func level(size: ScreenSize) {
    let moment = list([])
    #expect(!moment.screen(size).text.contains("casual"), "no computer plays")
    let app = moment.app.switching(.light)
    let screen = Moment(app: app).screen(size)
    #expect(screen.text.contains("3  casual"), "\(screen.text)")
    if size.rows >= 20 { #expect(screen.text.contains("White's level")) }
    #expect(screen.text.contains("Other name...") || size.rows < 20)
    for step in [1, -1] {
      #expect(
        Moment(app: app).clicking(.changeLevel(.light, by: step), size: size)
          == [.send(.game(.moveLimitChanged(.light, .level(Level.all[3 + step]))))])
    }
    let limit = MoveLimit.moveTime(.seconds(2))
    let timed = app.after(.game(.moveLimitChanged(.light, limit)))
    #expect(Moment(app: timed).screen(size).text.contains("2s"))
  }

  @Test("gives a side to the player that is clicked, and stays open", arguments: sizes)
  func clicks(size: ScreenSize) {
    let moment = list()
    let edax = Mode.externalEngine(Self.engines[0])
    for side in Disk.allCases {
      #expect(
        moment.clicking(.choosePlayer(PlayerSelection(side: side, mode: edax)), size: size)
          == [
            .send(.players(.selected(PlayerSelection(side: side, mode: edax)))),
            .send(.game(.modeChanged(side, edax))),
          ])
    }
  }

  @Test(
    "is opened and closed with M, and moved through with the arrows or hjkl",
    arguments: [
      ([.down], .dark, .computer), ([.down, .up, .up], .dark, .manual),
      ([.right, .down], .light, .computer), ([.right, .left, .left], .dark, .manual),
      ([.tab, .down, .down, .down], .light, .externalEngine(engines[0])),
      ([.backTab], .light, .manual),
      ([.down, .down, .down, .down, .down, .down, .up], .dark, .externalEngine(engines[1])),
      ([.character("l"), .character("j")], .light, .computer),
    ] as [([Key], Disk, Mode)])
  func keys(keys: [Key], side: Disk, mode: Mode) {
    for confirm in [Key.enter, .character(" ")] {
      var state = UIState()
      var app = App.started(engines: Self.engines)
      func press(_ key: Key) -> [Intent] {
        let intents = state.translate(key, app: app, screen: nil)
        for case .send(let event) in intents { _ = app.handle(event) }
        return intents
      }
      #expect(press(.character("M")) == [.send(.sheetOpened(.players))])
      for key in keys { _ = press(key) }
      #expect(press(confirm) == [.send(.game(.modeChanged(side, mode)))])
      #expect(app.sheet?.kind == .players)
      #expect(press(.character("M")) == [.send(.sheetClosed)])
    }
  }

  @Test("the level is reached and changed with the arrows, and with + and -", arguments: sizes)
  func levelChosen(size: ScreenSize) throws {
    var moment = list([])
    moment.app = moment.app.switching(.light)
    for _ in 0..<9 { moment = after(.down, moment, size: size) }
    #expect(moment.app[Players.self]?.selection.choice == .level)
    #expect(moment.screen(size).cursor != nil)
    for key in [Key.right, .right, .left, .character("+"), .character("-"), .right] {
      moment = after(key, moment, size: size)
    }
    #expect(moment.screen(size).text.contains("5  casual"))
    #expect(moment.app.game.moveLimits.light == .level(Level.all[5]))
    #expect(moment.app.game.moveLimits.dark == .level(.standard))
    #expect(moment.handling(.enter, size: size).intents == [.send(.sheetClosed)])
    moment = after(.up, moment, size: size)
    #expect(moment.app[Players.self]?.selection.choice == .name)
    // Of two computers, the selected side's.
    moment.app = moment.app.switching(.dark).after(.players(.selected(Self.level(.dark))))
    moment = after(.left, moment, size: size)
    #expect(moment.app.game.moveLimits.dark == .level(Level.all[2]))
  }

  @Test("counts the results against the level, and says how well the person plays")
  func results() throws {
    var app = App.started().switching(.light)
    _ = app.handle(.sheetOpened(.players))
    let id = try #require(app.running[Players.CountResults.self]?.id)
    for size in [ScreenSize.usual, ScreenSize(columns: 120, rows: 40)] {
      #expect(!Moment(app: app).screen(size).text.contains("games"))
    }
    func counted(_ games: Int) throws -> App {
      var (app, summary) = (app, GameSummary())
      let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
      for number in 0..<games {
        let side = number.isMultiple(of: 2) ? Disk.dark : .light
        summary.add(LevelGame(identity: nil, level: .standard, side: side, record: record))
      }
      _ = app.handle(.reply(summary, to: Players.CountResults.self, id))
      #expect(app.running[Players.CountResults.self] == nil, "it is counted once")
      return app
    }
    for size in [ScreenSize.usual, ScreenSize(columns: 45, rows: 20)] {
      let few = Moment(app: try counted(2)).screen(size).text
      #expect(few.contains("You won 1 of 2 games against it.") && few.contains("after 10 games"))
      let text = Moment(app: try counted(10)).screen(size).text
      #expect(text.contains("You play like level 3") && !text.contains("-6"), "\(text)")
      #expect(!text.contains("even match"), "it is one already")
      let other = try counted(10).after(.game(.moveLimitChanged(.light, .level(Level.all[7]))))
      #expect(Moment(app: other).screen(size).text.contains("Level 3 would be an even match."))
    }
  }

  @Test("stands beside the board where there is room, and the last line has its keys")
  func place() {
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      let size = ScreenSize(columns: columns, rows: rows)
      let screen = list([]).screen(size)
      let board = Moment(app: .started()).screen(size)
      let panel = board.lines[0].firstIndex(of: "R").map {
        board.lines[0].distance(from: board.lines[0].startIndex, to: $0)
      }
      #expect(screen.lines[0].prefix(panel ?? 0) == board.lines[0].prefix(panel ?? 0))
      #expect(screen.lines[rows - 1].contains("Enter  take"))
      #expect(screen.lines[rows - 1].contains("arrows  choose"))
    }
  }

  @Test("begins with the player of the side to move, and closes with Esc")
  func beginning() {
    let app = App.started().playing("d3").switching(.light)
      .after(.sheetOpened(.players))
    var state = UIState()
    #expect(app[Players.self]?.selection == PlayerSelection(side: .light, mode: .computer))
    #expect(state.translate(.escape, app: app, screen: nil) == [.send(.sheetClosed)])
    #expect(
      state.translate(.character("x"), app: app, screen: nil)
        == [.send(.game(.modeChanged(.dark, .computer)))])
  }

  private func typing(_ line: PlayerSelection, _ size: ScreenSize) -> Moment {
    var moment = list([])
    for case .send(let event) in moment.clicking(.choosePlayer(line), size: size) ?? [] {
      _ = moment.app.handle(event)
    }
    return moment
  }

  @Test(
    "offers another person, with a line for a name or an address", arguments: sizes)
  func anotherPerson(size: ScreenSize) {
    let typing = typing(PlayerSelection(side: .light, mode: .otherPerson), size)
    #expect(typing.screen(size).text.contains("@HOST"))
    #expect(typing.screen(size).cursor != nil)
    #expect(typing.handling(.escape, size: size).intents == [.send(.sheetClosed)])
    let club = LinkName("club")
    for (text, isJoining, meeting) in [
      // Without an address, the other side hosts.
      ("", false, .host(side: .dark, name: .standard)),
      ("club", false, club.map { .host(side: .dark, name: $0) }),
      ("ann@box", false, LinkAddress("ann@box").map { .join($0) }),
      (":club", false, LinkAddress(":club").map { .join($0) }),
      ("box", true, LinkAddress("box").map { .join($0) }), ("-x", false, nil), ("a b", false, nil),
    ] as [(String, Bool, Meeting?)] {
      var typed = typing
      for character in text { typed = after(.character(character), typed, size: size) }
      if isJoining { typed = after(.tab, typed, size: size) }
      let intents = typed.handling(.enter, size: size).intents
      #expect(intents == (meeting.map { [.meet($0)] } ?? []), "\(text)")
      typed = after(.enter, typed, size: size)
      #expect(typed.state.remark(in: typed.app) == (meeting == nil ? Remark(NoAddress()) : nil))
    }
  }

  @Test("takes the name of the person who plays a side", arguments: sizes)
  func name(size: ScreenSize) {
    var moment = typing(PlayerSelection(side: .light, choice: .name), size)
    for character in "Bob" { moment = after(.character(character), moment, size: size) }
    moment = after(.enter, moment, size: size)
    #expect(moment.app.sheet == nil)
    #expect(moment.app.game.names[.light] == "Bob")
    #expect(moment.app.game.record.names[.light] == "Bob")
    _ = moment.app.handle(.playAgainRequested)
    #expect(moment.app.game.record.names[.light] == "Bob")
  }

  @Test("offers nobody else while two people play")
  func alreadyTogether() {
    var app = App.started()
    app.twoPeople = TwoPeople(guestNamed: "Bob", side: .light, hasGame: false)
    #expect(!app.listedPlayers.contains(.mode(.otherPerson)))
  }

  @Test("shows the selected one of more players than fit", arguments: sizes)
  func many(size: ScreenSize) {
    var moment = list((1...30).map { ExternalEngineName("e\($0)") })
    for _ in 0..<32 { moment = after(.down, moment, size: size) }
    #expect(moment.screen(size).text.contains("e30"))
    guard size.rows < 40 else { return }
    #expect(moment.screen(size).text.contains("▴ "), "more are above")
    #expect(list((1...30).map { ExternalEngineName("e\($0)") }).screen(size).text.contains("▾ "))
    #expect(moment.screen(size).cursor != nil)
  }
}
