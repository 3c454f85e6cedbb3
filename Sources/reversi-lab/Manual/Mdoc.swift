/// A manual page in the mdoc language, as it is written.
struct Mdoc {
  private(set) var lines: [String] = []

  /// A line of a macro with its arguments, which have to be escaped already.
  mutating func macro(_ name: String, _ arguments: String...) {
    lines.append(([".\(name)"] + arguments).joined(separator: " "))
  }

  /// Plain text: each sentence begins on a line of its own, as the language asks for.
  mutating func text(_ text: String) {
    for sentence in Self.sentences(of: text) {
      var line = ""
      for word in sentence.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, line.count + 1 + word.count > Self.longestLine {
          lines.append(Self.atStart(line))
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + Self.escaped(String(word))
      }
      if !line.isEmpty { lines.append(Self.atStart(line)) }
    }
  }

  /// A list of what is explained, and what it means.
  ///
  /// - Parameter rows: What is explained, as arguments of a macro, and plain text.
  mutating func list(_ rows: [(tag: String, text: String)], width: String = "Ds") {
    macro("Bl", "-tag", "-width", width)
    for row in rows {
      macro("It", row.tag)
      text(row.text)
    }
    macro("El")
  }

  /// Lines that are shown as they are.
  mutating func display(_ text: String) {
    macro("Bd", "-literal", "-offset", "indent")
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Self.atStart(Self.escaped(String($0)))
    }
    macro("Ed")
  }

  /// A word as an argument of a macro, and never as a macro or as punctuation.
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

  /// What begins with a period or an apostrophe would be a macro.
  private static func atStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// The sentences of a text: what ends with a full stop before a blank and a capital letter.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = [""]
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      sentences[sentences.count - 1] += (sentences.last?.isEmpty == true ? "" : " ") + word
      let isEnd = word.hasSuffix(".") || word.hasSuffix("?") && word.count > 1
      if isEnd, index + 1 < words.count { sentences.append("") }
    }
    return sentences
  }
}
