import App
import Foundation
import ReversiTesting

/// The sources of the Japanese texts.
enum JapaneseSource {
  /// The texts of the string literals that have a Japanese character, without interpolations, from
  /// the files of words. A text within an interpolation is a text of its own.
  static func texts() throws -> [String] {
    let folder = Checkout.folder.appending(path: "Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.contains(/Words[^\/]*\.swift$/) }
      .flatMap { literals(in: try Checkout.text(of: "Sources/\($0)")) }
      .filter { $0.contains(/[\u{3000}-\u{9FFF}\u{FF00}-\u{FFEF}]/) }
  }

  private static func literals(in source: String) -> [String] {
    var texts: [String] = []
    /// The literals that are being read, the innermost last, and the quotes that end them.
    var open: [(text: String, quote: String)] = []
    /// The open parentheses in the code of the file, and of each interpolation.
    var depths = [0]
    var rest = source[...]
    while let character = rest.first {
      var read = 1
      if depths.count > open.count {
        if rest.hasPrefix("//") {
          read = rest.prefix { !$0.isNewline }.count
        } else if character == "\"" {
          let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
          read = quote.count
          open.append(("", quote))
        } else if character == "(" {
          depths[depths.count - 1] += 1
        } else if character == ")" {
          depths[depths.count - 1] -= 1
          if depths[depths.count - 1] < 0 { depths.removeLast() }
        }
      } else if rest.hasPrefix("\\(") {
        read = 2
        open[open.count - 1].text += " "
        depths.append(0)
      } else if character == "\\" {
        read = 2
      } else if rest.hasPrefix(open[open.count - 1].quote) {
        let literal = open.removeLast()
        read = literal.quote.count
        texts.append(literal.text)
      } else {
        open[open.count - 1].text.append(character)
      }
      rest = rest.dropFirst(read)
    }
    return texts
  }
}
