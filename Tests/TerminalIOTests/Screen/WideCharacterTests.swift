import Canvas
import Testing

@testable import App
@testable import Screen
@testable import TerminalIO

extension DrawingTests {
  /// A row of cells: a character each, and nil for a right half.
  private func row(_ characters: [Character?], _ style: Style = .plain) -> Screen {
    var screen = Screen(size: ScreenSize(columns: characters.count, rows: 2))
    for (column, character) in characters.enumerated() {
      screen[ScreenPoint(column: column, row: 0)] = Cell(character: character, style: style)
    }
    return screen
  }

  /// What is sent for a screen, as far as it is printed.
  private func printed(_ screen: Screen) throws -> String {
    var curses = try CursesScreen.start(terminal: "xterm-256color")
    curses.fit(screen.size)
    _ = curses.resume()
    let text = String(decoding: curses.draw(screen), as: UTF8.self)
    _ = curses.suspend()
    return text
  }

  @Test("a wide character may take the last two columns, and replace and be replaced anywhere")
  func wideCharacters() throws {
    var drawing = try Drawing(.xterm, size: ScreenSize(columns: 6, rows: 2))
    for characters in [
      ["a", "b", "c", "d", "黒", nil], ["黒", nil, "白", nil, "黒", nil],
      ["a", "黒", nil, "白", nil, "b"], ["a", "b", " ", "白", nil, "b"],
      ["黒", nil, "白", nil, "黒", nil], [" ", " ", "白", nil, " ", " "],
      ["黒", nil, " ", " ", "黒", nil], ["x", "y", "z", "x", "y", "z"],
    ] as [[Character?]] {
      drawing.draw(row(characters))
      drawing.draw(row(characters, Style(foreground: 1, background: 2, isBold: true)))
    }
  }

  @Test("a wide character beside other styles keeps its own")
  func wideStyles() throws {
    var drawing = try Drawing(.xterm, size: ScreenSize(columns: 6, rows: 2))
    for column in 0...4 {
      for style in [Style(background: 3), Style(isReversed: true), .bold] {
        var canvas = Canvas(size: ScreenSize(columns: 6, rows: 2), theme: ShownGame().theme)
        canvas.fill(canvas.bounds, Style(background: 4))
        canvas.put("黒", column: column, row: 1, style)
        drawing.draw(canvas.screen)
      }
    }
  }

  @Test("a letter is sent with up to four marks", arguments: 0...4)
  func marks(count: Int) throws {
    let marks = "\u{301}\u{302}\u{303}\u{304}".unicodeScalars.prefix(count)
    let letter = Character("e" + String(marks))
    #expect(try printed(row(["a", letter, "b"])).contains("a\(letter)b"))
  }

  @Test("half a character becomes a blank, and a character of the wrong width a ?")
  func halves() throws {
    #expect(try printed(row(["x", nil, "y"])).contains("? y"))
    #expect(try printed(row([nil, "y", "z"])).contains(" yz"))
    #expect(try printed(row(["x", "黒", "y"])).contains("x?y"))
    #expect(try printed(row(["x", "y", "黒"])).contains("xy?"))
    #expect(try printed(row(["x", "\u{301}", "y"])).contains("x?y"))
    #expect(try printed(row(["x", "\u{7}", "y"])).contains("x?y"))
  }

  @Test("the C library measures whatever is shown as it is laid out")
  func measures() throws {
    let theme = ShownGame().theme
    let scalars = (UInt32(0x20)...0x3FFFF).compactMap(Unicode.Scalar.init)
    let candidates = scalars.flatMap { [Character($0)] + Array("e\($0)") }
    let shown = Set(candidates.filter { theme.shown($0) == $0 }).sorted()
    var missing = Set(shown)
    for start in stride(from: 0, to: shown.count, by: 20_000) {
      var canvas = Canvas(size: ScreenSize(columns: 200, rows: 200), theme: theme)
      for (index, character) in shown[start...].prefix(20_000).enumerated() {
        canvas.put(character, column: index % 100 * 2, row: index / 100)
      }
      missing.subtract(try printed(canvas.screen))
    }
    // What is laid out otherwise than the library has it becomes a question mark.
    #expect(missing.isEmpty)
    #expect(shown.count > 40_000)
  }
}
