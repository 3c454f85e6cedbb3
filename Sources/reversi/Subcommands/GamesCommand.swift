import Archive
import CommandLine
import FileFormats
import GameSession
import Posix
import ReversiCore
import Storage
import Words

/// `games`: lists the games of the archive, the newest first.
enum GamesCommand {
  /// Prints the games that fit, as they are read.
  ///
  /// - Parameter location: The saved game that the archive is beside.
  /// - Returns: Whether all lines were games.
  /// - Throws: `Refusal` if the archive cannot be read, or the list cannot be printed.
  static func run(
    _ options: ToolOptions, beside location: SavedGameLocation, words: Words, console: Console
  ) throws(Refusal) -> Bool {
    try read(options.filter, beside: location, words: words, console: console) {
      game throws(Refusal) in
      switch options.format {
      case .text: try console.print(words.line(of: LibraryGame(game)))
      case .json: try console.print(game.json)
      }
      return true
    }
  }

  /// Reads the games that fit, the newest first, and reports how many lines are not games.
  ///
  /// - Parameters:
  ///   - filter: The words that a game must have to fit; empty for all games.
  ///   - visit: Receives a game. Returns whether to read on.
  /// - Returns: Whether all lines that were read are games.
  static func read(
    _ filter: String, beside location: SavedGameLocation, words: Words, console: Console,
    visit: (ArchivedGame) throws(Refusal) -> Bool
  ) throws(Refusal) -> Bool {
    let filter = GameFilter(filter)
    let games: ArchivedGames
    do { games = try ArchivedGames(beside: location) } catch { throw .unlistedGames(error) }
    var ignored = 0
    for game in games {
      guard let game else {
        ignored += 1
        continue
      }
      guard
        filter.isEmpty
          || filter.fits(
            words.searchedText(of: LibraryGame(game)), transcript: game.record.transcript)
      else { continue }
      guard try visit(game) else { break }
    }
    guard ignored > 0 else { return true }
    console.printError(
      words.reports.ignored(lines: ignored, of: location.archivePath.description))
    return false
  }
}
