import Libc
import Posix
import Testing

@Suite("Terminal settings")
final class TerminalSettingsTests {
  /// The end of the terminal that a window holds.
  private let window: Int32
  /// The end that a program uses.
  private let line: Int32

  init() throws {
    var ends: (window: Int32, line: Int32) = (-1, -1)
    try #require(openpty(&ends.window, &ends.line, nil, nil, nil) == 0)
    (window, line) = ends
    try TerminalSettings(of: line).forScreen.apply(to: line)
  }

  deinit {
    close(window)
    close(line)
  }

  @Test(
    "a key that is a signal drops neither pending output nor keys before it",
    arguments: [0x03, 0x1C, 0x1A] as [UInt8])
  func signalKey(_ key: UInt8) throws {
    let screen = try fillLine()
    try writeAll([UInt8(ascii: "d"), key, UInt8(ascii: "e")], to: window)
    var keys: [UInt8] = []
    // The key after it arrives when it has been handled.
    while keys.last != UInt8(ascii: "e") { keys += try more(from: line) }
    #expect(keys == Array("de".utf8))
    var shown: [UInt8] = []
    while shown.count < screen.count { shown += try more(from: window) }
    #expect(shown == screen)
  }

  @Test("a second descriptor takes what there is room for, and the first one waits as before")
  func secondDescriptor() throws {
    let output = TerminalOutput(of: line)
    let second = output.descriptor
    try #require(second != line)
    let screen = [UInt8](repeating: UInt8(ascii: "#"), count: 1 << 20)
    let taken = try writeAvailable(screen[...], to: second)
    #expect((257..<screen.count).contains(taken))
    #expect(try writeAvailable(screen[...], to: second) < screen.count - taken)
    #expect(fcntl(second, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(line, F_GETFL) & O_NONBLOCK == 0)
    #expect(fcntl(second, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("what is no terminal is not opened a second time")
  func noTerminal() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(TerminalOutput(of: ends[1]).descriptor == ends[1])
  }

  /// Writes more than a window reads at once, because what it has begun to read is never dropped.
  /// Returns what was taken, which may not be all, because nothing reads yet.
  private func fillLine() throws -> [UInt8] {
    let screen = [UInt8](repeating: UInt8(ascii: "#"), count: 16_384)
    var taken = 0
    for _ in 0..<1000 where taken <= 8192 {
      taken += try writeAvailable(screen[taken...], to: line)
      _ = waitForInput(on: [], writing: line, timeout: .milliseconds(10))
    }
    try #require(taken > 8192)
    return Array(screen[..<taken])
  }

  private func more(from file: Int32) throws -> [UInt8] {
    try #require(waitForInput(on: [file], timeout: .seconds(60))[0].isReadable)
    return readAvailable(4096, from: file)
  }
}
