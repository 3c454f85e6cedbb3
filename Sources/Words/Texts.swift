/// The texts of some phrases.
typealias PhraseTable = [Phrase: Texts]

/// The texts of a phrase: one or several, the longest first.
///
/// `{name}` is the place of the argument with that name. `{name|disk|disks}` is the form of a word
/// that fits a number.
struct Texts: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The texts. There is at least one.
  let all: [String]

  init(stringLiteral text: String) {
    all = [text]
  }

  init(arrayLiteral texts: String...) {
    all = texts
  }

  /// The names of the placeholders in any of the texts.
  var placeholders: Set<String> {
    Set(
      all.flatMap { text in
        text.split(separator: "{").compactMap { part in
          part.firstIndex(of: "}").map { String(part[..<$0].prefix { $0 != "|" }) }
        }
      })
  }
}
