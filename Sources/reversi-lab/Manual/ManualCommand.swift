import CommandLine

/// `manual`: prints the program's manual page.
struct ManualCommand: Command {
  static let syntax = CommandSyntax<Self>(
    "manual", "prints the program's manual page",
    options: [Option("date", "DATE", .date, at: \.date, "the date of the page")])

  private var date = "January 1, 2026"

  func run(on console: Console) throws { try console.print(ManualPage.read(date: date).text) }
}

extension ValueForm where Value == String {
  fileprivate static let date = ValueForm(
    .described("a date such as May 1, 2026"),
    read: { text in
      text.text.flatMap {
        $0.wholeMatch(of: /[A-Z][a-z]+ [0-9]{1,2}, [0-9]{4}/) == nil ? nil : $0
      }
    },
    write: { $0 })
}
