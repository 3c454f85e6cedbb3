/// The look of everything: the terminal's capabilities and the colours of a palette. A new theme is
/// a case of `ThemeName` and a palette in `Palette`.
package struct Theme: Sendable, Hashable {
  /// The colour of the terminal's own background, as far as it matters for text on it.
  package enum Background: Sendable, Hashable {
    /// Light text stands out from it.
    case dark
    /// Dark text stands out from it.
    case light

    /// The kind of a background with this colour.
    package init(_ color: RGB) {
      // The brightness of ITU-R BT.601, 0 to 255.
      let brightness = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
      self = brightness < 128_000 ? .dark : .light
    }
  }

  private let terminal: TerminalCapabilities
  /// The name of the palette for board and disks that the person chose.
  package private(set) var name: ThemeName
  /// Whether disks are drawn in pixels, where there is room.
  package var drawsPixelDisks: Bool
  /// The background of the terminal; nil while it is unknown.
  package var background: Background?

  /// The look of a palette on a terminal.
  package init(
    _ terminal: TerminalCapabilities, name: ThemeName = .auto, drawsPixelDisks: Bool = true
  ) {
    self.terminal = terminal
    self.name = name
    self.drawsPixelDisks = drawsPixelDisks
  }

  /// The name of the palette in use. It follows the background if the person chose none.
  package var shownName: ThemeName {
    guard name == .auto else { return name }
    return background == .light ? .light : .classic
  }

  /// Chooses the palette after the one in use.
  package mutating func chooseNext() { name = shownName.next }

  /// The capabilities that the theme uses.
  package var capabilities: TerminalCapabilities {
    guard name == .mono else { return terminal }
    var capabilities = terminal
    capabilities.colors = .none
    return capabilities
  }

  /// Whether disks are shapes of whole cells, where there is room: on terminals without pixels.
  package var fillsDisks: Bool { drawsPixelDisks && !hasPixels }

  /// Whether the colours of such a shape show its side, so that three cells are enough for a disk.
  /// Otherwise it has a letter in its middle. Among eight colours, white needs full blocks.
  package var fillsInColor: Bool {
    switch capabilities.colors {
    case .none: false
    case .eight: fillsDisks && capabilities.glyphs != .ascii
    case .full: fillsDisks
    }
  }

  /// Whether the terminal can draw in pixels, two to a cell, and the person wants it. Eight colours
  /// are too few for round disks, and fonts of consoles with eight colours have no half blocks.
  package var hasPixels: Bool {
    drawsPixelDisks && capabilities.colors == .full && capabilities.glyphs == .unicode
  }
}

/// The name of a palette on the command line and in the settings.
package enum ThemeName: String, Sendable, CaseIterable {
  /// Light on a terminal with a light background, otherwise classic.
  case auto
  /// Black and white on green.
  case classic
  /// Black and white on a greyish green, with light lines.
  case light
  /// A grey board, on which marks are the only colours.
  case highContrast = "high-contrast"
  /// A blue board, for people who see green poorly.
  case blue
  /// No colours.
  case mono

  /// The next theme; `classic` after the last one.
  package var next: ThemeName {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map { $0 + 1 } ?? 0
    return index < all.count ? all[index] : .classic
  }
}

/// What a terminal can show. `Theme+Terminal` in `reversi` determines it.
package struct TerminalCapabilities: Sendable, Hashable {
  /// The number of colours of a terminal.
  package enum ColorDepth: Sendable, Hashable, CaseIterable {
    /// No colours; bold, reverse and letters show everything.
    case none
    /// The eight colours of ISO 6429.
    case eight
    /// The table of 256 colours.
    case full
  }

  /// The characters that a terminal shows in the expected number of columns.
  package enum Glyphs: Sendable, Hashable, CaseIterable {
    /// Disks, blocks, lines, and letters beyond ASCII.
    case unicode
    /// Letters, lines and full blocks, as in all fonts of the Linux console. Few of them have disks
    /// or other blocks.
    case console
    case ascii
  }

  /// The number of colours of the terminal.
  package var colors: ColorDepth
  /// The characters that it can show.
  package var glyphs: Glyphs
  /// Whether the terminal can show letters of two columns, such as kanji. Terminals agree about
  /// their width, even those that may show disks and lines in two columns and get ASCII instead.
  package var hasWideLetters: Bool

  /// A terminal with these capabilities. By default, only one with all glyphs has wide letters.
  package init(
    colors: ColorDepth, glyphs: Glyphs, hasWideLetters: Bool? = nil
  ) {
    self.hasWideLetters = hasWideLetters ?? (glyphs == .unicode)
    self.colors = colors
    self.glyphs = glyphs
  }
}
