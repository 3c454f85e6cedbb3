import ReversiCore
import ReversiEngine

/// `book match`: plays a level with a book against the same level without one.
struct MatchBookCommand: Command {
  /// The lowest level that looks into a book.
  private static let lowest = Level.all.first { PlaySettings($0).usesBook } ?? .strongest

  private static let book = Parameter.book("book")
  private static let level = Parameter.number(
    "--level", in: lowest.number...Level.strongest.number, standard: lowest.number,
    "the level of both")
  private static let games = Parameter.games(standard: 200)

  static let syntax = Syntax(
    "match", "plays a level with a book against itself without, from 2 to 6 plies of the book",
    book.entry, level.entry, games.entry, Parameter.seed.entry, Parameter.gamesAtATime.entry)

  private let book: OpeningBook
  private let level: Level
  private let plan: MatchPlan

  init(_ arguments: Arguments) throws {
    book = try arguments.value(of: Self.book)
    level = Level.all[try arguments.value(of: Self.level)]
    plan = try MatchPlan(arguments, games: Self.games)
  }

  func run(on console: Console) throws {
    let score = try plan.score(on: console) { [book, level] seed in
      Match(
        openingPlies: 2...6, seed: seed, first: LevelContestant(level: level, book: book),
        second: LevelContestant(level: level))
    }
    try console.print("\(score)")
  }
}
