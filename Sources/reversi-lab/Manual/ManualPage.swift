import App
import CommandLine
import Foundation
import Link
import TextMode
import Words

/// The program's manual page: the text in `reversi.6`, with its placeholders replaced by the tables
/// of options, levels, keys and commands.
struct ManualPage {
  /// The page in the mdoc language.
  let text: String

  /// Reads the page and fills in its tables.
  ///
  /// - Parameter date: The date of the described version, such as `November 22, 2026`.
  static func read(date: String) throws(WorkError) -> ManualPage {
    let path = Bundle.module.bundlePath + "/reversi.6"
    let lines = String(decoding: try Files.read(path), as: UTF8.self)
      .replacing("@DATE@", with: date).split(separator: "\n", omittingEmptySubsequences: false)
    // Printing the page adds the last line end.
    return ManualPage(
      text: lines.dropLast().flatMap { table($0) ?? [String($0)] }.joined(separator: "\n"))
  }

  /// The lines that replace a placeholder; nil for any other line.
  private static func table(_ line: Substring) -> [String]? {
    switch line {
    case "@OPTIONS@": return options(of: Options.syntax)
    case "@LEVELS@": return Mdoc.text(HelpText.levels)
    case "@KEYS@": return keys
    case "@COMMANDS@": return commands(TextCommand.here(at: .game))
    case "@COMMANDS BESIDE@": return commands(TextCommand.besideGame)
    case "@LINK@": return LinkLine.Word.allCases.map(\.form)
    case "@COMMAND-LINE-OPTIONS@":
      let options = Options.syntax.options.filter { !$0.isSetting }.map(\.written)
      return Mdoc.text(
        "These options are for the command line alone: \(options.joined(separator: ", ")).")
    default:
      let command = Subcommand.allCases.first { line == "@OPTIONS \($0.rawValue)@" }
      return command.map { options(of: $0.syntax) }
    }
  }

  private static let words = Words(.english)

  private static func commands(_ commands: [TextCommand]) -> [String] {
    Mdoc.list(
      commands.map { ("Ic " + Mdoc.argument($0.form), $0.meaning(in: words).asSentence) })
  }

  private static var keys: [String] {
    Mdoc.list(
      ActionTable.rows.map { row in
        let keys = row.groups.map { $0.name.text(in: words) }.joined(separator: ", ")
        return ("Ic " + Mdoc.argument(keys), row.phrases(in: words).meaning.asSentence)
      })
  }

  private static func options(of syntax: CommandSyntax<Options>) -> [String] {
    Mdoc.list(
      syntax.options.map { option in
        let letter = option.letter.map { "Fl \($0) , " } ?? ""
        let value = option.placeholder.map { " Ar \($0)" } ?? ""
        let meaning = (option.subject.map { $0 + " " } ?? "") + option.meaning
        let standard = syntax.standard(of: option).map { " Default: \($0)." } ?? ""
        return (letter + "Fl -\(option.name)" + value, meaning.asSentence + standard)
      })
  }
}

extension String {
  /// The text with a capital letter and a full stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
