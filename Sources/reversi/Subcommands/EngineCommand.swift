import Analysis
import CommandLine
import EngineProtocols
import Posix
import ReversiCore
import ReversiEngine

/// `engine`: serves another program, which asks for moves in an engine protocol, until it ends.
///
/// Searches run on another thread, so that lines are always read at once.
struct EngineCommand {
  private typealias Letter = (id: Int, reply: SearchReply)

  private var server: any ProtocolServer
  private let search: Worker<SearchRequest, Letter>
  private let signals: SignalInbox
  private let input = StandardStream.input
  private var output = LineOutput(StandardStream.output)
  private var splitter = LineSplitter(longest: Self.longestLine)
  private var isAtEnd = false
  /// Whether no more answers are to come.
  private var isOver = false
  /// Whether nothing reads the output any more.
  private var isUnread = false

  /// In bytes: a game in the Generic Game Format takes some thousands.
  private static let longestLine = 1 << 20
  private static let portion = 64 << 10

  private init(
    _ server: any ProtocolServer, search: Worker<SearchRequest, Letter>,
    signals: SignalInbox
  ) {
    self.server = server
    self.search = search
    self.signals = signals
  }

  static func run(_ options: Options, signals: SignalInbox) throws(Refusal) {
    let tool = options.tool
    let server = (tool.engineProtocol ?? .nboard).makeServer(
      name: name, version: Program.version, level: tool.engineLevel)
    var command = EngineCommand(server, search: try startSearch(options), signals: signals)
    command.serve()
  }

  private static func startSearch(
    _ options: Options
  ) throws(Refusal) -> Worker<SearchRequest, Letter> {
    let (threads, usesBook) = (options.tool.threads ?? 1, options.hasBook)
    let worker = Worker<SearchRequest, Letter> {
      let search = ProtocolSearch(threads: threads, book: usesBook ? .embedded : nil)
      return { request, stop, post in
        search.perform(request, stop: stop) { post((request.id, $0)) }
      }
    }
    do { try worker.prepare() } catch { throw .noThread(reason: error.reason) }
    return worker
  }

  private static let name = "Reversi"

  /// A client that has quit may take its time to read the answers.
  private mutating func serve() {
    while !isUnread, !isOver || output.waiting != nil {
      wait()
      for signal in signals.collect() where signal.isEnding || signal.isStop { signal.obey() }
      for (id, reply) in search.collect() where !isOver { perform(server.receive(reply, to: id)) }
      read()
      flush()
    }
  }

  private func wait() {
    _ = waitForInput(
      on: [signals.descriptor] + (wantsLines ? [input] : [])
        + [search.descriptor].compactMap(\.self),
      writing: output.waiting, hangUpOf: StandardStream.output, timeout: nil)
  }

  /// Lines are read only if they could be answered.
  private var wantsLines: Bool {
    !isOver && !isAtEnd && output.waiting == nil && server.takesLines
  }

  private mutating func read() {
    guard wantsLines, waitForInput(on: [input], timeout: .zero)[0].isReady else { return }
    do throws(SystemError) {
      let bytes = try FileSystem().read(input, Self.portion)
      splitter.append(bytes)
      isAtEnd = bytes.isEmpty || splitter.isEndless
    } catch {
      // There was no input after all, or none can be read any more.
      isAtEnd = error != .wouldBlock
    }
    var lines: [String] = []
    while let line = splitter.next() { lines.append(Self.text(of: line)) }
    if isAtEnd, let rest = splitter.rest() { lines.append(Self.text(of: rest)) }
    perform(server.read(lines))
    if isAtEnd, !isOver { perform(server.end()) }
  }

  /// Bytes that are not UTF-8 become characters that no command has.
  private static func text(of line: LineSplitter.Line) -> String {
    switch line {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: ""
    }
  }

  private mutating func perform(_ effects: [ServerEffect]) {
    for effect in effects {
      switch effect {
      case .write(let line): output.say(line)
      case .search(let request): try? search.send(request)
      // What the search has found by then may still count.
      case .stop: search.moveNow()
      case .quit: isOver = true
      }
    }
  }

  /// Once nothing reads the output any more, this program ends, even in the middle of a search.
  private mutating func flush() {
    do throws(SystemError) {
      try output.flush()
    } catch {
      isUnread = true
    }
    let state = waitForInput(on: [], hangUpOf: StandardStream.output, timeout: .zero)[0]
    if state.isHungUp { isUnread = true }
  }
}

/// Performs the searches of engine protocols. Belongs to one thread.
struct ProtocolSearch {
  private let engine = Engine(tableBytes: Self.tableBytes)
  private let threads: Int
  private let book: OpeningBook?

  /// Deep searches overwrite a smaller table: clients ask for 20 plies and more.
  private static let tableBytes = 128 << 20

  init(threads: Int, book: OpeningBook?) {
    self.threads = threads
    self.book = book
  }

  /// Performs a search. The last reply ends it, also after a stop.
  func perform(_ request: SearchRequest, stop: StopToken, report: (SearchReply) -> Void) {
    let start = MonotonicClock.now
    let seconds = { (MonotonicClock.now - start) / .seconds(1) }
    let tell = { (lines: [SearchLine], nodes: UInt64?) in
      report(.found(lines, nodes: nodes, seconds: seconds()))
    }
    switch request.goal {
    case .move:
      let (square, score) = move(request, stop: stop, tell: tell)
      // The side to move has a legal move.
      guard let square else { return report(.done) }
      report(.move(square, score: score, seconds: seconds()))
    case .hints(let count):
      let known = known(count, in: request.record.position)
      if !known.isEmpty { report(.known(known)) }
      hint(count, request, stop: stop, tell: tell)
      report(.done)
    case .analysis:
      analyze(request, stop: stop) { report(.score(plies: $0, score: $1)) }
      report(.done)
    }
  }

  private typealias Tell = ([SearchLine], UInt64?) -> Void

  private func move(
    _ request: SearchRequest, stop: StopToken, tell: Tell
  ) -> (square: Square?, score: Int?) {
    let position = request.record.position
    var generator = SystemRandomNumberGenerator()
    if let level = Self.level(request.depth) {
      let player = ComputerPlayer(engine: engine, processors: threads, book: book)
      let settings = PlaySettings(level)
      let square = player.chooseMove(
        in: request.record,
        settings: request.time.map { settings.within($0.plan ?? $0.limit) } ?? settings,
        using: &generator,
        stop: stop)
      return (square, nil)
    }
    if let square = book?.choose(in: position, using: &generator) {
      return (square, known(64, in: position).first { $0.squares == [square] }?.score)
    }
    let report = engine.search(position, limits: limits(request, position), stop: stop) {
      tell([SearchLine($0)], $0.nodes)
    }
    return (report.bestMove, report.score)
  }

  private static func level(_ depth: SearchRequest.Depth) -> Level? {
    switch depth {
    case .standard: .engine
    case .level(let level): level
    case .plies, .any: nil
    }
  }

  private func known(_ count: Int, in position: Position) -> [SearchLine] {
    (book?.analysis(of: position)?.moves ?? []).prefix(count).map(SearchLine.init)
  }

  private func hint(_ count: Int, _ request: SearchRequest, stop: StopToken, tell: Tell) {
    let position = request.record.position
    let limits = limits(request, position)
    // Where a pass is due, the only line begins with it.
    if count == 1 || position.legalMoves.count <= 1 {
      engine.search(position, limits: limits, stop: stop) { tell([SearchLine($0)], $0.nodes) }
    } else {
      engine.rank(position, best: count, limits: limits, stop: stop) { moves in
        tell(moves.map(SearchLine.init), nil)
      }
    }
  }

  /// The last position comes first: the table then knows what follows.
  private func analyze(
    _ request: SearchRequest, stop: StopToken, tell: (_ plies: Int, _ score: Int) -> Void
  ) {
    let record = request.record
    let positions = record.positions.prefix(record.standing + 1)
    for (plies, position) in positions.enumerated().reversed() where !stop.isStopped {
      // A finished game is scored for the side that would be to move.
      let last = plies > 0 ? record.plies[plies - 1].side : .light
      let side = position.turn ?? last.opponent
      let evaluation = engine.evaluate(position, limits: limits(request, position), stop: stop)
      if !stop.isStopped { tell(plies, evaluation.score(for: side)) }
    }
  }

  private func limits(_ request: SearchRequest, _ position: Position) -> SearchLimits {
    var limits: SearchLimits
    switch request.depth {
    case .standard: limits = SearchLimits.evaluation(at: .engineAnalysis)
    case .level(let level): limits = SearchLimits.evaluation(at: level)
    case .plies(let plies):
      limits = SearchLimits(plies: plies, empties: position.board.empties.count)
    case .any: limits = SearchLimits(selectivity: .percent73)
    }
    limits.time = request.time?.limit
    limits.plannedTime = request.time?.plan
    limits.threads = threads
    return limits
  }
}

extension SearchLimits {
  /// From how many squares before the exact search on the end is searched at 73 %.
  private static let squaresBefore = 4

  /// The search looks `plies` plies ahead at 73 %, as other engines do. It solves the end exactly
  /// from twice as many empty squares on, but at most from 20, plus one for each two plies above
  /// 12; and at 73 % from four squares earlier, or from the depth itself. So 10 plies take tenths
  /// of a second at most, and 20 take some seconds near the end.
  init(plies: Int, empties: Int) {
    let certainFrom = min(2 * plies, 20 + max(0, plies - 12) / 2)
    self.init(
      depth: plies, exactFrom: certainFrom + Self.squaresBefore, selectivity: .percent73,
      exactSelectivity: empties <= certainFrom ? .none : .percent73)
  }
}

extension SearchLine {
  fileprivate init(_ report: SearchReport) {
    self.init(
      squares: report.principalVariation, score: report.score, plies: report.depth,
      confidence: report.isExact ? 100 : report.selectivity.percent, isExact: report.isExact)
  }

  fileprivate init(_ move: MoveScore) {
    let confidence =
      switch move.certainty {
      case .exact: 100
      case .estimate(let confidence): confidence
      // The confidence of the engine's own searches.
      case .book: Selectivity.percent73.percent
      }
    self.init(
      squares: move.line, score: move.score, plies: move.depth, confidence: confidence,
      isExact: move.isExact)
  }
}
