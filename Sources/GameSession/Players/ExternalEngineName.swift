/// The name by which the person knows an external engine.
///
/// Any text without a line end. A saved game may name an engine that no settings could name.
public struct ExternalEngineName: Sendable, Hashable {
  /// The text of the name.
  public let text: String

  /// A name with this text.
  public init(_ text: String) {
    self.text = text
  }
}
