import CommandLine

/// A command of the lab. Its options set its properties.
protocol LabCommand: Sendable {
  init()

  static var syntax: CommandSyntax<Self> { get }

  /// Runs the command, which changes nothing until it has read everything that the arguments name.
  func run(on console: Console) throws
}

extension LabCommand {
  static var name: String { syntax.name }

  static var meaning: String { syntax.meaning }

  static func help(calledBy caller: String) -> String { HelpText.of(syntax, calledBy: caller) }
}

extension CommandSyntax where Target: LabCommand {
  init(
    _ name: String, _ meaning: String, operands: [Option<Target>] = [],
    options: [Option<Target>] = []
  ) {
    self.init(name, meaning, initial: Target(), operands: operands, options: options)
  }
}

/// Commands that belong together, or a single command.
struct CommandGroup: Sendable {
  let name: String
  /// The second word of the command line selects one, unless there is only one.
  let commands: [any LabCommand.Type]
  /// The command that runs if the second word contains a blank. No command's name has one.
  let standard: (any LabCommand.Type)?

  init(name: String, commands: [any LabCommand.Type], standard: (any LabCommand.Type)? = nil) {
    self.name = name
    self.commands = commands
    self.standard = standard
  }

  init(_ command: any LabCommand.Type) {
    self.init(name: command.name, commands: [command])
  }

  var single: (any LabCommand.Type)? {
    commands.count == 1 && commands[0].name == name ? commands[0] : nil
  }

  private var caller: String { single == nil ? "reversi-lab \(name)" : "reversi-lab" }

  private var summary: String {
    let title = single == nil ? "\(name)\n" : ""
    return title
      + commands.map { HelpText.row("  \($0.name)", $0.meaning) }.joined(separator: "\n")
  }

  func help(of command: any LabCommand.Type) -> String { command.help(calledBy: caller) }

  var help: String { commands.map { help(of: $0) }.joined(separator: "\n\n") }

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
        MakeWeightsCommand.self, PlayCommand.self, LabelCommand.self, FitCommand.self,
        ProbCutCommand.self,
      ]),
    CommandGroup(name: "book", commands: [MakeBookCommand.self, ShowBookCommand.self]),
    CommandGroup(
      name: "people",
      commands: [
        PeopleGamesCommand.self, PeopleFitCommand.self, PeopleScoreCommand.self,
        PeopleLadderCommand.self,
      ]),
    CommandGroup(EndingsCommand.self),
    CommandGroup(PictureCommand.self),
  ]
}

// Options that several commands share. Each command has the others beside it.

extension Option {
  static func number<Value: LosslessStringConvertible & Comparable & Sendable>(
    _ name: String, in range: ClosedRange<Value>,
    at place: WritableKeyPath<Target, Value> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, "N", .number(in: range), at: place, meaning)
  }

  static func path(
    _ name: String, _ placeholder: String = "FILE",
    at place: WritableKeyPath<Target, String> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, placeholder, .path, at: place, meaning)
  }

  static func evaluation(
    _ name: String = "evaluation", at place: WritableKeyPath<Target, String> & Sendable,
    _ meaning: String
  ) -> Option {
    Option(name, "E", .path, at: place, meaning)
  }

  static func book(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    Option("book", "BOOK", .path, at: place, "embedded, or a file")
  }

  static func fittedWeights(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    .path("output", at: place, "the file of weights that is written")
  }

  static func seed(at place: WritableKeyPath<Target, UInt64> & Sendable) -> Option {
    .number("seed", in: 0...UInt64.max, at: place, "another seed makes other games")
  }

  /// The threads of a search; their number changes the result.
  static func searchThreads(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "threads a search")
  }

  /// The threads that share the work; their number does not change the result.
  static func workers(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "threads; the result is the same")
  }

  static func part(at place: WritableKeyPath<Target, Part> & Sendable) -> Option {
    Option(
      "part", "K/N", .part, at: place,
      "which part of the work this run does, so that others do the rest")
  }

  static func folders(
    _ name: String, at place: WritableKeyPath<Target, [DataFolder]> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, "FOLDER,…", .folders, at: place, meaning)
  }
}

extension ValueForm where Value == Part {
  fileprivate static let part = ValueForm(
    .described("a part such as 2/8, the second of eight"),
    read: { $0.text.flatMap { Part($0) } }, write: { "\($0)" })
}

extension ValueForm where Value == [DataFolder] {
  fileprivate static let folders = ValueForm(
    .described("a list of folders"),
    read: { text in
      let folders = text.description.split(separator: ",").map { DataFolder(path: String($0)) }
      return folders.isEmpty ? nil : folders
    },
    write: { $0.map(\.path).joined(separator: ",") })
}

extension ClosedRange<Int> {
  /// The range of two operands. `name` names the second, which must not be below the first.
  init(from first: Int, to last: Int, named name: String, upTo maximum: Int) throws(UsageError) {
    guard first <= last else {
      throw .unsuitableOperand(
        of: name, "\(last)", allowed: .number(from: "\(first)", to: "\(maximum)"))
    }
    self = first...last
  }
}
