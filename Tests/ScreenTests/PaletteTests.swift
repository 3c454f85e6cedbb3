import CommandLine
import Foundation
import Testing

@testable import Controls
@testable import Screen

/// The contrast between a palette's colours, by the Web Content Accessibility Guidelines.
@Suite("Palettes")
struct PaletteTests {
  private static let names = ThemeName.allCases.filter { $0 != .mono }

  private func palette(_ name: ThemeName) -> Palette {
    Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name).palette
  }

  /// The relative luminance of a colour.
  private func luminance(_ color: Style.Color) -> Double {
    let rgb = ColorTable.rgb(color)
    let parts = [rgb.red, rgb.green, rgb.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: Style.Color, _ other: Style.Color) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test("the contrast of black and white is 21, that of a colour with itself is 1")
  func scale() {
    #expect(abs(contrast(16, 231) - 21) < 1e-9)
    #expect(contrast(28, 28) == 1)
  }

  @Test("disks contrast with the board and with each other by 4:1 or more", arguments: names)
  func disks(name: ThemeName) {
    let palette = palette(name)
    #expect(contrast(palette.dark.paint.full, palette.light.paint.full) >= 4)
    for disk in [palette.dark, palette.light] {
      #expect(contrast(disk.outline.full, palette.board.full) >= 4)
      if let rim = disk.rim { #expect(contrast(rim.full, disk.paint.full) >= 4) }
    }
  }

  @Test("text and numbers on the board have a contrast of 4.5:1 or more", arguments: names)
  func text(name: ThemeName) {
    let palette = palette(name)
    #expect(contrast(palette.text.full, palette.board.full) >= 4.5)
    #expect(contrast(palette.highlightText, palette.highlight) >= 4.5)
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    for style in [theme.square, theme.best, theme.selectedNumber] {
      guard let front = style.foreground, let back = style.background else {
        Issue.record("\(style) has the terminal's colours")
        continue
      }
      #expect(contrast(front, back) >= 4.5)
    }
  }

  @Test("the cursor and marks stand out from their background", arguments: names)
  func marks(name: ThemeName) {
    let palette = palette(name)
    #expect(contrast(palette.highlight, palette.board.full) >= 4)
    for disk in [palette.dark, palette.light] {
      #expect(contrast(disk.lastMove, disk.paint.full) >= 4)
      #expect(contrast(disk.turned, disk.paint.full) >= 4)
    }
  }

  @Test("every pair in the high-contrast palette has 7:1 or more")
  func highContrast() {
    let palette = palette(.highContrast)
    var pairs = [palette.text.full, palette.line.full, palette.legal, palette.highlight]
      .map { ($0, palette.board.full) }
    pairs.append((palette.highlightText, palette.highlight))
    pairs.append((palette.dark.paint.full, palette.light.paint.full))
    for disk in [palette.dark, palette.light] {
      pairs.append((disk.outline.full, palette.board.full))
      if let rim = disk.rim { pairs.append((rim.full, disk.paint.full)) }
      pairs.append((disk.lastMove, disk.paint.full))
      pairs.append((disk.turned, disk.paint.full))
    }
    for (one, other) in pairs { #expect(contrast(one, other) >= 7, "\(one) and \(other)") }
  }

  @Test("no palette uses a colour of the terminal's theme", arguments: names)
  func ownColors(name: ThemeName) {
    let palette = palette(name)
    var colors = [palette.board, palette.line, palette.text].map(\.full)
    colors += [palette.edge, palette.legal, palette.highlight, palette.highlightText]
    for disk in [palette.dark, palette.light] {
      colors += disk.edge + [disk.paint.full, disk.outline.full, disk.lastMove, disk.turned]
    }
    #expect(colors.allSatisfy { $0 >= 16 })
  }

  @Test(
    "a disk with a rim shows its own colour even if it is marked",
    arguments: names, 5...9)
  func marked(name: ThemeName, pitch: Int) throws {
    let size = ScreenSize(columns: 8 * pitch + 40, rows: 4 * pitch + 3)
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    let moment = Scene.middle.model
    let screen = render(moment.picture, size: size, theme: theme)
    let area = try #require(Layout(size: size)).board
    let pixels = PixelLayer(of: screen)
    for (square, face) in moment.picture.board.faces {
      let side =
        face == .whole(.dark) || face == .turned(.dark) ? theme.palette.dark : theme.palette.light
      let cells = area.area(of: square)
      let colors = (cells.row..<cells.endRow).flatMap { row in
        (cells.column..<cells.endColumn).flatMap { column in
          pixels.colors(at: ScreenPoint(column: column, row: row))
        }
      }
      #expect(colors.count { $0 == side.paint.full } >= 2, "\(square)")
    }
  }
}
