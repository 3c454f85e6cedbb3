import ReversiCore
import TerminalTesting
import Testing

/// A system that is almost out of memory.
@Suite("Little memory")
struct LittleMemoryTests {
  @Test("with too little memory to start, the program says so in one line")
  func start() throws {
    let game = try Game()
    for kilobytes in stride(from: 16 << 10, to: 24 << 10, by: 64) {
      var limited = game.launch(["--as=\(kilobytes << 10)", Program.path, "--version"])
      limited.path = "/usr/bin/prlimit"
      let outcome = try PlainProcess.run(limited)
      switch outcome.end {
      case .exited(0): #expect(outcome.errors == "")
      case .exited(1): #expect(outcome.errors == "reversi: too little memory\n")
      // The system cannot even load the program.
      default: #expect(try isOfLoader(outcome.end, in: game, kilobytes), "\(kilobytes) KB")
      }
    }
  }

  @Test(
    "with little memory a subcommand does its work, or says in one line why not",
    arguments: [
      // A move from the book, or an end in the middle of a search, takes less memory.
      (["engine", "nboard", "--no-book"], "set depth 4\ngo\nlearn\n"),
      (["engine", "gtp", "--level", "1", "--no-book"], "genmove b\nquit\n"),
      (["analyze", "--level", "1", "-"], "f5\nf5d6\n"),
      (["solve", nearEnd], ""),
    ])
  func subcommand(_ arguments: [String], input: String) throws {
    let game = try Game()
    for kilobytes in Array(stride(from: 22 << 10, to: 46 << 10, by: 512)) + [
      56 << 10, 96 << 10,
    ] {
      var limited = game.launch(
        ["-c", "printf %s \"$0\" | prlimit \"$@\"", input, "--as=\(kilobytes << 10)", Program.path]
          + arguments)
      limited.path = "/bin/sh"
      let outcome = try PlainProcess.run(limited)
      switch outcome.end {
      case .exited(0): #expect(outcome.errors == "")
      case .exited(1):
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines[0].hasPrefix("reversi: "), "\(kilobytes) KB: \(lines)")
        #expect(kilobytes < 60 << 10)
      // The system cannot even load the program.
      default:
        #expect(
          try isOfLoader(outcome.end, in: game, kilobytes), "\(kilobytes) KB: \(outcome.errors)")
      }
    }
  }

  /// Whether the end comes from the system's loader, which cannot load the program. With some
  /// limits the loader itself crashes, before the program begins.
  private func isOfLoader(
    _ end: ProgramChange, in game: Game, _ kilobytes: Int
  ) throws -> Bool {
    if end == .exited(127) { return true }
    var alone = game.launch([
      "-c", "ulimit -v \(kilobytes) && LD_TRACE_LOADED_OBJECTS=1 exec \"$0\"", Program.path,
    ])
    alone.path = "/bin/sh"
    return try PlainProcess.run(alone).end == end
  }

  /// A position with one empty square.
  private static let nearEnd =
    String(repeating: "x", count: 30) + "-o" + String(repeating: "x", count: 32) + " x"

  @Test(
    "with too little stack the program says so in one line",
    arguments: [["--version"], ["--text"], ["engine", "nboard"], []])
  func stack(_ arguments: [String]) throws {
    let game = try Game()
    for kilobytes in [64, 80, 96, 112, 128, 192, 224, 256, 272, 320, 384, 512] {
      var limited = game.launch(["--stack=\(kilobytes << 10)", Program.path] + arguments)
      limited.path = "/usr/bin/prlimit"
      let outcome = try PlainProcess.run(limited)
      if kilobytes > 256, !arguments.isEmpty {
        #expect(outcome.end == .exited(0), "\(kilobytes) KB: \(outcome.errors)")
      } else if kilobytes <= 256 {
        #expect(outcome.end == .exited(1), "\(kilobytes) KB")
        #expect(outcome.errors == "reversi: too little memory for the stack (ulimit -s)\n")
      }
    }
  }

  /// The sizes in megabytes, from too little for the program itself to more than it needs.
  @Test(
    "with little memory the computer plays, or the program says in one line why not",
    arguments: [
      16, 20, 22, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 38, 40, 44, 48, 56, 64, 96,
    ])
  func limit(megabytes: Int) throws {
    let game = try Game()
    var limited = game.launch([
      "--as=\(megabytes << 20)", Program.path, "--white=computer", "--think-time=0",
      "--animation=off",
    ])
    limited.path = "/usr/bin/prlimit"
    let pty = try Pty(limited)
    try pty.wait(for: "the game or its refusal") { pty.text.contains("quit") || pty.hasEnded }
    if !pty.hasEnded {
      pty.type("d3\r")
      try pty.wait(for: "the computer's move") {
        game.saved?.position.board.empties.count == 58 || pty.hasEnded
      }
      pty.type("q")
    }
    let end = try pty.end()
    #expect(pty.modesAfter == pty.modesBefore)
    if end == .exited(0) { return }
    // If the system cannot even load the program, its message is not tested.
    if try isOfLoader(end, in: game, megabytes << 10) { return }
    #expect(end == .exited(1))
    let lines = pty.text.split(separator: "\r\n").filter { $0.contains("reversi: ") }
    #expect(lines.count == 1, "\(pty.text)")
    #expect(megabytes < 64)
  }
}
