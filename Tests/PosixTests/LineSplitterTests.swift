import Posix
import Testing

@Suite("Bytes that are split into lines")
struct LineSplitterTests {
  @Test("have a known place for each line, however they arrive", arguments: [1, 2, 3, 5, 64])
  func places(portion: Int) {
    let bytes = Array("one\n\nthree\na line that is too long\nfive\nsix".utf8)
    var splitter = LineSplitter(longest: 5)
    var places: [Int] = []
    for start in stride(from: 0, to: bytes.count, by: portion) {
      splitter.append(Array(bytes[start...].prefix(portion)))
      while true {
        let place = splitter.place
        guard splitter.next() != nil else { break }
        places.append(place)
      }
    }
    #expect(places == [0, 4, 5, 11, 35])
    #expect(splitter.place == 40)
    #expect(splitter.rest() == .bytes(Array("six".utf8)))
    #expect(splitter.place == bytes.count)
  }
}
