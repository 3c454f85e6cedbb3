import CommandLine

/// One of the things that the tool does. Its options set its properties.
protocol Command: Sendable {
  /// The command as it is if no arguments are given.
  init()

  /// What it is called and what it takes.
  static var syntax: CommandSyntax<Self> { get }

  /// Does the work. Nothing is changed before all that the arguments name is read.
  func run(on console: Console) throws
}

extension Command {
  /// The word that names it.
  static var name: String { syntax.name }

  /// What it does, in a line.
  static var meaning: String { syntax.meaning }

  /// Its help.
  static func help(calledBy caller: String) -> String { HelpText.of(syntax, calledBy: caller) }
}

extension CommandSyntax where Target: Command {
  /// A command that sets its own properties.
  init(
    _ name: String, _ meaning: String, operands: [Option<Target>] = [],
    options: [Option<Target>] = []
  ) {
    self.init(name, meaning, initial: Target(), operands: operands, options: options)
  }
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
    self.init(name: command.name, commands: [command])
  }

  /// The command that is called by the group's name alone, if there is one.
  var single: (any Command.Type)? {
    commands.count == 1 && commands[0].name == name ? commands[0] : nil
  }

  /// The words before the name of a command.
  private var caller: String { single == nil ? "reversi-lab \(name)" : "reversi-lab" }

  /// A line for each command.
  private var summary: String {
    let title = single == nil ? "\(name)\n" : ""
    return title
      + commands.map { HelpText.row("  \($0.name)", $0.meaning) }.joined(separator: "\n")
  }

  /// The help of a command.
  func help(of command: any Command.Type) -> String { command.help(calledBy: caller) }

  /// The help of all commands.
  var help: String { commands.map { help(of: $0) }.joined(separator: "\n\n") }

  /// The help of the tool.
  static var summary: String {
    """
    Usage: reversi-lab [GROUP] COMMAND [ARGUMENT]...

    \(all.map(\.summary).joined(separator: "\n\n"))

    'reversi-lab GROUP help' shows what its commands take, COMMAND --help what one takes.
    """
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
