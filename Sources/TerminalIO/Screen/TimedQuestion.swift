/// A question to the terminal that nobody waits for, and whose reply counts for a short time only.
struct TimedQuestion: Sendable, Hashable {
  /// The longest time between the question and a reply that counts. A later one would change the
  /// screen in the middle of the game.
  static let timeout = Duration.seconds(2)

  /// Until when a reply counts; nil if none is expected.
  private var deadline: Duration?

  /// Notes that the question has been sent.
  mutating func ask(now: Duration) { deadline = now + Self.timeout }

  /// Whether a reply that has arrived counts. Only the first one can.
  mutating func takeReply(now: Duration) -> Bool {
    defer { deadline = nil }
    return deadline.map { now <= $0 } ?? false
  }
}
