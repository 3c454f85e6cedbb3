import App
import Canvas
import CommandLine
import Posix
import Testing

@testable import reversi

@Suite("The colours in use")
struct ColorDepthTests {
  private func depth(
    _ choice: Options.ColorChoice, _ terminalColors: Int, noColor: SystemString? = nil
  ) -> TerminalCapabilities.ColorDepth {
    var variables: [String: SystemString] = [:]
    variables["NO_COLOR"] = noColor
    return TerminalCapabilities.ColorDepth(
      choice: choice, terminalColors: terminalColors, environment: Environment(variables))
  }

  @Test(
    "the terminal's colours are used as far as the game knows them",
    arguments: [
      (0, TerminalCapabilities.ColorDepth.none), (2, .none), (8, .eight), (16, .eight),
      (88, .eight), (256, .full), (1 << 24, .full),
    ])
  func terminal(colors: Int, expected: TerminalCapabilities.ColorDepth) {
    #expect(depth(.auto, colors) == expected)
  }

  @Test("NO_COLOR forbids colours, unless it is empty")
  func noColor() {
    #expect(depth(.auto, 256, noColor: "1") == .none)
    #expect(depth(.auto, 256, noColor: "") == .full)
  }

  @Test("the person's choice beats NO_COLOR")
  func choice() {
    #expect(depth(.always, 256, noColor: "1") == .full)
    #expect(depth(.never, 256) == .none)
  }

  @Test("a terminal without colours gets none, whatever the person chooses")
  func colorlessTerminal() {
    #expect(depth(.always, 0) == .none)
  }
}
