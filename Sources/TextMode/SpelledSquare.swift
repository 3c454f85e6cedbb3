import App
import ReversiCore
import Texts
import Words

/// Reads squares as a person types them: `d3`, `d 3`, `43`, and as text mode spells them in any
/// language, such as `delta 3`.
enum SpelledSquare {
  /// Many people write *alpha*.
  private static let columns: [(name: String, column: Int)] =
    Language.allCases.flatMap { language in
      Words(language).spelledColumns.enumerated().map { ($1, $0) }
    } + [("alpha", 0)]

  private static func spelledColumn(at text: Substring) -> (column: Int, rest: Substring)? {
    columns.lazy.compactMap { name, column in
      text.prefix(name.count).lowercased() == name ? (column, text.dropFirst(name.count)) : nil
    }.first
  }

  /// The column, from 0 to 7, and the rest of the text.
  static func column(at text: Substring) -> (column: Int, rest: Substring)? {
    if let spelled = spelledColumn(at: text) { return spelled }
    guard let first = text.first?.lowercased().first else { return nil }
    let column = Square.columnNames.firstIndex(of: first) ?? row(first)
    return column.map { ($0, text.dropFirst()) }
  }

  private static func row(_ digit: Character?) -> Int? {
    guard let digit, digit.isASCII, let number = digit.wholeNumberValue, (1...8).contains(number)
    else { return nil }
    return number - 1
  }

  /// `rest` is what follows the square and its blanks.
  static func square(at text: Substring) -> (square: Square, rest: Substring)? {
    guard let (column, rest) = column(at: text) else { return nil }
    let number = rest.drop(while: \.isWhitespace)
    guard let square = row(number.first).flatMap({ Square(column: column, row: $0) }) else {
      return nil
    }
    return (square, number.dropFirst().drop(while: \.isWhitespace))
  }

  /// Whether it begins with a square, or with something that is written like one.
  static func begins(_ text: Substring) -> Bool {
    if square(at: text) != nil { return true }
    guard let (_, rest) = spelledColumn(at: text) else {
      return text.prefix { !$0.isWhitespace }.isNamedLikeSquare
    }
    return rest.first.map { $0.isWhitespace || $0.isNumber } ?? true
  }

  static func mistake(at text: Substring) -> TypingMistake {
    let spelled = spelledColumn(at: text)
    let number = (spelled?.rest ?? text.dropFirst()).drop { spelled != nil && $0.isWhitespace }
    let name = text[..<number.prefix(while: \.isNumber).endIndex]
    if spelled != nil && number.first?.isNumber == true || name.isNamedLikeSquare {
      return .offBoard(String(name))
    }
    return .wrong(String(text.prefix { !$0.isWhitespace }), .square)
  }
}

extension Substring {
  fileprivate var isNamedLikeSquare: Bool {
    guard let letter = first, letter.isASCII, letter.isLetter, (2...3).contains(count) else {
      return false
    }
    return dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
