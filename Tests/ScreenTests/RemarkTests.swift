import Analysis
import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App
@testable import Screen

@Suite("Remarks")
struct RemarkTests {
  private static let sizes = [
    (120, 40), (80, 24), (80, 20), (60, 20), (49, 20), (45, 20), (40, 20), (27, 15), (24, 12),
    (19, 12),
  ].map { ScreenSize(columns: $0.0, rows: $0.1) }

  private func remark(
    to key: Key, cursor: Square = .a1, in app: App
  ) -> Remark? {
    var state = UIState(cursor: cursor)
    _ = state.translate(key, app: app, screen: nil)
    return state.remark(in: app)
  }

  @Test("the reason for refusing a square depends on its content and the side to move")
  func squares() {
    #expect(remark(to: .enter, in: .started()) == .refused(.illegal(.turnsNothingOver(.a1))))
    #expect(remark(to: .enter, cursor: .d4, in: .started()) == .refused(.illegal(.occupied(.d4))))
    #expect(remark(to: .enter, in: .started().switching(.dark)) == .refused(.thinking(.dark)))
    #expect(remark(to: .enter, in: .tied) == .refused(.illegal(.gameOver)))
    #expect(remark(to: .enter, cursor: .d3, in: .started()) == nil)
  }

  @Test("choosing a square while the other of two people is awaited says so")
  func othersTurn() {
    let app = App.begin(
      .new, stored: .new, pace: GameSession.Pace(speed: .off),
      twoPeople: TwoPeople(guestNamed: "Bob", side: .light, hasGame: false)
    ).app
    let awaited = Remark.refused(.otherPerson)
    #expect(remark(to: .enter, in: app) == awaited)
    #expect(remark(to: .enter, cursor: .d3, in: app) == awaited)
    #expect(awaited.holds(in: app))
    #expect(!awaited.holds(in: .started()))
  }

  @Test("what two people cannot do is said for two seconds, and other news stay")
  func notTogether() {
    let app = App.begin(
      .new, stored: .new, pace: GameSession.Pace(speed: .off),
      twoPeople: TwoPeople(hostNamed: "Ann", side: .dark, invitation: "reversi --join box")
    ).app
    var state = UIState()
    state.receive(.twoPeople(.waiting(invitation: "reversi --join box")), in: app, now: .zero)
    state.receive(.twoPeople(.notTogether), in: app, now: .seconds(5))
    for size in Self.sizes {
      let text = Moment(app: app, state: state).screen(size).text
      #expect(text.contains("not while two"), "\(size)")
    }
    #expect(state.nextDeadline == .seconds(7))
    state.advance(now: .seconds(7))
    let text = Moment(app: app, state: state).screen(.usual).text
    #expect(!text.contains("not while two") && text.contains("reversi --join box"))
  }

  @Test("choosing a square during an animation or a pass gets no remark")
  func silence() {
    let animating = App.started().choosing(.d3)
    #expect(remark(to: .enter, in: animating) == nil)
    #expect(Remark(choosing: .a1, in: .passing) == nil)
  }

  @Test(
    "every size shows the reason, and still shows message and players", arguments: sizes
  )
  func everySize(size: ScreenSize) {
    for (key, app, text) in [
      (.enter, .started(), "a1 turns nothing"),
      (.enter, .started().switching(.dark), "Black"), (.enter, .tied, "the game is over"),
      (.character("+"), App.started().playing("d3 c3"), "no computer plays"),
      (.character("9"), .started(), " here"), (.character("й"), .started(), "Latin"),
    ] as [(Key, App, String)] {
      var moment = Moment(app: app, state: UIState(cursor: .a1))
      _ = moment.state.translate(key, app: app, screen: nil)
      let shown = moment.screen(size).text
      #expect(shown.contains(text), "\(text)")
      #expect(shown.contains("turn") || shown.contains("Tied"))
      #expect(shown.contains("You"))
    }
  }

  @Test("a letter or sign that is no key says so, wherever no text is typed")
  func noKey() {
    for situation in Situation.allCases where situation != .naming {
      for character in "9Kßế。😀" {
        #expect(remark(to: .character(character), in: situation.app) == .noKey)
      }
      #expect(remark(to: .pageUp, in: situation.app) == nil)
    }
    #expect(remark(to: .character("9"), in: Situation.naming.app) == nil)
    let library = App.started().after(.sheetOpened(.library))
    #expect(remark(to: .character("d"), in: library) == .actsInGame)
    #expect(remark(to: .character("["), in: library) == .actsIn(.review))
    #expect(remark(to: .character("d"), in: library.after(.library(.filterTyped(true)))) == nil)
  }

  @Test(
    "a withdrawn key says where the thing is now",
    arguments: [
      ("X", "the level of one side: M"), ("O", "the level of one side: M"),
      ("N", "to swap sides: n, then s"), ("C", "the coach: Esc, menu"),
      ("J", "only in a game with a friend"), ("R", "only in a game with a friend"),
    ])
  func withdrawn(key: Character, text: String) {
    for _ in 1...2 {
      #expect(
        remark(to: .character(key), in: .started())?.wording(in: Words(.english)).longest == text)
    }
  }

  @Test("keys that can do nothing now say so")
  func idleKeys() {
    #expect(remark(to: .character("."), in: .started()) == .noComputerThinks)
    #expect(remark(to: .function, in: .started()) == .noKey)
    #expect(remark(to: .character("w"), in: .tied) == .refused(.illegal(.gameOver)))
    #expect(remark(to: .character("i"), in: .tied) == .refused(.illegal(.gameOver)))
    let thinking = App.started().switching(.dark)
    #expect(remark(to: .character("i"), in: thinking) == .refused(.thinking(.dark)))
    for (announcement, remark) in [
      (GameSession.Announcement.nothingToTakeBack, Remark.nothingToTakeBack),
      (.nothingToPlayAgain, .nothingToPlayAgain),
    ] {
      var state = UIState()
      state.receive(.game(announcement), in: .started(), now: .zero)
      #expect(state.remark(in: .started()) == remark)
    }
  }

  @Test(
    "a letter of another script says that the keys are Latin",
    arguments: Array("йλשقกี๑อかカｱ한漢अ٣".unicodeScalars))
  func otherScript(letter: Unicode.Scalar) {
    let remark = remark(to: .character(Character(letter)), in: .started())
    #expect(remark == .keysAreLatin)
  }

  @Test("each sheet and question shows that a key means nothing", arguments: sizes)
  func noKeyOverSheets(size: ScreenSize) {
    let openings = [.resetRequested] + Sheet.Kind.allCases.map(App.Event.sheetOpened)
    for opening in openings where opening != .sheetOpened(.transcriptName) {
      let app = App.started().after(opening)
      var moment = Moment(app: app, state: UIState(cursor: .a1))
      _ = moment.state.translate(.character("9"), app: app, screen: nil)
      let shown = moment.screen(size).text
      #expect(
        shown.contains("this key does nothing here") || shown.contains("no such key here"),
        "\(opening)")
    }
  }

  @Test("keys without a meaning show one remark until two seconds after the last of them")
  func burst() {
    let app = App.started()
    var state = UIState()
    for milliseconds in 0..<1000 {
      _ = state.translate(
        .character("9"), app: app, screen: nil, now: .milliseconds(milliseconds))
    }
    #expect(state.remark(in: app) == .noKey)
    #expect(state.nextDeadline == .milliseconds(2999))
  }

  @Test("a remark is shown for exactly two seconds")
  func time() {
    let app = App.started()
    var state = UIState(cursor: .a1)
    #expect(state.nextDeadline == nil)
    _ = state.translate(.enter, app: app, screen: nil, now: .seconds(5))
    #expect(state.nextDeadline == .seconds(7))
    state.advance(now: .milliseconds(6999))
    #expect(state.remark(in: app) == .refused(.illegal(.turnsNothingOver(.a1))))
    state.advance(now: .seconds(7))
    #expect(state.remark(in: app) == nil)
    #expect(state.nextDeadline == nil)
  }

  @Test("a second refused square replaces the remark and restarts its time")
  func next() {
    let app = App.started()
    var state = UIState(cursor: .a1)
    _ = state.translate(.enter, app: app, screen: nil, now: .seconds(5))
    _ = state.translate(.right, app: app, screen: nil, now: .seconds(6))
    #expect(state.remark(in: app) == .refused(.illegal(.turnsNothingOver(.a1))))
    _ = state.translate(.enter, app: app, screen: nil, now: .seconds(6))
    #expect(state.remark(in: app) == .refused(.illegal(.turnsNothingOver(.b1))))
    #expect(state.nextDeadline == .seconds(8))
  }

  @Test("a remark disappears after the next action, and as soon as it is no longer true")
  func gone() {
    let app = App.started()
    var state = UIState(cursor: .a1)
    _ = state.translate(.enter, app: app, screen: nil)
    #expect(state.remark(in: app.choosing(.d3)) == nil)
    _ = state.translate(.character("u"), app: app, screen: nil)
    #expect(state.remark(in: app) == nil)
    #expect(state.nextDeadline == nil)
  }
}

@Suite("Levels by keys and clicks")
struct LevelKeyTests {
  private func levels(_ key: String, in app: App) -> [Intent] {
    var state = UIState()
    return state.translate(.character(Character(key)), app: app, screen: nil)
  }

  private func changed(_ side: Disk, to number: Int) -> Intent? {
    Level(number).map { .send(.game(.moveLimitChanged(side, .level($0)))) }
  }

  @Test("plus and minus change the level of every computer that plays")
  func computers() {
    let one = App.started().switching(.light)
    #expect(levels("+", in: one) == [changed(.light, to: 4)])
    #expect(levels("-", in: one) == [changed(.light, to: 2)])
    let both = one.switching(.dark)
    #expect(levels("+", in: both) == [changed(.dark, to: 4), changed(.light, to: 4)])
  }

  @Test("plus and minus change the level of the computer that is offered, on either side")
  func offered() {
    let start = App.started()
    #expect(levels("+", in: start) == [changed(.dark, to: 4), changed(.light, to: 4)])
    #expect(
      levels("-", in: start.playing("d3")) == [changed(.dark, to: 2), changed(.light, to: 2)])
    #expect(levels("+", in: start.playing("d3 c3")) == [])
    for event in [App.Event.resetRequested, .sheetOpened(.setUp), .sheetOpened(.library)] {
      #expect(levels("+", in: start.after(event)) == [], "\(event)")
    }
  }

  @Test("plus and minus stop at the ends")
  func ends() throws {
    var app = App.started().switching(.light)
    app = app.after(.game(.moveLimitChanged(.light, .level(.strongest))))
    #expect(levels("+", in: app) == [])
    app = app.after(.game(.moveLimitChanged(.light, .level(try #require(Level(0))))))
    #expect(levels("-", in: app) == [])
  }

  @Test("the new level is named, unless two players have different ones")
  func kinds() {
    func remark(_ app: App) -> String? {
      var state = UIState()
      var app = app
      for case .send(let event) in state.translate(.character("+"), app: app, screen: nil) {
        app = app.after(event)
      }
      return state.remark(in: app)?.wording(in: Words(.english)).longest
    }
    let both = App.started().switching(.light).switching(.dark)
    #expect(remark(both) == "both computers: level 4, casual")
    let one = App.started().switching(.light)
    #expect(remark(one) == "White's computer: level 4, casual")
    #expect(remark(both.after(.game(.moveLimitChanged(.light, .level(Level.all[6]))))) == nil)
  }

  @Test("a level key replaces a time with the standard level")
  func afterTime() {
    let app = App.started().switching(.light)
      .after(.game(.moveLimitChanged(.light, .moveTime(.seconds(5)))))
    for key in ["+", "-"] {
      #expect(levels(key, in: app) == [.send(.game(.moveLimitChanged(.light, .standard)))])
    }
  }

  @Test(
    "the screen shows the time for a move in few columns",
    arguments: [
      (100, "0.1s"), (2500, "2.5s"), (5000, "5s"), (9960, "10s"), (59_700, "60s"),
      (999_000, "999s"), (3_600_000, "60m"),
    ])
  func shownTime(milliseconds: Int, text: String) {
    let app = App.started().switching(.light)
      .after(.game(.moveLimitChanged(.light, .moveTime(.milliseconds(milliseconds)))))
    for (columns, rows) in [(120, 40), (80, 24), (40, 20)] {
      let screen = Moment(app: app)
        .screen(ScreenSize(columns: columns, rows: rows))
      #expect(screen.text.contains(text), "\(columns) columns")
    }
  }

  @Test("the screen shows a side's level only if a computer plays it")
  func shown() {
    let size = ScreenSize.usual
    let computer = Moment(app: .started().switching(.light))
    #expect(computer.screen(size).text.contains("○  2 White   Computer 3, casual"))
    #expect(computer.screen(size).text.contains("●  2 Black   You"))
  }
}
