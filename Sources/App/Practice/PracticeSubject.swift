/// A subject of practice.
package enum PracticeSubject: String, Sendable, Hashable, CaseIterable {
  /// The best moves where the person gave disks away.
  case mistakes
  /// The best moves in proven endings.
  case endings
  /// The good moves of the opening book.
  case openings

  /// The subject that follows this one; the first follows the last.
  package var next: PracticeSubject {
    switch self {
    case .mistakes: .endings
    case .endings: .openings
    case .openings: .mistakes
    }
  }

  /// The disks that a right answer may give away: the book plays such moves, too.
  package var toleratedLoss: Int {
    switch self {
    case .mistakes, .endings: 0
    case .openings: 1
    }
  }
}
