import CommandLine

/// `manual`: prints the program's manual page.
struct ManualCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "manual", "prints the program's manual page",
    options: [
      Option(
        "date", "DATE", ValueForm(.text, read: { $0.text }, write: { $0 }), at: \.date,
        "the date of the page")
    ])

  private var date = "January 1, 2026"

  func run(on console: Console) throws { try console.print(ManualPage.read(date: date).text) }
}
