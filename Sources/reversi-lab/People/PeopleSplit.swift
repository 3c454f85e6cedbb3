import ReversiCore

/// Which games teach, and which ones test.
///
/// People are divided by their numbers, and games by their people: no game of a person in one part
/// belongs to an earlier one. Only the choices of the people of a part count in it.
enum PeoplePart: Int, CaseIterable {
  /// Teaches habits.
  case habits
  /// Teaches what people do with scores. Habits do not know these games.
  case sight
  /// Helped to choose the model, and is no test any more.
  case tuning
  /// Nothing was learned or chosen from it.
  case test

  /// The part of a person: 3 of 20 do not teach.
  private init(person: Int) {
    switch Self.number(UInt64(bitPattern: Int64(person))) % 20 {
    case 0, 1: self = .test
    case 2: self = .tuning
    default: self = .habits
    }
  }

  /// The part of a game by its place in the file.
  init(of game: PeopleGame, number: Int) {
    let parts = game.people.map { PeoplePart(person: $0) }
    if parts.contains(.test) {
      self = .test
    } else if parts.contains(.tuning) {
      self = .tuning
    } else {
      self = Self.number(UInt64(number)) % 8 == 0 ? .sight : .habits
    }
  }

  /// Whether the choices of a side of a game count in this part, which is the game's.
  func counts(_ side: Int, of game: PeopleGame) -> Bool {
    switch self {
    case .habits, .sight: true
    case .tuning, .test: PeoplePart(person: game.people[side]) == self
    }
  }

  private static func number(_ seed: UInt64) -> UInt64 {
    var generator = SeededGenerator(seed: seed)
    return generator.next()
  }
}

/// The people of similar ratings.
enum RatingBand: Int, CaseIterable, Sendable {
  case below200, to0, to120, to320, above320

  /// The band of a rating.
  init(_ rating: Int) {
    switch rating {
    case ..<(-200): self = .below200
    case ..<0: self = .to0
    case ..<120: self = .to120
    case ...320: self = .to320
    default: self = .above320
    }
  }

  /// The band's name in tables.
  var name: String {
    switch self {
    case .below200: "below -200"
    case .to0: "-200 to -1"
    case .to120: "0 to 119"
    case .to320: "120 to 320"
    case .above320: "above 320"
    }
  }
}
