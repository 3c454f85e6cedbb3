import GameSession
import ReversiCore
import Testing

@testable import TerminalUI

@Suite("The question whether to play without saving")
struct UnsavedQuestionTests {
  private static let words = English()
  private let session = GameSession.started()
  private var state = UIState(question: .heldElsewhere(holder: 4711))

  private func screen(_ size: ScreenSize = ScreenSize(columns: 80, rows: 24)) -> Screen {
    let model = ScreenModel(session: session, state: state, words: Self.words)
    return render(model, size: size, theme: Theme(colors: .full, glyphs: .unicode))
  }

  private mutating func press(_ keys: Key...) -> [Intent] {
    keys.flatMap { state.handle($0, session: session, screen: screen()) }
  }

  @Test("comes of the notice that another program holds the saved game, and of no other")
  func notices() {
    #expect(Dialog(.heldElsewhere(holder: 7)) == .heldElsewhere(holder: 7))
    #expect(Dialog(.savedGameMissing) == nil)
  }

  @Test("names the process that holds the game, at every size", arguments: [19, 24, 40, 80, 120])
  func text(columns: Int) {
    let screen = screen(ScreenSize(columns: columns, rows: columns < 40 ? 12 : 24))
    for text in ["4711", "saving?", "Quit", "Play"] { #expect(screen.text.contains(text)) }
    let small = self.screen(ScreenSize(columns: 18, rows: 8))
    #expect(small.text.contains("y or n?"))
  }

  @Test(
    "is answered by no, which leaves: the safe answer",
    arguments: [.enter, .character(" "), .escape, .character("n"), .character("q")] as [Key])
  mutating func no(key: Key) {
    #expect(press(key) == [.quit])
  }

  @Test("is answered by yes, which plays")
  mutating func yes() {
    #expect(press(.enter) == [.quit])
    #expect(press(.character("y")) == [])
    #expect(!screen().text.contains("4711"))
    #expect(press(.enter) == [.send(.squareChosen(.d3))])
  }

  @Test("has buttons to select and to click")
  mutating func buttons() throws {
    #expect(press(.right, .enter) == [])
    #expect(press(.enter) == [.send(.squareChosen(.d3))])

    state = UIState(question: .heldElsewhere(holder: nil))
    #expect(screen().text.contains("another"))
    let screen = screen()
    let points = (0..<24).flatMap { row in
      (0..<80).map { ScreenPoint(column: $0, row: row) }
    }
    let quit = try #require(points.first { screen.target(at: $0) == .button(.quit) })
    let play = try #require(points.first { screen.target(at: $0) == .button(.play) })
    #expect(press(.click(quit)) == [.quit])
    #expect(press(.click(play)) == [])
    #expect(press(.enter) == [.send(.squareChosen(.d3))])
  }

  @Test("keeps squares and help away, lets modes through, and lies under the reset confirmation")
  mutating func others() {
    #expect(press(.character("?"), .down, .character("d"), .character("3")) == [])
    #expect(press(.character("x")) == [.send(.modeChanged(.dark, .computer))])
    #expect(state.cursor == .d3)
    let asked = session.after(.resetRequested)
    #expect(state.dialog(in: asked) == .resetConfirmation)
    #expect(
      state.handle(.character("n"), session: asked, screen: nil) == [.send(.resetCancelled)])
    #expect(state.dialog(in: session) == .heldElsewhere(holder: 4711))
  }
}
