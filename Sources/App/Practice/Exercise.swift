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
  /// The game that led to the position of an opening or a line.
  private let game: GameRecord?

  /// Creates an exercise. Nothing is checked.
  package init(position: Position, subject: PracticeSubject, number: Int, count: Int) {
    self.position = position
    self.subject = subject
    self.number = number
    self.count = count
    (day, answers, isUnchecked, game) = (nil, nil, false, nil)
  }

  package init(_ ending: TodaysEnding) {
    position = ending.exercise.position
    subject = .endings
    (number, count) = (1, 1)
    day = ending.day
    (answers, isUnchecked, game) = (nil, false, nil)
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
    day = nil
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
    if day != nil { return verdict.score.map { $0 > 0 } ?? false }
    return answers?.contains(verdict.answer) ?? verdict.isRight(in: subject)
  }

  /// The last named opening that the game went through with a move more, or nil.
  package func opening(with square: Square) -> Opening? {
    var game = game
    guard (try? game?.play(square)) != nil else { return nil }
    return game.flatMap { Opening.reached(by: $0) }
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

  /// The subject after another one. Everything follows the last.
  static func next(after subject: PracticeSubject?) -> PracticeSubject? {
    switch subject {
    case nil: .mistakes
    case .mistakes: .endings
    case .endings: .lines
    case .lines: .openings
    case .openings: nil
    }
  }

  /// The disks that a right answer may give away: the book plays such moves, too. The moves of a
  /// line are right whatever they give away.
  var toleratedLoss: Int {
    switch self {
    case .mistakes, .endings, .lines: 0
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
