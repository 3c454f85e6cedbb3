import Archive
import GameSession
import ReversiCore

extension Practice {
  /// The search for the next exercise about a subject.
  package struct FindExercise: WantedJob {
    package let subject: PracticeSubject?
    /// Openings begin in the last position of this game that the book contains.
    package let game: GameRecord
    /// Of lines, those come first that people with this rating play most often.
    package let rating: Int

    /// The result of the search.
    package enum Reply: Sendable, Hashable {
      /// This number of games has been analyzed, of all that have to be.
      case analyzed(Int, of: Int)
      /// An exercise; an ending if there are no others at all.
      case exercise(Exercise, isSubstitute: Bool = false)
      /// No exercise is left for today. The next one comes back after these days, 1 or more; nil if
      /// none does by itself.
      case over(days: Int?)
      /// Nothing, for this reason.
      case failed(PracticeFailure)
    }

    package static func isLast(_ reply: Reply) -> Bool {
      if case .analyzed = reply { false } else { true }
    }

    package func deliver(_ reply: Reply, to app: inout App) -> [App.Effect] {
      app[Practice.self]?.show(reply)
      return []
    }
  }

  /// The search for what a move is worth. The answer becomes part of the schedule.
  package struct JudgeAnswer: WantedJob {
    /// The verdict on the move.
    package typealias Reply = Verdict

    package let exercise: Exercise
    /// The move that the person chose.
    package let answer: Square

    package func deliver(_ verdict: Verdict, to app: inout App) -> [App.Effect] {
      app[Practice.self]?.show(verdict, on: exercise)
      if let streak = verdict.streak { app.todaysEnding?.streak = streak }
      return []
    }
  }

  /// The job that practice waits for; nil if it waits for the person.
  package var job: (any WantedJob)? {
    switch state {
    case .preparing: FindExercise(subject: subject, game: game, rating: rating)
    case .judging(let exercise, let answer): JudgeAnswer(exercise: exercise, answer: answer)
    case .asking, .judged, .over, .failed: nil
    }
  }

  /// While a computer thinks about its move, practice waits.
  package func jobs(beside game: GameSession, isInFront: Bool) -> [any WantedJob] {
    game.thinkingSide == nil ? [job].compactMap(\.self) : []
  }

  private mutating func show(_ reply: FindExercise.Reply) {
    switch reply {
    case .analyzed(let count, let total): state = .preparing(analyzed: count, of: total)
    case .exercise(let exercise, let isSubstitute):
      if isSubstitute { (self.isSubstitute, subject) = (true, exercise.subject) }
      state = .asking(exercise)
    case .over(let days): state = .over(days: days)
    case .failed(let failure): state = .failed(failure)
    }
  }

  private mutating func show(_ verdict: Verdict, on exercise: Exercise) {
    state = .judged(exercise, verdict)
  }
}
