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

  @Test("a language's own words for keys stand for keys of the table", arguments: Language.allCases)
  func keyNames(language: Language) {
    let words = ActionTable.rows.flatMap(\.groups).compactMap { group in
      if case .word(let word) = group.name { word } else { nil }
    }
    #expect(Set(language.vocabulary.keyNames.keys).isSubset(of: words))
  }

  @Test("phrases fit where they stand, in every language", arguments: Language.allCases)
  func widths(language: Language) {
    for (name, phrases) in language.vocabulary.keys {
      #expect(phrases.meaning.columns <= 34, "\(name)")
      #expect(phrases.brief.columns <= 19, "\(name)")
      #expect(phrases.label.columns <= 11 && !phrases.label.isEmpty, "\(name)")
    }
  }

  @Test("no key has two meanings where it is pressed", arguments: KeyContext.allCases)
  func unambiguousKeys(context: KeyContext) {
    let keys = ActionTable.rows.flatMap(\.groups).filter { $0.contexts.contains(context) }
      .flatMap(\.actions.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "what the last line of the screen names has a rank of its own, and stands for a row there is")
  func keyLine() {
    let places = ActionTable.rows.compactMap(\.keyLine)
    #expect(Set(places.map(\.rank)) == Set(places.indices))
    let names = ActionTable.rows.map(\.name)
    #expect(places.compactMap(\.substitutes).allSatisfy(names.contains))
  }
}
