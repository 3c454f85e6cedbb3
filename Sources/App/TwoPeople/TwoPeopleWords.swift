import Link
import Texts
import Words

/// What is said while two people play from two programs.
package protocol TwoPeopleWords: Sendable {
  /// The text of news.
  func wording(of news: TwoPeople.News) -> Wording
  /// The person cannot move now.
  var otherAwaited: Wording { get }
  /// The game waits for the person of this name, or of none that is known.
  func gameWaits(for name: String?) -> String
  /// The other side cannot place a disk, and its person has not dismissed that yet.
  var otherPasses: Wording { get }
  func text(of question: TwoPeople.Question) -> String
  /// A question with the keys for its answers, in few columns.
  func shortText(of question: TwoPeople.Question) -> String
  /// Why a connection ended.
  func wording(of end: LinkEnd) -> Wording
  /// Another person at another terminal, as a player, in at most 15 columns.
  var anotherPerson: String { get }
  /// What the person has to type to play with another person.
  var addressText: String { get }
  /// What was typed is neither an address nor a name.
  var noAddress: Wording { get }
  /// The button that waits for another person.
  var hostButton: String { get }
  /// The button that joins another person.
  var joinButton: String { get }
  /// There is no other person.
  var nobody: String { get }
  /// The keys that resign, and join again.
  var keys: KeyPhrases { get }
  /// What the command `resign` does in text mode.
  var resignCommand: String { get }
  /// What the command `join` does in text mode.
  var joinCommand: String { get }
}

extension Words {
  /// What is said while two people play from two programs.
  package var twoPeople: any TwoPeopleWords {
    switch language {
    case .english: EnglishTwoPeopleWords()
    case .japanese: JapaneseTwoPeopleWords()
    }
  }
}
