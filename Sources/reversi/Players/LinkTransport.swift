import App
import Link
import Posix

/// The connection with the other program, or the wait for one. Only one thread may use it.
///
/// The next connection begins after the owner of the conversation has closed the last one, so that
/// no line reaches the wrong guest.
struct LinkTransport {
  private enum State {
    case idle
    case connected(any LineChannel)
    /// The other program has gone; the owner has been told.
    case ended
    /// Waits for the other program to end the connection, up to a time or a number of bytes.
    case closing(any LineChannel, until: Duration, received: Int)
  }

  private let route: LinkRoute
  private let now: @Sendable () -> Duration
  private let post: @Sendable (LinkConversation.Event) -> Void
  private var state = State.idle
  /// The guest that waits while another one plays.
  private var newcomer: LocalSocket?
  private var isLeaving = false
  /// Whether there may be lines that have not been read.
  private var mayHaveMore = false

  private static let maximumLines = 100
  /// The time and the bytes that the other program has to end the connection.
  private static let closingTime = Duration.seconds(1)
  private static let closingBytes = 256 << 10

  init(
    _ route: LinkRoute, now: @escaping @Sendable () -> Duration,
    post: @escaping @Sendable (LinkConversation.Event) -> Void
  ) {
    (self.route, self.now, self.post) = (route, now, post)
  }

  var isOver: Bool {
    switch state {
    case .idle, .ended: isLeaving
    case .connected, .closing: false
    }
  }

  mutating func perform(_ step: LinkStep) {
    switch step {
    case .join: if case .idle = state { connect() }
    case .send(let line):
      // If the other program is gone, `read` finds the end of its lines.
      if case .connected(let channel) = state { try? channel.send([line.text]) }
    case .close: close()
    case .turnAway:
      try? newcomer?.send([LinkLine.bye(.taken).text])
      newcomer = nil
    }
  }

  mutating func leave() {
    isLeaving = true
    newcomer = nil
    if case .host(let listener) = route { listener.stop() }
    guard case .connected(let channel) = state else { return }
    try? channel.send([LinkLine.bye(.left).text])
    close()
  }

  private mutating func close() {
    switch state {
    case .idle, .closing: break
    case .ended: state = .idle
    case .connected(let channel):
      state = .closing(
        channel, until: now() + Self.closingTime,
        received: channel.lines.received + Self.closingBytes)
    }
  }

  private mutating func connect() {
    post(.connected)
    do throws(LinkEnd) {
      state = .connected(try route.channel())
    } catch {
      state = .ended
      post(.disconnected(error))
    }
  }

  /// The wait also ends when `signal` becomes readable.
  func wait(orFor signal: Int32) {
    var descriptors = [signal]
    var time: Duration?
    var writing: Int32?
    switch state {
    case .connected(let channel):
      descriptors.append(channel.descriptor)
      writing = channel.waiting
      if mayHaveMore { time = .zero }
    case .closing(let channel, let end, _):
      descriptors.append(channel.descriptor)
      writing = channel.waiting
      time = end
    case .idle, .ended: break
    }
    if let listener = listener { descriptors.append(listener.descriptor) }
    _ = waitForInput(
      on: descriptors, writing: writing, timeout: time.map { max(.zero, $0 - now()) })
  }

  /// The listener, while another guest can be taken.
  private var listener: LocalListener? {
    guard case .host(let listener) = route, newcomer == nil, !isLeaving else { return nil }
    switch state {
    case .idle, .connected: return listener
    case .ended, .closing: return nil
    }
  }

  mutating func advance() {
    switch state {
    case .connected(let channel): read(from: channel)
    case .closing(let channel, let end, let received):
      drain(channel, until: end, received: received)
    case .idle, .ended: break
    }
    if case .idle = state, let guest = newcomer ?? listener?.accept(longestLine: LinkLine.longest) {
      newcomer = nil
      state = .connected(guest)
      post(.connected)
    } else if case .connected = state, let other = listener?.accept(longestLine: LinkLine.longest) {
      newcomer = other
      post(.knocked)
    }
  }

  private mutating func read(from channel: any LineChannel) {
    try? channel.flush()
    mayHaveMore = true
    for _ in 0..<Self.maximumLines {
      switch channel.next() {
      case .bytes(let bytes): post(.received(bytes))
      case .tooLong: post(.receivedTooMuch)
      case .silence:
        mayHaveMore = false
        return
      case .end:
        mayHaveMore = false
        state = .ended
        let status = channel.end() ?? 0
        post(
          .disconnected(
            status == 0 ? .lost : .failed(status: status, message: channel.lastError)))
        return
      }
    }
  }

  private mutating func drain(
    _ channel: any LineChannel, until end: Duration, received limit: Int
  ) {
    try? channel.flush()
    for _ in 0..<Self.maximumLines {
      let line = channel.next()
      if line == .silence, now() < end, channel.lines.received < limit { return }
      guard line != .end, line != .silence else {
        channel.end()
        state = .idle
        return
      }
    }
    // Nobody reads any more what the other program still writes.
    channel.end()
    state = .idle
  }
}

extension SystemString {
  /// The program that a shell command starts, or nil if only the shell can tell.
  fileprivate var programName: SystemString? {
    let word = bytes.prefix { $0 != UInt8(ascii: " ") }
    let isPlain = word.allSatisfy { byte in
      let sign = UnicodeScalar(byte)
      return sign.isASCII && sign.properties.isAlphabetic
        || "0123456789/._-+".unicodeScalars.contains(sign)
    }
    return isPlain && !word.isEmpty ? SystemString(bytes: word) : nil
  }
}

extension LinkRoute {
  fileprivate func channel() throws(LinkEnd) -> any LineChannel {
    switch self {
    case .host: throw .absent
    case .sockets(let paths):
      guard let socket = LocalSocket.connect(toFirstOf: paths, longestLine: LinkLine.longest) else {
        throw .absent
      }
      return socket
    case .program(let command):
      if let program = command.programName, !Environment.current.hasProgram(program) {
        throw .notFound(program.description)
      }
      do {
        return try ChildProcess(command, longestLine: LinkLine.longest, keepsErrors: true)
      } catch {
        throw .notStarted(error.reason)
      }
    }
  }
}

/// The way in which this program reaches the other one.
enum LinkRoute: Sendable {
  case host(LocalListener)
  /// Joins a host of the same account, at the first of these paths at which somebody listens.
  case sockets([SystemString])
  /// Joins a host through a shell command that starts a program such as ssh.
  case program(SystemString)

  /// Gives up after 45 seconds without an answer from the other machine.
  static let ssh: SystemString = "ssh -T -o ServerAliveInterval=15 -o ServerAliveCountMax=3"

  /// `program` is the path of `reversi` on the other machine.
  static func program(
    _ ssh: SystemString, to destination: String, running program: String, name: LinkName
  ) -> LinkRoute {
    // Neither the machine nor the path has a quote. The other machine's shell finds the home folder
    // of a path.
    .program(ssh + SystemString(" '\(destination)' '\(program)' link \(name.text)"))
  }
}

/// The thread that exchanges lines with the other program. It sleeps while nothing happens.
final class LinkWorker: LinkPort, EventSource {
  typealias Report = (event: LinkConversation.Event, time: Duration)

  /// Nil ends the thread.
  private let commands: Mailbox<LinkStep?>
  private let reports: Mailbox<Report>
  private let thread: SystemThread

  private init(
    _ commands: Mailbox<LinkStep?>, _ reports: Mailbox<Report>, _ thread: SystemThread
  ) {
    (self.commands, self.reports, self.thread) = (commands, reports, thread)
  }

  deinit { commands.post(nil) }

  /// A host takes guests from now on; a guest joins by a command.
  static func start(
    _ route: LinkRoute, now: @escaping @Sendable () -> Duration
  ) throws(SystemError) -> LinkWorker {
    let commands = try Mailbox<LinkStep?>()
    let reports = try Mailbox<Report>()
    // The thread that starts a program has to outlive it.
    let thread = try SystemThread {
      var transport = LinkTransport(route, now: now) { reports.post(($0, now())) }
      while !transport.isOver {
        transport.wait(orFor: commands.signal.descriptor)
        for step in commands.collect() {
          if let step { transport.perform(step) } else { transport.leave() }
        }
        transport.advance()
      }
    }
    return LinkWorker(commands, reports, thread)
  }

  func perform(_ step: LinkStep) { commands.post(step) }

  /// Waits until the last lines have gone: at most a second or two.
  func finish() {
    commands.post(nil)
    thread.join()
  }

  var descriptor: Int32? { reports.signal.descriptor }

  func takeReports() -> [Report] { reports.collect() }

  func collect() -> [App.Event] {
    takeReports().map { .twoPeople(.link($0.event, at: $0.time)) }
  }
}
