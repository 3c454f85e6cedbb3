import CommandLine

/// How things look: what the terminal can show, and the colours of a palette.
public struct Theme: Sendable, Hashable {
  /// What the terminal has.
  private let terminal: TerminalCapabilities
  /// The colours of board and disks.
  public var name: ThemeName
  /// Whether disks are drawn as pictures where there is room, not as characters.
  public var arePictured: Bool

  /// The look of a palette on a terminal.
  public init(
    _ terminal: TerminalCapabilities, name: ThemeName = .classic, arePictured: Bool = true
  ) {
    self.terminal = terminal
    self.name = name
    self.arePictured = arePictured
  }

  /// What is made of the terminal.
  public var capabilities: TerminalCapabilities {
    guard name == .mono else { return terminal }
    var capabilities = terminal
    capabilities.colors = .none
    return capabilities
  }
}
