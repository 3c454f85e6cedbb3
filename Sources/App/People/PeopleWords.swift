import Analysis
import Notation
import ReversiCore
import Texts
import Words

/// What is said of how people at the person's level play a position.
package protocol PeopleWords: Sendable {
  /// How many of ten play a move, and how many another one, the common mistake.
  ///
  /// - Parameters:
  ///   - move: The move; nil for the one that was played.
  ///   - isMistake: Whether it is the common mistake itself.
  ///   - mistake: Another move that is the common mistake, or nil.
  func playing(
    _ move: String?, _ count: Int, isMistake: Bool, mistake: (move: String, count: Int)?
  ) -> Wording
  /// How many of ten make a mistake, and the disks that people give away on average.
  func trap(_ count: Int, _ disks: FixedDecimal) -> Wording
}

extension PeopleMoves {
  /// How many people play the move that was played, or else the one that most play, and how many
  /// make the common mistake.
  ///
  /// - Parameter name: The name of a square.
  func shares(
    playing played: Square?, _ words: any PeopleWords, name: (Square) -> String = \.description
  ) -> Wording? {
    guard let move = played.map({ self[$0] }) ?? moves.first else { return nil }
    let mistake = commonMistake
    let other = mistake == move ? nil : mistake.map { (move: name($0.square), count: $0.ofTen) }
    return words.playing(
      played == nil ? name(move.square) : nil, move.ofTen, isMistake: mistake == move,
      mistake: other)
  }

  /// How many people err, and by how much, unless hardly anybody does.
  func trap(_ words: any PeopleWords) -> Wording? {
    erringOfTen == 0 ? nil : words.trap(erringOfTen, FixedDecimal(meanLoss, digits: 1))
  }
}

extension Words {
  /// What is said of people.
  package var people: any PeopleWords {
    switch language {
    case .english: EnglishPeopleWords()
    case .japanese: JapanesePeopleWords()
    }
  }
}
