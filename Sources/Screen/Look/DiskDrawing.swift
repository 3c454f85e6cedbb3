/// The drawing of disks, if there is room.
enum DiskDrawing: Sendable, Hashable {
  /// Round, made of pixels in the colours between a disk and the board.
  case round
  /// Made of whole or half cells, or of letters in frames.
  case boxed
  /// One character.
  case character
}

extension Theme {
  /// The most detailed drawing that the terminal can show and the player wants.
  var diskDrawing: DiskDrawing {
    guard arePictured else { return .character }
    let (colors, glyphs) = (capabilities.colors, capabilities.glyphs)
    return colors == .full && glyphs == .unicode && capabilities.hasHalfBlocks ? .round : .boxed
  }
}
