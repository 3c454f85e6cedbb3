import App
import Foundation
import ReversiTesting

enum JapaneseSource {
  /// The texts of the string literals without interpolations, from the sets of words: the second
  /// of two arguments of `text`, and what else has Japanese letters. A text within an interpolation
  /// is a text of its own.
  static func texts() throws -> [String] {
    let folder = Checkout.folder.appending(path: "Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.contains(/Words[^\/]*\.swift$/) }
      .flatMap { literals(in: try Checkout.text(of: "Sources/\($0)")) }
  }

  /// What begins in a source and has not ended.
  private enum Part {
    /// Brackets in code, or around an interpolation.
    case brackets
    /// The arguments of a call of `text`. The first `ended` of them are complete.
    case texts(ended: Int)
    /// A literal as far as it has been read, and the quotes that end it.
    case literal(String, quote: String)

    var ended: Int? {
      if case .texts(let ended) = self { ended } else { nil }
    }
  }

  private static func literals(in source: String) -> [String] {
    var texts: [String] = []
    /// The innermost last.
    var open: [Part] = []
    var (rest, word) = (source[...], "")
    while let character = rest.first {
      var read = 1
      if case .literal(let text, let quote)? = open.last {
        open.removeLast()
        if rest.hasPrefix(quote) {
          read = quote.count
          if isJapanese(text) || open.compactMap(\.ended).last == 1 { texts.append(text) }
        } else if rest.hasPrefix("\\(") {
          read = 2
          open += [.literal(text + " ", quote: quote), .brackets]
        } else {
          read = character == "\\" ? 2 : 1
          open.append(.literal(text + (read == 2 ? "" : String(character)), quote: quote))
        }
      } else if rest.hasPrefix("//") {
        read = rest.prefix { !$0.isNewline }.count
      } else if character == "\"" {
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        read = quote.count
        open.append(.literal("", quote: quote))
      } else if "([{".contains(character) {
        let isText = word == "text" && rest.prefixMatch(of: /\((?!\w+:)/) != nil
        open.append(isText ? .texts(ended: 0) : .brackets)
      } else if ")]}".contains(character) {
        open.removeLast()
      } else if character == ",", let ended = open.last?.ended {
        open[open.count - 1] = .texts(ended: ended + 1)
      }
      word = character.isLetter ? word + String(character) : ""
      rest = rest.dropFirst(read)
    }
    return texts
  }

  /// Whether a text has kana or kanji.
  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }
}
