/// A subcommand of the trainer.
protocol Command {
  /// The command with its options; takes only the options that it knows.
  init(_ arguments: inout Arguments) throws

  /// Does the work.
  func run() throws
}
