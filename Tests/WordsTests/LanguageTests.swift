import Analysis
import App
import Archive
import GameSession
import ReversiCore
import Testing
import Texts

@testable import Words

@Suite("Languages")
struct LanguageTests {
  @Test("the levels are named after players, the strongest after masters")
  func levels() {
    func names(_ language: Language) -> [String] {
      Level.Kind.allCases.map { Words(language).players.name(of: $0) }
    }
    #expect(names(.english) == ["beginner", "casual", "club", "expert", "master"])
    #expect(names(.japanese) == ["初心者", "中級者", "上級者", "有段者", "名人"])
    #expect(Level.Kind.master.numbers == 13...15)
  }

  @Test("Japanese uses different words for undo and redo, and for playing and a played move")
  func japaneseKeys() {
    let words = Words(.japanese)
    #expect(words.game.undoKeys.meaning == "待った、一手進める")
    #expect(words.game.moveNowKey.label == "すぐ打つ")
    #expect(words.setUp.colorsKey.meaning.hasSuffix("黒白交代"))
    #expect(words.review.playOnKey.meaning.hasSuffix("ここから打つ"))
    #expect(words.review.pliesKeys.meaning.hasSuffix("前後の手"))
    #expect(words.help.rules.contains { $0.contains("自分の石ではさむように") })
  }

  @Test("openings have the names that Japanese players use, and standard names elsewhere")
  func openings() throws {
    let standard = Set(Opening.all.map(\.name))
    #expect(Set(Opening.japaneseNames.keys).isSubset(of: standard))
    func names(_ moves: String) throws -> [String] {
      let opening = try #require(Opening.reached(by: GameRecord(transcript: moves)))
      return Language.allCases.map { Words($0).name(of: opening) }
    }
    #expect(try names("f5d6") == ["Perpendicular", "縦取り"])
    #expect(try names("f5f6") == ["Diagonal", "斜め取り"])
    #expect(try names("f5f4") == ["Parallel", "並び取り"])
    #expect(try names("f5d6c3d3c4") == ["Tiger", "虎"])
    #expect(try names("f5f6e6f4e3") == ["Cow", "牛"])
    #expect(try names("f5d6c3d3c4b5") == ["Berg Tiger", "Berg Tiger"])
  }

  @Test("a word takes the form that suits its number")
  func forms() {
    let moves = (0...2).map { Words(.english).game.progress(over: $0) }
    #expect(moves == ["0 moves", "1 move", "2 moves"])
    #expect(Words(.japanese).game.progress(over: 1) == "1手で終局")
  }

  @Test("a character is quoted, or shown as its code if it could disturb the screen")
  func characters() {
    #expect(Words(.english).defects.shown("q") == "'q'")
    #expect(Words(.japanese).defects.shown("q") == "「q」")
    #expect(Words(.english).defects.shown("\u{1B}") == "U+1B")
  }

  @Test("a text from elsewhere loses signs that turn or hide text, and shows codes for controls")
  func foreignTexts() {
    let turning = (0x202A...0x202E).map { $0 } + (0x2066...0x2069) + [0x061C, 0x200E, 0x200F]
    let hidden = [0xAD, 0x034F, 0x200B, 0x200C, 0x200D, 0x2060, 0x2064, 0x3164, 0xFEFF, 0xE0041]
    let signs = (turning + hidden).compactMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }
    let path = "/a\(signs.joined())b\u{1B}\n"
    for language in Language.allCases {
      let notice = Words(language).wording(of: .transcriptWritten(path: path))
      #expect(notice.texts.allSatisfy { $0.contains("/abU+1BU+A") })
      let failure = SaveFailure(step: .open, path: path, reason: path)
      #expect(
        Words(language).files.text(of: failure).ranges(of: "/abU+1BU+A").count == 2)
    }
    let letters = "é 木村 👍🏽 葛\u{E0100} ❤️ کتاب"
    #expect(letters.printable == letters)
  }

  @Test("squares are spelled in words")
  func spelling() {
    #expect(Words(.english).spelled(.f5) == "foxtrot 5")
    #expect(Words(.japanese).spelled(.f5) == "フォックストロット5")
    for language in Language.allCases {
      #expect(Set((0..<8).map { Words(language).spelledColumn($0) }).count == 8)
    }
  }

  @Test("Japanese has no English words except those that the person types")
  func japanese() throws {
    let typed: Set<Substring> = [
      "reversi", "games", "import", "TERM", "xterm", "256color", "save", "text", "help", "random",
      "analyze", "solve",
      "engine", "nboard", "gtp", "undo", "review", "library", "again", "quit", "white", "computer",
      "W", "learn", "stop", "level", "none", "black", "host", "join", "ssh", "USER", "HOST", "PORT",
      "PATH", "remote", "program", "NAME", "J", "M", "i", "s",
      "Enter", "Esc", "OK", "CPU", "UTF", "8", "d3", "N", "L", "n", "o", "x", "y", "back", "all",
      "hint",
      "a", "h", "a1", "h8",
      // Names of squares beside a corner.
      "X", "C",
    ]
    let texts = try JapaneseSource.texts()
    #expect(texts.count > 500)
    for text in texts {
      let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      let english = words.filter { $0.contains(where: \.isLetter) && !typed.contains($0) }
      #expect(english.isEmpty, "\(text)")
    }
  }

  @Test("Japanese has one word for the computer: CPU")
  func japaneseComputer() throws {
    let texts = try JapaneseSource.texts()
    #expect(texts.contains { $0.contains("CPU") })
    for text in texts {
      for word in ["コンピュ", "計算機", "電脳", "ＣＰＵ"] { #expect(!text.contains(word), "\(text)") }
    }
  }
}
