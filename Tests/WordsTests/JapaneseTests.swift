import App
import Foundation
import ReversiTesting
import Testing

@Suite("Japanese words")
struct JapaneseTests {
  /// The string literals of the Japanese words, each without its interpolations.
  private static let texts: [String] = {
    let sources = FileManager.default.enumerator(atPath: Checkout.folder.path + "/Sources")
    let paths = (sources.map { Array($0) } ?? []).compactMap { $0 as? String }
    return paths.filter { $0.contains("/Japanese") && $0.hasSuffix("Words.swift") }
      .flatMap { literals(in: (try? Checkout.text(of: "Sources/" + $0)) ?? "") }
  }()

  /// The string literals of Swift code. Literals inside of interpolations are left out.
  private static func literals(in code: String) -> [String] {
    var literals: [String] = []
    var rest = code[...]
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
      rest = rest[start...]
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.first == "\"" {
        literals.append(literal(&rest))
      } else {
        rest = rest.dropFirst()
      }
    }
    return literals
  }

  /// Reads a literal, and returns its text with a blank for each interpolation.
  private static func literal(_ rest: inout Substring) -> String {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var text = ""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      if rest.hasPrefix("\\(") {
        skipInterpolation(&rest)
        text += " "
      } else {
        text.append(rest.removeFirst())
      }
    }
    rest = rest.dropFirst(quotes.count)
    return text
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    rest = rest.dropFirst(2)
    var depth = 1
    while depth > 0, let character = rest.first {
      if character == "\"" {
        _ = literal(&rest)
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        rest = rest.dropFirst()
      }
    }
  }

  @Test("has no English words except those that the player types")
  func english() {
    let typed: Set<Substring> = [
      "reversi", "games", "import", "TERM", "xterm", "256color", "save", "text", "help", "random",
      "analyze", "solve",
      "engine", "nboard", "gtp", "undo", "review", "library", "again", "quit", "white", "computer",
      "stop", "level",
      "Enter", "Esc", "OK", "CPU", "UTF", "8", "d3", "N", "L", "n", "o", "x", "y",
    ]
    #expect(Self.texts.count > 100)
    for text in Self.texts {
      let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      let english = words.filter { $0.contains(where: \.isLetter) && !typed.contains($0) }
      #expect(english.isEmpty, "\(text)")
    }
  }

  @Test("has one word for the computer: CPU")
  func computer() {
    #expect(Self.texts.contains { $0.contains("CPU") })
    for text in Self.texts {
      for word in ["コンピュ", "計算機", "電脳", "ＣＰＵ"] { #expect(!text.contains(word), "\(text)") }
    }
  }
}
