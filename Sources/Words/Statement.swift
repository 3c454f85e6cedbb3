import ReversiCore

/// Something to be said, in no language yet.
public indirect enum Statement: Sendable, Hashable {
  /// A phrase, and what stands for its placeholders, by their names.
  case phrase(Phrase, [String: Statement] = [:])
  /// Sentences that follow each other.
  case sentences([Statement])
  /// A list.
  case list([Statement])
  /// One of several words of which there are at least two.
  case choice([String])
  /// The name of a side.
  case side(Disk)
  /// A square; by words, if it is spelled.
  case square(Square, isSpelled: Bool = false)
  /// A column, 0 to 7; by a word, if it is spelled.
  case column(Int, isSpelled: Bool)
  /// A number.
  case number(Int)
  /// A score in disks, with its sign unless it is 0.
  case score(Int)
  /// A number with a point.
  case decimal(FixedDecimal)
  /// A character that was read: between quotes, or by its code if it could disturb the screen.
  case character(Character)
  /// What a command of the text mode does.
  case command(String)
  /// A text that is the same in every language.
  case text(String)
}

/// A value of which something can be said.
public protocol StatementConvertible {
  /// What is said of it.
  var statement: Statement { get }
}
