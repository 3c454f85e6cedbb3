import Canvas
import Posix
import ReversiCore
import Testing

@testable import App
@testable import Screen
@testable import TerminalIO

/// What ncurses sends, replayed on a terminal of our own. One screen at a time, as ncurses has it.
@Suite("Drawing by ncurses", .serialized)
struct DrawingTests {
  init() throws {
    let isUTF8 = CharacterLocale.set("C.UTF-8") && CharacterLocale.isUTF8
    try #require(isUTF8)
  }

  private func randomCanvas(using generator: inout SeededGenerator) -> Canvas {
    Canvas(
      size: ScreenSize(
        columns: .random(in: 1...100, using: &generator),
        rows: .random(in: 1...30, using: &generator)),
      theme: ShownGame().theme)
  }

  @Test("a screen starts again by the first name that the terminal database has")
  func restart() throws {
    let screen = try CursesScreen.start(terminal: "linux")
    #expect(screen.colors == 8)
    let other = try screen.restart(terminals: ["no-such-terminal", "xterm-256color"])
    #expect(other.colors == 256)
  }

  private static let characters = Array("  abc●○│▄黒白ａ한e\u{301}") + ["g\u{308}\u{302}\u{304}\u{323}"]

  /// Changes some cells of a screen, and where its cursor is.
  private func scribble(
    on canvas: inout Canvas, colors: Int, using generator: inout SeededGenerator
  ) {
    let size = canvas.screen.size
    func random(_ count: Int) -> Int { .random(in: 0..<count, using: &generator) }
    func randomPoint() -> ScreenPoint {
      ScreenPoint(column: random(size.columns), row: random(size.rows))
    }
    func randomColor() -> Style.Color? {
      guard colors > 0, Bool.random(using: &generator) else { return nil }
      return Style.Color.random(in: 0...Style.Color(colors - 1), using: &generator)
    }
    for _ in 0..<random(41) {
      let character = Self.characters.randomElement(using: &generator) ?? " "
      let style = Style(
        foreground: randomColor(), background: randomColor(),
        isBold: .random(using: &generator),
        isUnderlined: .random(using: &generator),
        isReversed: .random(using: &generator))
      let start = randomPoint()
      // Runs, which terminals can erase and repeat.
      for index in 0..<[1, 1, 40][random(3)] {
        canvas.put(
          character, column: start.column + index * character.columns, row: start.row, style)
      }
    }
    canvas.hidesCursor = .random(using: &generator)
    canvas.setCursor(.random(using: &generator) ? randomPoint() : nil)
  }

  @Test(
    "the terminal shows each screen, whatever it showed before", arguments: TerminalKind.allCases,
    UInt64(1)...5)
  func anyScreen(_ kind: TerminalKind, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var canvas = randomCanvas(using: &generator)
    var drawing = try Drawing(kind, size: canvas.screen.size)
    for _ in 0..<50 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        canvas = randomCanvas(using: &generator)
        drawing.resize(to: canvas.screen.size)
      case 1: drawing.invalidate()
      case 2: drawing.suspendAndResume()
      default: break
      }
      scribble(on: &canvas, colors: kind.colors, using: &generator)
      drawing.draw(canvas.screen)
    }
  }

  @Test("a screen in the middle of a terminal is shown there", arguments: TerminalKind.allCases)
  func window(_ kind: TerminalKind) throws {
    var generator = SeededGenerator(seed: 1)
    let terminal = ScreenSize(columns: 67, rows: 31)
    var drawing = try Drawing(kind, size: terminal)
    var canvas = Canvas(
      size: ScreenSize(columns: 40, rows: 20), origin: ScreenPoint(column: 13, row: 5),
      theme: ShownGame().theme)
    for round in 0..<50 {
      if round.isMultiple(of: 10) { drawing.invalidate() }
      if round.isMultiple(of: 15) { drawing.suspendAndResume() }
      if round.isMultiple(of: 20) { drawing.resize(to: terminal) }
      scribble(on: &canvas, colors: kind.colors, using: &generator)
      drawing.draw(canvas.screen)
    }
  }

  @Test("successive screens can have more pairs of colours than ncurses is given")
  func manyPairs() throws {
    var drawing = try Drawing(.xterm)
    var grid = Screen(size: ScreenSize(columns: 80, rows: 24))
    for number in 0..<100 {
      for column in 0..<80 {
        grid[ScreenPoint(column: column, row: 7)] = Cell(
          character: "●",
          style: Style(
            foreground: Style.Color(truncatingIfNeeded: number * 7 + column),
            background: Style.Color(truncatingIfNeeded: number)))
      }
      drawing.draw(grid)
    }
  }

  @Test("a screen that is shown already is not sent", arguments: TerminalKind.allCases)
  func sameScreen(_ kind: TerminalKind) throws {
    var drawing = try Drawing(kind)
    let screen = ShownGame(kind.colorDepth).screen
    #expect(!drawing.draw(screen).isEmpty)
    #expect(drawing.draw(screen).isEmpty)
  }

  @Test("a screen that another program has drawn on is sent in full")
  func invalidate() throws {
    var drawing = try Drawing(.xterm)
    let screen = ShownGame().screen
    drawing.draw(screen)
    let bytes = drawing.draw(screen)
    drawing.invalidate()
    #expect(bytes.isEmpty)
    #expect(drawing.draw(screen).count > 1000)
  }

  @Test("starting and leaving the screen does not change the person's palette")
  func beginAndEnd() throws {
    var screen = try CursesScreen.start(terminal: "xterm-256color")
    let begin = String(decoding: screen.resume(), as: UTF8.self)
    let end = String(decoding: screen.suspend(), as: UTF8.self)
    let again = String(decoding: screen.resume(), as: UTF8.self)
    _ = screen.suspend()
    #expect(begin.hasPrefix("\u{1B}[?1049h"))
    #expect(end.contains("\u{1B}[?1049l"))
    #expect(!(begin + end + again).contains("\u{1B}]"))
  }

  @Test("an unknown terminal and one that cannot move its cursor are refused for different reasons")
  func unusable() {
    #expect(throws: CursesScreen.Failure.unknownTerminal) {
      _ = try CursesScreen.start(terminal: "no-such-terminal")
    }
    #expect(throws: CursesScreen.Failure.noCursorMovement) {
      _ = try CursesScreen.start(terminal: "dumb")
    }
  }

  @Test("pauses are removed from a sequence")
  func pauses() {
    func text(_ sequence: String) -> String {
      String(decoding: CursesScreen.withoutPauses(Array(sequence.utf8)[...]), as: UTF8.self)
    }
    #expect(text("\u{1B}[H\u{1B}[J$<50>") == "\u{1B}[H\u{1B}[J")
    #expect(text("a$<2*/>b$<5>$") == "ab$")
    #expect(text("a$<b") == "a$<b")
  }
}
