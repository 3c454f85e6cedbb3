import Analysis
import Archive
import Coach
import CommandLine
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage
import Words

/// `games`: lists the games of the archive, the newest first.
enum GamesCommand {
  /// Returns whether all lines of the archive were games.
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

  /// Reports how many lines are not games, and returns whether there are none. `visit` returns
  /// whether to read on.
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

/// `games --import`: adds the games of a file to the archive, and skips those that it has.
struct GamesImport {
  private let source: GameSource
  private let archive: ArchiveImport
  private let words: Words
  private let console: Console
  private var read = 0
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

  /// Returns whether all games could be read.
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

/// `games --summary`: says how the person has done against the computer. It searches nothing: what
/// the person gave away is known of the games that practice has searched.
enum SummaryCommand {
  /// Returns whether all lines of the archive were games.
  static func run(
    _ options: Options, beside location: SavedGameLocation, usesBlocks: Bool, words: Words,
    console: Console
  ) throws(Refusal) -> Bool {
    var summary = GameSummary()
    // The rest of the summary is right without this file, so no failure is reported.
    let text = try? PracticeFile(beside: location).read()
    summary.practice = text?.progress(on: LocalTime.today, beside: location)
    var newest: [(game: LevelGame, losses: GameLosses)] = []
    let isWhole = try GamesCommand.read(
      options.tool.filter, beside: location, words: words, console: console
    ) {
      archived throws(Refusal) in
      summary.add(archived)
      if newest.count < GameSummary.maximumSearched, let game = archived.levelGame, game.counts,
        let losses = AnalyzedGame(archived).flatMap({ text?.losses[$0] })
      {
        newest.append((game, losses))
      }
      return true
    }
    for (game, losses) in newest.reversed() { summary.add(losses, of: game) }
    switch options.tool.format {
    case .json: try console.print(summary.json)
    case .text:
      try console.print(
        words.report(
          on: summary, isFiltered: !options.tool.filter.isEmpty, usesBlocks: usesBlocks))
    }
    return isWhole
  }
}
