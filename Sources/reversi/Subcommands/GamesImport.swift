import CommandLine
import FileFormats
import GameSession
import Posix
import Storage
import Words

/// `games --import`: adds the games of a file to the archive, and skips those that it has.
struct GamesImport {
  private let source: GameSource
  private let archive: ArchiveImport
  private let words: Words
  private let console: Console
  /// The number of games that were read.
  private var read = 0
  /// Whether all games could be read.
  private var isWhole = true
  private var progress: ConsoleProgress

  private init(
    source: GameSource, archive: ArchiveImport, words: Words, console: Console
  ) {
    self.source = source
    self.archive = archive
    self.words = words
    self.console = console
    progress = ConsoleProgress(on: console)
  }

  /// Adds the games, and prints how many there were.
  ///
  /// - Parameters:
  ///   - file: The path of the file; `-` for standard input.
  ///   - location: The saved game that the archive is beside.
  /// - Returns: Whether all games could be read.
  /// - Throws: `Refusal` if the file cannot be read, or games cannot be added.
  static func run(
    _ file: [UInt8], beside location: SavedGameLocation, words: Words, console: Console
  ) throws(Refusal) -> Bool {
    var command = GamesImport(
      source: try GameSource.open(file), archive: ArchiveImport(beside: location), words: words,
      console: console)
    return try command.run()
  }

  private mutating func run() throws(Refusal) -> Bool {
    defer { progress.clear() }
    var games = source.games
    do throws(Refusal) {
      while let entry = try source.next(of: &games) { try add(entry) }
    } catch {
      // The games before the failure count.
      try? archive.finish()
      throw error
    }
    do { try archive.finish() } catch { throw .gamesNotAdded(error) }
    progress.clear()
    if let complaint = source.complaint(aboutNamesOf: games, in: words) {
      console.printError(complaint)
    }
    try console.print(
      words.reports.imported(
        to: archive.path.description, added: archive.added, known: archive.known))
    return isWhole
  }

  private mutating func add(_ entry: GamesReader.Entry) throws(Refusal) {
    if let message = source.message(about: entry, in: words) {
      progress.clear()
      console.printError(message)
    }
    switch entry.game {
    case .success(let game):
      read += 1
      do { try archive.add(ArchivedGame(imported: game)) } catch { throw .gamesNotAdded(error) }
    case .failure: isWhole = false
    }
    progress.show(words.reports.importing(read: read, added: archive.added))
  }
}
