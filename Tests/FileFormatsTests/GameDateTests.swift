import FileFormats
import ReversiCore
import Testing

@Suite("The date of a game")
struct GameDateTests {
  @Test("is found in a line as the whole game has it")
  func lines() throws {
    var chance = SeededGenerator(seed: 14)
    let pieces = [
      "2026", "1", "12", "31", "60", "61", "0", "10000", ".", "-", "_", ":", " ", "CET", "+1", "?",
    ]
    for _ in 0..<20_000 {
      let date = (0..<Int.random(in: 0...14, using: &chance)).compactMap { _ in
        pieces.randomElement(using: &chance)
      }.joined()
      let line = "(;GM[Othello]PC[here]DT[\(date)]PB[]PW[]B[f5]W[d6];)"
      let game = try ArchivedGame(line: line)
      #expect(GameDate(inLine: Array(line.utf8)[...]) == game.date, "\(date)")
    }
  }

  @Test("is that of the property with this name alone")
  func otherProperties() {
    for (line, date) in [
      ("(;GM[Othello]PC[ADT[1]DT[2020]PB[]B[f5];)", "2020"), ("DT[", nil), ("no game", nil),
      ("(;GM[Othello]ADT[2020];)", nil), ("(;dt[ 2020];)", "2020"),
    ] as [(String, String?)] {
      #expect(GameDate(inLine: Array(line.utf8)[...])?.ggf == date, "\(line)")
    }
  }
}
