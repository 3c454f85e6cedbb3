import Posix
import ReversiTesting

/// The lines that a program writes into a pipe.
struct LineInput {
  private var splitter = LineSplitter(longest: .max)

  /// Nil after the deadline or at the end of the output.
  mutating func next(from file: Int32, before deadline: Deadline) -> String? {
    while true {
      if case .bytes(let line) = splitter.next() { return String(decoding: line, as: UTF8.self) }
      guard deadline.waitUntilReadable(file), let bytes = file.readAvailable() else { return nil }
      splitter.append(bytes)
    }
  }
}
