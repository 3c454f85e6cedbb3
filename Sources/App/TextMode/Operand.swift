import Analysis
import GameSession
import ReversiCore
import Texts
import Words

/// The operand of a command: the text after its word.
struct Operand {
  /// The text as the person typed it. Full-width characters stay in names of files.
  let typed: String

  /// The operand in narrow characters.
  var text: String { typed.narrowed }

  /// The operand in narrow small letters.
  var word: String { text.lowercased() }

  /// A row (0 to 7).
  var row: Int? { Int(word).flatMap { (1...8).contains($0) ? $0 - 1 : nil } }

  /// A column (0 to 7), by its letter or its number.
  var column: Int? {
    guard word.count == 1, let character = word.first else { return nil }
    return Square.columnNames.firstIndex(of: character) ?? row
  }

  /// The squares of a line that is a move, or several. Numbers alone are a single move.
  var moves: [Square]? {
    squares.flatMap { $0.count == 1 || text.contains(where: \.isLetter) ? $0 : nil }
  }

  /// The squares of moves such as `f5d6`, with blanks or without, at least one.
  var squares: [Square]? {
    let characters = text.filter { !$0.isWhitespace }
    guard !characters.isEmpty, characters.count.isMultiple(of: 2) else { return nil }
    var squares: [Square] = []
    var rest = characters[...]
    while !rest.isEmpty {
      guard let square = Square(typed: String(rest.prefix(2))) else { return nil }
      squares.append(square)
      rest = rest.dropFirst(2)
    }
    return squares
  }

  var side: Disk? {
    switch word {
    case "": nil
    case "x": .dark
    case "o": .light
    case _ where TextCommand.black.word.hasPrefix(word): .dark
    case _ where TextCommand.white.word.hasPrefix(word): .light
    default: nil
    }
  }

  /// The mode that the operand names, or the only mode that begins with it.
  func mode(with engines: [ExternalEngineName]) -> Mode? {
    guard !word.isEmpty else { return nil }
    let modes = Mode.all(with: engines)
    if let mode = modes.first(where: { $0.optionWord.lowercased() == word }) { return mode }
    let candidates = modes.filter { $0.optionWord.lowercased().hasPrefix(word) }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension Square {
  /// Whether a word consists of a letter and a number.
  static func isNamed(like word: String) -> Bool {
    guard let letter = word.first, letter.isASCII, letter.isLetter, (2...3).contains(word.count)
    else { return false }
    return word.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The square that a person typed: `d3`, `d 3`, or `43` with the numbers of column and row.
  init?(typed text: String) {
    let characters = text.narrowed.filter { !$0.isWhitespace }.lowercased()
    guard characters.count == 2, let first = characters.first, let last = characters.last else {
      return nil
    }
    if let column = first.wholeNumberValue, first.isASCII, (1...8).contains(column) {
      self.init(String([Self.columnNames[column - 1], last]))
    } else {
      self.init(characters)
    }
  }
}

extension String {
  /// The text without blanks and line ends at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }
}
