import Posix
import Synchronization

@testable import reversi_lab

/// Runs the tool within the test, and keeps what it writes.
final class Recorder: Sendable {
  private let printed = Mutex<[String]>([])
  private let complained = Mutex<[String]>([])

  var output: [String] { printed.withLock { $0 } }
  var complaints: [String] { complained.withLock { $0 } }

  var console: Console {
    Console(
      print: { line in self.printed.withLock { $0.append(line) } },
      complain: { line in self.complained.withLock { $0.append(line) } },
      showProgress: nil)
  }

  /// Runs a command line, whose words are separated by blanks, and returns the exit status.
  func run(_ line: String) -> Int32 {
    run(line.split(separator: " ").map(String.init))
  }

  func run(_ words: [String]) -> Int32 {
    Program.run(words.map { SystemString($0) }, on: console)
  }
}
