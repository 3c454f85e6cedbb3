import Analysis
import App
import Coach
import CommandLine
import FileFormats
import Notation
import Posix
import ReversiCore
import ReversiEngine
import SVGDrawing
import Screen
import Storage
import Words

/// `analyze`: reports on the games of a file, in their order.
struct AnalyzeCommand {
  /// The text is nil if the game cannot be read.
  private struct Report: Sendable {
    let entry: GamesReader.Entry
    let text: String?
  }

  private typealias Work = OrderedWork<GamesReader.Entry, Report>

  private let source: GameSource
  private let signals: SignalInbox
  private let words: Words
  private let console: Console
  private let work: Work
  /// The number of positions done, in all games.
  private let searched: Monitor<Int>
  private var games = 0
  private var progress: ConsoleProgress
  /// Why the file could not be read to its end.
  private let failure: Monitor<SystemError?>
  private var isWhole = true

  private init(
    source: GameSource, signals: SignalInbox, words: Words, console: Console, work: Work,
    searched: Monitor<Int>, failure: Monitor<SystemError?>
  ) {
    self.source = source
    self.signals = signals
    self.words = words
    self.console = console
    self.work = work
    self.searched = searched
    progress = ConsoleProgress(on: console)
    self.failure = failure
  }

  /// Returns whether all games could be read.
  static func run(
    _ options: Options, signals: SignalInbox, words: Words, console: Console
  ) throws(Refusal) -> Bool {
    let source = try GameSource.open(options.tool.operand ?? [])
    let searched = Monitor(0)
    let (work, failure): (Work, Monitor<SystemError?>)
    do throws(SystemError) {
      work = try Work.start(threads: options.tool.threads ?? processorCount()) {
        let analyst = GameAnalyst(options, words: words)
        return { entry in
          let text = (try? entry.game.get()).map { game in
            analyst.report(on: game) { searched.withValue { $0 += 1 } }
          }
          return Report(entry: entry, text: text)
        }
      }
      failure = try readGames(of: source, into: work)
    } catch {
      throw .noThread(reason: error.reason)
    }
    var command = AnalyzeCommand(
      source: source, signals: signals, words: words, console: console, work: work,
      searched: searched, failure: failure)
    return try command.printReports()
  }

  /// On a thread of its own, since reading may have to wait.
  private static func readGames(
    of source: GameSource, into work: Work
  ) throws(SystemError) -> Monitor<SystemError?> {
    let failure = Monitor<SystemError?>(nil)
    _ = try SystemThread {
      do throws(SystemError) {
        var games = source.games
        while let entry = try games.next() { work.start(entry) }
      } catch {
        failure.withValue { $0 = error }
      }
      work.close()
    }
    return failure
  }

  /// A signal that ends the program leaves printed reports whole.
  private mutating func printReports() throws(Refusal) -> Bool {
    while true {
      progress.wait(for: work.signal.descriptor, signals: signals)
      let (reports, isOver) = work.collect()
      for report in reports { try print(report) }
      if isOver { break }
      progress.show(
        words.reports.analyzed(games: games, positions: searched.withValue { $0 }))
    }
    progress.clear()
    if let error = failure.withValue({ $0 }) { throw source.unreadable(error) }
    return isWhole
  }

  private mutating func print(_ report: Report) throws(Refusal) {
    progress.clear()
    if let message = source.message(about: report.entry, in: words) { console.printError(message) }
    guard let text = report.text else {
      isWhole = false
      return
    }
    try console.print(text)
    games += 1
  }
}

/// Analyzes games, one at a time. Belongs to one thread.
private struct GameAnalyst {
  /// What searches the games.
  private enum Search {
    /// As a review does.
    case review(Reviewer)
    /// Within other limits, by the person's choice.
    case chosen(SearchLimits, Engine)
  }

  private let search: Search
  private let options: Options
  private let words: Words

  init(_ options: Options, words: Words) {
    self.options = options
    self.words = words
    search =
      switch options.tool.moveLimit {
      case .level(.review): .review(Reviewer())
      case .level(let level):
        .chosen(
          .evaluation(at: level),
          Engine(
            tableBytes: level.number > Level.review.number
              ? Self.tableBytes : Self.smallTableBytes))
      case .moveTime(let time):
        .chosen(.evaluation(within: time), Engine(tableBytes: Self.tableBytes))
      }
  }

  /// In bytes; each thread has a table.
  private static let tableBytes = 16 << 20
  /// Searches up to level 9 need no more, and a small table is cleared quickly.
  private static let smallTableBytes = 1 << 20

  func report(on game: GGFGame, progress: () -> Void) -> String {
    let analysis: GameAnalysis =
      switch search {
      case .review(let reviewer): reviewer.analyze(game.record, progress: progress)
      case .chosen(let limits, let engine):
        engine.analyze(game.record, limits: limits, progress: progress)
      }
    if options.tool.drawsGraph { return graph(of: analysis) }
    let limit = options.tool.moveLimit
    return switch options.tool.format {
    case .json: json(of: analysis, game)
    // A blank line between games.
    case .text:
      words.report(on: analysis, within: limit == .level(.review) ? nil : limit) + "\n"
    }
  }

  private func explanation(at index: Int, in analysis: GameAnalysis) -> Explanation? {
    switch search {
    case .review(let reviewer): return reviewer.explanation(at: index, in: analysis)
    case .chosen(let limits, let engine):
      engine.forget()
      return analysis.explanation(at: index, by: engine.analyst(.explanation(within: limits)))
    }
  }
}

extension GameAnalyst {
  private func json(of analysis: GameAnalysis, _ game: GGFGame) -> String {
    let game = ArchivedGame(imported: game)
    let mistakes = Set(analysis.mistakes)
    return analysis.json(
      identity: game.identity?.text, date: game.date?.text, place: game.place,
      level: options.tool.moveLimit.level,
      members: {
        mistakes.contains($0 + 1) ? explanation(at: $0, in: analysis)?.members ?? [] : []
      })
  }

  /// The graph of a game as a picture, on one line.
  private func graph(of analysis: GameAnalysis) -> String {
    func ahead(_ side: Disk) -> String {
      words.review.ahead(side)
    }
    let drawing = GraphDrawing(
      GraphPicture(analysis, current: analysis.record.standing),
      caption: words.heading(of: analysis.record), ahead: (ahead(.dark), ahead(.light)),
      theme: .ofDrawings(options.theme))
    return drawing.svg.split(separator: "\n").joined(separator: " ")
  }
}
