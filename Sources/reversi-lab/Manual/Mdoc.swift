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
