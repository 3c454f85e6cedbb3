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

/// `games --summary`: says how the person has done against the computer.
struct SummaryCommand {
  private typealias Work = OrderedWork<Game, Game>

  private struct Game: Sendable {
    let analyzed: AnalyzedGame?
    let game: LevelGame
    /// What the person gave away, and why, as far as it is known.
    private var loss: TotalLoss?
    private var mistakes: [MistakeReason]?

    init(_ game: LevelGame, _ analyzed: AnalyzedGame?, in text: PracticeText) {
      self.analyzed = analyzed
      self.game = game
      loss = analyzed.flatMap { text.losses[$0] }
      mistakes = analyzed.flatMap { text.reasons[$0] }
    }

    var isComplete: Bool { loss != nil && mistakes != nil }

    mutating func add(_ analysis: GameAnalysis, by analyst: Analyst) {
      loss = loss ?? analysis.totalLoss(of: game.side)
      mistakes = mistakes ?? analysis.mistakeReasons(of: game.side, by: analyst)
    }

    func count(in summary: inout GameSummary) {
      if let loss { summary.add(loss, mistakes ?? [], of: game) }
    }

    func keep(in text: inout PracticeText) {
      guard let analyzed else { return }
      text.losses[analyzed] = loss
      text.reasons[analyzed] = mistakes
    }
  }

  private let work: Work
  /// The summary is right without this file, so no failure is reported.
  private let file: PracticeFile
  private let signals: SignalInbox
  private let words: Words
  private let console: Console

  /// In bytes; each thread has a table. The search looks no further than `analyze`.
  private static let tableBytes = 1 << 20

  /// Analyzes the newest games whose losses are not known. Returns whether all lines of the archive
  /// were games.
  static func run(
    _ options: Options, beside location: SavedGameLocation, usesBlocks: Bool,
    signals: SignalInbox, words: Words, console: Console
  ) throws(Refusal) -> Bool {
    var summary = GameSummary()
    let file = PracticeFile(beside: location)
    let text = try? file.read()
    summary.practice = text?.progress(on: LocalTime.today, beside: location)
    let known = text ?? PracticeText()
    var newest: [Game] = []
    let isWhole = try GamesCommand.read(
      options.tool.filter, beside: location, words: words, console: console
    ) {
      archived throws(Refusal) in
      summary.add(archived)
      if let game = archived.levelGame, game.counts, newest.count < GameSummary.maximumAnalyzed {
        newest.append(Game(game, AnalyzedGame(archived), in: known))
      }
      return true
    }
    var found = try analyzed(
      newest.filter { !$0.isComplete }, keptIn: file, signals: signals, words: words,
      console: console)[...]
    let games = newest.map { $0.isComplete ? $0 : found.removeFirst() }
    for game in games.reversed() { game.count(in: &summary) }
    switch options.tool.format {
    case .json: try console.print(summary.json)
    case .text:
      try console.print(
        words.report(
          on: summary, isFiltered: !options.tool.filter.isEmpty, usesBlocks: usesBlocks))
    }
    return isWhole
  }

  /// In the same order.
  private static func analyzed(
    _ games: [Game], keptIn file: PracticeFile, signals: SignalInbox, words: Words,
    console: Console
  ) throws(Refusal) -> [Game] {
    guard !games.isEmpty else { return [] }
    do throws(SystemError) {
      let work = try Work.start(threads: min(processorCount(), games.count)) {
        let engine = Engine(tableBytes: tableBytes)
        let limits = SearchLimits.evaluation(at: .analysis)
        return { game in
          let analysis = engine.analyze(game.game.record, limits: limits)
          var game = game
          game.add(analysis, by: engine.analyst(.explanation(within: limits)))
          return game
        }
      }
      // On a thread of its own, since the work takes no more games than it can do.
      _ = try SystemThread {
        for game in games { work.start(game) }
        work.close()
      }
      return SummaryCommand(
        work: work, file: file, signals: signals, words: words, console: console
      ).collect(games.count)
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private func collect(_ count: Int) -> [Game] {
    var progress = ConsoleProgress(on: console)
    var games: [Game] = []
    while true {
      progress.wait(for: work.signal.descriptor, signals: signals)
      let (results, isOver) = work.collect()
      keep(results)
      games += results
      if isOver { break }
      progress.show(words.summary.analyzed(games.count, of: count))
    }
    progress.clear()
    return games
  }

  private func keep(_ games: [Game]) {
    guard games.contains(where: { $0.analyzed != nil }) else { return }
    try? file.update { text in
      for game in games { game.keep(in: &text) }
    }
  }
}
