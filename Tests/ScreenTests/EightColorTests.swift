import Canvas
import ReversiCore
import Testing

@testable import App

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

  @Test("white is never a background, and is bold")
  func background() {
    for size in Self.sizes {
      let screen = render(Scene.middle.model.picture, size: size, theme: Self.theme)
      for row in 0..<size.rows {
        #expect(screen.row(row).allSatisfy { $0.style.background != 7 })
        #expect(screen.row(row).allSatisfy { $0.style.foreground != 7 || $0.style.isBold })
      }
    }
  }
}
