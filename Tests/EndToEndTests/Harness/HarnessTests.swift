import Foundation
import ReversiTesting
import Testing

@testable import TerminalTesting

@Suite("Harness")
struct HarnessTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func shell(_ script: String) -> Launch {
    Launch(path: "/bin/sh", arguments: ["-c", script], folder: folder)
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
}
