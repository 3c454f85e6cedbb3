import CommandLine
import GameFiles
import Posix
import ReversiCore
import ReversiEngine
import TextMode
import Words

/// `practice`: asks for the best moves in endings, and brings them back on later days.
struct PracticeCommand {
  private let exercises = EndgameExercise.all
  private let file: PracticeFile
  private let words: Words
  private let engine = Engine(tableBytes: 16 << 20)
  private var input = LineInput(StandardStream.input)

  init(beside location: SavedGameLocation, words: Words) {
    file = PracticeFile(beside: location)
    self.words = words
  }

  /// Asks until the player leaves, or no exercise is left for today.
  ///
  /// - Throws: `Refusal` if the schedule cannot be read or written, or the output cannot be printed.
  mutating func run() throws(Refusal) {
    let positions = exercises.map(\.position)
    while true {
      let schedule: PracticeSchedule
      do { schedule = try file.read() } catch { throw .unreadablePractice(error) }
      let today = LocalTime.today
      guard let index = schedule.next(of: positions, on: today) else {
        let days = schedule.wait(for: positions, from: today) ?? 1
        return try Console.print(words.text(of: .practiceOver, ["days": .number(days)]))
      }
      guard let answer = try answer(to: index) else { return }
      let exercise = exercises[index]
      try Console.print(
        words.verdict(on: answer, moves(in: exercise.position), of: exercise.position.turn ?? .dark)
      )
      do {
        try file.answer(exercise.position, isRight: answer == exercise.best, on: today)
      } catch {
        throw .answerNotKept(error)
      }
    }
  }

  /// All moves with their exact scores, best first. An exercise takes a fraction of a second.
  private func moves(in position: Position) -> [MoveScore] {
    engine.analyze(position, limits: SearchLimits(exactFrom: 64)).moves
  }

  /// Shows an exercise until the player answers with a legal move; nil if the player leaves.
  private mutating func answer(to index: Int) throws(Refusal) -> Square? {
    let position = exercises[index].position
    try Console.print(words.exercise(position, number: index + 1, of: exercises.count))
    while let line = nextLine() {
      if let square = Square(line), position.legalMoves.contains(square) { return square }
      if ["q", "quit"].contains(line) { return nil }
      try Console.print(words.answers(to: position))
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
    case .text(let line): return line.split(separator: " ").joined(separator: " ").lowercased()
    case .notText, .tooLong: return ""
    case .end, nil: return nil
    }
  }
}
