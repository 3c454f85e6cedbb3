import GameFormats
import ReversiCore
import ReversiTesting
import Testing

@Suite("The index of an archive")
struct ArchiveIndexTests {
  private static func bytes(_ lines: Range<Int>) -> [UInt8] {
    lines.flatMap { Array("line \($0)\n".utf8) }
  }

  @Test("has the place of every 256th line, in whatever portions the bytes come")
  func portions() throws {
    let bytes = Self.bytes(0..<700)
    var whole = ArchiveIndex()
    #expect(whole.append(bytes) == bytes.count)
    #expect(whole.count == 700)
    #expect(whole.size == bytes.count)
    #expect(whole.places == [0, Self.bytes(0..<256).count, Self.bytes(0..<512).count])
    #expect(whole.lines(of: 2) == 512..<700)
    #expect(whole.bytes(of: 1) == whole.places[1]..<whole.places[2])
    #expect(whole.bytes(of: 2) == whole.places[2]..<bytes.count)
    for length in [1, 7, 1000] {
      var index = ArchiveIndex()
      var rest: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        rest += bytes[start..<min(bytes.count, start + length)]
        rest.removeFirst(index.append(rest))
      }
      #expect(index == whole)
      #expect(rest.isEmpty)
    }
  }

  @Test("leaves out empty lines, and the last one without an end")
  func odd() {
    var index = ArchiveIndex()
    #expect(index.append(Array("\n\na\n\nb\nc".utf8)) == 7)
    #expect(index.count == 2)
    #expect(index.places == [2])
    #expect(index.size == 7)
  }

  @Test("is the same after writing and reading")
  func roundTrip() throws {
    for count in [0, 1, 256, 257, 5000] {
      var index = ArchiveIndex()
      index.append(Self.bytes(0..<count))
      let read = try #require(ArchiveIndex.read(index.text(end: .max)))
      #expect(read.index == index)
      #expect(read.end == .max)
    }
  }

  @Test("is refused if any part of it is missing or wrong")
  func damaged() throws {
    var index = ArchiveIndex()
    index.append(Self.bytes(0..<700))
    let text = index.text(end: 12)
    let lineEnds = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    for end in lineEnds.dropLast() { #expect(ArchiveIndex.read(Array(text[...end])) == nil) }
    for wrong in [
      "", "reversi-index 2\n0 0 0\n", "reversi-index 1\n", "reversi-index 1\n0 0\n",
      "reversi-index 1\n9 1 0\n9\n", "reversi-index 1\n9 257 0\n5\n5\n",
      "reversi-index 1\n9 1 0\n-1\n", "reversi-index 1\n9 1 0\nx\n", "reversi-index 1\n-1 0 0\n",
      "reversi-index 1\n9 -256 0\n", "reversi-index 1\n9 5 0\n0\n",
      "reversi-index 1\n\(Int.max) \(Int.max) 0\n0\n",
    ] {
      #expect(ArchiveIndex.read(Array(wrong.utf8)) == nil, "\(wrong)")
    }
    var chance = SeededGenerator(seed: 18)
    for _ in 0..<10_000 {
      var bytes = text
      bytes[Int.random(in: bytes.indices, using: &chance)] = UInt8.random(
        in: 0 ... .max, using: &chance)
      // Whatever is read can be used.
      guard let (index, _) = ArchiveIndex.read(bytes) else { continue }
      for block in index.places.indices {
        #expect(!index.lines(of: block).isEmpty && !index.bytes(of: block).isEmpty)
      }
    }
  }
}
