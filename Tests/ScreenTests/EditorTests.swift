import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("Setting up a position")
struct EditorTests {
  private static let sizes =
    [(120, 40), (80, 24), (80, 16), (40, 20), (27, 15), (24, 12), (19, 12)]
    .map { ScreenSize(columns: $0.0, rows: $0.1) }

  @Test("shows the side to move, what is wrong, and how to play and leave", arguments: sizes)
  func text(size: ScreenSize) {
    let text = Scene.editorDefect.model.screen(size).text
    for word in ["● to move", "no ", "Black", "Enter", "Esc"] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(!Scene.editor.model.screen(size).text.contains("no "))
  }

  @Test("shows the counts of its own board, and the game in a line", arguments: sizes)
  func counts(size: ScreenSize) {
    let picture = Scene.editorDefect.model.picture
    #expect(picture.players.map(\.count) == [0, 1])
    #expect(Scene.editorDefect.model.screen(size).text.contains("●'s turn"))
    let text = Scene.editor.model.screen(.usual).text
    #expect(text.contains("Set up") && text.contains("Game: "))
  }

  @Test("says nothing of the game's score, which the person had switched on", arguments: sizes)
  func gameScore(size: ScreenSize) {
    func screen(_ scene: Scene) -> Screen {
      Moment(app: scene.model.app.after(.sheetOpened(.setUp))).screen(size)
    }
    #expect(screen(.evaluation) == screen(.middle))
  }

  @Test("a click changes a square, or gives the turn to the other side", arguments: sizes)
  func clicks(size: ScreenSize) throws {
    let editor = Scene.editor.model
    let layout = try #require(Layout(size: size))
    let (intents, state) = editor.handling(.click(layout.board.center(of: .g7)), size: size)
    #expect(intents == [.send(.setUp(.edited(.cycle(.g7))))])
    #expect(state.cursor == .g7)
    #expect(
      editor.clicking("to move", size: size)?.intents == [.send(.setUp(.edited(.switchSide)))])
  }

  @Test("the tools for the whole board can be clicked")
  func tools() {
    let editor = Scene.editor.model
    for (text, change) in [
      ("Empty all", SetUp.Change.clear), ("New board", .setNewGame), ("Swap colours", .swapColors),
      ("Side to move", .switchSide),
    ] {
      #expect(editor.clicking(text, size: .usual)?.intents == [.send(.setUp(.edited(change)))])
    }
    #expect(
      editor.clicking("Enter  play", size: .usual)?.intents == [.send(.setUp(.playRequested))])
    #expect(editor.clicking("Esc  back", size: .usual)?.intents == [.send(.sheetClosed)])
  }

  @Test("keys place disks at the cursor, and coordinates move it")
  func keys() {
    var moment = Scene.editor.model
    var intents: [Intent] = []
    for key in "c6 z".map(Key.character) + [.right, .delete] {
      let (more, state) = moment.handling(key, size: .usual)
      intents += more
      moment.state = state
    }
    #expect(
      intents == [
        .send(.setUp(.edited(.cycle(.c6)))), .send(.setUp(.edited(.clear))),
        .send(.setUp(.edited(.put(nil, on: .d6)))),
      ])
  }
}
