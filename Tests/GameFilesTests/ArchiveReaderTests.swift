import GameFiles
import Posix
import ReversiTesting
import Testing

@Suite("The archive, read from its end")
struct ArchiveReaderTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func lines(_ text: String) throws -> [String] {
    try folder.write(text, to: "games.ggf")
    let reader = try #require(try ArchiveReader.open(SystemString(folder["games.ggf"])))
    var lines: [String] = []
    while let line = try reader.next() {
      guard case .bytes(let bytes) = line else {
        Issue.record("too long")
        break
      }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }

  @Test(
    "has its lines, last first", arguments: ["", "\n", "a", "a\n", "a\nb", "\na\n\nb\n", "a\n\n"])
  func short(text: String) throws {
    var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if expected.last == "" { expected.removeLast() }
    #expect(try lines(text) == expected.reversed())
  }

  @Test("has all lines of a file of several portions, wherever one ends", arguments: 0..<12)
  func long(shift: Int) throws {
    // Lines of 10 bytes with their ends; the last has another length.
    let whole = (0..<20_000).map { "l" + String(100_000_000 + $0).dropFirst() }
    let long = String(repeating: "x", count: 150_000)
    let expected = whole + [long] + whole + [String(repeating: "y", count: shift)]
    for end in ["", "\n"] where shift > 0 || end == "\n" {
      #expect(try lines(expected.joined(separator: "\n") + end) == expected.reversed())
    }
  }

  @Test("is refused if it is not a file, or a line never ends, and may be missing")
  func refused() throws {
    try folder.write(String(repeating: "x", count: 3 << 20) + "\nend\n", to: "games.ggf")
    let reader = try #require(try ArchiveReader.open(SystemString(folder["games.ggf"])))
    #expect(try reader.next() == .bytes(Array("end".utf8)))
    #expect(throws: SystemError.tooLarge) { try reader.next() }
    #expect(throws: SystemError.isAFolder) { try ArchiveReader.open(SystemString(folder.path)) }
    let missing = try ArchiveReader.open(SystemString(folder["none"]))
    #expect(missing.map { _ in true } == nil)
  }
}
