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
    // Under the same lock, so that it never rings for a letter that has been taken out already.
    letters.withValue {
      $0.append(letter)
      bell.ring()
    }
  }

  /// Takes all letters out, in the order in which they were put in.
  public func collect() -> [Letter] {
    letters.withValue { letters in
      defer { letters = [] }
      bell.silence()
      return letters
    }
  }
}
