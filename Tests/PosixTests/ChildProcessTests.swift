import Libc
import Posix
import ReversiTesting
import Testing

@Suite("A child process")
struct ChildProcessTests {
  /// All waits of a test together.
  private let deadline = Deadline.generous

  private static func line(_ text: String) -> LineStream.Line { .bytes(Array(text.utf8)) }

  @Test("answers each line it is sent")
  func lines() throws {
    let child = try ChildProcess("while read -r line; do echo \"<$line>\"; done")
    try child.send(["one", "two"])
    #expect(child.next(before: deadline) == Self.line("<one>"))
    #expect(child.next(before: deadline) == Self.line("<two>"))
    #expect(child.next() == .silence)
    #expect(child.next(before: Deadline(after: .zero)) == .silence)
    child.end()
    #expect(child.next() == .end)
  }

  @Test(
    "reports its exit status",
    arguments: [("(exit 3)", 3), ("no-such-program-anywhere", 127), ("/dev/null", 126)])
  func status(command: String, status: Int32) throws {
    let child = try ChildProcess(SystemString(command))
    #expect(child.next(before: deadline) == .end)
    #expect(child.end() == status)
  }

  @Test("causes an error, not a signal, if it is written to after its end")
  func ended() throws {
    // The system may close the output first when it ends.
    let child = try ChildProcess("exec <&-; exit 0")
    #expect(child.next(before: deadline) == .end)
    #expect(throws: SystemError.brokenPipe) {
      // More than the pipe takes: a child that another test is starting has a copy of its other end
      // until it runs its own program.
      try child.send([String(repeating: "x", count: 70_000)])
      while let descriptor = child.waiting {
        try #require(!deadline.isOver)
        _ = waitForInput(on: [], writing: descriptor, timeout: .seconds(60))
        try child.flush()
      }
    }
  }

  @Test("takes little memory if it reads nothing")
  func deaf() throws {
    let child = try ChildProcess("exec sleep 1000")
    let line = String(repeating: "x", count: 1 << 16)
    #expect(throws: SystemError.wouldBlock) { for _ in 0..<1000 { try child.send([line]) } }
    #expect(child.waiting != nil)
  }

  @Test("takes little memory if it writes without end, with or without lines")
  func flood() throws {
    let child = try ChildProcess("exec yes", longestLine: 10)
    for _ in 0..<1000 { #expect(child.next(before: deadline) == Self.line("y")) }
    #expect(child.lines.received < 1 << 20)
    let endless = try ChildProcess("exec cat /dev/zero", longestLine: 10)
    #expect(endless.next(before: deadline) == .tooLong)
    for _ in 0..<1000 { #expect(endless.next() == .silence) }
  }

  @Test("has no terminal")
  func terminal() throws {
    let child = try ChildProcess("(: </dev/tty) || echo none; echo end")
    #expect(child.next(before: deadline) == Self.line("none"))
    #expect(child.next(before: deadline) == Self.line("end"))
  }

  @Test("ends together with all programs it has started")
  func group() throws {
    let child = try ChildProcess("sleep 1000 & sleep 1000 & echo $!; trap '' TERM HUP; wait")
    guard case .bytes(let number) = child.next(before: deadline) else {
      Issue.record("no line")
      return
    }
    let process = try #require(Int32(String(decoding: number, as: UTF8.self)))
    #expect(kill(process, 0) == 0)
    child.end()
    // Its new parent may not have waited for it yet.
    try deadline.wait(for: "the end of \(process)") { !Self.isRunning(process) }
  }

  @Test("ends when its value is deinitialized")
  func release() throws {
    var child: ChildProcess? = try ChildProcess("exec sleep 1000")
    let number = try #require(child?.number)
    child = nil
    #expect(kill(number, 0) == -1)
  }

  @Test("does not keep the pipes of children of other threads open")
  func manyThreads() throws {
    let ends = Monitor(0)
    let threads = try (0..<8).map { _ in
      try SystemThread {
        for _ in 0..<10 {
          guard let child = try? ChildProcess("read -r line; echo \"$line\"") else { continue }
          try? child.send(["x"])
          let lines = [child.next(before: deadline), child.next(before: deadline)]
          if lines == [Self.line("x"), .end] { ends.withValue { $0 += 1 } }
        }
      }
    }
    threads.forEach { $0.join() }
    #expect(ends.withValue { $0 } == 80)
  }

  /// Whether a process runs. One that has ended and is not waited for does not.
  private static func isRunning(_ process: Int32) -> Bool {
    #if os(Linux)
      guard let file = try? FileSystem().open(SystemString("/proc/\(process)/stat"), .reading)
      else {
        return false
      }
      defer { FileSystem().close(file) }
      let status = String(decoding: (try? FileSystem().read(file, 200)) ?? [], as: UTF8.self)
      return !status.isEmpty && !status.contains(") Z ")
    #else
      return kill(process, 0) == 0
    #endif
  }
}

extension LineChannel {
  /// Waits for the next line, and sends unsent input meanwhile.
  func next(before deadline: Deadline) -> LineStream.Line {
    while true {
      let line = next()
      guard line == .silence, !deadline.isOver else { return line }
      _ = waitForInput(on: [descriptor], writing: waiting, timeout: .seconds(1))
      try? flush()
    }
  }
}
