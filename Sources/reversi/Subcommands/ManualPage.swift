import App
import CManual
import CommandLine
import Link
import TextMode
import Words

/// The program's manual page: the text in `reversi.6`, with its placeholders replaced by the tables
/// of options, levels, keys and commands.
enum ManualPage {
  /// In the mdoc language, without the last line end.
  static var text: String {
    source.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .flatMap { table($0) ?? [String($0)] }.joined(separator: "\n")
  }

  static var source: String {
    String(
      decoding: UnsafeBufferPointer(start: manual_page(), count: manual_page_size()),
      as: UTF8.self)
  }

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
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}

/// Lines of a manual page in the mdoc language.
enum Mdoc {
  /// Each sentence starts a new line, as mdoc requires.
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

  /// The terms are the arguments of a macro, and the meanings plain text.
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

  /// A first period or apostrophe would start a macro.
  private static func atStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

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
