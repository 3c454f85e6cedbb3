import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import BoardView
@testable import Screen

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
    #expect(picture.preview?.flips == [.d4])
  }

  @Test("is off by default and shows nothing at illegal squares")
  func nothing() {
    #expect(Self.picture(UIState(cursor: .a1, hasPreview: true)).preview == nil)
    #expect(Self.picture(UIState(cursor: .f5, hasPreview: true)).preview == nil)
    #expect(Self.picture(UIState(cursor: .c3)).preview == nil)
    let thinking = Self.app.switching(.dark)
    #expect(Self.picture(UIState(cursor: .c3, hasPreview: true), thinking).preview == nil)
  }

  @Test("is switched on and off by its key")
  func key() {
    var state = UIState(cursor: .c3)
    for isOn in [true, false] {
      let intents = state.translate(
        .character("p"), app: Self.app, screen: nil, now: .zero)
      #expect(intents == [])
      #expect(Self.picture(state).preview?.flips == (isOn ? [.d4] : nil))
    }
  }

  @Test("follows the mouse until keys move the cursor")
  func pointer() throws {
    var state = UIState(cursor: .a1, hasPreview: true)
    let moment = Moment(app: Self.app, state: state)
    let screen = moment.screen(Self.size)
    let layout = try #require(Layout(size: Self.size))
    func point(_ place: ScreenPoint) {
      let intents = state.translate(.point(place), app: Self.app, screen: screen, now: .zero)
      #expect(intents == [])
    }
    point(layout.board.center(of: .c3))
    #expect(Self.picture(state).preview?.flips == [.d4])
    #expect(state.cursor == .a1)
    point(layout.board.center(of: .c5))
    #expect(Self.picture(state).preview?.flips == [.d5])
    point(ScreenPoint(column: 79, row: 23))
    #expect(Self.picture(state).preview == nil)
    point(layout.board.center(of: .c3))
    _ = state.translate(.down, app: Self.app, screen: screen, now: .zero)
    #expect(Self.picture(state).preview == nil)
  }

  @Test("does not dismiss notices when the mouse moves")
  func notices() {
    var state = UIState()
    state.notices = [.savedGame(.savedGameMissing)]
    _ = state.translate(
      .point(ScreenPoint(column: 1, row: 1)), app: Self.app, screen: nil, now: .zero)
    #expect(state.notices.isNew(.savedGame(.savedGameMissing)))
  }

  @Test("leaves the marks of the disks that were turned")
  func marks() {
    let faces = Self.picture(UIState(cursor: .c3, hasPreview: true)).faces
    #expect(faces[.d5] == .turned(.light))
    #expect(faces == Self.picture(UIState(cursor: .c3)).faces)
  }

  @Test("is not taken for what was turned", arguments: GoldenTerminal.themes)
  func distinction(theme: Theme) throws {
    let size = Self.size
    let area = try #require(Layout(size: size, theme)).board
    func cells(_ square: Square, _ state: UIState) -> [Cell] {
      let screen = render(Moment(app: Self.app, state: state).picture, size: size, theme: theme)
      let place = area.area(of: square)
      return (place.row..<place.endRow).flatMap { row in
        screen.row(row)[(row * size.columns + place.column)...].prefix(place.columns)
      }
    }
    let plain = UIState(cursor: .a1)
    let previewing = UIState(cursor: .c3, hasPreview: true)
    // d6 was placed, d5 turned over, and d4 has not been turned.
    #expect(cells(.d4, previewing) != cells(.d4, plain))
    #expect(cells(.d4, previewing) != cells(.d5, plain))
    #expect(cells(.d5, previewing) == cells(.d5, plain))
  }

  @Test("shows a ghost of the disk, but not over the score of the move")
  func ghost() {
    let state = UIState(cursor: .c3, hasPreview: true)
    #expect(Self.picture(state).ghost(on: .c3) == .dark)
    #expect(Self.picture(state).ghost(on: .c4) == nil)
    let hinting = Self.app.hinting([3, 2, 1, 0, -1])
    #expect(Self.picture(state, hinting).ghost(on: .c3) == nil)
  }

  @Test("is named in the legend as long as it is shown", arguments: GoldenTerminal.themes)
  func legend(theme: Theme) {
    for hasPreview in [true, false] {
      var state = UIState(cursor: .c3, experience: GameExperience(games: 0))
      if !hasPreview { _ = state.translate(.character("p"), app: Self.app, screen: nil) }
      let text = render(
        Moment(app: Self.app, state: state).picture, size: Self.size, theme: theme
      ).text
      #expect(text.contains("would turn") == hasPreview)
      #expect(text.contains(" turned"))
    }
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
