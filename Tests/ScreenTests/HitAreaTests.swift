import BoardView
import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

/// The sizes that show each kind of layout.
private let sizes = [
  (120, 40), (60, 40), (80, 24), (80, 20), (60, 19), (60, 18), (45, 20), (40, 24), (40, 20),
  (35, 21), (34, 20), (40, 12), (27, 15), (24, 12), (19, 12),
]
.map { ScreenSize(columns: $0.0, rows: $0.1) }

@Suite("Clicks act on what is drawn")
struct HitAreaTests {
  @Test("the sizes of this suite show every kind of layout")
  func coverage() {
    let kinds = Set(
      sizes.compactMap { Layout(size: $0) }.map {
        let size = $0.board.squareSize
        let name = "\(size)".prefix { $0 != "(" }
        return "\(name) \($0.arrangement)"
      })
    #expect(
      kinds == [
        "round beside", "round below", "ruled beside", "ruled below", "small beside",
        "small below", "tiny below",
      ])
  }

  @Test("a click on a square moves the cursor there and chooses it", arguments: sizes)
  func squares(size: ScreenSize) {
    let model = Scene.middle.model
    for square in Square.allCases {
      var pointing = model
      pointing.state = UIState(cursor: square)
      guard let point = pointing.screen(size).cursor else {
        Issue.record("no cursor on \(square)")
        continue
      }
      let (intents, state) = model.handling(.click(point), size: size)
      #expect(intents == [.send(.game(.squareChosen(square)))])
      #expect(state.cursor == square)
    }
  }

  @Test("a click hits what is drawn in the middle of a very large terminal")
  func veryLarge() throws {
    let (maximum, large) = (
      ScreenSize(columns: 300, rows: 120), ScreenSize(columns: 401, rows: 220)
    )
    let model = Scene.start.model
    let (usual, screen) = (model.screen(maximum).controls, model.screen(large).controls)
    for row in 0..<maximum.rows {
      for column in 0..<maximum.columns {
        let there = ScreenPoint(column: column + 50, row: row + 50)
        let action = usual.action(at: ScreenPoint(column: column, row: row))
        if screen.action(at: there) != action { Issue.record("\(there)") }
      }
    }
    for edge in [49, 350] {
      #expect(screen.action(at: ScreenPoint(column: edge, row: 110)) == nil)
    }
    let d3 = try #require(Layout(size: maximum)?.board.center(of: .d3))
    let click = Key.click(ScreenPoint(column: d3.column + 50, row: d3.row + 50))
    #expect(model.handling(click, size: large).intents == [.send(.game(.squareChosen(.d3)))])
  }

  @Test("every cell of the board hits the square drawn on it", arguments: sizes)
  func squareAreas(size: ScreenSize) throws {
    let area = try #require(Layout(size: size)).board
    let screen = Scene.start.model.screen(size)
    var hits: [Square: Int] = [:]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let point = ScreenPoint(column: column, row: row)
        guard case .choose(let square) = screen.controls.action(at: point) else { continue }
        #expect(area.painted.contains(point))
        hits[square, default: 0] += 1
      }
    }
    #expect(hits.count == 64)
    #expect(hits.values.reduce(0, +) == area.painted.columns * area.painted.rows)
  }

  @Test(
    "a click on a cell chooses the square of the pixel that is not on a line",
    arguments: 4...24)
  func pixels(pitch: Int) throws {
    let size = ScreenSize(columns: 8 * pitch + 40, rows: 4 * pitch + 3)
    let area = try #require(Layout(size: size)).board
    #expect(area.squareSize == .round(pitch: pitch))
    let screen = Scene.start.model.screen(size)
    /// Nil for a pixel on a line.
    func index(_ pixel: Int) -> Int? { pixel.isMultiple(of: pitch) ? nil : pixel / pitch }
    for row in 0..<area.painted.rows {
      for column in 0..<area.painted.columns {
        let upper = 2 * row - (pitch > 4 ? 1 : 0)
        let pixels = [upper, upper + 1]
        let square = Square(
          column: index(column) ?? min(7, column / pitch),
          row: pixels.compactMap(index).first { $0 >= 0 } ?? 0)
        let point = ScreenPoint(
          column: area.painted.column + column, row: area.painted.row + row)
        #expect(screen.controls.action(at: point) == square.map(Action.choose))
      }
    }
  }

  @Test("a click on a mode switches it", arguments: sizes)
  func modes(size: ScreenSize) {
    var model = Scene.start.model
    model.app = model.app.switching(.light)
    let light = model.clicking(.switchMode(.light), size: size)
    #expect(light == [.send(.game(.modeChanged(.light, .manual)))])
    let dark = model.clicking(.switchMode(.dark), size: size)
    #expect(dark == [.send(.game(.modeChanged(.dark, .computer)))])
  }

  @Test("the buttons around a level lower and raise it", arguments: sizes)
  func levels(size: ScreenSize) throws {
    var model = Scene.start.model
    model.app = model.app.switching(.light)
    let raised = Intent.send(.game(.moveLimitChanged(.light, MoveLimit.standard.next)))
    // Only cards have room for these.
    guard try #require(Layout(size: size)).cardRows > 0 else {
      #expect(model.clicking(.changeLevel(.light, by: 1), size: size) == nil)
      return
    }
    #expect(model.clicking(.changeLevel(.light, by: 1), size: size) == [raised])
    let lowered = MoveLimit.standard.raised(by: -1).map {
      Intent.send(.game(.moveLimitChanged(.light, $0)))
    }
    #expect(
      model.clicking(.changeLevel(.light, by: -1), size: size) == [lowered].compactMap(\.self))
  }

  @Test("undo, hint, menu, help, reset and quit can be clicked", arguments: sizes)
  func keys(size: ScreenSize) throws {
    let model = Scene.middle.model
    for intent in [
      .send(.game(.undoRequested)), .send(.game(.hintRequested)), .send(.resetRequested), .quit,
    ] as [Intent] {
      // Not all have room outside the help.
      let intents = model.clicking(.intent(intent), size: size)
      #expect(
        (intents ?? model.clickingInHelp(.intent(intent), size: size)) == [intent], "\(intent)")
    }
    #expect(model.clicking(.back, size: size) == [.send(.sheetOpened(.menu))])
    #expect(model.clicking(.send(.sheetOpened(.help)), size: size) == [.send(.sheetOpened(.help))])
    let line = model.screen(size).lines.last ?? ""
    #expect(line.contains("? help") || line.contains(" ?  help"))
  }

  @Test(
    "after the end of a game, clicks alone can start the next one at every size", arguments: sizes)
  func over(size: ScreenSize) {
    let result = Scene.result.model
    for event in [
      .game(.undoRequested), .opened(Sheet(Menu(.newGame))), .sheetOpened(.review),
    ] as [App.Event] {
      let intents = result.clicking(.send(event), size: size)
      #expect(
        (intents ?? result.clickingInHelp(.send(event), size: size)) == [.send(event)], "\(event)")
    }
  }

  @Test("a click on a button of a dialog presses it", arguments: sizes)
  func buttons(size: ScreenSize) {
    let reset = Scene.reset.model
    #expect(reset.clicking("Cancel", size: size)?.intents == [.send(.cancelled)])
    #expect(reset.clicking("OK", size: size)?.intents == [.send(.confirmed)])
    #expect(Scene.pass.model.clicking("Dismiss", size: size)?.intents == [.send(.game(.dismissed))])
  }

  @Test("a click beside the buttons of a dialog does nothing", arguments: sizes)
  func dialogText(size: ScreenSize) {
    #expect(Scene.pass.model.clicking("Cannot", size: size)?.intents == [])
    #expect(Scene.pass.model.clicking("Pass", size: size)?.intents == [])
    #expect(Scene.reset.model.clicking("really", size: size)?.intents == [])
  }

  @Test("anything that a dialog does not cover still acts, except squares", arguments: sizes)
  func behindDialog(size: ScreenSize) throws {
    let model = Scene.pass.model
    #expect(
      model.clicking(.switchMode(.dark), size: size)
        == [.send(.game(.modeChanged(.dark, .computer)))])
    let layout = try #require(Layout(size: size))
    let (intents, state) = model.handling(.click(layout.board.center(of: .h8)), size: size)
    #expect(intents == [])
    #expect(state.cursor == model.state.cursor)
  }

  @Test("a click that hits nothing else closes the help", arguments: sizes)
  func help(size: ScreenSize) throws {
    let model = Scene.help.model
    let title = try #require(model.place(of: "Keys ", size: size))
    let (intents, state) = model.handling(.click(title), size: size)
    #expect(intents == [.send(.sheetClosed)])
    #expect(state.cursor == model.state.cursor)
    let key = try #require(Scene.middle.model.screen(size).place(of: .send(.sheetOpened(.help))))
    #expect(model.handling(.click(key), size: size).intents == [.send(.sheetClosed)])
  }

  @Test("a click on a row of the help acts as its key and closes the help", arguments: sizes)
  func helpRows(size: ScreenSize) throws {
    var model = Scene.help.model
    let pages = model.helpPages(size)
    let covered = Scene.middle.model.screen(size)
    let page = try #require(
      pages.firstIndex { page in
        page.place(of: Self.hint).map { covered.controls.action(at: $0) != Self.hint } ?? false
      })
    for _ in 0..<page { model = after(.right, model, size: size) }
    #expect(
      model.clicking(Self.hint, size: size) == [.send(.sheetClosed), .send(.game(.hintRequested))])
  }

  private static let hint = Action.send(.game(.hintRequested))

  @Test("modes can be clicked beside the help", arguments: sizes)
  func actingBesideHelp(size: ScreenSize) throws {
    let (model, uncovered) = (Scene.help.model, Scene.middle.model.screen(size))
    for (action, event) in [
      (.switchMode(.dark), .game(.modeChanged(.dark, .computer)))
    ] as [(Action, App.Event)] {
      let point = try #require(uncovered.place(of: action))
      #expect(model.handling(.click(point), size: size).intents == [.send(event)])
    }
  }

  @Test("before the first screen, a click does nothing")
  func beforeFirstScreen() {
    var state = UIState()
    let click = Key.click(ScreenPoint(column: 5, row: 5))
    #expect(state.translate(click, app: .started(), screen: nil) == [])
    #expect(state == UIState())
  }

  @Test("a click hits what the person saw, even if the game has changed since")
  func staleScreen() throws {
    let size = ScreenSize.usual
    let model = Scene.reset.model
    let cancel = try #require(model.place(of: "Cancel", size: size))
    var state = model.state
    let app = model.app.after(.cancelled)
    #expect(
      state.translate(.click(cancel), app: app, screen: model.screen(size))
        == [.send(.cancelled)])
  }

  @Test("a click off the screen, or on a screen that is too small, does nothing")
  func nowhere() {
    let model = Scene.start.model
    for (size, point) in [
      (ScreenSize(columns: 80, rows: 24), ScreenPoint(column: 500, row: -1)),
      (ScreenSize(columns: 15, rows: 5), ScreenPoint(column: 3, row: 3)),
    ] {
      let (intents, state) = model.handling(.click(point), size: size)
      #expect(intents == [])
      #expect(state == model.state)
    }
  }
}
