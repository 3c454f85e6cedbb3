import App
import Link
import Posix

/// The thread that exchanges lines with the other program. It sleeps while nothing happens.
final class LinkWorker: LinkPort, EventSource {
  typealias Report = (event: LinkConversation.Event, time: Duration)

  /// The steps; nil ends the thread.
  private let commands: Mailbox<LinkStep?>
  private let reports: Mailbox<Report>
  private let thread: SystemThread

  private init(
    _ commands: Mailbox<LinkStep?>, _ reports: Mailbox<Report>, _ thread: SystemThread
  ) {
    (self.commands, self.reports, self.thread) = (commands, reports, thread)
  }

  deinit { commands.post(nil) }

  /// Starts the thread. A host takes guests from now on; a guest joins by a command.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
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

  /// Sends a step to the thread.
  func perform(_ step: LinkStep) { commands.post(step) }

  /// Ends the connection, and waits until the last lines have gone: at most a second or two.
  func finish() {
    commands.post(nil)
    thread.join()
  }

  /// Readable while there are reports.
  var descriptor: Int32? { reports.signal.descriptor }

  /// Removes and returns the reports, in order.
  func takeReports() -> [Report] { reports.collect() }

  func collect() -> [App.Event] {
    takeReports().map { .twoPeople(.link($0.event, at: $0.time)) }
  }
}
