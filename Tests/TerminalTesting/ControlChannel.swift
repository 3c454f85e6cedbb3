import CTerminalTesting
import Libc
import ReversiTesting

/// A conversation with tmux in its control mode. Commands go in line by line. Out come the answers,
/// and between them a line whenever something happens on the terminal, so that nobody polls the
/// screen.
final class ControlChannel {
  private let process: pid_t
  private var server: pid_t = 0
  private let input: Int32
  private let output: Int32
  private var lines = LineInput()
  /// News may come before an answer.
  private var hasNews = false

  init(_ launch: Launch) throws {
    let inputPipe = try AnonymousPipe()
    let outputPipe = try AnonymousPipe()
    process = launch.withC {
      process_start($0, inputPipe.reading, outputPipe.writing, outputPipe.writing)
    }
    close(inputPipe.reading)
    close(outputPipe.writing)
    (input, output) = (inputPipe.writing, outputPipe.reading)
    guard process > 0 else { throw SystemFailure() }
    server = try pid_t(perform("display-message -p '#{pid}'", deadline: .generous).joined()) ?? 0
  }

  deinit {
    // Asked to end, tmux waits for the programs in it and for readers; killed, it leaves nothing
    // behind but the socket, and the programs lose their terminal.
    if server > 0 { kill(server, SIGKILL) }
    kill(process, SIGKILL)
    close(input)
    close(output)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }

  @discardableResult
  func perform(_ command: String, deadline: Deadline) throws -> [String] {
    input.writeAll(Array((command + "\n").utf8))
    var heading: [Substring] = []
    var answer: [String] = []
    while true {
      guard !deadline.isOver, let line = nextLine(before: deadline) else {
        throw TimedOut("tmux's answer to \(command)", instead: answer.joined(separator: "\n"))
      }
      let words = line.split(separator: " ")
      if heading.isEmpty {
        // The last figure tells commands of this channel from those that tmux gave itself.
        if words.count == 4, words[0] == "%begin", words[3] == "1" {
          heading = words
        } else {
          hasNews = true
        }
      } else if words.count == 4, words[1...] == heading[1...], words[0] == "%end" {
        return answer
      } else if words.count == 4, words[1...] == heading[1...], words[0] == "%error" {
        throw TmuxRefusal(command: command, answer: answer.joined(separator: "\n"))
      } else {
        answer.append(line)
      }
    }
  }

  func waitForNotification(before deadline: Deadline) -> Bool {
    guard hasNews || nextLine(before: deadline) != nil else { return false }
    hasNews = false
    while nextLine(before: Deadline(after: .zero)) != nil {}
    return true
  }

  private func nextLine(before deadline: Deadline) -> String? {
    lines.next(from: output, before: deadline)
  }
}
