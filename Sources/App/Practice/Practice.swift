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
    /// The person chose a move as the answer to an exercise.
    case answered(Square)
    /// The person wants to know what to look for, or, after the answer, the scores of all moves.
    case hintRequested
    /// The person gives up and wants to see the answer.
    case answerRequested
    /// The person goes on or back in the play that follows the best move.
    case lineStepped(by: Int)
    case nextRequested
  }

  package enum State: Sendable, Hashable {
    /// The next exercise is being looked for. If a game has to be searched for mistakes, this
    /// number of its positions has been analyzed.
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
  /// Whether the scores of all moves are shown after the answer.
  package private(set) var showsScores = false
  /// The moves of the best line that are played on the board.
  package private(set) var walked = 0

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
    case (.answered(let square), .asking(let exercise)) where choices.contains(square):
      state = .judging(exercise, square)
    case (.hintRequested, .asking(let exercise)) where exercise.hasHint:
      judge(exercise, for: .hint)
    case (.hintRequested, .judged): showsScores.toggle()
    case (.answerRequested, .asking(let exercise)): judge(exercise, for: .givingUp)
    case (.lineStepped(let steps), .judged): walked = min(max(0, walked + steps), line.count)
    case (.nextRequested, .judged): goOn()
    case (.answered, _), (.hintRequested, _), (.answerRequested, _), (.lineStepped, _),
      (.nextRequested, _):
      break
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

  private mutating func judge(_ exercise: Exercise, for purpose: Exercise.Purpose) {
    guard let square = exercise.squareToJudge else { return }
    state = .judging(exercise.judged(for: purpose), square)
  }

  private mutating func goOn() {
    (showsScores, walked) = (false, 0)
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

  /// The best play after the exercise, once it is told.
  package var line: [Square] {
    guard case .judged(let exercise, let verdict) = state else { return [] }
    return exercise.answers?.first.map { [$0] } ?? verdict.bestLine
  }

  /// The exercise, and as many moves of the line as the person has seen.
  package var shownRecord: GameRecord? {
    exercise.map { exercise in
      line.prefix(walked).reduce(exercise.record) { $0.playing($1) ?? $0 }
    }
  }

  /// Whether Enter goes back to the game, because nothing more is asked.
  package var isOver: Bool {
    switch state {
    case .over, .tried, .failed: true
    case .preparing, .asking, .judging, .judged: false
    }
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
      /// This number of positions of the game that is searched for mistakes has been analyzed.
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
    if exercise.purpose == .hint {
      state = .asking(exercise.hinted(by: verdict))
    } else if let again = exercise.again(after: verdict) {
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
