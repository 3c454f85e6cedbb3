import CommandLine

/// The look of everything: the terminal's capabilities and the colours of a palette.
public struct Theme: Sendable, Hashable {
  /// The capabilities of the terminal.
  private let terminal: TerminalCapabilities
  /// The name of the palette for board and disks.
  public var name: ThemeName
  /// Whether disks are pictures, not characters, if there is room.
  public var arePictured: Bool

  /// The look of a palette on a terminal.
  public init(
    _ terminal: TerminalCapabilities, name: ThemeName = .classic, arePictured: Bool = true
  ) {
    self.terminal = terminal
    self.name = name
    self.arePictured = arePictured
  }

  /// The capabilities that the theme uses.
  public var capabilities: TerminalCapabilities {
    guard name == .mono else { return terminal }
    var capabilities = terminal
    capabilities.colors = .none
    return capabilities
  }
}
