import Canvas
import Testing

@testable import App
@testable import Screen

@Suite("The table of 256 colours")
struct ColorTableTests {
  @Test(
    "has the theme's 16 colours, a cube of 216 and 24 greys, as in xterm",
    arguments: [
      (1, 0xCD0000), (15, 0xFFFFFF), (16, 0x000000), (22, 0x005F00), (28, 0x008700), (34, 0x00AF00),
      (226, 0xFFFF00), (231, 0xFFFFFF), (232, 0x080808), (236, 0x303030), (255, 0xEEEEEE),
    ])
  func colors(color: UInt8, number: UInt32) {
    #expect(ColorTable.rgb(color).number == number)
  }
}
