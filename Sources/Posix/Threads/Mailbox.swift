/// Passes values from one thread to another, and wakes it.
public final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Monitor<[Letter]>([])
  /// Rings while there are letters.
  public let bell: WakePipe

  /// Creates an empty mailbox.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  public init() throws(SystemError) {
    bell = try WakePipe()
  }

  /// Adds a letter.
  public func post(_ letter: Letter) {
    // Under the same lock, so it never rings for a letter that was already taken.
    letters.withValue {
      $0.append(letter)
      bell.ring()
    }
  }

  /// Takes all letters, oldest first.
  public func collect() -> [Letter] {
    letters.withValue { letters in
      defer { letters = [] }
      bell.silence()
      return letters
    }
  }
}
