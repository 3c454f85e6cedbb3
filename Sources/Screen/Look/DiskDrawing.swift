import Controls
import Words

/// The drawing of disks, if there is room.
enum DiskDrawing: Sendable, Hashable {
  /// Round, made of pixels in the colours between a disk and the board.
  case round
  /// Made of whole cells in eight colours.
  case blocks
  /// Made of half cells without colours, or of letters in frames.
  case boxed
  /// One character.
  case character
}

extension Theme {
  /// The most detailed drawing that the terminal can show and the player wants.
  var diskDrawing: DiskDrawing {
    guard arePictured else { return .character }
    let (colors, glyphs) = (capabilities.colors, capabilities.glyphs)
    guard colors != .none, glyphs == .unicode else { return .boxed }
    return capabilities.hasHalfBlocks ? .round : .blocks
  }

  /// Why disks are not round on a screen of a size; nil if they are.
  public func roundDisksObstacle(on size: ScreenSize) -> RoundDisksObstacle? {
    if capabilities.colors == .none { return .noColors }
    guard diskDrawing == .round else { return .noHalfBlocks }
    guard case .round = Layout(size: size)?.board.squareSize else { return .smallScreen }
    return nil
  }
}
