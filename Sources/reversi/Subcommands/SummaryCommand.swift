import Analysis
import Archive
import CommandLine
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage
import Words

/// `games --summary`: says how the person has done against the computer.
struct SummaryCommand {
  private typealias Work = OrderedWork<Game, Game>

  /// A game that is counted.
  private struct Game: Sendable {
    let analyzed: AnalyzedGame?
    let game: LevelGame
    /// What the person gave away, as far as it is known.
    var found: GameLosses.Found
  }

  private let work: Work
  /// The file that keeps the losses. The summary is right without it, so no failure is reported.
  private let file: PracticeFile
  private let signals: SignalInbox
  private let words: Words
  private let console: Console

  /// In bytes; each thread has a table. The search looks no further than `analyze`.
  private static let tableBytes = 1 << 20

  /// Counts the games that fit, analyzes the newest of them as far as their losses are not known,
  /// and prints the summary.
  ///
  /// - Parameters:
  ///   - location: The saved game that the archive is beside.
  ///   - usesBlocks: Whether the output may contain lines and blocks.
  /// - Returns: Whether all lines of the archive were games.
  /// - Throws: `Refusal` if the archive cannot be read, the system has no thread or file descriptor
  ///   left, or the summary cannot be printed.
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
        let analyzed = AnalyzedGame(archived)
        newest.append(
          Game(analyzed: analyzed, game: game, found: GameLosses.Found(analyzed, in: known)))
      }
      return true
    }
    var found = try analyzed(
      newest.filter { !$0.found.isComplete }, keptIn: file, signals: signals, words: words,
      console: console)[...]
    let games = newest.map { !$0.found.isComplete ? found.removeFirst() : $0 }
    for game in games.reversed() {
      game.found.count(in: &summary, of: game.game)
    }
    switch options.tool.format {
    case .json: try console.print(summary.json)
    case .text:
      try console.print(
        words.report(
          on: summary, isFiltered: !options.tool.filter.isEmpty, usesBlocks: usesBlocks))
    }
    return isWhole
  }

  /// Games with their losses, in the same order.
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
          game.found.add(
            analysis, of: game.game.side, by: engine.analyst(.explanation(within: limits)))
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

  /// Waits for the games, keeps their losses, and shows how many there are.
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
      for game in games {
        if let analyzed = game.analyzed { game.found.keep(for: analyzed, in: &text) }
      }
    }
  }
}
