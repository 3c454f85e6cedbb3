import Posix

/// Measures, matches and trains the search engine, and draws screens: `reversi-lab <group> <command>
/// …`, or `reversi-lab <command> …`.
@main
struct Program {
  static func main() {
    endProcess(status: run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// Does what the words ask for, and returns the exit status: 0, 1 if the work failed, 2 if the
  /// words are wrong. Both failures are told in one line.
  static func run(_ words: [String], on console: Console) -> Int32 {
    do {
      try perform(words[...], on: console)
      return 0
    } catch {
      console.complain("reversi-lab: \(error)")
      return error is ArgumentError ? 2 : 1
    }
  }

  private static func perform(_ words: ArraySlice<String>, on console: Console) throws {
    let groups = CommandGroup.all.map(\.name)
    guard let first = words.first else { throw ArgumentError.noCommand(known: groups) }
    if Help.words.contains(first) { return try console.print(Help.everything) }
    guard let group = CommandGroup.all.first(where: { $0.name == first }) else {
      throw ArgumentError.unknownCommand(first, known: groups)
    }
    if let command = group.single {
      return try perform(command, words.dropFirst(), in: group, on: console)
    }
    let names = group.commands.map { $0.syntax.name }
    guard let second = words.dropFirst().first else { throw ArgumentError.noCommand(known: names) }
    if Help.words.contains(second) { return try console.print(Help.of(group)) }
    if second.contains(" "), let command = group.standard {
      return try perform(command, words.dropFirst(), in: group, on: console)
    }
    guard let command = group.commands.first(where: { $0.syntax.name == second }) else {
      throw ArgumentError.unknownCommand("\(first) \(second)", known: names)
    }
    try perform(command, words.dropFirst(2), in: group, on: console)
  }

  private static func perform(
    _ command: any Command.Type, _ words: ArraySlice<String>, in group: CommandGroup,
    on console: Console
  ) throws {
    let arguments = try Arguments(words, for: command.syntax)
    if arguments.asksForHelp { return try console.print(Help.of(command, in: group)) }
    try command.init(arguments).run(on: console)
  }
}
