/// `manual`: prints the manual page of the program.
struct ManualCommand: Command {
  private static let date = Parameter(
    entry: Syntax.Entry(
      name: "--date", placeholder: "DATE", summary: "the date of the page",
      standard: "January 1, 2026"),
    standard: "January 1, 2026"
  ) { word in
    guard word.wholeMatch(of: /[A-Z][a-z]+ [0-9]{1,2}, [0-9]{4}/) != nil else {
      throw ArgumentError.badValue(word, of: "--date", allowed: "a date such as May 1, 2026")
    }
    return word
  }

  static let syntax = Syntax("manual", "prints the program's manual page", date.entry)

  private let date: String

  init(_ arguments: Arguments) throws { date = try arguments.value(of: Self.date) }

  func run(on console: Console) throws { try console.print(ManualPage(date: date).text) }
}
