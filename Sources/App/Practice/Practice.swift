import Analysis
import Archive
import GameSession
import ReversiCore

/// Exercises, one after the other: the person looks for the best move, and is told what it was.
package struct Practice: Feature {
  package enum Event: Sendable, Hashable {
    /// The person wants to practice a subject: openings after a game, or after the session's.
    case chosen(PracticeSubject?, after: GameRecord? = nil)
    /// The person wants to solve the ending of a day.
    case endingChosen(TodaysEnding)
    /// The person wants to practice the next subject.
    case subjectSwitched
    /// The person chose a move as the answer to an exercise.
    case answered(Square)
    case nextRequested
  }

  package enum State: Sendable, Hashable {
    /// The next exercise is being looked for, in games that have to be analyzed if there are any.
    case preparing(analyzed: Int = 0, of: Int = 0)
    /// The person looks for the best move.
    case asking(Exercise)
    /// The worth of the move is being found.
    case judging(Exercise, Square)
    /// The person is told what the move was worth.
    case judged(Exercise, Verdict)
    /// No exercise is left for today. The next one comes back after these days, 1 or more, or
    /// never.
    case over(days: Int?)
    case failed(PracticeFailure)
  }

  package internal(set) var subject: PracticeSubject?
  /// Whether the person wants to practice another subject, for which there are no exercises.
  package internal(set) var isSubstitute = false
  let game: GameRecord
  /// The rating of the people whose replies in lines are asked first.
  let rating: Int
  package internal(set) var state = State.preparing()

  package static func opened(in app: App) -> Practice? {
    var practice = Practice(game: app.game.record, rating: app.peopleRating)
    // What the start offers comes first.
    if let ending = app.endingOffered, !ending.isSolved {
      practice.state = .asking(Exercise(ending))
    }
    return practice
  }

  package mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch (event, state) {
    case (.chosen(let subject, let record), _):
      self = Practice(subject: subject, game: record ?? game.record, rating: rating)
    case (.endingChosen(let ending), _):
      self = Practice(game: game.record, rating: rating)
      state = .asking(Exercise(ending))
    case (.subjectSwitched, _):
      self = Practice(
        subject: PracticeSubject.next(after: subject), game: game.record, rating: rating)
    case (.answered(let square), .asking(let exercise)) where choices.contains(square):
      state = .judging(exercise, square)
    case (.nextRequested, .judged): state = .preparing()
    case (.answered, _), (.nextRequested, _): break
    }
    return []
  }

  package var exercise: Exercise? {
    switch state {
    case .asking(let exercise), .judging(let exercise, _), .judged(let exercise, _): exercise
    case .preparing, .over, .failed: nil
    }
  }

  package var verdict: Verdict? {
    if case .judged(_, let verdict) = state { verdict } else { nil }
  }

  /// Whether the person wants to practice lines and has none.
  package var lacksLines: Bool { subject == .lines && state == .over(days: nil) }

  /// Openings of the game that is played are asked after its moves.
  package func helps(in app: App) -> Bool {
    subject == .openings && game.standing > 0 && app.game.record.continues(game)
  }

  package var choices: SquareSet {
    if case .asking(let exercise) = state { exercise.position.legalMoves } else { [] }
  }
}

extension Practice {
  package struct FindExercise: WantedJob {
    package let subject: PracticeSubject?
    /// Openings begin in the last position of this game that the book contains.
    package let game: GameRecord
    /// The rating of the people whose replies in lines are asked first.
    package let rating: Int

    package enum Reply: Sendable, Hashable {
      /// This number of games has been analyzed, of all that have to be.
      case analyzed(Int, of: Int)
      /// An exercise; an ending if there are no others at all.
      case exercise(Exercise, isSubstitute: Bool = false)
      /// No exercise is left for today. The next one comes back after these days, 1 or more, or
      /// never.
      case over(days: Int?)
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
    package typealias Reply = Verdict

    package let exercise: Exercise
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

extension App {
  package var practice: Practice? { self[Practice.self] }
}

extension Sheet.Kind {
  package static let practice = Sheet.Kind(Practice.self)
}

extension App.Event {
  package static func practice(_ event: Practice.Event) -> App.Event {
    .feature(FeatureEvent(event, in: Practice.self))
  }
}
