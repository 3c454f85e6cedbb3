/// `completions`: prints what a shell needs to complete the program's arguments.
struct CompletionsCommand: Command {
  private static let shell = Parameter.word(
    "shell", of: Shell.allCases, standard: .bash, "the shell", name: \.rawValue)

  static let syntax = Syntax(
    "completions", "prints the program's completions for a shell", shell.entry)

  private let shell: Shell

  init(_ arguments: Arguments) throws { shell = try arguments.value(of: Self.shell) }

  func run(on console: Console) throws {
    try console.print(shell.completions)
  }
}
