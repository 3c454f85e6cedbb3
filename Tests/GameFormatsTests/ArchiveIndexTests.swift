import GameFormats
import ReversiCore
import ReversiTesting
import Testing

@Suite("The index of an archive")
struct ArchiveIndexTests {
  private static func bytes(_ lines: Range<Int>) -> [UInt8] {
    lines.flatMap { Array("line \($0)\n".utf8) }
  }

  private static func lines(_ index: ArchiveIndex, of bytes: [UInt8]) -> [String] {
    index.entries.map { String(decoding: bytes[$0.places], as: UTF8.self) }
  }

  @Test("has the places of all lines, in whatever portions the bytes come")
  func portions() throws {
    let bytes = Self.bytes(0..<700)
    var whole = ArchiveIndex()
    #expect(whole.append(bytes) == bytes.count)
    #expect(whole.size == bytes.count)
    #expect(Self.lines(whole, of: bytes) == (0..<700).map { "line \($0)" })
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

  @Test("leaves out empty lines, and the last one without an end until it is complete")
  func odd() {
    let bytes = Array("\n\na\n\nb\nc".utf8)
    var index = ArchiveIndex()
    #expect(index.append(bytes) == 7)
    #expect(Self.lines(index, of: bytes) == ["a", "b"])
    #expect(index.size == 7)
    index.finish(with: [])
    #expect(index.size == 7)
    index.finish(with: Array("c".utf8))
    #expect(Self.lines(index, of: bytes) == ["a", "b", "c"])
    #expect(index.size == 8)
  }

  @Test("finds line ends after any number of other bytes")
  func lineEnds() {
    for length in 1...40 {
      for filler in [0, 9, 11, 0x8A, 0xFF] as [UInt8] {
        let line = [UInt8](repeating: filler, count: length)
        var index = ArchiveIndex()
        index.append(line + [10] + line + [10, 10])
        #expect(index.entries.map(\.places) == [0..<length, length + 1..<2 * length + 1])
      }
    }
  }

  @Test("has lines without a date first, then the oldest games, and keeps the order within a date")
  func order() {
    let dates = ["2020", "1999.01.02", "?", "2020.01.01_00:00:01.CET", "1999.01.02", "2020", "x"]
    let lines = dates.map { "(;GM[Othello]PC[ADT[1]DT[\($0)]PB[]B[f5];)" } + ["DT[", "no game"]
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    var index = ArchiveIndex()
    index.append(bytes)
    index.sort()
    #expect(
      Self.lines(index, of: bytes) == [2, 6, 7, 8, 1, 4, 0, 5, 3].map { lines[$0] })
  }

  @Test("reads the date of a line as the game has it")
  func dates() throws {
    var chance = SeededGenerator(seed: 14)
    let pieces = [
      "2026", "1", "12", "31", "60", "61", "0", "10000", ".", "-", "_", ":", " ", "CET", "+1", "?",
    ]
    for _ in 0..<20_000 {
      let date = (0..<Int.random(in: 0...14, using: &chance)).compactMap { _ in
        pieces.randomElement(using: &chance)
      }.joined()
      let line = "(;GM[Othello]PC[here]DT[\(date)]PB[]PW[]B[f5]W[d6];)"
      var index = ArchiveIndex()
      index.append(Array((line + "\n").utf8))
      let game = try ArchivedGame(line: line)
      #expect(index.entries.map(\.date) == [game.date?.order ?? -1], "\(date)")
    }
  }

  @Test("is the same after writing and reading")
  func roundTrip() throws {
    for count in [0, 1, 256, 257, 5000] {
      var index = ArchiveIndex()
      index.append(Self.bytes(0..<count))
      index.append(Array("DT[2026.11.03]\nDT[2025]\n".utf8))
      index.sort()
      let read = try #require(ArchiveIndex.read(index.text(end: .max)))
      #expect(read.index == index)
      #expect(read.end == .max)
    }
  }

  @Test("is refused if any part of it is missing or wrong")
  func damaged() throws {
    func text(_ head: String, _ numbers: [Int]) -> [UInt8] {
      Array("reversi-index 2\n\(head)\n".utf8)
        + numbers.flatMap { number in
          (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
    }
    #expect(ArchiveIndex.read(text("9 2 0", [0, 3, -1, 4, 4, -1]))?.index.entries.count == 2)
    for (head, numbers) in [
      ("", []), ("0 0", []), ("9 1 0", [9, 1, 0]), ("9 1 0", [0, 9, 0]), ("9 1 0", [0, 0, 0]),
      ("9 1 0", [-1, 1, 0]), ("9 1 0", [0, .max, 0]), ("9 1 0", [.max, 1, 0]), ("9 1 0", [0, 1]),
      ("9 1 0", [0, 1, 0, 0]), ("9 2 0", [0, 3, 0]), ("-1 0 0", []), ("9 -1 0", []),
      ("9 2 0", [4, 4, 0, 0, 3, 0]), ("9 2 0", [0, 3, 1, 4, 4, 0]), ("9 2 0", [0, 3, 0, 0, 3, 0]),
      ("\(Int.max) 1 0", [0, 1, 0]), ("9 \(Int.max) 0", []),
    ] as [(String, [Int])] {
      #expect(ArchiveIndex.read(text(head, numbers)) == nil, "\(head) \(numbers)")
    }
    for wrong in ["", "reversi-index 1\n0 0 0\n", "reversi-index 2\n", "reversi-index 2\n0 0 0"] {
      #expect(ArchiveIndex.read(Array(wrong.utf8)) == nil, "\(wrong)")
    }
    var index = ArchiveIndex()
    index.append(Self.bytes(0..<700))
    let whole = index.text(end: 12)
    for end in stride(from: 0, to: whole.count, by: 11) {
      #expect(ArchiveIndex.read(Array(whole[..<end])) == nil)
    }
    var chance = SeededGenerator(seed: 18)
    for _ in 0..<2000 {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &chance)] = UInt8.random(
        in: 0 ... .max, using: &chance)
      // Whatever is read can be used.
      guard let (index, _) = ArchiveIndex.read(bytes) else { continue }
      let isUsable = index.entries.allSatisfy {
        !$0.places.isEmpty && (0..<index.size).contains($0.places)
      }
      #expect(isUsable)
    }
  }
}
