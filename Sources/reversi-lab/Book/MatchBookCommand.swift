import Analysis
import CommandLine
import ReversiCore
import ReversiEngine

/// `book match`: plays a level with a book against the same level without one.
struct MatchBookCommand: LabCommand {
  /// The lowest level that uses a book.
  private static let lowest = Level.all.first { PlaySettings($0).usesBook } ?? .strongest

  static let syntax = CommandSyntax<Self>(
    "match", "plays a level with a book against itself without, from 2 to 6 plies of the book",
    operands: [.book(at: \.book)],
    options: [
      .number(
        "level", in: lowest.number...Level.strongest.number, at: \.level, "the level of both"),
      .games(at: \.plan.games), .seed(at: \.plan.seed), .gamesAtATime(at: \.plan.threads),
    ])

  private var book = "embedded"
  private var level = lowest.number
  private var plan = MatchPlan(games: 200)

  func run(on console: Console) throws {
    let book = try OpeningBook(named: book)
    let level = Level.all[level]
    let score = try plan.score(on: console, from: .random(plies: 2...6)) {
      (LevelContestant(level: level, book: book), LevelContestant(level: level))
    }
    try console.print("\(score)")
  }
}
