import Libc
import Posix
import ReversiTesting
import Testing

@Suite("The calls for files")
struct FileSystemTests {
  private let system = FileSystem()

  @Test(
    "the kind of a file is reported",
    arguments: [("/", .folder), ("/dev/null", .device)] as [(SystemString, FileSystem.Kind)])
  func whatStandsUnderAPathIsTold(path: SystemString, kind: FileSystem.Kind) throws {
    #expect(try system.kindAtPath(path) == kind)
  }

  @Test("a name is known to be taken or free")
  func aNameIsTakenOrNot() throws {
    #expect(try system.isTaken("/dev/null"))
    #expect(try !system.isTaken("/dev/no such file"))
  }

  @Test("a name that cannot be looked up does not count as free")
  func aNameThatCannotBeLookedUpIsNotSaidToBeFree() {
    #expect(throws: SystemError.notAFolder) { try system.isTaken("/dev/null/file") }
  }

  @Test(
    "a path without links leads to the same file",
    arguments: [
      ("/dev/no such file", "/dev/no such file"), ("/dev/null/file", "/dev/null/file"),
      ("/dev/../dev/null", "/dev/null"),
    ] as [(SystemString, SystemString)])
  func aPathWithoutLinksStays(path: SystemString, resolved: SystemString) throws {
    #expect(try system.resolvingLinks(path) == resolved)
  }

  @Test("a file can be appended to, read from any place, and shortened")
  func appending() throws {
    let folder = try ScratchFolder()
    let path = SystemString(folder["file"])
    for text in ["one", "two"] {
      let file = try system.open(path, .appending)
      defer { system.close(file) }
      #expect(try system.write(file, Array(text.utf8)[...]) == 3)
    }
    let file = try system.open(path, .appending)
    defer { system.close(file) }
    #expect(try system.size(file) == 6)
    #expect(try system.readAt(file, 2, 2) == Array("et".utf8))
    #expect(try system.readAt(file, 6, 2).isEmpty)
    try system.truncate(file, 4)
    #expect(try folder.read("file") == "onet")
  }

  @Test(
    "a file is read to its end, or to one byte beyond the useful length",
    arguments: [3, 4, 5, 9])
  func readToEnd(longest: Int) throws {
    let folder = try ScratchFolder()
    try folder.write("12345", to: "file")
    let file = try system.open(SystemString(folder["file"]), .reading)
    defer { system.close(file) }
    #expect(try system.readToEnd(file, longest: longest).count == min(5, longest + 1))
  }

  @Test("a named pipe is read to its end, although it has no writer yet")
  func namedPipe() throws {
    let folder = try ScratchFolder()
    let path = folder["pipe"]
    try #require(mkfifo(path, 0o600) == 0)
    let file = try system.open(SystemString(path), .reading)
    defer { system.close(file) }
    _ = try SystemThread {
      // Opened only now: until here the pipe had no writer.
      let writer = open(path, O_WRONLY)
      _ = write(writer, "one\n", 4)
      close(writer)
    }
    #expect(try system.readToEnd(file) == Array("one\n".utf8))
  }

  @Test("a regular file is distinguished from a file of another kind")
  func regularFile() throws {
    let folder = try ScratchFolder()
    try folder.write("text", to: "file")
    try system.checkIsRegularFile(SystemString(folder["file"]))
    #expect(throws: SystemError.isAFolder) { try system.checkIsRegularFile("/") }
    #expect(throws: SystemError.invalidArgument) { try system.checkIsRegularFile("/dev/null") }
    #expect(throws: SystemError.noSuchFile) { try system.checkIsRegularFile("/dev/no such file") }
  }

  @Test("all bytes at some places are read, in as many pieces as the system gives")
  func readAll() throws {
    let folder = try ScratchFolder()
    try folder.write("0123456789", to: "file")
    let file = try system.open(SystemString(folder["file"]), .reading)
    defer { system.close(file) }
    var slow = system
    slow.readAt = { [system] (file, place, count) throws(SystemError) in
      try system.readAt(file, place, min(count, 3))
    }
    #expect(try slow.readAll(file, at: 1..<9) == Array("12345678".utf8))
    #expect(try slow.readAll(file, at: 4..<4).isEmpty)
    #expect(try slow.readAll(file, at: 8..<20) == Array("89".utf8))
    #expect(try slow.readAll(file, at: 11..<20).isEmpty)
  }

  @Test("all bytes are written in as many pieces as the system takes, or the rest is known")
  func writeAll() throws {
    let folder = try ScratchFolder()
    let file = try system.open(SystemString(folder["file"]), .creating)
    defer { system.close(file) }
    var slow = system
    slow.write = { [system] (file, bytes) throws(SystemError) in
      // The disk is full after five bytes.
      guard try system.size(file) < 5 else { throw .noSpace }
      return try system.write(file, bytes.prefix(1))
    }
    var bytes = Array("123".utf8)[...]
    try slow.writeAll(file, &bytes)
    #expect(bytes.isEmpty)
    bytes = Array("4567".utf8)[...]
    #expect(throws: SystemError.noSpace) { try slow.writeAll(file, &bytes) }
    #expect(try folder.read("file") == "12345")
    #expect(bytes == Array("67".utf8)[...])
  }

  @Test("the folders above a file are made, and nothing happens if that is impossible")
  func makeFolders() throws {
    let folder = try ScratchFolder()
    for _ in 0..<2 { system.makeFolders(above: SystemString(folder["one/two/file"])) }
    #expect(try system.kindAtPath(SystemString(folder["one/two"])) == .folder)
    #expect(try !system.isTaken(SystemString(folder["one/two/file"])))
    try folder.write("", to: "file")
    system.makeFolders(above: SystemString(folder["file/one/two"]))
    #expect(try folder.names() == ["file", "one"])
  }

  @Test("errors are thrown")
  func errorsAreThrown() {
    #expect(throws: SystemError.noSuchFile) { try system.kindAtPath("/dev/no such file") }
    #expect(throws: SystemError.noSuchFile) { try system.open("/dev/no such file", .reading) }
    #expect(throws: SystemError.exists) { try system.open("/dev/null", .creating) }
    #expect(throws: SystemError.notAFolder) { try system.open("/dev/null", .folder) }
  }
}
