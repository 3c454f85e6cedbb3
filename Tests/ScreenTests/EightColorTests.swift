import Canvas
import ReversiCore
import Testing

@testable import App
@testable import BoardView
@testable import Screen

@Suite("Screens in eight colours")
struct EightColorTests {
  private static let theme = Theme(TerminalCapabilities(colors: .eight, glyphs: .unicode))
  private static let sizes = [(120, 40), (80, 24), (45, 20), (24, 12)].map {
    ScreenSize(columns: $0.0, rows: $0.1)
  }

  @Test("a screen uses no colour that the terminal lacks", arguments: Scene.allCases)
  func existingColors(scene: Scene) {
    for size in Self.sizes {
      let screen = render(scene.model.picture, size: size, theme: Self.theme)
      let colors = (0..<size.rows).flatMap { screen.row($0) }
        .flatMap { [$0.style.foreground, $0.style.background] }.compactMap(\.self)
      #expect(colors.filter { $0 > 7 } == [], "\(size)")
    }
  }

  @Test("white is a background only behind full blocks, and is bold")
  func background() {
    for size in Self.sizes {
      let screen = render(Scene.middle.model.picture, size: size, theme: Self.theme)
      for row in 0..<size.rows {
        #expect(
          screen.row(row).allSatisfy { $0.style.background != 7 || $0.character == "█" })
        #expect(screen.row(row).allSatisfy { $0.style.foreground != 7 || $0.style.isBold })
      }
    }
  }

  @Test(
    "all disks have one form, which is symmetric and keeps inside its lines",
    arguments: [(80, 24), (100, 30), (120, 40), (200, 60)])
  func form(columns: Int, rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    let board = try #require(Layout(size: size, Self.theme)).board
    let model = Scene.middle.model
    let screen = render(model.picture, size: size, theme: Self.theme)
    let disks = Square.allCases.filter { model.app.game.position.board[$0] != nil }
    let forms = Set(
      disks.map { square in
        let cells = board.area(of: square)
        // From the line at the square's left and upper edge to that at the other edges.
        return (0...board.squareSize.rows(of: 1).count).map { row in
          (0...2 * board.squareSize.rows(of: 1).count).map { column in
            let point = ScreenPoint(column: cells.column + column, row: cells.row + row)
            return ["█", "▀", "▄"].contains(screen[point].character)
          }
        }
      })
    #expect(forms.count == 1)
    let form = try #require(forms.first)
    #expect(form == form.reversed() && form == form.map { $0.reversed() })
    #expect(form.first?.contains(true) == false && form.allSatisfy { !$0[0] })
  }

  @Test("the marks of the board differ in shape, and the legend shows them")
  func marks() throws {
    let theme = Self.theme
    let lastMove = theme.filled(theme.palette.lastMove)
    let shapes = [theme.legalCell, lastMove, theme.turnedMark(on: .dark)].map(\.character)
    #expect(Set(shapes).count == 3)
    let legend = theme.legendMarks(.ruled(pitch: 4))
    #expect(
      [legend.legalMove, legend.lastMove, legend.turned].map(\.text)
        == shapes.compactMap { $0.map(String.init) })
    let beginner = UIState(cursor: .e3, experience: GameExperience(games: 0))
    let moment = Moment(app: Scene.middle.model.app, state: beginner)
    let text = render(moment.picture, size: .usual, theme: theme).text
    #expect(text.contains("• legal  █ last move") && text.contains("▀ turned"))
    // A disk that would turn is tinted in a colour of its own.
    #expect(theme.tintedDisk(.dark).style != lastMove.style)
    #expect(legend.wouldTurn.style == theme.tintedDisk(.light).style)
  }

  @Test(
    "a marked disk keeps its side's colour in all its cells but the mark, and under a turned one",
    arguments: [TerminalCapabilities.Glyphs.unicode, .console], Disk.allCases)
  func markedDisks(glyphs: TerminalCapabilities.Glyphs, side: Disk) {
    let theme = Theme(colors: .eight, glyphs: glyphs)
    let color = theme.palette.disk(side).paint.eight
    let other = theme.palette.disk(side.opponent).paint.eight
    let area = BoardArea(.ruled(pitch: 2), column: 0, row: 0)
    for face in [DiskFace.whole(side), .turned(side)] {
      var (board, canvas) = (BoardPicture(), Canvas(size: .usual, theme: theme))
      (board.faces[.d3], board.lastMove) = (face, .d3)
      BoardView(board: board, area: area).draw(on: &canvas)
      let (center, square) = (area.center(of: .d3), area.area(of: .d3))
      let cells = (square.column + 1..<square.endColumn).map {
        canvas.screen[ScreenPoint(column: $0, row: center.row)]
      }
      #expect(cells.count { $0.style.foreground == color && $0.character == "█" } == 2)
      let colors = cells.flatMap { [$0.style.foreground, $0.style.background] }
      #expect(!colors.contains(other))
      let mark = face == .whole(side) ? theme.palette.lastMove : theme.palette.turned
      #expect(colors.contains(mark.eight))
    }
  }

  @Test("the disk beside a name is a letter, not a bar")
  func playerLines() {
    let theme = Theme(colors: .eight, glyphs: .console)
    let lines = render(Scene.middle.model.picture, size: .usual, theme: theme).lines
    #expect(lines.contains { $0.contains("X  7 Black") })
    #expect(lines.contains { $0.contains("█O  4 White") })
  }

  @Test("the console gets only characters that its fonts have", arguments: Scene.allCases)
  func consoleFonts(scene: Scene) {
    // Those of Debian's console-setup.
    let theme = Theme(colors: .eight, glyphs: .console)
    for size in Self.sizes {
      let text = render(scene.model.picture, size: size, theme: theme).text
      let others = text.filter { !$0.isASCII && !"█•═·–│─┼┌┐└┘├┤┬┴←→↑↓".contains($0) }
      #expect(others == "", "\(size)")
    }
  }
}
