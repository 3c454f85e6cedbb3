import Libc
import Posix
import ReversiTesting
import Testing

@Suite("A local socket")
struct LocalSocketTests {
  private let deadline = Deadline.generous
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func path(_ name: String) -> SystemString { SystemString(folder[name]) }

  private static func line(_ text: String) -> LineStream.Line { .bytes(Array(text.utf8)) }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder[name], &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func accept(_ listener: LocalListener) throws -> LocalSocket {
    try deadline.wait(for: "a connection", readable: listener.descriptor)
    return try #require(listener.accept())
  }

  @Test("carries lines in both directions, until one end closes it")
  func lines() throws {
    let listener = try LocalListener(at: path("games/club"))
    #expect(listener.accept() == nil)
    let guest = try LocalSocket(at: path("games/club"))
    let host = try accept(listener)
    try guest.send(["one", "two"])
    try host.send(["three"])
    #expect(host.next(before: deadline) == Self.line("one"))
    #expect(host.next(before: deadline) == Self.line("two"))
    #expect(host.next() == .silence)
    #expect(guest.next(before: deadline) == Self.line("three"))
    guest.end()
    #expect(host.next(before: deadline) == .end)
    #expect(guest.next() == .end)
  }

  @Test("connects once, at the first of some paths at which a program listens")
  func firstPath() throws {
    let listeners = try ["games/club", "other/club"].map { try LocalListener(at: path($0)) }
    let paths = ["games/none", "games/club", "other/club"].map(path)
    let guest = try #require(LocalSocket.connect(toFirstOf: paths))
    _ = try accept(listeners[0])
    _ = guest
    // A connection waits to be accepted as soon as it is made.
    #expect(listeners.allSatisfy { $0.accept() == nil })
    #expect(LocalSocket.connect(toFirstOf: [path("games/none")]) == nil)
  }

  @Test("and its folder are for the person alone")
  func rights() throws {
    let listener = try LocalListener(at: path("games/club"))
    #expect(mode("games") == 0o700)
    #expect(mode("games/club") == 0o600)
    _ = listener
    // A folder that others can read is closed to them.
    chmod(folder["games"], 0o755)
    let other = try LocalListener(at: path("games/other"))
    #expect(mode("games") == 0o700)
    _ = other
  }

  @Test("is not made in a folder behind a link")
  func linkedFolder() throws {
    #expect(mkdir(folder["real"], 0o700) == 0)
    #expect(symlink(folder["real"], folder["games"]) == 0)
    #expect(throws: SystemError.permissionDenied) { try LocalListener(at: path("games/club")) }
  }

  @Test("has one listener at a time, and goes with it")
  func oneListener() throws {
    var listener: LocalListener? = try LocalListener(at: path("games/club"))
    #expect(throws: SystemError.wouldBlock) { try LocalListener(at: path("games/club")) }
    let guest = try LocalSocket(at: path("games/club"))
    _ = try accept(try #require(listener))
    _ = guest
    listener = nil
    #expect(!folder.exists("games/club"))
    #expect(throws: SystemError.noSuchFile) { try LocalSocket(at: path("games/club")) }
    _ = try LocalListener(at: path("games/club"))
  }

  @Test("that a killed program left is replaced")
  func stale() throws {
    // A socket without a listener, as after kill -9.
    var listener: LocalListener? = try LocalListener(at: path("games/club"))
    #expect(link(folder["games/club"], folder["games/kept"]) == 0)
    _ = listener
    listener = nil
    #expect(rename(folder["games/kept"], folder["games/club"]) == 0)
    #expect(throws: SystemError.connectionRefused) { try LocalSocket(at: path("games/club")) }
    let next = try LocalListener(at: path("games/club"))
    let guest = try LocalSocket(at: path("games/club"))
    _ = try accept(next)
    _ = guest
  }

  @Test("with a path that is too long is an error")
  func longPath() {
    let name = String(repeating: "x", count: 120)
    #expect(throws: SystemError(code: ENAMETOOLONG)) {
      try LocalListener(at: path("games/" + name))
    }
  }
}
