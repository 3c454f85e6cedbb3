import CommandLine
import Drawing
import GameFiles
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Screen
import Words

/// `games --summary`: says how the player has done against the computer.
struct SummaryCommand {
  private typealias Work = OrderedWork<LevelGame, GameAnalysis>

  private let work: Work
  private let signals: SignalInbox
  private let words: Words

  /// In bytes; each thread has a table. The search looks no further than `analyze`.
  private static let tableBytes = 1 << 20

  /// Counts the games that fit, analyzes the newest of them, and prints the summary.
  ///
  /// - Parameters:
  ///   - location: The saved game that the archive is beside.
  ///   - usesBlocks: Whether the output may contain lines and blocks.
  /// - Returns: Whether all lines of the archive were games.
  /// - Throws: `Refusal` if the archive cannot be read, the system has no thread or file descriptor
  ///   left, or the summary cannot be printed.
  static func run(
    _ options: Options, beside location: SavedGameLocation, usesBlocks: Bool,
    signals: SignalInbox, words: Words
  ) throws(Refusal) -> Bool {
    var summary = GameSummary()
    var newest: [LevelGame] = []
    let isWhole = try GamesCommand.read(options.tool.filter, beside: location, words: words) {
      game throws(Refusal) in
      guard let game = game.archived?.levelGame else { return true }
      summary.add(game)
      if newest.count < GameSummary.mostAnalyzed { newest.append(game) }
      return true
    }
    let games = Array(newest.reversed())
    for (game, analysis) in zip(games, try analyses(of: games, signals: signals, words: words)) {
      if let loss = analysis.totalLoss(of: game.side) { summary.add(loss, of: game) }
    }
    try Console.print(text(of: summary, options, usesBlocks: usesBlocks, words: words))
    return isWhole
  }

  private static func text(
    of summary: GameSummary, _ options: Options, usesBlocks: Bool, words: Words
  ) -> String {
    if options.tool.drawsGraph {
      let caption = words.text(of: .summaryPlot, ["count": .number(summary.losses.count)])
      return LossDrawing(
        summary.losses, scale: summary.scale, caption: caption,
        theme: .ofDrawings(options.theme)
      ).svg
    }
    return switch options.tool.format {
    case .json: summary.json
    case .text:
      words.report(
        on: summary, isFiltered: !options.tool.filter.isEmpty, usesBlocks: usesBlocks)
    }
  }

  /// The analyses of games, in their order.
  private static func analyses(
    of games: [LevelGame], signals: SignalInbox, words: Words
  ) throws(Refusal) -> [GameAnalysis] {
    guard !games.isEmpty else { return [] }
    do throws(SystemError) {
      let work = try Work.start(threads: min(processorCount(), games.count)) {
        let engine = Engine(tableBytes: tableBytes)
        let limits = SearchLimits.evaluation(at: .analysis)
        return { engine.analyze($0.record, limits: limits) }
      }
      // On a thread of its own, since the work takes no more games than it can do.
      _ = try SystemThread(stackSize: 1 << 20) {
        for game in games { work.start(game) }
        work.close()
      }
      return SummaryCommand(work: work, signals: signals, words: words).collect(games.count)
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  /// Waits for the analyses, and shows how many there are.
  private func collect(_ count: Int) -> [GameAnalysis] {
    var progress = ConsoleProgress.start()
    var analyses: [GameAnalysis] = []
    while true {
      progress.wait(for: work.bell, signals: signals)
      let (results, isOver) = work.take()
      analyses += results
      if isOver { break }
      progress.show(
        words.text(
          of: .summaryProgress, ["number": .number(analyses.count), "count": .number(count)]))
    }
    progress.clear()
    return analyses
  }
}
