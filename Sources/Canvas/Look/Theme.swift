/// The look of everything: the terminal's capabilities and the colours of a palette.
///
/// A new theme is a case of `ThemeName` and a palette in `Theme+Palettes`.
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
