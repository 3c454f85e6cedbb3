import Analysis
import Archive
import CommandLine
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore
import Storage
import Words

/// `openings`: lists the known moves in a position.
enum OpeningsCommand {
  static func run(
    _ options: ToolOptions, beside location: SavedGameLocation, words: Words, console: Console
  ) throws(Refusal) {
    let moves = try moves(
      in: try record(of: options.moves, words: words, console: console).position,
      beside: location, words: words, console: console)
    switch options.format {
    case .text: for line in words.table(of: moves) { try console.print(line) }
    case .json: for move in moves { try console.print(move.json) }
    }
  }

  private static func record(
    of moves: String, words: Words, console: Console
  ) throws(Refusal) -> GameRecord {
    if moves.isEmpty { return GameRecord() }
    if let opening = Opening(named: moves) { return opening.record }
    do {
      let game = try GameText.game(in: moves)
      if let turn = game.assumedTurn { console.printError(words.defects.text(of: turn)) }
      return game.record
    } catch {
      if !error.hasMoves, let nearest = Opening.nearest(to: moves) {
        throw .usage(.unexpectedArgument(moves, nearest: nearest.word), of: .openings)
      }
      throw .noGame(name: .file(moves), .text(error))
    }
  }

  private static func moves(
    in position: Position, beside location: SavedGameLocation, words: Words, console: Console
  ) throws(Refusal) -> [OpeningMove] {
    let library = GameLibrary(beside: location) { _ in "" }
    var last = OpeningsReply([])
    var progress = ConsoleProgress(on: console)
    defer { progress.clear() }
    library.count(
      .inBook(position), isStopped: { false }, now: { MonotonicClock.now },
      reply: {
        last = $0
        progress.show(words.openings.counting.longest)
      })
    if let failure = last.failure { throw .unlistedGames(failure) }
    return last.moves
  }
}
