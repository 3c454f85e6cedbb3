import Canvas
import GameSession
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("The question whether to play without saving")
struct UnsavedQuestionTests {
  private static let words = Words(.english)
  private var app = asked(holder: 4711)
  private var state = UIState()

  private static func asked(holder: Int32?) -> App {
    App.begin(
      .new, stored: .new, asking: .heldElsewhere(holder: holder), pace: .init()
    ).app
  }

  private func screen(_ size: ScreenSize = ScreenSize(columns: 80, rows: 24)) -> Screen {
    let model = ScreenModel(app: app, state: state, words: Self.words)
    return render(model, size: size, theme: Theme(colors: .full, glyphs: .unicode))
  }

  private mutating func press(_ keys: Key...) -> [Intent] {
    keys.flatMap { key in
      let intents = state.translate(key, app: app, screen: screen())
      for case .send(let event) in intents { _ = app.handle(event) }
      return intents
    }
  }

  @Test("follows only from the notice that another program holds the saved game")
  func notices() {
    #expect(app.dialog == .question(.heldElsewhere(holder: 4711)))
    #expect(Notice.savedGame(.heldElsewhere(holder: 4711)).question == .heldElsewhere(holder: 4711))
    #expect(Notice.savedGame(.savedGameMissing).question == nil)
  }

  @Test("says what would happen, and nothing else does, until it is answered")
  mutating func wouldHappen() {
    state.notices = [.savedGame(.heldElsewhere(holder: 4711))]
    let wide = ScreenSize(columns: 200, rows: 60)
    let asked = screen(wide).text
    #expect(asked.contains("A new game would be"))
    #expect(!asked.contains("is played without saving"))
    _ = press(.character("y"))
    #expect(screen(wide).text.contains("is played without saving"))
  }

  @Test("names the process that holds the game, at every size", arguments: [19, 24, 40, 80, 120])
  func text(columns: Int) {
    let screen = screen(ScreenSize(columns: columns, rows: columns < 40 ? 12 : 24))
    for text in ["4711", "would", "Quit", "Play"] { #expect(screen.text.contains(text)) }
    let small = self.screen(ScreenSize(columns: 18, rows: 8))
    #expect(small.text.contains("y or n?"))
  }

  @Test(
    "is answered by no, the safe answer, which leaves",
    arguments: [.enter, .character(" "), .character("n"), .character("q")] as [Key])
  mutating func no(key: Key) {
    #expect(press(key) == [.quit])
  }

  @Test("ignores Esc, which never leaves the program")
  mutating func escape() {
    #expect(press(.escape) == [])
    #expect(screen().text.contains("4711"))
  }

  @Test("is answered by yes, which plays")
  mutating func yes() {
    #expect(press(.enter) == [.quit])
    #expect(press(.character("y")) == [.send(.confirmed)])
    #expect(!screen().text.contains("4711"))
    #expect(press(.enter) == [.send(.game(.modeChanged(.light, .computer)))])
  }

  @Test("has buttons to select and to click")
  mutating func buttons() throws {
    #expect(press(.right, .enter) == [.send(.confirmed)])
    #expect(press(.enter) == [.send(.game(.modeChanged(.light, .computer)))])

    app = Self.asked(holder: nil)
    #expect(screen().text.contains("another"))
    let screen = screen()
    let points = (0..<24).flatMap { row in
      (0..<80).map { ScreenPoint(column: $0, row: row) }
    }
    let quit = try #require(points.first { screen.controls.action(at: $0) == .pressButton(.quit) })
    let play = try #require(points.first { screen.controls.action(at: $0) == .pressButton(.play) })
    #expect(press(.click(quit)) == [.quit])
    #expect(press(.click(play)) == [.send(.confirmed)])
    #expect(press(.enter) == [.send(.game(.squareChosen(.d3)))])
  }

  @Test("blocks squares and help, allows modes, and lies under the reset question")
  mutating func others() {
    let question = app.overlay
    _ = press(.character("?"), .down, .character("d"), .character("3"))
    #expect(app.overlay == question)
    #expect(press(.character("x")) == [.send(.game(.modeChanged(.dark, .computer)))])
    #expect(state.cursor == .d3)
    #expect(press(.character("r")) == [.send(.resetRequested)])
    #expect(app.dialog == .question(.reset))
    #expect(press(.character("n")) == [.send(.cancelled)])
    #expect(app.overlay == question)
  }
}
