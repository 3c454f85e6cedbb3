/// One of the things that the tool does.
protocol Command: SendableMetatype {
  /// What it is called and what it takes.
  static var syntax: Syntax { get }

  /// The command with its arguments, all of them read and checked; changes nothing yet.
  init(_ arguments: Arguments) throws

  /// Does the work.
  func run(on console: Console) throws
}

/// Commands that belong together.
struct CommandGroup: Sendable {
  /// The first word of the command line.
  let name: String
  /// The commands, one of which is the second word.
  let commands: [any Command.Type]

  static let all = [
    CommandGroup(
      name: "bench",
      commands: [
        PerftBenchmark.self, EndgameBenchmark.self, MidgameBenchmark.self, StopBenchmark.self,
        ThreadsBenchmark.self, SelectivityBenchmark.self, SignatureBenchmark.self,
      ]),
    CommandGroup(name: "match", commands: [LevelsCommand.self, EvaluationsCommand.self]),
    CommandGroup(
      name: "train",
      commands: [
        PlayCommand.self, LearnCommand.self, CalibrateCommand.self, ProbCutCommand.self,
      ]),
  ]
}
