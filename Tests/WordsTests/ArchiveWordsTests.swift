import Analysis
import App
import Archive
import GameSession
import ReversiCore
import Testing
import Words

@Suite("The games of the archive in words")
struct ArchiveWordsTests {
  @Test("name the person and the computer's level in each language, and others as they are written")
  func players() {
    let games = [
      (
        "Manual", "Reversi 1.15.0 level 3", ["You", "Reversi 1.15.0 level 3"],
        ["あなた", "Reversi 1.15.0 レベル3"]
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

  @Test("say why a game does not count")
  func exclusions() throws {
    let levels = [0, 3, 15].map { GameCourse.Player.level(Level.all[$0]) }
    for (exclusions, english, japanese) in [
      ([.levels(levels)], "levels 0, 3 and 15", "レベル0・3・15"),
      (
        [.levels([levels[1], .moveTime(.milliseconds(2500))])], "level 3 and 2.5 s",
        "レベル3・2.5秒"
      ),
      (
        [.levels([.moveTime(.seconds(1)), .moveTime(.seconds(5))])], "1 s and 5 s", "1秒・5秒"
      ),
      ([.hurried, .otherPlayers], "computer hurried; other players moved", "着手を急がせた、打ち手の交代"),
      (
        [.mark(.takenBack), .mark(.helped), .mark(.opened)],
        "taken back; with help; set up or opened", "待った、助言あり、途中の局面から"
      ),
    ] as [([Exclusion], String, String)] {
      let game = LibraryGame(line: [], day: nil, record: GameRecord(), exclusions: exclusions)
      let long = Words(.english).line(of: game)
      #expect(long.contains("  does not count: \(english)  "), "\(long)")
      #expect(Words(.english).exclusions(of: game)?.shortest == english)
      #expect(Words(.japanese).exclusions(of: game)?.texts == ["集計外: \(japanese)", japanese])
    }
    let game = LibraryGame(line: [], record: GameRecord())
    #expect(Words(.english).exclusions(of: game) == nil)
  }
}
