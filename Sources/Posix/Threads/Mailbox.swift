/// Passes values from one thread to another, and wakes it.
public final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Monitor<[Message]>([])
  /// Readable while there are messages.
  public let signal: WakePipe

  /// Creates an empty mailbox.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  public init() throws(SystemError) {
    signal = try WakePipe()
  }

  /// Adds a message.
  public func post(_ message: Message) {
    // Within the lock, so that `signal` is never readable for a message that was already taken.
    messages.withValue {
      $0.append(message)
      signal.notify()
    }
  }

  /// Removes and returns all messages, oldest first.
  public func collect() -> [Message] {
    messages.withValue { messages in
      defer { messages = [] }
      signal.clear()
      return messages
    }
  }
}
