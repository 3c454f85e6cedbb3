import Posix
import Testing

@Suite("Bytes that are split into lines")
struct LineSplitterTests {
  private func lines(of text: String, longest: Int = 100, portion: Int) -> [String?] {
    let bytes = Array(text.utf8)
    var splitter = LineSplitter(longest: longest)
    var lines: [LineSplitter.Line] = []
    for start in stride(from: 0, to: bytes.count, by: portion) {
      splitter.append(Array(bytes[start...].prefix(portion)))
      while let line = splitter.next() { lines.append(line) }
    }
    if let rest = splitter.rest() { lines.append(rest) }
    return lines.map { line in
      if case .bytes(let bytes) = line { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test("are the same lines however they arrive", arguments: [1, 2, 3, 7, 64])
  func lines(portion: Int) {
    #expect(lines(of: "", portion: portion) == [])
    #expect(lines(of: "\n", portion: portion) == [""])
    #expect(lines(of: "one\n\nthree\n", portion: portion) == ["one", "", "three"])
    #expect(lines(of: "one\ntwo", portion: portion) == ["one", "two"])
  }

  @Test("skip a line that is too long, and the next one is whole", arguments: [1, 3, 64])
  func tooLong(portion: Int) {
    let text = "1234\n12345\n1234567890123\n12\n123456"
    #expect(lines(of: text, longest: 4, portion: portion) == ["1234", nil, nil, "12", nil])
  }

  @Test("have a line without an end, which is known after 16 MB")
  func endless() {
    let portion = [UInt8](repeating: 0, count: 1 << 20)
    var splitter = LineSplitter(longest: 4)
    for _ in 0..<16 {
      splitter.append(portion)
      while splitter.next() != nil {}
      #expect(!splitter.isEndless)
    }
    splitter.append(portion)
    #expect(splitter.next() == nil && splitter.isEndless)
    splitter.append(Array("\n12\n".utf8))
    #expect(splitter.next() == .bytes(Array("12".utf8)) && !splitter.isEndless)
  }
}
