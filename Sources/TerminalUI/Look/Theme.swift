/// How things look: what the terminal can show, and the colours of a palette.
public struct Theme: Sendable, Hashable {
  /// What the terminal can show.
  public var capabilities: TerminalCapabilities
  /// The colours of board and disks.
  public var palette: Palette
  /// Whether disks are drawn as pictures where there is room, not as characters.
  public var arePictured: Bool

  /// The look of a palette on a terminal.
  public init(
    _ capabilities: TerminalCapabilities, palette: Palette = .classic, arePictured: Bool = true
  ) {
    self.capabilities = capabilities
    self.palette = palette
    self.arePictured = arePictured
  }
}
