import CommandLine
import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import Words

/// `games`: lists the games of the archive, the newest first.
enum GamesCommand {
  /// The games that are in memory at once.
  private static let portion = 2 * ArchiveIndex.step

  /// Prints the games that fit, as they are read.
  ///
  /// - Parameter location: The saved game that the archive is beside.
  /// - Returns: Whether all lines were games.
  /// - Throws: `Refusal` if the archive cannot be read, or the list cannot be printed.
  static func run(
    _ options: ToolOptions, beside location: SavedGameLocation, words: Words
  ) throws(Refusal) -> Bool {
    try read(options.filter, beside: location, words: words) { game, transcript throws(Refusal) in
      switch options.format {
      case .text: try Console.print("\(words.heading(of: game))  \(transcript)")
      case .json: if let game = game.archived { try Console.print(game.json) }
      }
      return true
    }
  }

  /// Reads the games that fit, the newest first, and reports how many lines are not games.
  ///
  /// - Parameters:
  ///   - filter: What the games have to fit; empty for all games.
  ///   - visit: Takes a game and its transcript. Returns whether to read on.
  /// - Returns: Whether all lines that were read are games.
  static func read(
    _ filter: String, beside location: SavedGameLocation, words: Words,
    visit: (LibraryGame, String) throws(Refusal) -> Bool
  ) throws(Refusal) -> Bool {
    let filter = GameFilter(filter)
    let library = GameLibrary(beside: location) { words.heading(of: $0) }
    var ignored = 0
    var list = LibraryList()
    reading: repeat {
      list = try games(of: library, from: list.first + list.games.count)
      for game in list.games {
        guard let transcript = game.record?.transcript else {
          ignored += 1
          continue
        }
        guard filter.fits(words.heading(of: game), transcript: transcript) else { continue }
        guard try visit(game, transcript) else { break reading }
      }
    } while list.first + list.games.count < list.count
    guard ignored > 0 else { return true }
    Console.printError(
      words.text(
        of: .linesIgnored,
        ["path": .text(location.archivePath.description), "count": .number(ignored)]))
    return false
  }

  /// The games of a library from a number on, the newest first.
  private static func games(
    of library: GameLibrary, from first: Int
  ) throws(Refusal) -> LibraryList {
    let request = LibraryRequest(
      id: RequestID(serial: 0), task: .list, filter: "", numbers: first..<first + portion)
    var last = LibraryReply(LibraryList())
    library.handle(request, isStopped: { false }, now: { .zero }, reply: { last = $0 })
    if let failure = last.failure { throw .unlistedGames(failure) }
    return last.list
  }
}
