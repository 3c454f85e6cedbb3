import CommandLine
import Posix
import Words

/// Measures and trains the engine, plays matches, and draws screens: `reversi-lab <group> <command>
/// …`, or `reversi-lab <command> …`.
@main
struct Program {
  static func main() {
    endProcess(status: run(processArguments(), on: .standard))
  }

  /// Runs the command in the arguments and returns the exit status: 0 for success, 1 if the work
  /// failed, 2 if the arguments are wrong. Either failure is reported in one line.
  static func run(_ arguments: [SystemString], on console: Console) -> Int32 {
    do {
      try perform(arguments[...], on: console)
      return 0
    } catch let error as UsageError {
      console.complain("reversi-lab: \(Words(.english).text(of: error))")
      return 2
    } catch let error as ArgumentConflict {
      console.complain("reversi-lab: \(error)")
      return 2
    } catch {
      console.complain("reversi-lab: \(error)")
      return 1
    }
  }

  private static func perform(
    _ arguments: ArraySlice<SystemString>, on console: Console
  ) throws {
    let groups = CommandGroup.all
    let first = try word(of: arguments, after: "reversi-lab", among: groups.map(\.name))
    guard let group = groups.first(where: { $0.name == first }) else {
      return try console.print(CommandGroup.summary)
    }
    let rest = arguments.dropFirst()
    if let command = group.single { return try perform(command, rest, in: group, on: console) }
    if let second = rest.first?.text, second.contains(" "), let command = group.standard {
      return try perform(command, rest, in: group, on: console)
    }
    let second = try word(of: rest, after: group.name, among: group.commands.map { $0.name })
    guard let command = group.commands.first(where: { $0.name == second }) else {
      return try console.print(group.help)
    }
    try perform(command, rest.dropFirst(), in: group, on: console)
  }

  /// The words that ask for help instead of a command.
  private static let helpWords: Set<String> = ["help", "--help", "-h"]

  /// The first argument, which must be one of `words`, or nil if it asks for help.
  private static func word(
    of arguments: ArraySlice<SystemString>, after command: String, among words: [String]
  ) throws(UsageError) -> String? {
    guard let word = arguments.first?.description else {
      throw .operandMissing(of: command, .words(words))
    }
    if helpWords.contains(word) { return nil }
    guard words.contains(word) else {
      throw .unsuitableOperand(of: command, word, allowed: .words(words))
    }
    return word
  }

  private static func perform<Performed: LabCommand>(
    _ command: Performed.Type, _ arguments: ArraySlice<SystemString>, in group: CommandGroup,
    on console: Console
  ) throws {
    switch try command.syntax.read(arguments) {
    case .information: try console.print(group.help(of: command))
    case .target(let command, _): try command.run(on: console)
    }
  }
}
