import Canvas
import GameSession
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("Flipping disks")
struct FlipTests {
  /// Light flips c4, d4 and e4, c4 first.
  private static let move = Scene.middle.model.app.choosing(.b4)

  @Test(
    "a disk in one cell flips by foreshortening",
    arguments: [
      (Theme(colors: .full, glyphs: .unicode), "●◖|◗●"),
      (Theme(colors: .eight, glyphs: .unicode), "●◖|◗●"),
      (Theme(colors: .none, glyphs: .unicode), "Xx|oO"),
      (Theme(colors: .full, glyphs: .ascii), "Xx|oO"),
    ])
  func oneCell(theme: Theme, frames: String) throws {
    // In some terminals with colours, larger squares have disks of several cells.
    let sizes = (theme.fillsInColor ? [] : [(49, 19)]) + [(34, 20), (19, 12)]
    for size in sizes.map({ ScreenSize(columns: $0.0, rows: $0.1) }) {
      let place = try #require(Layout(size: size)).board.center(of: .c4)
      let shown = Self.frames(size: size, theme: theme).compactMap { $0[place].character }
      #expect(String(shown) == frames)
    }
  }

  @Test(
    "a disk of filled cells flips by foreshortening",
    arguments: [((80, 24), [3, 1, 0, 1]), ((120, 40), [7, 3, 0, 3])])
  func filledCells(size: (Int, Int), widths: [Int]) throws {
    let size = ScreenSize(columns: size.0, rows: size.1)
    let theme = Theme(colors: .eight, glyphs: .console)
    let board = try #require(Layout(size: size, theme)).board
    let (center, area) = (board.center(of: .c4), board.area(of: .c4))
    let shown = Self.frames(size: size, theme: theme).dropLast().map { screen in
      (area.column..<area.endColumn).count {
        screen[ScreenPoint(column: $0, row: center.row)].character == "█"
      }
    }
    #expect(shown == widths)
  }

  @Test(
    "a frame changes only the flipping disk",
    arguments: [(80, 24), (120, 40), (40, 20)], GoldenTerminal.themes)
  func onlyTheDisk(size: (Int, Int), theme: Theme) throws {
    let size = ScreenSize(columns: size.0, rows: size.1)
    let board = try #require(Layout(size: size, theme)).board
    let area = board.area(of: .c4)
    let frames = Self.frames(size: size, theme: theme)
    for (before, after) in zip(frames, frames.dropFirst()) {
      var expected = before
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn {
          let point = ScreenPoint(column: column, row: row)
          expected[point] = after[point]
        }
      }
      #expect(after == expected)
      #expect(after != before)
    }
  }

  @Test(
    "flipped disks are marked until the next move, at any speed",
    arguments: AnimationSpeed.allCases)
  func marked(speed: AnimationSpeed) throws {
    let size = ScreenSize(columns: 49, rows: 19)
    let board = try #require(Layout(size: size)).board
    let app = App.started(speed: speed).playing("f5")
    let characters = { (app: App, theme: Theme) -> String in
      let screen = render(
        Moment(app: app).picture, size: size, theme: theme)
      return String([Square.e5, .e4, .f5].compactMap { screen[board.center(of: $0)].character })
    }
    let unicode = Theme(colors: .full, glyphs: .unicode)
    let letters = Theme(colors: .none, glyphs: .ascii)
    #expect(characters(app, unicode) == "◉●●")
    #expect(characters(app, letters) == "xXX")
    #expect(characters(app.playing("f4"), unicode) == "●◉●")
    #expect(characters(app.playing("f4"), letters) == "XoX")
  }

  /// From the old face of the first flipping disk to its new one.
  private static func frames(size: ScreenSize, theme: Theme) -> [Screen] {
    let state = UIState(cursor: .b4)
    let turning = Moment(app: move.showing(steps: 1), state: state)
    let pictures = render(turning.picture, size: size, theme: theme).turnPictures
    let moments =
      (0...pictures).map {
        var moment = turning
        moment.turnFraction = Double($0) / Double(pictures + 1)
        return moment
      } + [Moment(app: move.showing(steps: 2), state: state)]
    return moments.map { render($0.picture, size: size, theme: theme) }
  }
}
