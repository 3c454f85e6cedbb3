import FileFormats
import Testing

@Suite("A filter for games")
struct GameFilterTests {
  private func fits(_ words: String) -> Bool {
    GameFilter(words).fits(
      "2026-11-23  Ann Example - Reversi 1.8.0 level 3  Black 34-30  Tiger",
      transcript: "f5d6c3d3c4")
  }

  @Test(
    "finds a player, an opening, a result, a date, or the first moves, in either case",
    arguments: [
      "", "  ", "ann", "TIGER", "black", "34-30", "2026", "2026-11", "level 3", "f5", "F5d6C3",
      "tiger ann f5d6", "ｆ５ｄ６　Ｔｉｇｅｒ",
    ])
  func fitting(words: String) { #expect(fits(words)) }

  @Test(
    "does not find a game if one of its words does not fit",
    arguments: ["d6", "f5d6c4", "white", "tiger bob"])
  func unfitting(words: String) { #expect(!fits(words)) }
}
