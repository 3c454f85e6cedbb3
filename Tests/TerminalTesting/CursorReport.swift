/// How a terminal answers when it is asked where the cursor stands after an ambiguous character.
public enum CursorReport: Sendable, Hashable {
  /// The character took one column, as in most terminals.
  case oneColumn
  /// The character took two columns, as in an East Asian terminal.
  case twoColumns
  /// There is no answer, as from a terminal that does not know the question.
  case none

  /// What programs send to ask.
  public static let question = "\u{1B}[6n"

  var answer: String? {
    switch self {
    case .oneColumn: "\u{1B}[1;2R"
    case .twoColumns: "\u{1B}[1;3R"
    case .none: nil
    }
  }
}
