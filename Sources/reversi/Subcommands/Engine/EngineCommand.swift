import EngineProtocols
import Posix
import TerminalUI

/// Plays for another program, which asks for moves by lines of a protocol, until that ends.
///
/// This thread reads and writes; the search has one of its own, so that every line is read at once.
struct EngineCommand {
  private var engine: any ProtocolServer
  private let search: SearchThread
  private let signals: SignalInbox
  private let input = StandardStream.input
  private var output = LineOutput(StandardStream.output)
  private var splitter = LineSplitter(longest: Self.longestLine)
  /// Whether nothing more comes in.
  private var isAtEnd = false
  /// Whether the program is to end.
  private var isOver = false
  /// Since when nobody takes what is written.
  private var blocked: ContinuousClock.Instant?

  /// In bytes: a game in the Generic Game Format takes some thousands.
  private static let longestLine = 1 << 20
  private static let portion = 64 << 10
  /// How long to wait for somebody who takes no more.
  private static let patience = Duration.seconds(2)

  /// Starts the engine.
  ///
  /// - Throws: `Refusal` if threads or descriptors are lacking.
  init(_ options: Options, signals: SignalInbox) throws(Refusal) {
    self.signals = signals
    let tool = options.tool
    engine = (tool.engineProtocol ?? .nboard).makeServer(
      name: Self.name, version: Program.version, level: tool.engineLevel)
    do {
      search = try SearchThread.start(threads: tool.threads ?? 1, usesBook: options.hasBook)
    } catch {
      throw .noThread(reason: error.reason)
    }
  }

  private static let name = "Reversi"

  /// Answers until the other program has had enough, or is gone.
  mutating func run() {
    while !isOver {
      wait()
      for signal in signals.collect() where signal.isEnding || signal.isStop { signal.obey() }
      for (id, reply) in search.collect() where !isOver { perform(engine.take(reply, of: id)) }
      if !isOver { read() }
      flush()
    }
    // Ends also where that blocks.
    try? output.flushForGood()
  }

  /// Waits for lines, replies, signals, and until more is taken of what is written.
  private func wait() {
    let timeout = blocked.map { max(.zero, Self.patience - $0.duration(to: .now)) }
    _ = waitForInput(
      on: [signals.descriptor, search.descriptor] + (wantsLines ? [input] : []),
      writing: output.waiting, hangUpOf: isAtEnd ? StandardStream.output : nil, timeout: timeout)
  }

  /// Whether lines are read now. Nothing is read that could not be answered.
  private var wantsLines: Bool { !isAtEnd && output.waiting == nil && engine.takesLines }

  private mutating func read() {
    guard wantsLines, waitForInput(on: [input], timeout: .zero)[0].isReady else { return }
    do throws(SystemError) {
      let bytes = try FileSystem().read(input, Self.portion)
      isAtEnd = bytes.isEmpty
      splitter.append(bytes)
    } catch {
      // Nothing was there after all, or nothing can be read any more.
      isAtEnd = error != .wouldBlock
    }
    var lines: [String] = []
    while let line = splitter.next() { lines.append(Self.text(of: line)) }
    if isAtEnd, let rest = splitter.rest() { lines.append(Self.text(of: rest)) }
    perform(engine.read(lines))
    if isAtEnd, !isOver { perform(engine.end()) }
  }

  /// The text of a line; bytes that are none become signs that no command has.
  private static func text(of line: LineReader.Line) -> String {
    switch line {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: ""
    }
  }

  private mutating func perform(_ effects: [ServerEffect]) {
    for effect in effects {
      switch effect {
      case .write(let line): output.say(line)
      case .search(let request): search.start(request)
      case .stop: search.stop()
      case .quit: isOver = true
      }
    }
  }

  /// Writes what is taken. The end of the other program is that of this one.
  private mutating func flush() {
    do throws(SystemError) {
      try output.flush()
    } catch {
      isOver = true
    }
    blocked = output.waiting == nil ? nil : blocked ?? .now
    if let blocked, blocked.duration(to: .now) >= Self.patience { isOver = true }
    if isAtEnd, waitForInput(on: [], hangUpOf: StandardStream.output, timeout: .zero)[0].isHungUp {
      isOver = true
    }
  }
}
