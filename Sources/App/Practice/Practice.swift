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
    /// The person wants to try the mistakes of the finished game again.
    case mistakesChosen
    /// The person wants to practice the next subject.
    case subjectSwitched
    /// The person chose a move as the answer to an exercise.
    case answered(Square)
    case nextRequested
  }

  package enum State: Sendable, Hashable {
    /// The next exercise is being looked for, in games that have to be analyzed if there are any.
    case preparing(analyzed: Int = 0, of: Int = 0)
    /// The person looks for the best move, perhaps at the second try.
    case asking(Exercise)
    /// The worth of the move is being found.
    case judging(Exercise, Square)
    /// The person is told what the move was worth.
    case judged(Exercise, Verdict)
    /// No exercise is left for today. The next one comes back after these days, 1 or more, or
    /// never.
    case over(days: Int?)
    /// The mistakes of the game have been tried again. Each was worth 2 half points.
    case tried(halfPoints: Int, of: Int)
    case failed(PracticeFailure)
  }

  /// The mistakes of the finished game, which the person tries again one after the other.
  package struct Trial: Sendable, Hashable {
    /// Those still to come; nil until no search can change them.
    fileprivate(set) var rest: [Exercise]?
    fileprivate(set) var count = 0
    fileprivate(set) var halfPoints = 0
  }

  package internal(set) var subject: PracticeSubject?
  /// Whether the person wants to practice another subject, for which there are no exercises.
  package internal(set) var isSubstitute = false
  let game: GameRecord
  /// The rating of the people whose replies in lines are asked first.
  let rating: Int
  /// Nil where the exercises come from the schedule.
  package internal(set) var trial: Trial?
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
    case (.mistakesChosen, _):
      self = Practice(game: game.record, rating: rating)
      trial = Trial()
    case (.subjectSwitched, _):
      self = Practice(
        subject: PracticeSubject.next(after: subject), game: game.record, rating: rating)
    case (.answered(let square), .asking(let exercise)) where choices.contains(square):
      state = .judging(exercise, square)
    case (.nextRequested, .judged): goOn()
    case (.answered, _), (.nextRequested, _): break
    }
    return []
  }

  /// Begins to try the mistakes of the game once they are known.
  package mutating func follow(_ app: App) {
    guard trial != nil, trial?.rest == nil, let mistakes = app.mistakesToTry else { return }
    trial?.rest = mistakes
    trial?.count = mistakes.count
    goOn()
  }

  private mutating func goOn() {
    if trial?.rest?.isEmpty == false, let exercise = trial?.rest?.removeFirst() {
      state = .asking(exercise)
    } else {
      state = trial.map { .tried(halfPoints: $0.halfPoints, of: $0.count) } ?? .preparing()
    }
  }

  /// While the mistakes of the game are not known, its scores are searched.
  package var viewed: ViewedPlace? {
    guard let trial, trial.rest == nil else { return nil }
    return ViewedPlace(
      game: nil, level: nil, variation: nil, ply: game.standing, showsHint: false)
  }

  package var isPreparing: Bool {
    if case .preparing = state { true } else { false }
  }

  package var exercise: Exercise? {
    switch state {
    case .asking(let exercise), .judging(let exercise, _), .judged(let exercise, _): exercise
    case .preparing, .over, .tried, .failed: nil
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
    if case .asking(let exercise) = state { exercise.choices } else { [] }
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

  /// The search for what a move is worth. The answer becomes part of the schedule if it is kept.
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
    case .preparing where trial != nil: nil
    case .preparing: FindExercise(subject: subject, game: game, rating: rating)
    case .judging(let exercise, let answer): JudgeAnswer(exercise: exercise, answer: answer)
    case .asking, .judged, .over, .tried, .failed: nil
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
    if let again = exercise.again(after: verdict) {
      state = .asking(again)
    } else {
      trial?.halfPoints += exercise.halfPoints(for: verdict)
      state = .judged(exercise, verdict)
    }
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
