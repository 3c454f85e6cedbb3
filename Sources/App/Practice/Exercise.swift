import Analysis
import Archive
import Coach
import GameSession
import ReversiCore

/// A position in which the person looks for the best move, or for the move of a line.
package struct Exercise: Sendable, Hashable {
  /// The position. The side to move has several legal moves.
  package let position: Position
  package let subject: PracticeSubject
  /// The number of the exercise, from 1.
  package let number: Int
  /// The number of the last exercise, so far.
  package let count: Int
  /// The day whose ending it is; nil in other exercises.
  package let day: Int?
  /// The moves of the person's lines; nil in exercises about something else.
  package let answers: SquareSet?
  /// Whether the answers are moves of a line that was never checked.
  package let isUnchecked: Bool
  /// The mistake that was made in the position; nil if it is not known, or there was none.
  package let mistake: MadeMistake?
  /// The first try, if it was wrong and another one is left: the next one counts half.
  package private(set) var firstTry: Verdict?
  /// What the coach said when the person asked for a hint; a right answer then counts half.
  package private(set) var hint: Verdict?
  /// What an answer is judged for.
  package private(set) var purpose = Purpose.answer
  /// The game that led to the position; nil if it is not known.
  private let game: GameRecord?

  /// Creates an exercise. Nothing is checked.
  package init(
    position: Position, subject: PracticeSubject, mistake: MadeMistake? = nil, number: Int,
    count: Int
  ) {
    self.position = position
    self.subject = subject
    self.mistake = mistake
    self.number = number
    self.count = count
    (day, answers, isUnchecked, game) = (nil, nil, false, nil)
  }

  package init(_ ending: TodaysEnding) {
    position = ending.exercise.position
    subject = .endings
    (number, count) = (1, 1)
    day = ending.day
    (answers, isUnchecked, mistake, game) = (nil, false, nil, nil)
  }

  /// An exercise about a mistake that was made after a game. Nothing is checked.
  package init(_ mistake: MadeMistake, after game: GameRecord, number: Int, count: Int) {
    position = game.position
    subject = .mistakes
    self.mistake = mistake
    self.number = number
    self.count = count
    (day, answers, isUnchecked) = (nil, nil, false)
    self.game = game
  }

  /// An exercise about the opening of a game. Nothing is checked.
  package init(after game: GameRecord, number: Int, count: Int) {
    self.init(after: game, answers: nil, isUnchecked: false, number: number, count: count)
  }

  package init(_ step: Repertoire.Step, number: Int, count: Int) {
    self.init(
      after: step.game, answers: step.answers, isUnchecked: !step.isChecked, number: number,
      count: count)
  }

  private init(
    after game: GameRecord, answers: SquareSet?, isUnchecked: Bool, number: Int, count: Int
  ) {
    position = game.position
    subject = answers == nil ? .openings : .lines
    self.number = number
    self.count = count
    (day, mistake) = (nil, nil)
    self.answers = answers
    self.isUnchecked = isUnchecked
    self.game = game
  }

  package var side: Disk { position.turn ?? .dark }

  package var record: GameRecord { game ?? GameRecord(start: position) }

  /// What comes back if the schedule keeps the answer.
  package var item: PracticeItem { PracticeItem(position, isOfLine: answers != nil) }

  /// Whether an answer is right. In the ending of a day, every move that wins is right.
  package func isRight(_ verdict: Verdict) -> Bool {
    if purpose == .givingUp { return false }
    if day != nil { return verdict.score.map { $0 > 0 } ?? false }
    // Whatever a deeper search says of it.
    if let mistake, mistake.loss != nil, mistake.square == verdict.answer { return false }
    return answers?.contains(verdict.answer) ?? verdict.isRight(in: subject)
  }

  /// The moves that can be the answer: all legal ones but the first try.
  package var choices: SquareSet {
    position.legalMoves.subtracting(firstTry.map { [$0.answer] } ?? [])
  }

  /// Whether a wrong answer leaves a second try. With a single move left, it would be none.
  package var hasSecondTry: Bool {
    hasReasons && firstTry == nil && purpose == .answer && position.legalMoves.count > 2
  }

  /// Whether the coach has not yet said what to look for.
  package var hasHint: Bool { hasReasons && firstTry == nil && hint == nil }

  /// Whether the person knows more than the position.
  package var isHelped: Bool { firstTry != nil || hint != nil }

  /// Why a move of the exercise is judged.
  package enum Purpose: Sendable, Hashable {
    /// The person chose it.
    case answer
    /// The person asked what to look for. The schedule stays as it is.
    case hint
    /// The person asked for the answer, which counts as wrong.
    case givingUp
  }

  /// The move that is judged for somebody who has chosen none.
  var squareToJudge: Square? { mistake?.square ?? choices.first }

  func judged(for purpose: Purpose) -> Exercise {
    var exercise = self
    exercise.purpose = purpose
    return exercise
  }

  func hinted(by verdict: Verdict) -> Exercise {
    var exercise = judged(for: .answer)
    exercise.hint = verdict
    return exercise
  }

  /// Whether the answer becomes part of the schedule, which knows only one person's mistakes.
  package var isKept: Bool { mistake?.isYours != false }

  /// The exercise with its second try; nil if the answer was right, was not kept, or was the last.
  func again(after verdict: Verdict) -> Exercise? {
    guard hasSecondTry, verdict.failure == nil, !isRight(verdict) else { return nil }
    var exercise = self
    exercise.firstTry = verdict
    return exercise
  }

  /// What an answer counts: 2 if it is right, 1 at the second try, or 0.
  func halfPoints(for verdict: Verdict) -> Int {
    isRight(verdict) ? (isHelped ? 1 : 2) : 0
  }

  /// The last named opening that the game went through with a move more, or nil.
  package func opening(with square: Square) -> Opening? {
    guard subject == .openings || subject == .lines, var game, (try? game.play(square)) != nil
    else {
      return nil
    }
    return Opening.reached(by: game)
  }
}

/// A mistake in a game.
package struct MadeMistake: Sendable, Hashable {
  package let square: Square
  /// The disks that it gave away; nil if the scores of its game are not at hand.
  package let loss: Int?
  /// Whether the only person of the game made it.
  package let isYours: Bool
  /// The name of the person who made it, if that is known.
  package let name: String?

  package init(_ square: Square, loss: Int? = nil, isYours: Bool = true, name: String? = nil) {
    self.square = square
    self.loss = loss
    self.isYours = isYours
    self.name = name
  }
}

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

  /// The disks that a right answer may give away: in place of a mistake, less than a mistake does,
  /// and in openings as much as the book. The moves of a line are right whatever they give away.
  var toleratedLoss: Int {
    switch self {
    case .mistakes: Mistake.slight.rawValue - 1
    case .endings, .lines: 0
    case .openings: 1
    }
  }
}

package struct Verdict: Sendable, Hashable {
  package let answer: Square
  /// All moves, the best first.
  package let moves: [MoveScore]
  /// Why the answer is wrong, or why the next best move is; nil if the coach cannot be asked.
  package var explanation: Explanation?
  package var failure: PracticeFailure?
  /// What is wrong with the move of a line that was never checked.
  package var fault: Repertoire.Fault?
  /// The days until the exercise comes back, 0 for today; nil if the schedule does not keep it.
  package var daysToReturn: Int?
  /// The days in a row, as kept now, if the answer has solved the ending of a day.
  package var streak: Streak?

  package init(on answer: Square, _ moves: [MoveScore], failure: PracticeFailure? = nil) {
    self.answer = answer
    self.moves = moves
    self.failure = failure
  }

  package var score: Int? { moves.first { $0.square == answer }?.score }

  /// Whether no other move is better.
  package var isBest: Bool { loss == 0 }

  /// The best play, as far as it was searched.
  package var bestLine: [Square] {
    moves.first.map { $0.line.isEmpty ? [$0.square] : $0.line } ?? []
  }

  package var loss: Int? { moves.loss(of: answer) }

  package func isRight(in subject: PracticeSubject) -> Bool {
    loss.map { $0 <= subject.toleratedLoss } ?? false
  }
}

/// Why there is no exercise, or why an answer was not kept.
package enum PracticeFailure: Error, Sendable, Hashable {
  case unreadable(ReadFailure)
  /// The games of the archive cannot be listed.
  case unlistedGames(LibraryFailure)
  case notKept(SaveFailure)
}
