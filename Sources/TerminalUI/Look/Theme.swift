/// What decides how things look: what the terminal can show, and the colours that are liked.
public struct Theme: Sendable, Hashable {
  /// What the terminal can show.
  public var capabilities: TerminalCapabilities
  /// The colours of board and disks.
  public var palette: Palette

  /// The look of a palette on a terminal.
  public init(_ capabilities: TerminalCapabilities, palette: Palette = .classic) {
    self.capabilities = capabilities
    self.palette = palette
  }
}
