import Analysis
import GameSession
import ReversiCore
import Testing

@testable import Words

@Suite("Phrases")
struct PhraseTests {
  @Test("every language has texts for every phrase", arguments: Language.allCases)
  func complete(language: Language) {
    #expect(Phrase.allCases.filter { language.vocabulary.phrases[$0] == nil } == [])
  }

  @Test("every language fills the same placeholders", arguments: Phrase.allCases)
  func placeholders(phrase: Phrase) {
    let names = Set(Language.allCases.map { $0.vocabulary.phrases[phrase]?.placeholders })
    #expect(names.count == 1, "\(names)")
  }

  @Test("every language has the same number of texts for a phrase", arguments: Phrase.allCases)
  func counts(phrase: Phrase) {
    let counts = Set(Language.allCases.map { $0.vocabulary.phrases[phrase]?.all.count })
    #expect(counts.count == 1, "\(counts)")
  }

  @Test("the levels are named after players, the strongest after masters")
  func levels() {
    func names(_ language: Language) -> [String] {
      Level.Kind.allCases.map { Words(language).text(of: $0) }
    }
    #expect(names(.english) == ["beginner", "casual", "club", "expert", "master"])
    #expect(names(.japanese) == ["初心者", "中級者", "上級者", "有段者", "名人"])
    #expect(Level.Kind.master.numbers == 13...15)
  }

  @Test("Japanese uses different words for undo and redo, and for playing and a played move")
  func japaneseKeys() {
    let words = Words(.japanese)
    func meaning(_ row: String) -> String { words.phrases(ofKeys: row).meaning }
    #expect(meaning("undo") == "待った、一手進める")
    #expect(words.phrases(ofKeys: "move-now").label == "すぐ打つ")
    #expect(meaning("colors").hasSuffix("黒白交代"))
    #expect(meaning("playOn").hasSuffix("ここから打つ"))
    #expect(meaning("plies").hasSuffix("前後の手"))
    #expect(words.rules.contains { $0.contains("自分の石ではさむように") })
  }

  @Test("openings have the names that Japanese players use, and standard names elsewhere")
  func openings() throws {
    let standard = Set(Opening.all.map(\.name))
    for language in Language.allCases {
      #expect(Set(language.vocabulary.openings.keys).isSubset(of: standard))
    }
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
    let words = Words(.english)
    func moves(_ count: Int) -> String {
      words.text(of: .progressOver, ["moves": .number(count)])
    }
    #expect(moves(0) == "0 moves" && moves(1) == "1 move" && moves(2) == "2 moves")
    #expect(Words(.japanese).text(of: .progressOver, ["moves": .number(1)]) == "1手で終局")
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
      #expect(Words(language).text(of: .text(path)) == "/abU+1BU+A")
      let notice = Words(language).wording(of: .transcriptWritten(path: path))
      #expect(notice.texts.allSatisfy { $0.contains("/abU+1BU+A") })
      let failure = SaveFailure(step: .open, path: path, reason: path)
      #expect(
        Words(language).files.text(of: failure).ranges(of: "/abU+1BU+A").count == 2)
    }
    let letters = "é 木村 👍🏽 葛\u{E0100} ❤️ کتاب"
    #expect(letters.printable == letters)
  }

  @Test("Japanese has no English words except those that the player types")
  func japanese() {
    let typed: Set<Substring> = [
      "reversi", "games", "import", "TERM", "xterm", "256color", "save", "text", "help", "random",
      "analyze", "solve",
      "engine", "nboard", "gtp", "undo", "review", "library", "again", "quit", "white", "computer",
      "stop", "level",
      "Enter", "Esc", "OK", "CPU", "UTF", "8", "d3", "N", "L", "n", "o", "x", "y",
    ]
    let vocabulary = Language.japanese.vocabulary
    let phrases = Phrase.allCases.compactMap { vocabulary.phrases[$0] }
    let texts = phrases.flatMap(\.all)
    for text in texts {
      let said = text.split(separator: "{").map { $0.drop { $0 != "}" } }
      let outside = text.hasPrefix("{") ? said : [text.prefix { $0 != "{" }] + said.dropFirst()
      let words = outside.flatMap { part in
        part.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      }
      let english = words.filter { $0.contains(where: \.isLetter) && !typed.contains($0) }
      #expect(english.isEmpty, "\(text)")
    }
  }

  @Test("Japanese has one word for the computer: CPU")
  func japaneseComputer() {
    let vocabulary = Language.japanese.vocabulary
    let phrases = Phrase.allCases.compactMap { vocabulary.phrases[$0] }.flatMap(\.all)
    let keys = vocabulary.keys.values.flatMap { [$0.meaning, $0.brief, $0.label, $0.shortLabel] }
    let others = [
      Array(vocabulary.keyNames.values), vocabulary.rules,
    ].joined()
    let texts = phrases + keys + others
    #expect(texts.contains { $0.contains("CPU") })
    for text in texts {
      for word in ["コンピュ", "計算機", "電脳", "ＣＰＵ"] { #expect(!text.contains(word), "\(text)") }
    }
  }
}
