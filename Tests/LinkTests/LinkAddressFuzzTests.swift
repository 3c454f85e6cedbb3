import Link
import ReversiCore
import ReversiTesting
import Testing

@Suite("A name or an address that somebody typed")
struct LinkAddressFuzzTests {
  private static let good = [
    "game", "club.1", "ann@example.org", "ann@box:club", ":club", "[::1]:a", "ssh://ann@box:22/a",
  ]

  @Test("is refused, or names one file and one machine", arguments: 0..<4 as Range<UInt64>)
  func anyText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<HostileLine.count / 10 {
      var bytes = Array(Self.good[number % Self.good.count].utf8)
      bytes.mutate(signs: "abz09.-_:@[]%/;$ \n", using: &generator)
      let text = String(decoding: bytes, as: UTF8.self)
      if let name = LinkName(text) {
        #expect(name.text == text)
        #expect(!text.contains("/") && !text.hasPrefix(".") && !text.isEmpty)
      }
      guard let address = LinkAddress(text) else { continue }
      let destination = address.destination
      #expect(destination?.isEmpty != true && destination?.hasPrefix("-") != true)
      #expect(destination?.contains { " ;$'\"`&|<>()\n".contains($0) } != true, "\(text)")
      #expect(LinkAddress(address.text) == address, "\(text)")
      #expect(!address.fileName.contains { "./".contains($0) }, "\(text)")
    }
  }
}
