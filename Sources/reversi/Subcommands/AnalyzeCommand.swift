import Posix
import ReversiCore
import ReversiEngine
import TerminalUI
import Words

/// Tells how the games of a file went, one game a line, in their order.
struct AnalyzeCommand {
  /// A line of the file, and its number.
  private struct Line: Sendable {
    let number: Int
    let text: LineReader.Line
  }

  /// What came of a line: a report on each of its games, or what is wrong.
  private struct Report: Sendable {
    let line: Int
    let games: [Result<String, LineDefect>]
  }

  private typealias Work = OrderedWork<Line, Report>

  private let source: GameSource
  private let signals: SignalInbox
  private let words: Words
  private let work: Work
  private var progress: AnalysisProgress
  /// Why the file could not be read to its end.
  private let failure = Monitor<SystemError?>(nil)
  private var isWhole = true

  /// Starts to analyze a file.
  ///
  /// - Throws: `Refusal` if it cannot be read, or threads or descriptors are lacking.
  init(_ options: ToolOptions, signals: SignalInbox, words: Words) throws(Refusal) {
    source = try GameSource(options.operand)
    self.signals = signals
    self.words = words
    let searched = Monitor(0)
    progress = AnalysisProgress(searched: searched, words: words)
    do throws(SystemError) {
      work = try Work(threads: options.threads ?? processorCount()) {
        let worker = GameAnalyst(options, words: words)
        return { line in
          let games = GameSource.games(in: line.text).map { game in
            game.map { worker.report(on: $0) { searched.withValue { $0 += 1 } } }
          }
          return Report(line: line.number, games: games)
        }
      }
      try readLines()
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  /// Reads the file on a thread of its own, which may have to wait for it.
  private func readLines() throws(SystemError) {
    _ = try SystemThread(stackSize: 1 << 20) { [source, work, failure] in
      do throws(SystemError) {
        var lines = source.lines
        var number = 0
        while let text = try lines.next() {
          number += 1
          work.start(Line(number: number, text: text))
        }
      } catch {
        failure.withValue { $0 = error }
      }
      work.close()
    }
  }

  /// Prints the reports as they come. A signal that ends the program leaves those whole that are
  /// printed.
  ///
  /// - Returns: Whether all lines were games.
  /// - Throws: `Refusal` if the file cannot be read any further, or there is nowhere to print to.
  mutating func run() throws(Refusal) -> Bool {
    while true {
      _ = waitForInput(
        on: [signals.descriptor, work.bell.descriptor], timeout: progress.interval)
      for signal in signals.collect() where signal.isEnding || signal.isStop {
        progress.clear()
        signal.obey()
      }
      let (reports, isOver) = work.take()
      for report in reports { try print(report) }
      if isOver { break }
      progress.show()
    }
    progress.clear()
    if let error = failure.withValue({ $0 }) { throw source.unreadable(error) }
    return isWhole
  }

  private mutating func print(_ report: Report) throws(Refusal) {
    progress.clear()
    for game in report.games {
      switch game {
      case .success(let text):
        try reversi.Report.tell(text)
        progress.games += 1
      case .failure(let defect):
        isWhole = false
        reversi.Report.print(source.complaint(about: defect, line: report.line, in: words))
      }
    }
  }
}

/// Analyzes one game after the other on one thread.
private struct GameAnalyst {
  private let engine: Engine
  private let limits: SearchLimits
  private let format: ToolOptions.Format
  private let words: Words

  init(_ options: ToolOptions, words: Words) {
    format = options.format
    self.words = words
    switch options.moveLimit {
    case .level(let level):
      limits = SearchLimits.evaluation(at: level)
      engine = Engine(tableBytes: level.number > 8 ? Self.tableBytes : Self.smallTableBytes)
    case .moveTime(let time):
      limits = SearchLimits(time: time, selectivity: .percent73)
      engine = Engine(tableBytes: Self.tableBytes)
    }
  }

  /// There is one for each thread.
  private static let tableBytes = 16 << 20
  /// Up to level 8 nothing is searched that needs more, and it is empty again in no time.
  private static let smallTableBytes = 1 << 20

  /// How a game went, as it is printed.
  func report(on record: GameRecord, progress: () -> Void) -> String {
    let analysis = engine.analyze(record, limits: limits, progress: progress)
    return switch format {
    case .json: analysis.json
    // A blank line between games.
    case .text: words.report(on: analysis) + "\n"
    }
  }
}

/// How far an analysis has come, in a line of its own on a terminal.
private struct AnalysisProgress {
  /// How many games are done.
  var games = 0
  /// How many positions are done, also of games that are not.
  private let searched: Monitor<Int>
  private let words: Words
  private let isShown = isTerminal(StandardStream.error)
  /// The width of what is shown now.
  private var width = 0

  init(searched: Monitor<Int>, words: Words) {
    self.searched = searched
    self.words = words
  }

  /// How often it is to be shown; nil if nobody sees it.
  var interval: Duration? { isShown ? .milliseconds(200) : nil }

  /// Shows how far it has come.
  mutating func show() {
    guard isShown else { return }
    clear()
    let text = words.text(
      of: .analyzed,
      ["games": .number(games), "positions": .number(searched.withValue { $0 })])
    width = text.count
    write(text)
  }

  /// Makes room for something else.
  mutating func clear() {
    guard width > 0 else { return }
    write("\r" + String(repeating: " ", count: width) + "\r")
    width = 0
  }

  private func write(_ text: String) {
    try? writeAll(Array(text.utf8), to: StandardStream.error, isLeaving: true)
  }
}
