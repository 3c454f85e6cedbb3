import CommandLine

/// A command of the tool. Its options set its properties.
protocol LabCommand: Sendable {
  /// The command without arguments.
  init()

  /// The name and the arguments of the command.
  static var syntax: CommandSyntax<Self> { get }

  /// Runs the command. It changes nothing until it has read everything that the arguments name.
  func run(on console: Console) throws
}

extension LabCommand {
  static var name: String { syntax.name }

  /// One line that says what the command does.
  static var meaning: String { syntax.meaning }

  static func help(calledBy caller: String) -> String { HelpText.of(syntax, calledBy: caller) }
}

extension CommandSyntax where Target: LabCommand {
  /// The syntax of a command that sets its own properties.
  init(
    _ name: String, _ meaning: String, operands: [Option<Target>] = [],
    options: [Option<Target>] = []
  ) {
    self.init(name, meaning, initial: Target(), operands: operands, options: options)
  }
}

/// Commands that belong together, or a single command.
struct CommandGroup: Sendable {
  /// The first word of the command line.
  let name: String
  /// The commands. The second word of the command line selects one, unless there is only one.
  let commands: [any LabCommand.Type]
  /// The command to run if the second word contains a blank, as no command's name does.
  let standard: (any LabCommand.Type)?

  /// A group of commands with the same first word.
  init(name: String, commands: [any LabCommand.Type], standard: (any LabCommand.Type)? = nil) {
    self.name = name
    self.commands = commands
    self.standard = standard
  }

  /// A group of one command, named by a single word.
  init(_ command: any LabCommand.Type) {
    self.init(name: command.name, commands: [command])
  }

  /// The command that the group's name alone runs, or nil.
  var single: (any LabCommand.Type)? {
    commands.count == 1 && commands[0].name == name ? commands[0] : nil
  }

  /// The words before a command's name.
  private var caller: String { single == nil ? "reversi-lab \(name)" : "reversi-lab" }

  /// One line for each command.
  private var summary: String {
    let title = single == nil ? "\(name)\n" : ""
    return title
      + commands.map { HelpText.row("  \($0.name)", $0.meaning) }.joined(separator: "\n")
  }

  func help(of command: any LabCommand.Type) -> String { command.help(calledBy: caller) }

  /// The help of all commands in the group.
  var help: String { commands.map { help(of: $0) }.joined(separator: "\n\n") }

  /// The tool's help.
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
        SuiteBenchmark.self, CertaintyBenchmark.self, SignatureBenchmark.self,
      ]),
    CommandGroup(
      name: "match",
      commands: [
        LevelsCommand.self, EvaluationsCommand.self, EnginesCommand.self, OpeningsCommand.self,
      ],
      standard: EnginesCommand.self),
    CommandGroup(
      name: "train",
      commands: [
        PlayCommand.self, LabelCommand.self, FitCommand.self, CalibrateCommand.self,
        ProbCutCommand.self,
      ]),
    CommandGroup(name: "book", commands: [MakeBookCommand.self, ShowBookCommand.self]),
    CommandGroup(
      name: "people",
      commands: [PeopleFitCommand.self, PeopleScoreCommand.self, PeopleLadderCommand.self]),
    CommandGroup(EndingsCommand.self),
    CommandGroup(PictureCommand.self),
    CommandGroup(ManualCommand.self),
    CommandGroup(CompletionsCommand.self),
  ]
}
