/// What the tool can do, made from the tables by which its arguments are read.
enum Help {
  /// The words that ask for it.
  static let words = ["help", "--help", "-h"]

  /// All groups of commands, a line each command.
  static var everything: String {
    let groups = CommandGroup.all.map { group in
      if let command = group.single { return columns([(group.name, command.syntax.summary)]) }
      return "\(group.name)\n"
        + columns(group.commands.map { ($0.syntax.name, $0.syntax.summary) })
    }
    return "Usage: reversi-lab [GROUP] COMMAND [ARGUMENT]…\n\n" + groups.joined(separator: "\n\n")
      + "\n\n'reversi-lab GROUP help' shows what its commands take, COMMAND --help what one takes."
  }

  /// The commands of a group with all that they take.
  static func of(_ group: CommandGroup) -> String {
    group.commands.map { of($0, in: group) }.joined(separator: "\n\n")
  }

  /// A command with all that it takes.
  static func of(_ command: any Command.Type, in group: CommandGroup) -> String {
    let syntax = command.syntax
    let operands = syntax.entries.filter { !$0.isOption }.map { " " + $0.written }.joined()
    let options = syntax.entries.contains { $0.isOption } ? " [OPTION VALUE]…" : ""
    let lines = columns(syntax.entries.map { ($0.written, "\($0.summary) (\($0.standard))") })
    return "reversi-lab \(group.written(command))\(operands)\(options)\n  \(syntax.summary)"
      + (lines.isEmpty ? "" : "\n" + lines)
  }

  private static func columns(_ rows: [(left: String, right: String)]) -> String {
    let width = 2 + (rows.map(\.left.count).max() ?? 0)
    return rows.map { left, right in
      "    " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}
