import Foundation
import ReversiTesting
import Testing

@testable import TerminalTesting

/// Tests of the test harness, with programs whose behaviour is known.
@Suite("Harness")
struct HarnessTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func shell(_ script: String) -> Launch {
    Launch(path: "/bin/sh", arguments: ["-c", script], folder: folder)
  }

  @Test("a real terminal shows what a program prints and what is typed")
  func realTerminal() throws {
    let terminal = try TmuxTerminal(shell("echo ready; read line; echo \"got $line\"; exit 3"))
    try terminal.wait(forText: "ready")
    try terminal.type("it's a \"line\"; or two\r")
    try terminal.wait(forText: "got it's a \"line\"; or two")
    try terminal.wait(forText: "exit status: 3")
  }

  @Test("a real terminal has its size and can change it")
  func realTerminalSize() throws {
    let script = "stty size; while read line; do stty size; done"
    let terminal = try TmuxTerminal(shell(script), size: TerminalSize(40, 20))
    try terminal.wait(forText: "20 40")
    try terminal.resize(to: TerminalSize(20, 5))
    try terminal.press("Enter")
    try terminal.wait(forText: "5 20")
  }

  @Test("a pty reports the bytes, the exit status and the modes after the end")
  func pty() throws {
    let pty = try Pty(shell("stty -echo; printf 'a\\033[6nb'; exit 7"))
    #expect(try pty.end() == .exited(7))
    #expect(pty.text == "a\u{1B}[6nb")
    #expect(pty.modesBefore?.echoes == true)
    #expect(pty.modesAfter?.echoes == false)
    #expect(pty.modesAfter?.gathersLines == true)
  }

  @Test("a pty reports the signal that ended a program, and hanging up sends one")
  func hangUp() throws {
    let pty = try Pty(shell("echo ready; exec tail -f /dev/null"))
    try pty.wait(forOutput: "ready")
    pty.hangUp()
    #expect(try pty.end() == .killed(SIGHUP))
  }

  @Test("a marker is found wherever it is cut, and before keys that are echoed after it")
  func markers() {
    for cut in 0...10 {
      let read = Array("ab<end>jjjc<end>".utf8)
      var output = MarkedOutput(marker: Array("<end>".utf8))
      output.append(Array(read[..<cut]))
      output.append(Array(read[cut...]))
      #expect(output.bytes == Array("abjjjc".utf8))
      #expect(output.markers == 2)
    }
  }

  @Test("a pty reports that a program has stopped")
  func stop() throws {
    let pty = try Pty(shell("echo ready; exec cat"))
    try pty.wait(forOutput: "ready")
    pty.type("\u{1A}")
    try pty.wait(forStop: 1)
    #expect(pty.changes == [.stopped(SIGTSTP)])
    try pty.resume()
    pty.type("\u{3}")
    #expect(try pty.end() == .killed(SIGINT))
  }

  @Test("a wait in vain ends in time, even if there is always more, and says what there was")
  func inVain() throws {
    var steps = 0
    #expect(throws: TimedOut.self) {
      try Deadline(after: .zero).wait(
        for: "the end",
        step: { _ in
          steps += 1
          return steps < 10
        }, until: { false })
    }
    #expect(steps == 0)

    let pty = try Pty(shell("echo one; echo two; exec cat"))
    try pty.wait(forText: "two")
    var message = ""
    do {
      try pty.wait(for: "three", deadline: Deadline(after: .zero)) { false }
    } catch {
      message = "\(error)"
    }
    #expect(message.hasPrefix("waited in vain for three; in its place there was:\none\ntwo\n"))
  }

  @Test("a started program inherits nothing from the environment of the tests")
  func environment() throws {
    let names = ["HOME", "LANG", "PATH", "SWIFT_BACKTRACE", "TERM", "TZ"]
    let plain = try PlainProcess.run(Launch(path: "/usr/bin/env", folder: folder))
    #expect(
      plain.output.split(separator: "\n").map { $0.prefix { $0 != "=" } } == names.map { $0[...] })
    let terminal = try TmuxTerminal(Launch(path: "/usr/bin/env", folder: folder))
    let screen = try terminal.wait(forText: "exit status: 0")
    let shown = screen.lines.prefix { !$0.hasPrefix("exit") }.map {
      String($0.prefix { $0 != "=" })
    }
    #expect(shown == names)
  }

  @Test("a process without a terminal has separate output and errors")
  func plainProcess() throws {
    let outcome = try PlainProcess.run(shell("echo out; echo err >&2; exit 2"))
    #expect(outcome.end == .exited(2))
    #expect(outcome.output == "out\n")
    #expect(outcome.errors == "err\n")
  }
}
