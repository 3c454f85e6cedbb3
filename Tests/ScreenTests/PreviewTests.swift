import BoardView
import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App

@Suite("The preview of a move")
struct PreviewTests {
  private static let size = ScreenSize.usual
  private static let app = App.started().playing("f5 d6")

  private static func picture(_ state: UIState, _ app: App = app) -> BoardPicture {
    Moment(app: app, state: state).picture.board
  }

  @Test("marks exactly the disks that the move under the cursor would flip")
  func cursor() {
    let picture = Self.picture(UIState(cursor: .c3, hasPreview: true))
    #expect(picture.previewed == [.d4])
    let turned = picture.faces.filter { if case .turned = $0.value { true } else { false } }
    #expect(Array(turned.keys) == [.d4])
  }

  @Test("is off by default and shows nothing at illegal squares")
  func nothing() {
    #expect(Self.picture(UIState(cursor: .a1, hasPreview: true)).previewed == [])
    #expect(Self.picture(UIState(cursor: .f5, hasPreview: true)).previewed == [])
    #expect(Self.picture(UIState(cursor: .c3)).previewed == [])
    let thinking = Self.app.switching(.dark)
    #expect(Self.picture(UIState(cursor: .c3, hasPreview: true), thinking).previewed == [])
  }

  @Test("is switched on and off by its key")
  func key() {
    var state = UIState(cursor: .c3)
    for isOn in [true, false] {
      let intents = state.handle(
        .character("p"), app: Self.app, screen: nil, now: .zero)
      #expect(intents == [])
      #expect(Self.picture(state).previewed == (isOn ? [.d4] : []))
    }
  }

  @Test("follows the mouse until keys move the cursor")
  func pointer() throws {
    var state = UIState(cursor: .a1, hasPreview: true)
    let moment = Moment(app: Self.app, state: state)
    let screen = moment.screen(Self.size)
    let layout = try #require(Layout(size: Self.size))
    func point(_ place: ScreenPoint) {
      let intents = state.handle(.point(place), app: Self.app, screen: screen, now: .zero)
      #expect(intents == [])
    }
    point(layout.board.center(of: .c3))
    #expect(Self.picture(state).previewed == [.d4])
    #expect(state.cursor == .a1)
    point(layout.board.center(of: .c5))
    #expect(Self.picture(state).previewed == [.d5])
    point(ScreenPoint(column: 79, row: 23))
    #expect(Self.picture(state).previewed == [])
    point(layout.board.center(of: .c3))
    _ = state.handle(.down, app: Self.app, screen: screen, now: .zero)
    #expect(Self.picture(state).previewed == [])
  }

  @Test("does not dismiss notices when the mouse moves")
  func notices() {
    var state = UIState()
    state.notices = [.savedGame(.savedGameMissing)]
    _ = state.handle(
      .point(ScreenPoint(column: 1, row: 1)), app: Self.app, screen: nil, now: .zero)
    #expect(state.notices.isNew(.savedGame(.savedGameMissing)))
  }

  @Test(
    "is visible on every kind of terminal in every size",
    arguments: [(80, 24), (120, 40), (40, 20), (24, 12)], GoldenTerminal.themes)
  func drawing(size: (columns: Int, rows: Int), theme: Theme) {
    let size = ScreenSize(columns: size.columns, rows: size.rows)
    let screens = [true, false].map { hasPreview in
      let state = UIState(cursor: .c3, hasPreview: hasPreview)
      return render(
        Moment(app: Self.app, state: state).picture, size: size, theme: theme)
    }
    #expect(screens[0] != screens[1])
  }
}
