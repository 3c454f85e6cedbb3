/// Hands values from one thread to another, and wakes it.
public final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Monitor<[Letter]>([])
  /// Rings while there are letters.
  public let bell: WakePipe

  /// Makes an empty mailbox.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  public init() throws(SystemError) {
    bell = try WakePipe()
  }

  /// Puts a letter in.
  public func post(_ letter: Letter) {
    letters.withValue { $0.append(letter) }
    bell.ring()
  }

  /// Takes all letters out, in the order in which they were put in.
  public func collect() -> [Letter] {
    // Silenced first: a letter that comes in between rings again.
    bell.silence()
    return letters.withValue { letters in
      defer { letters = [] }
      return letters
    }
  }
}
