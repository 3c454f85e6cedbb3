/// Passes values from one thread to another, and wakes it.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Monitor<[Message]>([])
  /// Readable while there are messages.
  package let signal: WakePipe

  /// Creates an empty mailbox.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  package init() throws(SystemError) {
    signal = try WakePipe()
  }

  /// Adds a message.
  package func post(_ message: Message) {
    // Within the lock, so that `signal` is never readable for a message that was already taken.
    messages.withValue {
      $0.append(message)
      signal.notify()
    }
  }

  /// Removes and returns all messages, oldest first.
  package func collect() -> [Message] {
    messages.withValue { messages in
      defer { messages = [] }
      signal.clear()
      return messages
    }
  }
}
