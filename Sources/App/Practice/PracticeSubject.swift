/// A subject of practice. Where it is optional, nil stands for everything that comes back.
package enum PracticeSubject: String, Sendable, Hashable, CaseIterable {
  /// The best moves where the person gave disks away.
  case mistakes
  /// The best moves in proven endings.
  case endings
  /// The moves of the person's lines.
  case lines
  /// The good moves of the opening book.
  case openings

  /// The subject that follows another one. Everything follows the last.
  static func next(after subject: PracticeSubject?) -> PracticeSubject? {
    switch subject {
    case nil: .mistakes
    case .mistakes: .endings
    case .endings: .lines
    case .lines: .openings
    case .openings: nil
    }
  }

  /// The disks that a right answer may give away: the book plays such moves, too. The moves of a
  /// line are right whatever they give away.
  package var toleratedLoss: Int {
    switch self {
    case .mistakes, .endings, .lines: 0
    case .openings: 1
    }
  }
}
