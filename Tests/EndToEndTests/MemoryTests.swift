import Foundation
import TerminalTesting
import Testing

/// Little memory.
@Suite("Little memory")
struct MemoryTests {
  @Test("a program that finds too little memory says so in a line, or plays")
  func limits() throws {
    let megabyte = 1 << 20
    var limit = 16
    var refusals = 0
    // Up to what suffices, which differs by how the program was linked.
    while true {
      let game = try Game()
      var launch = game.launch(["--as=\(limit * megabyte)", Program.path])
      launch.path = "/usr/bin/prlimit"
      let pty = try Pty(launch)
      try pty.wait(for: "a game or an end with \(limit) MB") {
        pty.hasEnded || pty.text.contains("quit")
      }
      guard pty.hasEnded else { break }
      _ = try pty.end()
      // The linker at run time speaks for itself.
      let lines = pty.text.split(whereSeparator: \.isNewline)
      #expect(
        lines.contains { $0.contains("reversi: ") && !$0.contains("a fault") },
        "\(limit) MB: \(pty.text)")
      #expect(pty.modesAfter == pty.modesBefore)
      refusals += 1
      limit += 4
    }
    #expect(refusals > 0 && limit < 1024)
  }
}
