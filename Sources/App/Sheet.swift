/// A page in front of the game to read or to work on.
public enum Sheet: Sendable, Hashable {
  /// The kind of a sheet that the person can open.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case help, review, editor, fileName, players, library, openings, practice
  }

  /// The keys and the rules.
  case help
  /// A review of the game.
  case review(ReviewPlace)
  /// A position that is being set up.
  case editor(Editor)
  /// The person is typing the name of the transcript file.
  case fileName
  /// The list from which the person chooses who plays each side.
  case players
  /// The games of the archive.
  case library(Library)
  /// The openings of the position in view.
  case openings(OpeningList)
  /// Exercises.
  case practice(Practice)

  var kind: Kind {
    switch self {
    case .help: .help
    case .review: .review
    case .editor: .editor
    case .fileName: .fileName
    case .players: .players
    case .library: .library
    case .openings: .openings
    case .practice: .practice
    }
  }
}
