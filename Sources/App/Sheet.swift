/// A page in front of the game to read or to work on: the one list of features.
public enum Sheet: Sendable, Hashable {
  /// The kind of a sheet that the person can open, in the order in which documents list their keys.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case review, library, openings, practice, transcriptName, setUp, players, help

    var feature: any Feature.Type {
      switch self {
      case .review: Review.self
      case .library: Library.self
      case .openings: Openings.self
      case .practice: Practice.self
      case .transcriptName: TranscriptName.self
      case .setUp: SetUp.self
      case .players: Players.self
      case .help: Help.self
      }
    }
  }

  /// A review of the game.
  case review(Review)
  /// The games of the archive.
  case library(Library)
  /// The openings of the position in view.
  case openings(Openings)
  /// Exercises.
  case practice(Practice)
  /// The person is typing the name of the transcript file.
  case transcriptName(TranscriptName)
  /// A position that is being set up.
  case setUp(SetUp)
  /// The list from which the person chooses who plays each side.
  case players(Players)
  /// The keys and the rules.
  case help(Help)

  var feature: any Feature {
    switch self {
    case .review(let feature): feature
    case .library(let feature): feature
    case .openings(let feature): feature
    case .practice(let feature): feature
    case .transcriptName(let feature): feature
    case .setUp(let feature): feature
    case .players(let feature): feature
    case .help(let feature): feature
    }
  }

  /// Its kind.
  public var kind: Kind { type(of: feature).kind }
}
