import Foundation
import Posix
import ReversiTesting
import Testing

@Suite("Lines of a file")
struct LineReaderTests {
  private func lines(of text: String, longest: Int = 100, portion: Int) throws -> [String?] {
    let folder = try ScratchFolder()
    try folder.write(text, to: "file")
    var system = FileSystem()
    let read = system.read
    system.read = { (file, count) throws(SystemError) in try read(file, min(count, portion)) }
    let file = try system.open(SystemString(folder["file"]), .reading)
    defer { system.close(file) }
    var reader = LineReader(of: file, longest: longest, system: system)
    var lines: [String?] = []
    while let line = try reader.next() {
      switch line {
      case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append(nil)
      }
    }
    return lines
  }

  @Test("are read one after another, wherever reads end", arguments: [1, 2, 3, 7, 64])
  func lines(portion: Int) throws {
    #expect(try lines(of: "", portion: portion) == [])
    #expect(try lines(of: "\n", portion: portion) == [""])
    #expect(try lines(of: "one\n\nthree\n", portion: portion) == ["one", "", "three"])
    #expect(try lines(of: "one\ntwo", portion: portion) == ["one", "two"])
  }

  @Test("are skipped if they are too long, and the next one is whole", arguments: [1, 3, 64])
  func tooLong(portion: Int) throws {
    let text = "1234\n12345\n1234567890123\n12\n123456"
    #expect(
      try lines(of: text, longest: 4, portion: portion) == ["1234", nil, nil, "12", nil])
  }

  @Test("are waited for while a named pipe has no writer yet")
  func namedPipe() throws {
    let folder = try ScratchFolder()
    try #require(mkfifo(folder["pipe"], 0o600) == 0)
    let file = try FileSystem().open(SystemString(folder["pipe"]), .reading)
    defer { FileSystem().close(file) }
    let path = folder["pipe"]
    _ = try SystemThread(stackSize: 1 << 20) {
      // Opened only now: until here the pipe had no writer.
      let writer = open(path, O_WRONLY)
      _ = write(writer, "one\n", 4)
      close(writer)
    }
    var reader = LineReader(of: file, longest: 100)
    #expect(try reader.next() == .bytes(Array("one".utf8)))
    #expect(try reader.next() == nil)
  }
}
