import Analysis
import Canvas
import GameSession
import ReversiCore
import Testing
import Texts
import Words

@testable import App

@Suite("Remarks")
struct RemarkTests {
  private static let sizes = [
    (120, 40), (80, 24), (80, 20), (60, 20), (49, 20), (45, 20), (40, 20), (27, 15), (24, 12),
    (19, 12),
  ].map { ScreenSize(columns: $0.0, rows: $0.1) }

  /// The remark on a key.
  private func remark(
    to key: Key, cursor: Square = .a1, in session: App
  ) -> Remark? {
    var state = UIState(cursor: cursor)
    _ = state.handle(key, session: session, screen: nil)
    return state.remark(in: session)
  }

  @Test("the reason for refusing a square depends on its content and the side to move")
  func squares() {
    #expect(remark(to: .enter, in: .started()) == .turnsNothing(.a1))
    #expect(remark(to: .enter, cursor: .d4, in: .started()) == .taken(.d4))
    #expect(remark(to: .enter, in: .started().switching(.dark)) == .thinking(.dark))
    #expect(remark(to: .enter, in: .tied) == .over)
    #expect(remark(to: .enter, cursor: .d3, in: .started()) == nil)
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
    for (key, session, text) in [
      (.enter, .started(), "a1 turns nothing"),
      (.enter, .started().switching(.dark), "Black"), (.enter, .tied, "the game is over"),
      (.character("+"), .started(), "no computer plays"),
      (.character("9"), .started(), " here"), (.character("й"), .started(), "Latin"),
    ] as [(Key, App, String)] {
      var moment = Moment(session: session, state: UIState(cursor: .a1))
      _ = moment.state.handle(key, session: session, screen: nil)
      let shown = moment.screen(size).text
      #expect(shown.contains(text), "\(text)")
      #expect(shown.contains("turn") || shown.contains("Tied"))
      #expect(shown.contains("Man"))
    }
  }

  @Test("a letter or sign that is no key says so, wherever no text is typed")
  func noKey() {
    for situation in Situation.allCases where situation != .naming {
      for character in "9Jßế。😀" {
        #expect(remark(to: .character(character), in: situation.session) == .noKey)
      }
      #expect(remark(to: .pageUp, in: situation.session) == nil)
    }
    #expect(remark(to: .character("9"), in: Situation.naming.session) == nil)
    let library = App.started().after(.sheetOpened(.library))
    #expect(remark(to: .character("d"), in: library) == .noKey)
    #expect(remark(to: .character("d"), in: library.after(.library(.filterTyped(true)))) == nil)
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
    for opening in openings where opening != .sheetOpened(.fileName) {
      let session = App.started().after(opening)
      var moment = Moment(session: session, state: UIState(cursor: .a1))
      _ = moment.state.handle(.character("9"), session: session, screen: nil)
      let shown = moment.screen(size).text
      #expect(
        shown.contains("this key does nothing here") || shown.contains("no such key here"),
        "\(opening)")
    }
  }

  @Test("keys without a meaning show one remark until two seconds after the last of them")
  func burst() {
    let session = App.started()
    var state = UIState()
    for milliseconds in 0..<1000 {
      _ = state.handle(
        .character("9"), session: session, screen: nil, now: .milliseconds(milliseconds))
    }
    #expect(state.remark(in: session) == .noKey)
    #expect(state.nextDeadline == .milliseconds(2999))
  }

  @Test("a remark is shown for exactly two seconds")
  func time() {
    let session = App.started()
    var state = UIState(cursor: .a1)
    #expect(state.nextDeadline == nil)
    _ = state.handle(.enter, session: session, screen: nil, now: .seconds(5))
    #expect(state.nextDeadline == .seconds(7))
    state.advance(now: .milliseconds(6999))
    #expect(state.remark(in: session) == .turnsNothing(.a1))
    state.advance(now: .seconds(7))
    #expect(state.remark(in: session) == nil)
    #expect(state.nextDeadline == nil)
  }

  @Test("a second refused square replaces the remark and restarts its time")
  func next() {
    let session = App.started()
    var state = UIState(cursor: .a1)
    _ = state.handle(.enter, session: session, screen: nil, now: .seconds(5))
    _ = state.handle(.right, session: session, screen: nil, now: .seconds(6))
    #expect(state.remark(in: session) == .turnsNothing(.a1))
    _ = state.handle(.enter, session: session, screen: nil, now: .seconds(6))
    #expect(state.remark(in: session) == .turnsNothing(.b1))
    #expect(state.nextDeadline == .seconds(8))
  }

  @Test("a remark disappears after the next action, and as soon as it is no longer true")
  func gone() {
    let session = App.started()
    var state = UIState(cursor: .a1)
    _ = state.handle(.enter, session: session, screen: nil)
    #expect(state.remark(in: session.choosing(.d3)) == nil)
    _ = state.handle(.character("u"), session: session, screen: nil)
    #expect(state.remark(in: session) == nil)
    #expect(state.nextDeadline == nil)
  }
}

@Suite("Levels by keys and clicks")
struct LevelKeyTests {
  private func levels(_ key: String, in session: App) -> [Intent] {
    var state = UIState()
    return state.handle(.character(Character(key)), session: session, screen: nil)
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

  @Test("plus and minus stop at the ends, and the letters wrap around")
  func ends() throws {
    var session = App.started().switching(.light)
    session = session.after(.game(.moveLimitChanged(.light, .level(.strongest))))
    #expect(levels("+", in: session) == [])
    #expect(levels("O", in: session) == [changed(.light, to: 0)])
    session = session.after(.game(.moveLimitChanged(.light, .level(try #require(Level(0))))))
    #expect(levels("-", in: session) == [])
  }

  @Test("the new level is named, unless two players have different ones")
  func kinds() {
    func remark(_ session: App) -> String? {
      var state = UIState()
      var session = session
      for case .send(let event) in state.handle(.character("+"), session: session, screen: nil) {
        session = session.after(event)
      }
      return state.remark(in: session)?.wording(in: Language.english.words).longest
    }
    let both = App.started().switching(.light).switching(.dark)
    #expect(remark(both) == "level 4: casual")
    #expect(remark(both.after(.game(.moveLimitChanged(.light, .level(Level.all[6]))))) == nil)
  }

  @Test("a level key replaces a time with the standard level")
  func afterTime() {
    let session = App.started().switching(.light)
      .after(.game(.moveLimitChanged(.light, .moveTime(.seconds(5)))))
    for key in ["+", "-", "O"] {
      #expect(levels(key, in: session) == [.send(.game(.moveLimitChanged(.light, .standard)))])
    }
  }

  @Test(
    "the screen shows the time for a move in few columns",
    arguments: [
      (100, "0.1s"), (2500, "2.5s"), (5000, "5s"), (9960, "10s"), (59_700, "60s"),
      (999_000, "999s"), (3_600_000, "60m"),
    ])
  func shownTime(milliseconds: Int, text: String) {
    let session = App.started().switching(.light)
      .after(.game(.moveLimitChanged(.light, .moveTime(.milliseconds(milliseconds)))))
    for (columns, rows) in [(120, 40), (80, 24), (40, 20)] {
      let screen = Moment(session: session, state: UIState())
        .screen(ScreenSize(columns: columns, rows: rows))
      #expect(screen.text.contains(text), "\(columns) columns")
    }
  }

  @Test("the screen shows a side's level only if a computer plays it")
  func shown() {
    let size = ScreenSize.usual
    let manual = Moment(session: .started(), state: UIState())
    #expect(!manual.screen(size).text.contains("- + x"))
    let computer = Moment(session: .started().switching(.light), state: UIState())
    #expect(computer.screen(size).text.contains("○   2 White   Computer 3  - + o"))
    #expect(computer.screen(size).text.contains("●   2 Black   Manual          x"))
  }
}
