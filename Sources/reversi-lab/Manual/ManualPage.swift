import App
import CommandLine
import Foundation
import Link
import TextMode
import Words

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

/// `completions`: prints the file that lets a shell complete the program's arguments.
struct CompletionsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "completions", "prints the program's completions for a shell",
    operands: [Option("shell", "SHELL", .word, at: \.shell, "the shell")])

  private var shell = Shell.bash

  func run(on console: Console) throws { try console.print(shell.completions) }
}

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

/// Lines of a manual page in the mdoc language.
enum Mdoc {
  /// Plain text. Each sentence starts a new line, as mdoc requires.
  static func text(_ text: String) -> [String] {
    sentences(of: text).flatMap { sentence in
      var lines: [String] = []
      for word in sentence.split(separator: " ").map({ escaped(String($0)) }) {
        if let last = lines.last, last.count + 1 + word.count <= longestLine {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(word)
        }
      }
      return lines.map(atStart)
    }
  }

  /// A list of terms and their meanings.
  ///
  /// - Parameter rows: The terms as a macro's arguments, and the meanings as plain text.
  static func list(_ rows: [(tag: String, text: String)]) -> [String] {
    let items = rows.flatMap { row -> [String] in [".It " + row.tag] + text(row.text) }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  /// A word as a macro's argument, escaped so that mdoc does not read it as a macro or punctuation.
  static func argument(_ text: String) -> String {
    let word = escaped(text).replacing("\"", with: "\"\"")
    let end = text.last?.isPunctuation == true ? "\\&" : ""
    return text.contains(" ") ? "\"\\&\(word)\(end)\"" : "\\&\(word)\(end)"
  }

  private static let longestLine = 76

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("~", with: "\\(ti").replacing("^", with: "\\(ha")
      .replacing("…", with: "...").replacing("`", with: "\\(ga")
  }

  /// A line of text. Escapes a first period or apostrophe, which would start a macro.
  private static func atStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// The sentences of a text. Each ends at a full stop or question mark that a blank follows.
  private static func sentences(of text: String) -> [String] {
    var sentences = [""]
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated() {
      sentences[sentences.count - 1] += (sentences.last?.isEmpty == true ? "" : " ") + word
      let isEnd = word.hasSuffix(".") || word.hasSuffix("?") && word.count > 1
      if isEnd, index + 1 < words.count { sentences.append("") }
    }
    return sentences
  }
}
