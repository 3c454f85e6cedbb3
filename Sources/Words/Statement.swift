import Analysis
import Notation
import ReversiCore

/// Something to say, independent of the language.
public indirect enum Statement: Sendable, Hashable {
  /// A phrase, and the values of its placeholders by name.
  case phrase(Phrase, [String: Statement] = [:])
  /// Sentences that follow each other.
  case sentences([Statement])
  /// A list.
  case list([Statement])
  /// One of several words. There are at least two.
  case choice([String])
  /// The name of a side.
  case side(Disk)
  /// The name of an opening.
  case opening(Opening)
  /// A square; in words if it is spelled.
  case square(Square, isSpelled: Bool = false)
  /// A column, 0 to 7; a word if it is spelled.
  case column(Int, isSpelled: Bool)
  /// A number.
  case number(Int)
  /// A score in disks, with its sign unless it is 0.
  case score(Int)
  /// A decimal number.
  case decimal(FixedDecimal)
  /// A character from the input: between quotes, or by its code if it could disturb the screen.
  case character(Character)
  /// The meaning of a text mode command.
  case command(String)
  /// A text that is the same in every language.
  case text(String)
}

/// A value with a statement about it.
public protocol StatementConvertible {
  /// The statement about the value.
  var statement: Statement { get }
}
