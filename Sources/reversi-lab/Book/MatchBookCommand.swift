import Posix
import ReversiCore
import ReversiEngine

/// `book match`: plays a level with a book against the same level without one.
struct MatchBookCommand: Command {
  private static let book = Parameter.book("book")
  private static let level = Parameter.number(
    "--level", in: 8...Level.all.count - 1, standard: 9, "the level of both")
  private static let games = Parameter.number(
    "--games", in: 2...1_000_000, standard: 200, "games, two from each opening")
  // Thinking time is limited: threads that share a processor would play weaker.
  private static let threads = Parameter.number(
    "--threads", in: 1...64, standard: 1, "games at a time")

  static let syntax = Syntax(
    "match", "plays a level with a book against itself without, from 2 to 6 plies of the book",
    book.entry, level.entry, games.entry, Parameter.seed.entry, threads.entry)

  private let book: OpeningBook
  private let level: Level
  private let games: Int
  private let seed: UInt64
  private let threads: Int

  init(_ arguments: Arguments) throws {
    book = try arguments.value(of: Self.book)
    level = Level.all[try arguments.value(of: Self.level)]
    games = try arguments.value(of: Self.games)
    seed = try arguments.value(of: Parameter.seed)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    let longest = Monitor(Duration.zero)
    let score = try Match.score(
      games: games, chunks: Chunks(threads: threads, console: console)
    ) { [book, level, seed] in
      Match(
        openingPlies: 2...6, seed: seed,
        first: LevelContestant(level: level, book: book, longest: longest),
        second: LevelContestant(level: level, longest: longest))
    }
    try console.print("\(score)")
  }
}
