import CommandLine
import EngineProtocols
import Posix

/// `engine`: serves another program, which asks for moves in an engine protocol, until it ends.
///
/// This thread reads and writes. Searches run on another one, so that lines are always read at
/// once.
struct EngineCommand {
  /// A reply, and the identity of its search.
  private typealias Letter = (id: Int, reply: SearchReply)

  private var server: any ProtocolServer
  private let search: Worker<SearchRequest, Letter>
  private let signals: SignalInbox
  private let input = StandardStream.input
  private var output = LineOutput(StandardStream.output)
  private var splitter = LineSplitter(longest: Self.longestLine)
  /// Whether the input has ended.
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

  /// Serves until the client quits or is gone.
  ///
  /// - Throws: `Refusal` if the system has no thread or file descriptor left.
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

  /// Answers until the client quits and has taken all answers, or is gone. A client may take its
  /// time to read.
  private mutating func serve() {
    while !isUnread, !isOver || output.waiting != nil {
      wait()
      for signal in signals.collect() where signal.isEnding || signal.isStop { signal.obey() }
      for (id, reply) in search.collect() where !isOver { perform(server.receive(reply, to: id)) }
      read()
      flush()
    }
  }

  /// Waits for lines, replies, signals, or a client that takes output again.
  private func wait() {
    _ = waitForInput(
      on: [signals.descriptor] + (wantsLines ? [input] : [])
        + [search.descriptor].compactMap(\.self),
      writing: output.waiting, hangUpOf: StandardStream.output, timeout: nil)
  }

  /// Whether to read lines now: only if they could be answered.
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

  /// The text of a line; bytes that are not UTF-8 become characters that no command has.
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

  /// Writes what the client takes. Once nothing reads the output any more, this program ends, even
  /// in the middle of a search.
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
