/// One of the things that the tool does.
protocol Command: SendableMetatype {
  /// What it is called and what it takes.
  static var syntax: Syntax { get }

  /// The command with its arguments, all of them read and checked; changes nothing yet.
  init(_ arguments: Arguments) throws

  /// Does the work.
  func run(on console: Console) throws
}

/// Commands that belong together, or one that stands alone.
struct CommandGroup: Sendable {
  /// The first word of the command line.
  let name: String
  /// The commands, one of which is the second word, unless one stands alone.
  let commands: [any Command.Type]
  /// The one that is meant if the second word has blanks, as no command has.
  let standard: (any Command.Type)?

  /// Commands that share their first word.
  init(name: String, commands: [any Command.Type], standard: (any Command.Type)? = nil) {
    self.name = name
    self.commands = commands
    self.standard = standard
  }

  /// A command that is called by one word.
  init(_ command: any Command.Type) {
    self.init(name: command.syntax.name, commands: [command])
  }

  /// The command that is called by the group's name alone, if there is one.
  var single: (any Command.Type)? {
    commands.count == 1 && commands[0].syntax.name == name ? commands[0] : nil
  }

  /// The words that a command is called by.
  func written(_ command: any Command.Type) -> String {
    single == nil ? "\(name) \(command.syntax.name)" : name
  }

  static let all = [
    CommandGroup(
      name: "bench",
      commands: [
        PerftBenchmark.self, EndgameBenchmark.self, RandomBenchmark.self, MidgameBenchmark.self,
        StopBenchmark.self, ThreadsBenchmark.self, SelectivityBenchmark.self,
        SignatureBenchmark.self,
      ]),
    CommandGroup(
      name: "match",
      commands: [
        LevelsCommand.self, CasualCommand.self, EvaluationsCommand.self, EnginesCommand.self,
      ],
      standard: EnginesCommand.self),
    CommandGroup(
      name: "train",
      commands: [
        PlayCommand.self, LearnCommand.self, LabelCommand.self, FitCommand.self,
        CalibrateCommand.self, ProbCutCommand.self,
      ]),
    CommandGroup(
      name: "book", commands: [MakeBookCommand.self, ShowBookCommand.self, MatchBookCommand.self]),
    CommandGroup(PictureCommand.self),
    CommandGroup(ManualCommand.self),
    CommandGroup(CompletionsCommand.self),
  ]
}
