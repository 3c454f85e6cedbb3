/// How a phrase is said: one text, or several in fewer and fewer words, the longest first.
///
/// `{name}` stands for the argument of that name, and `{name|disk|disks}` for the form of a word
/// that suits a number.
struct Texts: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The texts; there is at least one.
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
