/// The name by which the player knows an external engine.
///
/// Any text without a line end: a saved game may name an engine that no settings could.
public struct ExternalEngineName: Sendable, Hashable {
  /// The name as it is written.
  public let text: String

  /// The name that is written so.
  public init(_ text: String) {
    self.text = text
  }
}
