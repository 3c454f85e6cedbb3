import Testing
import Texts

@testable import App
@testable import Screen
@testable import Words

@Suite("The table of actions")
struct ActionTableTests {
  @Test("every row has phrases of its own")
  func phrases() {
    #expect(Set(ActionTable.rows.map(\.phrases)).count == ActionTable.rows.count)
  }

  @Test("every key that Japanese has a word for is in the table")
  func keyNames() {
    let words = ActionTable.rows.flatMap(\.groups).compactMap { group in
      if case .word(let word) = group.name { word } else { nil }
    }
    #expect(Set(Words.japaneseKeyNames.keys).isSubset(of: words))
  }

  @Test("every phrase fits in its place, in every language", arguments: Language.allCases)
  func widths(language: Language) {
    for phrases in ActionTable.rows.map({ $0.phrases(in: Words(language)) }) {
      #expect(phrases.meaning.columns <= 34, "\(phrases)")
      #expect(phrases.brief.columns <= 12, "\(phrases)")
      #expect(phrases.label.columns <= 17, "\(phrases)")
      #expect(phrases.shortLabel.columns <= 11 && !phrases.shortLabel.isEmpty, "\(phrases)")
    }
  }

  @Test("no key has two meanings where it is pressed", arguments: KeyContext.allCases)
  func unambiguousKeys(context: KeyContext) {
    let keys = ActionTable.rows.flatMap(\.groups).filter { $0.contexts.contains(context) }
      .flatMap { $0.actions.map(\.key) }
    #expect(Set(keys).count == keys.count)
  }

  @Test("a row in the last line of the screen that replaces another one replaces an existing row")
  func keyLine() {
    let places = ActionTable.rows.compactMap(\.keyLine)
    let rows = ActionTable.rows.map(\.phrases)
    #expect(places.compactMap(\.substitutes).allSatisfy(rows.contains))
  }
}
