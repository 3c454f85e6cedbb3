/// A mistake in the arguments of a program. Options are named as they are typed, and what was typed
/// is kept as it is shown.
package enum UsageError: Error, Sendable, Hashable {
  /// A word that has no meaning where it stands, and the one that may have been meant.
  case unexpectedArgument(String, nearest: String? = nil)
  /// A command lacks an operand that takes these values.
  case operandMissing(of: String, AllowedValues)
  /// A command or an operand does not take this word.
  case unsuitableOperand(of: String, String, allowed: AllowedValues)
  /// An option that does not exist, and the one that may have been meant.
  case unknownOption(String, nearest: String?)
  /// The beginning of several options.
  case ambiguousOption(String, candidates: [String])
  /// The option needs a value.
  case valueMissing(String)
  /// The option takes no value.
  case valueUnexpected(String)
  /// The option names an external engine that the settings do not define.
  case unknownEngine(option: String, String)
  /// The option does not take this value.
  case unsuitableValue(of: String, String, allowed: AllowedValues)
}
