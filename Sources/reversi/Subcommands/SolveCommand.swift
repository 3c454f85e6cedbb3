import Analysis
import CommandLine
import Notation
import Posix
import ReversiCore
import ReversiEngine
import Words

/// `solve`: reports how positions end with perfect play: the given one, or those of a file.
struct SolveCommand {
  private typealias Reply = (solution: Solution, isFinal: Bool)

  private let operand: [UInt8]
  private let format: ToolOptions.Format
  private let words: Words
  private let signals: SignalInbox
  private let solver: Worker<Position, Reply>
  private let console: Console
  private var progress: ConsoleProgress

  private static let tableBytes = 64 << 20
  /// In bytes. A small table is cleared quickly before each position.
  private static let smallTableBytes = 1 << 20
  /// The number of empty squares up to which the small table and one thread are faster.
  private static let smallEmpties = 14

  /// A position with more empty squares takes days.
  private static let maximumEmpties = 30

  private init(
    _ options: ToolOptions, signals: SignalInbox, words: Words, console: Console,
    solver: Worker<Position, Reply>
  ) {
    operand = options.operand ?? []
    format = options.format
    self.words = words
    self.signals = signals
    self.solver = solver
    self.console = console
    progress = ConsoleProgress(on: console)
  }

  /// Returns whether all lines of the file were positions.
  static func run(
    _ options: ToolOptions, signals: SignalInbox, words: Words, console: Console
  ) throws(Refusal) -> Bool {
    let solver = Self.solver(within: options.timeLimit)
    do { try solver.prepare() } catch { throw .noThread(reason: error.reason) }
    var command = SolveCommand(
      options, signals: signals, words: words, console: console, solver: solver)
    return try command.solveOperand()
  }

  private static func solver(
    within time: Duration?
  ) -> Worker<Position, Reply> {
    Worker {
      let engine = Engine(tableBytes: tableBytes)
      let smallEngine = Engine(tableBytes: smallTableBytes)
      return { position, stop, post in
        let start = MonotonicClock.now
        let isSmall = position.board.empties.count <= smallEmpties
        let engine = isSmall ? smallEngine : engine
        func solution(_ report: SearchReport) -> Solution {
          Solution(
            position: position, score: report.score, certainty: report.certainty,
            depth: report.depth, line: report.principalVariation, nodes: report.nodes,
            time: MonotonicClock.now - start)
        }
        engine.forget()
        let threads = isSmall ? 1 : processorCount()
        let report = engine.solve(position, within: time, threads: threads, stop: stop) {
          post((solution($0), isFinal: false))
        }
        post((solution(report), isFinal: true))
      }
    }
  }

  private mutating func solveOperand() throws(Refusal) -> Bool {
    let given = String(validating: operand, as: UTF8.self).map { GameText.games(in: $0) } ?? []
    if let game = try? given.first?.get() {
      if let turn = game.assumedTurn { console.printError(words.defects.text(of: turn)) }
      try solve(game.record)
      return true
    }
    if case .failure(let defect)? = given.first,
      SystemString(bytes: operand).isAsLongAsPosition || defect.hasForm
    {
      let shown = SystemString(bytes: operand.prefix(20)).description + "..."
      throw .noGame(name: .file(shown), .text(defect))
    }
    let source = try GameSource.open(operand)
    var games = source.games
    var isWhole = true
    while let entry = try source.next(of: &games) {
      if let message = source.message(about: entry, in: words) { console.printError(message) }
      switch entry.game {
      case .success(let game): try solve(game.record)
      case .failure: isWhole = false
      }
    }
    return isWhole
  }

  private mutating func solve(_ record: GameRecord) throws(Refusal) {
    let empties = record.position.board.empties.count
    if empties > Self.maximumEmpties {
      console.printError(words.reports.manyEmpty(empties))
    }
    let solution = solve(record.position)
    progress.clear()
    switch format {
    case .text: try console.print(words.solution(solution))
    case .json: try console.print(solution.json)
    }
  }

  private mutating func solve(_ position: Position) -> Solution {
    let start = MonotonicClock.now
    var best: Solution?
    try? solver.send(position)
    while true {
      progress.wait(for: solver.descriptor, signals: signals)
      for reply in solver.collect() {
        if reply.isFinal { return reply.solution }
        best = reply.solution
      }
      guard let best else { continue }
      let seconds = Int((MonotonicClock.now - start) / .seconds(1))
      progress.show(words.reports.solving(best, seconds: seconds))
    }
  }
}
