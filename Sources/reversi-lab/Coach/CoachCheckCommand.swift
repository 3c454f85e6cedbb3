import Analysis
import Coach
import CommandLine
import Notation
import Posix
import ReversiCore
import ReversiEngine

/// `coach check`: counts how often the coach can say why a move is a mistake, and what it says that
/// is false.
///
/// A mistake loses three disks or more, by the search that the reasons come from.
struct CoachCheckCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "check", "counts the reasons for people's mistakes, and those that are false",
    operands: [.people(at: \.games)],
    options: [
      .number("mistakes", in: 1...1_000_000, at: \.mistakes, "mistakes, one of each game"),
      .number("level", in: 0...15, at: \.level, "level of the search for mistakes"),
      .number("show", in: 0...1_000_000, at: \.shown, "mistakes that are printed as JSON"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var games: String?
  private var mistakes = 200
  private var level = Level.hint.number
  private var shown = 0
  private var seed: UInt64 = 1
  private var threads = 1

  /// Each chunk draws this many mistakes.
  private static let chunk = 10

  func run(on console: Console) throws {
    var generator = SeededGenerator(seed: seed)
    let games = try PeopleGame.read(games ?? "").shuffled(using: &generator)
    let count = (mistakes + Self.chunk - 1) / Self.chunk
    let found = Monitor<[[CheckedMistake]]>(Array(repeating: [], count: count))
    let seed = seed
    let limits = SearchLimits.evaluation(at: Level(level) ?? .hint)
    try Chunks(threads: threads, console: console)
      .run(Array(0..<count), name: "\(Self.chunk) mistakes") {
        let source = MistakeSource(limits: limits)
        return { chunk in
          // Each chunk has games of its own, so that its result depends on nothing else.
          var generator = SeededGenerator(seed: seed &+ UInt64(chunk))
          var mistakes: [CheckedMistake] = []
          for number in stride(from: chunk, to: games.count, by: count)
          where mistakes.count < Self.chunk {
            if let mistake = source.mistake(in: games[number], using: &generator) {
              mistakes.append(mistake)
            }
          }
          found.withValue { $0[chunk] = mistakes }
        }
      }
    let mistakes = found.withValue { $0.joined() }.prefix(mistakes)
    for mistake in mistakes.prefix(shown) { try console.print(mistake.json) }
    var figures = ReasonFigures()
    for mistake in mistakes { figures.add(mistake) }
    for line in figures.lines { try console.print(line) }
  }
}

/// A mistake, why it is one, and what the checker says.
struct CheckedMistake: Sendable {
  let explanation: Explanation
  /// The explanation as JSON, which was checked.
  let json: String
  let falsehoods: [ClaimChecker.Falsehood]
  /// The time of the explanation.
  let time: Duration
}

/// Draws mistakes from games. Belongs to one thread.
private struct MistakeSource {
  /// The limits of the search for mistakes.
  let limits: SearchLimits
  let engine = Engine()
  private let solver = Engine()

  init(limits: SearchLimits) { self.limits = limits }

  /// A mistake of a game, if a place that is drawn has one.
  func mistake(
    in game: PeopleGame, using generator: inout SeededGenerator
  ) -> CheckedMistake? {
    var positions: [(before: Position, move: Square, after: Position)] = []
    var position = Position.newGame
    for number in game.squares {
      guard let square = Square(rawValue: number) else { return nil }
      if case .passDue = position.state { try? position.pass() }
      let before = position
      guard (try? position.play(square)) != nil else { return nil }
      positions.append((before, square, position))
    }
    guard let place = positions.randomElement(using: &generator) else { return nil }
    engine.forget()
    // The later position first, as in the analysis of a game.
    let after = engine.evaluate(place.after, limits: limits)
    let before = engine.evaluate(place.before, limits: limits)
    guard let side = place.before.turn, before.line.first != place.move,
      Mistake(loss: before.score(for: side) - after.score(for: side)) != nil
    else { return nil }
    let start = MonotonicClock.now
    guard
      let explanation = Explanation(
        of: place.move, in: place.before, before: before, after: after, by: engine.analyst())
    else { return nil }
    let time = MonotonicClock.now - start
    let json = explanation.json.text
    let checker = ClaimChecker { text in
      solver.forget()
      return Position(text: text).map { solver.solve($0).score } ?? .min
    }
    return CheckedMistake(
      explanation: explanation, json: json, falsehoods: checker.falsehoods(in: json), time: time)
  }
}
