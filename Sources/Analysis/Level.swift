import ReversiCore

/// How well the computer plays: 0, at random, to 15, as well as it can. What the engine does at
/// each level is in `LevelTable`.
package struct Level: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Knows little more than the rules.
    case beginner
    /// Plays now and then.
    case casual
    /// Plays often, and looks ahead.
    case club
    /// Beats nearly everybody.
    case expert
    /// Sees more than any human. The two strongest use the time of the level, and all processors.
    case master

    package var numbers: ClosedRange<Int> {
      switch self {
      case .beginner: 0...2
      case .casual: 3...5
      case .club: 6...8
      case .expert: 9...12
      case .master: 13...15
      }
    }
  }

  package var kind: Kind { Kind.allCases.first { $0.numbers.contains(number) } ?? .master }

  /// The number that the person sees, 0 to 15.
  package let number: Int

  /// The level with a number, or nil.
  package init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.init(unchecked: number)
  }

  private init(unchecked number: Int) {
    self.number = number
  }

  package static let numbers = 0...strongest.number

  /// All levels, weakest first.
  package static let all = numbers.map(Level.init(unchecked:))

  /// The next stronger level; the weakest after the strongest.
  package var next: Level { Level(unchecked: (number + 1) % Level.all.count) }

  /// Where the level stands among people, on the scale of the games that the people model learned
  /// from: 0 is the mean of tournament players, and 400 points more win ten games of eleven.
  ///
  /// Levels 1 to 9 play as people of this rating. The others were placed by their results against
  /// people of the model and against each other (version 1.29, `reversi-lab match`).
  package var rating: Int { Self.ratings[number] }

  private static let ratings = [
    -1050, -890, -730, -620, -480, -335, -200, -60, 100, 300, 560, 830, 980, 1080, 1160, 1190,
  ]

  /// The level whose rating is nearest to one.
  package static func nearest(to rating: Int) -> Level {
    all.min { abs($0.rating - rating) < abs($1.rating - rating) } ?? .standard
  }

  /// Time limit for a move: one second, and more for the two strongest levels.
  package var moveTime: Duration {
    switch number {
    case 14: .seconds(2)
    case 15: .seconds(20)
    default: .seconds(1)
    }
  }
}

extension Level {
  /// The level of each side at the start. A casual player wins about every second game against it.
  package static let standard = Level(unchecked: 3)

  package static let strongest = Level(unchecked: 15)

  /// The level of all losses, wherever they are shown, of reasons, of exercises, and of hints in
  /// text mode. `Reviewer` searches at it: 12 plies, and the last 20 squares to the end.
  ///
  /// A game takes 0.4 s (version 1.35, 10 games between people). On the screen hints deepen for as
  /// long as they are shown.
  package static let review = Level(unchecked: 10)

  /// The levels of the rounds over all positions that come before that of a review, for the graph.
  package static let quickRounds = [4, 7].map(Level.init(unchecked:))

  /// The level of our engine in other programs unless they set one: at most two seconds a move.
  package static let engine = Level(unchecked: 14)

  /// The level of our engine's hints and analyses in other programs unless they set a depth.
  package static let engineAnalysis = Level(unchecked: 12)
}
