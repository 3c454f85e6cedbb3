import Synchronization
import TerminalUI

/// Hands values from one thread to another, and wakes it.
final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  /// Rings while there are letters.
  let bell: WakePipe

  init() throws(Refusal) {
    bell = try WakePipe()
  }

  /// Puts a letter in.
  func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    bell.ring()
  }

  /// Takes all letters out, in the order in which they were put in.
  func collect() -> [Letter] {
    // Silenced first: a letter that comes in between rings again.
    bell.silence()
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
