/// An invalid line of the settings, which is ignored.
package struct SettingsDefect: Sendable, Hashable {
  /// What is wrong with a line.
  package enum Reason: Sendable, Hashable {
    /// The line is not `option = value`.
    case notASetting
    /// No option has this name. The nearest name is a suggestion.
    case unknownOption(String, nearest: String?)
    /// The option can only be given on the command line.
    case notForFiles(String)
    /// The option can be set several times, and needs a name before the value.
    case nameMissing(String)
    /// The option needs a value.
    case valueMissing(String)
    /// The option does not take this value.
    case unsuitableValue(option: String, value: String)
  }

  /// The number of the line, from 1.
  package let line: Int
  /// What is wrong with it.
  package let reason: Reason

  /// A line that is ignored for a reason.
  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
