import Analysis
import Notation
import ReversiCore

/// Something to say, independent of the language.
public indirect enum Statement: Sendable, Hashable {
  /// A phrase, and the values of its placeholders by name.
  case phrase(Phrase, [String: Statement] = [:])
  /// A list.
  case list([Statement])
  /// The name of a side.
  case side(Disk)
  /// The name of an opening.
  case opening(Opening)
  /// A square.
  case square(Square)
  /// A number.
  case number(Int)
  /// A score in disks, with its sign unless it is 0.
  case score(Int)
  /// A decimal number.
  case decimal(FixedDecimal)
  /// A text that is the same in every language.
  case text(String)
}

/// A value with a statement about it.
public protocol StatementConvertible {
  /// The statement about the value.
  var statement: Statement { get }
}
