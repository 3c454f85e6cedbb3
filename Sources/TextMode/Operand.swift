import Analysis
import App
import GameSession
import ReversiCore
import Texts
import Words

/// The operand of a command: the text after its word.
struct Operand {
  /// Full-width characters stay, as names of files may contain them.
  let typed: String

  var text: String { typed.narrowed }

  var word: String { text.lowercased() }

  /// The row, from 0 to 7.
  func row() throws(TypingMistake) -> Int {
    guard let row = Int(word), (1...8).contains(row) else { throw .wrong(text, .row) }
    return row - 1
  }

  /// The column, from 0 to 7, by its letter, its number or its spelled name.
  func column() throws(TypingMistake) -> Int {
    guard let (column, rest) = SpelledSquare.column(at: word[...]), rest.isEmpty else {
      throw .wrong(text, .column)
    }
    return column
  }

  func square() throws(TypingMistake) -> Square {
    let squares = try squares()
    guard squares.count == 1 else { throw .wrong(text, .square) }
    return squares[0]
  }

  /// The squares of moves such as `f5d6`, with blanks or without, at least one.
  func squares() throws(TypingMistake) -> [Square] {
    var squares: [Square] = []
    var rest = text[...]
    repeat {
      guard let read = SpelledSquare.square(at: rest) else {
        throw SpelledSquare.mistake(at: rest)
      }
      squares.append(read.square)
      rest = read.rest
    } while !rest.isEmpty
    return squares
  }

  /// Nil for a line that does not begin with a move. Numbers alone are a single move.
  func moves() throws(TypingMistake) -> [Square]? {
    let start = text.trimmed
    guard SpelledSquare.begins(start[...]) else { return nil }
    let squares = try Operand(typed: start).squares()
    guard squares.count == 1 || start.contains(where: \.isLetter) else {
      throw .wrong(start, .square)
    }
    return squares
  }

  /// Puts names of squares in place of those that are spelled, if the text consists of squares.
  var unspelled: String {
    guard let squares = try? squares(),
      text.count(where: { !$0.isWhitespace }) > squares.count * 2
    else { return text }
    return squares.map(\.description).joined()
  }

  func side() throws(TypingMistake) -> Disk {
    switch word {
    case "x": .dark
    case "o": .light
    case _ where TextCommand.black.word.hasPrefix(word): .dark
    case _ where TextCommand.white.word.hasPrefix(word): .light
    default: throw .wrong(text, .side)
    }
  }

  func count() throws(TypingMistake) -> Int {
    guard let count = Int(word), count > 0 else { throw .wrong(text, .count) }
    return count
  }

  /// The mode with this name, or with a beginning that only it has.
  func mode(with engines: [ExternalEngineName]) throws(TypingMistake) -> Mode {
    let modes = Mode.all(with: engines)
    if let mode = modes.first(where: { $0.optionWord.lowercased() == word }) { return mode }
    let candidates = modes.filter { $0.optionWord.lowercased().hasPrefix(word) }
    guard let mode = candidates.first else { throw .wrong(text, .player(modes.map(\.optionWord))) }
    guard candidates.count == 1 else { throw .ambiguous(text, candidates.map(\.optionWord)) }
    return mode
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }
}
