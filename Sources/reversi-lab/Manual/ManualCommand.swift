import CommandLine
import FileFormats

/// `manual`: prints the program's manual page.
struct ManualCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "manual", "prints the program's manual page",
    options: [Option("date", "DATE", .date, at: \.date, "the date of the page")])

  private var date = "January 1, 2026"

  func run(on console: Console) throws { try console.print(ManualPage.read(date: date).text) }
}

extension ValueForm where Value == String {
  fileprivate static let date = ValueForm(
    .described("a date such as May 1, 2026"),
    read: { text in text.text.flatMap { isDate($0) ? $0 : nil } },
    write: { $0 })

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Whether a text is a day of the calendar.
  private static func isDate(_ text: String) -> Bool {
    guard let (_, name, day, year) = text.wholeMatch(of: /(\w+) ([0-9]{1,2}), ([0-9]{4})/)?.output,
      let month = months.firstIndex(of: String(name))
    else { return false }
    return GameDate(ggf: "\(year).\(month + 1).\(day)") != nil
  }
}
