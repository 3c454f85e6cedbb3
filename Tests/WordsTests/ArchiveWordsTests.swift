import App
import ReversiCore
import Testing
import Words

@Suite("The games of the archive in words")
struct ArchiveWordsTests {
  @Test("name the person and the computer's level in each language, and others as they are written")
  func players() {
    let games = [
      (
        "Manual", "Reversi 1.15.0 level 3", ["Manual", "Reversi 1.15.0 level 3"],
        ["人間", "Reversi 1.15.0 レベル3"]
      ),
      ("Ann", "Reversi level 3", ["Ann", "Reversi level 3"], ["Ann", "Reversi level 3"]),
      ("Reversi 1.15.0 0.5 s", "", ["Reversi 1.15.0 0.5 s", "?"], ["Reversi 1.15.0 0.5 s", "?"]),
    ]
    for (dark, light, english, japanese) in games {
      var record = GameRecord()
      record.names = PlayerNames(dark: dark, light: light)
      #expect(Words(.english).players(of: record) == english)
      #expect(Words(.japanese).players(of: record) == japanese)
    }
  }
}
