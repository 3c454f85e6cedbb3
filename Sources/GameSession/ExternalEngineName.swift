/// The name by which the person knows an external engine.
///
/// Any text without a line end. A saved game may name an engine that no settings could name.
package struct ExternalEngineName: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
