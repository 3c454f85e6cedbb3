import Testing

@testable import Controls
@testable import Words

@Suite("The table of actions")
struct ActionTableTests {
  @Test(
    "every row has phrases in every language, and every phrase has a row",
    arguments: Language.allCases)
  func phrases(language: Language) {
    let names = ActionTable.rows.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(language.vocabulary.keys.keys) == Set(names))
  }

  @Test("every key that a language has a word for is in the table", arguments: Language.allCases)
  func keyNames(language: Language) {
    let words = ActionTable.rows.flatMap(\.groups).compactMap { group in
      if case .word(let word) = group.name { word } else { nil }
    }
    #expect(Set(language.vocabulary.keyNames.keys).isSubset(of: words))
  }

  @Test("every phrase fits in its place, in every language", arguments: Language.allCases)
  func widths(language: Language) {
    for (name, phrases) in language.vocabulary.keys {
      #expect(phrases.meaning.columns <= 34, "\(name)")
      #expect(phrases.brief.columns <= 12, "\(name)")
      #expect(phrases.label.columns <= 17, "\(name)")
      #expect(phrases.shortLabel.columns <= 11 && !phrases.shortLabel.isEmpty, "\(name)")
    }
  }

  @Test("no key has two meanings where it is pressed", arguments: KeyContext.allCases)
  func unambiguousKeys(context: KeyContext) {
    let keys = ActionTable.rows.flatMap(\.groups).filter { $0.contexts.contains(context) }
      .flatMap { $0.actions.map(\.key) }
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "every row in the last line of the screen has its own rank and replaces an existing row")
  func keyLine() {
    let places = ActionTable.rows.compactMap(\.keyLine)
    #expect(Set(places.map(\.rank)) == Set(places.indices))
    let names = ActionTable.rows.map(\.name)
    #expect(places.compactMap(\.substitutes).allSatisfy(names.contains))
  }
}
