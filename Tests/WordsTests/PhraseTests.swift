import Testing

@testable import Words

@Suite("Phrases")
struct PhraseTests {
  @Test("every language has texts for every phrase", arguments: Language.allCases)
  func complete(language: Language) {
    #expect(Phrase.allCases.filter { language.vocabulary.texts(of: $0) == nil } == [])
    #expect(language.vocabulary.columnWords.count == 8)
  }

  @Test("every language fills the same placeholders", arguments: Phrase.allCases)
  func placeholders(phrase: Phrase) {
    let names = Set(Language.allCases.map { $0.vocabulary.texts(of: phrase)?.placeholders })
    #expect(names.count == 1, "\(names)")
  }

  @Test("every language has as many texts for a phrase", arguments: Phrase.allCases)
  func counts(phrase: Phrase) {
    let counts = Set(Language.allCases.map { $0.vocabulary.texts(of: phrase)?.all.count })
    #expect(counts.count == 1, "\(counts)")
  }

  @Test("every language tells what the same commands do")
  func commands() {
    let names = Set(Language.allCases.map { Set($0.vocabulary.commands.keys) })
    #expect(names.count == 1)
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

  @Test("one of several words is chosen as the language says it")
  func choice() {
    let statement = Statement.choice(["a", "b", "c"])
    #expect(Words(.english).text(of: statement) == "a, b or c")
    #expect(Words(.japanese).text(of: statement) == "a、b、c のどれか")
  }

  @Test("a character is quoted, or told by its code if it could disturb the screen")
  func characters() {
    #expect(Words(.english).text(of: .character("q")) == "'q'")
    #expect(Words(.japanese).text(of: .character("q")) == "「q」")
    #expect(Words(.english).text(of: .character("\u{1B}")) == "U+1B")
  }

  @Test("squares are spelled where they are to be")
  func spelling() {
    #expect(Words(.english).text(of: .square(.f5, isSpelled: true)) == "foxtrot 5")
    #expect(Words(.english).text(of: .square(.f5)) == "f5")
  }

  @Test("Japanese has no English words but those that are typed")
  func japanese() {
    let typed: Set<Substring> = [
      "reversi", "TERM", "xterm", "256color", "save", "text", "help", "random", "solve", "engine",
      "nboard", "gtp", "undo", "review", "again", "quit", "white", "computer", "stop",
      "Enter", "OK", "CPU", "UTF", "8", "d3", "N", "L", "n", "o", "x", "y",
    ]
    let vocabulary = Language.japanese.vocabulary
    let phrases = Phrase.allCases.compactMap { vocabulary.texts(of: $0) }
    let texts = phrases.flatMap(\.all) + vocabulary.commands.values
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
}
