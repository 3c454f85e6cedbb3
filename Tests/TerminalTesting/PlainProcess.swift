import CTerminalTesting
import Libc
import ReversiTesting

/// A program without a terminal: its input and outputs are files or pipes.
package enum PlainProcess {
  /// The result of a program that has ended.
  package struct Outcome: Sendable {
    package let end: ProgramChange
    package let output: String
    package let errors: String
  }

  /// Runs a program to its end. Without an open file as `input`, it reads nothing; without one as
  /// `output`, its text is in the outcome.
  package static func run(
    _ launch: Launch, input: Int32? = nil, output: Int32? = nil
  ) throws -> Outcome {
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    let outputPipe = try AnonymousPipe()
    let errorPipe = try AnonymousPipe()
    let process = launch.withC {
      process_start($0, input ?? nothing, output ?? outputPipe.writing, errorPipe.writing)
    }
    close(outputPipe.writing)
    close(errorPipe.writing)
    defer {
      close(outputPipe.reading)
      close(errorPipe.reading)
    }
    var texts: [Int32: [UInt8]] = [outputPipe.reading: [], errorPipe.reading: []]
    var open = Set(texts.keys)
    func text(_ file: Int32) -> String { String(decoding: texts[file] ?? [], as: UTF8.self) }
    do {
      try Deadline.generous.wait(
        for: "the end of \(launch.command)",
        instead: {
          "a program that still runs, with the output\n\(text(outputPipe.reading).suffix(2000))\n"
            + "and the errors\n\(text(errorPipe.reading).suffix(2000))"
        },
        step: { deadline in
          guard deadline.waitUntilReadable(Array(open)) else { return false }
          for file in open where Deadline(after: .zero).waitUntilReadable(file) {
            if let bytes = file.readAvailable() { texts[file]? += bytes } else { open.remove(file) }
          }
          return true
        }, until: { open.isEmpty })
    } catch {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
      throw error
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return Outcome(
      end: ProgramChange(waitStatus: status), output: text(outputPipe.reading),
      errors: text(errorPipe.reading))
  }
}
