import Words

extension Theme {
  /// Whether the terminal can draw in pixels, two to a cell, and the person wants it. Eight colours
  /// are too few for round disks, and fonts of consoles with eight colours have no half blocks.
  var hasPixels: Bool {
    drawsPixelDisks && capabilities.colors == .full && capabilities.glyphs == .unicode
  }

  /// Why disks are not round on a screen of a size; nil if they are.
  public func roundDisksObstacle(on size: ScreenSize) -> RoundDisksObstacle? {
    if capabilities.colors != .full { return .fewColors }
    guard hasPixels else { return .noHalfBlocks }
    guard case .round = Layout(size: size)?.board.squareSize else { return .smallScreen }
    return nil
  }
}
