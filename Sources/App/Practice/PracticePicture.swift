import GameSession
import ReversiCore
import Texts
import Words

/// Exercises: the texts beside the board.
struct PracticePicture: Sendable {
  /// The side to move, which the text is about; nil if there is no exercise.
  let side: Disk?
  /// What is asked or told.
  let wording: Wording
  /// Why the answer was not kept; nil if it was.
  let failure: Wording?
  /// What the person can do now.
  let tools: [KeyLineItem]
}

extension PracticePicture {
  /// - Parameter isPaused: Whether practice waits for the computer's move in the game.
  init(_ practice: Practice, isPaused: Bool, words: Words) {
    side = practice.exercise?.side
    wording =
      isPaused && practice.task != nil ? words.practice.paused : words.wording(of: practice)
    failure = practice.verdict?.failure.map { words.practice.wording(of: $0) }
    let next = KeyLineItem(
      for: .press, label: words.practice.nextExercise.longest, words: words)
    tools =
      (practice.verdict == nil ? [] : [next]) + [
        KeyLineItem(for: .send(.practice(.subjectSwitched)), words: words)
      ]
  }
}

extension Words {
  /// What practice asks or tells. What is asked first where there are no mistakes to practice says
  /// so.
  fileprivate func wording(of practice: Practice) -> Wording {
    let wording = wording(of: practice.state)
    guard practice.isSubstitute, case .asking = practice.state else { return wording }
    let first = self.practice.noMistakes + " " + wording.longest
    return Wording([first] + wording.texts) ?? wording
  }

  private func wording(of state: Practice.State) -> Wording {
    switch state {
    case .preparing(_, 0): practice.searching
    case .preparing(let count, let total):
      Wording(summary.analyzed(count, of: total))
    case .asking(let exercise): practice.asking(exercise.side)
    case .judging: Wording(game.thinking)
    case .judged(let exercise, let verdict): practice.verdict(verdict, for: exercise)
    case .over(let days): practice.over(days: days)
    case .failed(let failure): practice.wording(of: failure)
    }
  }
}
