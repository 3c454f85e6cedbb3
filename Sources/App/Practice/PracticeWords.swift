import Analysis
import ReversiCore
import Texts
import Words

/// What practice says.
public protocol PracticeWords: Sendable {
  /// The title while mistakes are practiced.
  var mistakesTitle: String { get }
  /// The title while endings are practiced.
  var endingsTitle: String { get }
  /// The title while openings are practiced.
  var openingsTitle: String { get }
  /// The number of an exercise.
  func place(_ number: Int, of count: Int) -> String
  /// The next exercise is being looked for.
  var searching: Wording { get }
  /// Practice waits for the computer's move in the game.
  var paused: Wording { get }
  /// The best move of a side is asked for.
  func asking(_ side: Disk) -> Wording
  /// An exercise in text mode: its number and the side to move.
  func question(_ number: Int, of count: Int, _ side: Disk) -> String
  /// How to answer in text mode.
  func answers(_ moves: String) -> String
  /// The answer is right: its score, the play that follows, and the opening that it begins with.
  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording
  /// The answer is wrong: the disks that it gives away, the best play and its score, and the opening
  /// that this play begins with.
  func wrong(
    _ answer: Square, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording
  /// No exercise is left until some days have gone by.
  func over(days: Int) -> Wording
  /// All openings have been asked.
  var openingsAsked: Wording { get }
  /// There are no mistakes to practice.
  var noMistakes: String { get }
  /// The exercises cannot be read.
  func unreadable(path: String, reason: String) -> String
  /// An answer could not be kept.
  func notKept(failure: String) -> String
  /// The label of the key for the next exercise.
  var nextExercise: Wording { get }
  /// The key that opens practice.
  var openKey: KeyPhrases { get }
  /// The keys that answer and go on.
  var answerKey: KeyPhrases { get }
  /// The key for the next subject.
  var subjectKey: KeyPhrases { get }
}

extension Words {
  /// What practice says.
  public var practice: any PracticeWords {
    switch language {
    case .english: EnglishPracticeWords()
    case .japanese: JapanesePracticeWords()
    }
  }
}
