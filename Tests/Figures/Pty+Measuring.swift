import ReversiTesting
import TerminalTesting

extension Pty {
  /// Waits for the last word of a full screen.
  func waitForScreen() throws { try wait(forOutput: "quit") }

  func waitForRest() { while takeIn(before: Deadline(after: .milliseconds(100))) {} }

  /// Sends a key, and waits for `sign`, which must be printed only because of the key.
  ///
  /// `pause` is how long nothing comes after the answer; zero where output never pauses.
  func answer(
    to key: String, sign: String, pause: Duration = .milliseconds(5)
  ) throws -> (time: Duration, bytes: Int) {
    let length = output.count
    let clock = ContinuousClock()
    let start = clock.now
    type(key)
    while takeIn(before: .generous) {
      let time = clock.now - start
      let printed = PrintedText(output: String(decoding: output.dropFirst(length), as: UTF8.self))
      guard printed.text.contains(sign) else { continue }
      // The rest of it, which would be taken for the answer to the next key.
      while takeIn(before: Deadline(after: pause)) {}
      return (time, output.count - length)
    }
    throw TimedOut("an answer to a key", instead: text)
  }
}
