import Controls
import GameSession
import ReversiCore
import Words

/// Exercises: the texts beside the board.
struct PracticePicture: Sendable {
  /// The side to move, which the text is about; nil if there is no exercise.
  let side: Disk?
  /// What is asked or told, the longest wording first.
  let texts: [String]
  /// Why the answer was not kept, the longest wording first; empty if it was.
  let failure: [String]
  /// What the person can do now.
  let tools: [KeyLineItem]
}

extension PracticePicture {
  /// - Parameter isPaused: Whether practice waits for the computer's move in the game.
  init(_ practice: Practice, isPaused: Bool, words: Words) {
    side = practice.exercise?.side
    texts =
      isPaused && practice.task != nil
      ? words.texts(of: .practicePaused)
      : (practice.isSubstitute ? words.texts(ofSubstitute: practice.state) : [])
        + words.texts(of: practice.state)
    failure = practice.verdict?.failure.map { words.texts(of: $0) } ?? []
    let next = KeyLineItem(for: .press, label: words[.nextExercise], words: words)
    tools =
      (practice.verdict == nil ? [] : [next]) + [KeyLineItem(for: .switchSubject, words: words)]
  }
}

extension Words {
  fileprivate func texts(of state: Practice.State) -> [String] {
    switch state {
    case .preparing(_, 0): texts(of: .practiceSearching)
    case .preparing(let count, let total):
      [summary.analyzed(count, of: total)]
    case .asking(let exercise):
      texts(of: .practiceAsking, ["side": .side(exercise.side)])
    case .judging: texts(of: .thinking)
    case .judged(let exercise, let verdict): texts(of: verdict.statement(for: exercise))
    case .over(let days): texts(of: Statement.practiceOver(days: days))
    case .failed(let failure): texts(of: failure)
    }
  }

  /// What is asked first where there are no mistakes to practice.
  fileprivate func texts(ofSubstitute state: Practice.State) -> [String] {
    guard case .asking = state else { return [] }
    return texts(of: state).prefix(1).map { self[.practiceNoMistakes] + " " + $0 }
  }

  /// The title of a practice, and the number of its exercise.
  func titles(of practice: Practice) -> (title: String, progress: String) {
    let title: Phrase =
      switch practice.subject {
      case .mistakes: .mistakesTitle
      case .endings: .endingsTitle
      case .openings: .openingExercisesTitle
      }
    let place = practice.exercise.map {
      text(of: .exercisePlace, ["number": .number($0.number), "count": .number($0.count)])
    }
    return (self[title], place ?? "")
  }
}
