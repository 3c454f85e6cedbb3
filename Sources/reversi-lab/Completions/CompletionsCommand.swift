import CommandLine

/// `completions`: prints the file that lets a shell complete the program's arguments.
struct CompletionsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "completions", "prints the program's completions for a shell",
    operands: [Option("shell", "SHELL", .word, at: \.shell, "the shell")])

  private var shell = Shell.bash

  func run(on console: Console) throws {
    try console.print(shell.completions)
  }
}
