/// A mistake in the arguments of the program. What was typed is kept as it is shown.
public enum UsageError: Error, Sendable, Hashable {
  /// A word that is no option.
  case unexpectedArgument(String)
  /// A word that is no subcommand, but most like this one.
  case unknownSubcommand(String, nearest: Subcommand)
  /// A subcommand lacks what it is about.
  case operandMissing(Subcommand)
  /// A subcommand cannot be about this word.
  case unsuitableOperand(Subcommand, String)
  /// An option that does not exist, and the one that may have been meant.
  case unknownOption(String, nearest: ProgramOption.Name?)
  /// The beginning of several options.
  case ambiguousOption(String, candidates: [ProgramOption.Name])
  /// The option needs a value.
  case valueMissing(ProgramOption.Name)
  /// The option takes no value.
  case valueUnexpected(ProgramOption.Name)
  /// The option names another program that the settings do not have.
  case unknownEngine(ProgramOption.Name, String)
  /// The option does not take this value.
  case unsuitableValue(ProgramOption.Name, String)
}
