import CommandLine
import GameFiles
import GameSession
import Posix
import ReversiCore
import TextMode
import Words

/// `practice`: asks for the best moves where the player made mistakes, in endings, or in openings.
struct PracticeCommand {
  private var subject: PracticeSubject
  /// The game whose opening is practiced.
  private let game: GameRecord
  private let course: PracticeCourse
  private let words: Words
  private var input = LineInput(StandardStream.input)

  /// - Throws: `Refusal` if the moves before the openings cannot be read.
  init(
    _ options: ToolOptions, beside location: SavedGameLocation, words: Words
  ) throws(Refusal) {
    subject = options.practice
    guard subject == .openings || options.moves.isEmpty else {
      throw .usage(.unexpectedArgument(options.moves, nearest: nil), of: .practice)
    }
    game = try OpeningsCommand.record(of: options.moves, for: .practice)
    course = PracticeCourse(beside: location)
    self.words = words
  }

  /// Asks until the player leaves, or no exercise is left for today.
  ///
  /// - Throws: `Refusal` if the schedule or the archive cannot be read, the schedule cannot be
  ///   written, or the output cannot be printed.
  mutating func run() throws(Refusal) {
    while let step = try next() {
      switch step {
      case .exercise(let exercise):
        if exercise.subject != subject {
          try Console.print(words[.practiceNoMistakes])
          subject = exercise.subject
        }
        guard try ask(exercise) else { return }
      case .over(let days):
        return try Console.print(words.text(of: Statement.practiceOver(days: days)))
      }
    }
  }

  private func next() throws(Refusal) -> PracticeCourse.Step? {
    var progress = ConsoleProgress.start()
    defer { progress.clear() }
    do {
      return try course.next(subject, after: game) { analyzed, count in
        progress.show(
          words.text(
            of: .summaryProgress, ["number": .number(analyzed), "count": .number(count)]))
      }
    } catch {
      throw .practice(error)
    }
  }

  /// Asks for the best move in a position. Returns false if the player leaves.
  private mutating func ask(_ exercise: Exercise) throws(Refusal) -> Bool {
    let diagram = exercise.position.board.diagram
    try Console.print((diagram + [words.text(of: exercise)]).joined(separator: "\n"))
    guard let answer = try answer(to: exercise) else { return false }
    guard let verdict = course.judge(answer, to: exercise) else { return false }
    try Console.print(words.text(of: verdict.statement(for: exercise)))
    if let failure = verdict.failure { throw .practice(failure) }
    return true
  }

  /// Waits for a legal move; nil if the player leaves.
  private mutating func answer(to exercise: Exercise) throws(Refusal) -> Square? {
    while let line = nextLine() {
      if let square = Square(line), exercise.position.legalMoves.contains(square) { return square }
      if ["q", "quit"].contains(line) { return nil }
      try Console.print(words.text(of: exercise.answers(.practiceAnswers)))
    }
    return nil
  }

  /// The next line of the player, in lower case and without blanks around it; nil at the end.
  private mutating func nextLine() -> String? {
    while input.next == nil {
      _ = waitForInput(on: [input.descriptor], timeout: nil)
      do { try input.read() } catch { return nil }
    }
    switch input.take() {
    case .text(let line):
      return line.narrowed.split(separator: " ").joined(separator: " ").lowercased()
    case .notText, .tooLong: return ""
    case .end, nil: return nil
    }
  }
}
