/// How disks are drawn where there is room for it.
enum DiskDrawing: Sendable, Hashable {
  /// Round, of pixels in the colours between a disk and the board.
  case round
  /// Of whole or half cells, or of letters in frames.
  case boxed
  /// Of one character.
  case character
}

extension Theme {
  /// The most that disks can be on the terminal, if the player wants that.
  var diskDrawing: DiskDrawing {
    guard arePictured else { return .character }
    let (colors, glyphs) = (capabilities.colors, capabilities.glyphs)
    return colors == .full && glyphs == .unicode && capabilities.hasHalfBlocks ? .round : .boxed
  }
}
