import Foundation
import ReversiCore
import Testing
import Words

@testable import App
@testable import BoardView
@testable import Canvas
@testable import Screen

/// The contrasts are those of the Web Content Accessibility Guidelines.
@Suite("Palettes")
struct PaletteTests {
  private static let names = ThemeName.allCases.filter { $0 != .mono && $0 != .auto }

  private func palette(_ name: ThemeName) -> Palette {
    Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name).palette
  }

  private func luminance(_ color: Style.Color) -> Double {
    let rgb = ColorTable.rgb(color)
    let parts = [rgb.red, rgb.green, rgb.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// White is bold among eight colours.
  private func numbers(_ paint: Palette.Paint) -> [Style.Color] {
    [paint.full, paint.eight == 7 ? 15 : paint.eight]
  }

  /// One contrast with 256 colours, and one with eight.
  private func contrasts(_ one: Palette.Paint, _ other: Palette.Paint) -> [Double] {
    zip(numbers(one), numbers(other)).map { contrast($0.0, $0.1) }
  }

  private func contrast(_ one: Style.Color, _ other: Style.Color) -> Double {
    contrast(ofLuminances: luminance(one), luminance(other))
  }

  private func contrast(ofLuminances one: Double, _ other: Double) -> Double {
    let values = [one, other].sorted()
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
    #expect(contrasts(palette.dark.paint, palette.light.paint).allSatisfy { $0 >= 4 })
    #expect(contrasts(palette.dark.paint, palette.board).allSatisfy { $0 >= 4 })
    // Among eight colours, a rim in the dark side's colour surrounds light disks.
    #expect(contrast(palette.light.paint.full, palette.board.full) >= 4)
  }

  @Test("boards have a middle luminance, so that no disk needs a rim", arguments: names)
  func boards(name: ThemeName) {
    #expect(0.17...0.21 ~= luminance(palette(name).board.full))
  }

  @Test(
    "where contrast counts, black and white reach 4.5:1, and text is black or white",
    arguments: [ThemeName.highContrast, .blue])
  func strongContrast(name: ThemeName) {
    let palette = palette(name)
    #expect(palette.dark.paint.full == 16 && palette.light.paint.full == 231)
    #expect(contrast(16, palette.board.full) >= 4.5)
    #expect(contrast(231, palette.board.full) >= 4.5)
    #expect([16, 231].contains(palette.text.full))
  }

  @Test("text and numbers on the board have a contrast of 4.5:1 or more", arguments: names)
  func text(name: ThemeName) {
    let palette = palette(name)
    #expect(contrasts(palette.text, palette.board).allSatisfy { $0 >= 4.5 })
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

  @Test(
    "coloured text beside the board contrasts with a known background by 4.5:1, else by 3:1",
    arguments: [\Theme.dimmed, \Theme.accentText] as [KeyPath<Theme, Style> & Sendable])
  func textBesideTheBoard(text: KeyPath<Theme, Style> & Sendable) throws {
    var theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode))
    for (background, colors, minimum) in [
      (nil, [16, 231], 3), (.light, [231], 4.5), (.dark, [16], 4.5),
    ] as [(Theme.Background?, [Style.Color], Double)] {
      theme.background = background
      let front = try #require(theme[keyPath: text].foreground)
      for color in colors { #expect(contrast(front, color) >= minimum) }
    }
  }

  @Test("the bar of the side to move has a contrast of 3:1 or more on any ground", arguments: names)
  func turnBar(name: ThemeName) throws {
    let style = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name).turnBar
      .style
    let colors = try [#require(style.foreground), #require(style.background)].map(luminance)
    let weak = (0...1000).map { Double($0) / 1000 }.filter { ground in
      colors.allSatisfy { contrast(ofLuminances: $0, ground) < 3 }
    }
    #expect(weak == [])
  }

  @Test(
    "a disk in a text has a contrast of 4:1 to its field, and 1.5:1 to black and white grounds",
    arguments: names, [nil, .dark, .light] as [Theme.Background?])
  func textDisks(name: ThemeName, background: Theme.Background?) throws {
    var theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    theme.background = background
    let grounds: [Style.Color] = background.map { $0 == .dark ? [16] : [231] } ?? [16, 231]
    for side in [Disk.dark, .light] {
      let chip = theme.chip(side).style
      let (disk, field) = try (#require(chip.foreground), #require(chip.background))
      #expect(contrast(disk, field) >= 4)
      #expect(grounds.allSatisfy { contrast(disk, $0) >= 1.5 && contrast(field, $0) >= 1.5 })
    }
  }

  @Test("the cursor and marks have a contrast of 3:1 or more", arguments: names)
  func marks(name: ThemeName) {
    let palette = palette(name)
    var theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    #expect(contrast(theme.accentColor, palette.board.full) >= 3)
    for (background, ground) in [(.dark, 16), (.light, 231)] as [(Theme.Background, Style.Color)] {
      theme.background = background
      #expect(contrast(theme.cursorColor, palette.board.full) >= 3)
      #expect(contrast(theme.cursorColor, ground) >= 3)
      #expect(contrast(theme.cursorColor, theme.accentColor) >= 1.05)
    }
    let few = Theme(TerminalCapabilities(colors: .eight, glyphs: .console), name: name)
    for style in [few.cursor, few.frame, few.best] {
      #expect(contrast(style.foreground ?? 0, style.background ?? 0) >= 3)
    }
    #expect(few.frame != few.cursor)
    #expect(contrasts(palette.legal, palette.board).allSatisfy { $0 >= 3 })
    for disk in [palette.dark, palette.light] {
      #expect(contrasts(palette.lastMove, disk.paint).allSatisfy { $0 >= 3 })
      #expect(contrasts(palette.turned, disk.paint).allSatisfy { $0 >= 3 })
    }
  }

  @Test(
    "a disk that would turn contrasts with the board by 2:1, with its own side's by 1.5:1",
    arguments: names)
  func tints(name: ThemeName) {
    let palette = palette(name)
    let (dark, light) = (palette.dark, palette.light)
    for disk in [dark, light] {
      #expect(contrast(disk.tint.full, palette.board.full) >= 2)
      #expect(contrast(disk.tint.full, disk.paint.full) >= 1.5)
      #expect(contrast(palette.lastMove.full, disk.tint.full) >= 1.5)
    }
    #expect(contrast(dark.tint.full, light.paint.full) >= 4)
    #expect(contrast(light.tint.full, dark.paint.full) >= 4)
    #expect(contrast(light.tint.full, dark.tint.full) >= 4)
  }

  @Test("the cursor, the last move and turned disks have colours of their own", arguments: names)
  func distinct(name: ThemeName) {
    let palette = palette(name)
    #expect(Set([palette.highlight, palette.lastMove.full, palette.turned.full]).count == 3)
    // Among eight colours, the cursor is white on black.
    #expect(Set([7, 0, palette.lastMove.eight, palette.turned.eight]).count == 4)
  }

  @Test("marks are exactly in the middle, and a bar differs from a square", arguments: 3...40)
  func shapes(inside: Int) {
    let marks = MarkShapes(inside: inside)
    let (square, bar) = (marks.square, marks.bar)
    #expect(square.columns.lowerBound + square.columns.upperBound == inside)
    #expect(square.rows == square.columns)
    #expect(bar.columns.lowerBound + bar.columns.upperBound == inside)
    #expect(bar.columns.count > bar.rows.count || inside == 3)
    guard inside >= 5 else {
      // In the middle, a bar would cover too much of the smallest disks.
      return #expect(bar.rows == 2..<3)
    }
    #expect(bar.rows.lowerBound + bar.rows.upperBound == inside)
    #expect(bar != square)
  }

  @Test("a legal move is bold without colours", arguments: TerminalCapabilities.Glyphs.allCases)
  func legalMove(glyphs: TerminalCapabilities.Glyphs) {
    let theme = Theme(TerminalCapabilities(colors: .none, glyphs: glyphs))
    #expect(theme.legalCell.style.isBold && theme.legalMark != theme.smallDot)
  }

  @Test("the legend has the colours and shapes of the board", arguments: names)
  func legend(name: ThemeName) throws {
    let theme = Theme(TerminalCapabilities(colors: .full, glyphs: .unicode), name: name)
    let size = ScreenSize.usual
    let picture = Scene.middle.model.picture
    let screen = render(picture, size: size, theme: theme)
    let area = try #require(Layout(size: size)).board
    let marks = theme.legendMarks(area.squareSize)
    let pixels = PixelLayer(of: screen)
    func colors(_ square: Square) -> Set<Style.Color?> {
      Set(pixels.colors(in: area.area(of: square)))
    }
    let legal = try #require(picture.board.choices.first { $0 != picture.board.cursor })
    #expect(colors(legal).isSuperset(of: [marks.legalMove.style.foreground]))
    #expect(marks.legalMove.style.background == theme.square.background)
    let last = try #require(picture.board.lastMove)
    #expect(colors(last).contains(marks.lastMove.style.foreground))
    let turned = try #require(picture.board.faces.first { $0.value.isTurned }?.key)
    #expect(colors(turned).contains(marks.turned.style.foreground))
    // Half a cell is a square, two halves are a bar.
    #expect(marks.legalMove.text == "▄" && marks.lastMove.text == "▄")
    #expect(marks.turned.text == "━━")
    #expect(marks.cursor.style == theme.cursor)
  }

  @Test("no palette uses a colour of the terminal's theme", arguments: names)
  func ownColors(name: ThemeName) {
    let palette = palette(name)
    var colors = [
      palette.board, palette.line, palette.text, palette.legal, palette.lastMove, palette.turned,
      palette.dark.tint, palette.light.tint,
    ].map(\.full)
    colors += [palette.edge, palette.highlight, palette.highlightText]
    for disk in [palette.dark, palette.light] { colors += disk.edge + [disk.paint.full] }
    #expect(colors.allSatisfy { $0 >= 16 })
  }

  @Test("a disk shows its own colour even if it is marked", arguments: names, 4...9)
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
      let colors = pixels.colors(in: area.area(of: square))
      #expect(colors.count { $0 == side.paint.full } >= 4, "\(square)")
    }
  }
}

extension DiskFace {
  fileprivate var isTurned: Bool { if case .turned = self { true } else { false } }
}
