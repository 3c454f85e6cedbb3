/// A text in several lengths, the longest first.
///
/// A screen takes the longest text that fits; text mode and messages take the longest.
package struct Wording: Sendable, Hashable {
  package let texts: [String]

  /// Creates a wording of texts, the longest first.
  package init(_ longest: String, _ others: String...) {
    texts = [longest] + others
  }

  /// Creates a wording of texts, the longest first; nil without a text.
  package init?(_ texts: [String]) {
    guard !texts.isEmpty else { return nil }
    self.texts = texts
  }

  package var longest: String { texts[0] }

  package var shortest: String { texts[texts.count - 1] }

  /// The longest text that fits into the columns, or nil.
  package func text(within columns: Int) -> String? {
    texts.first { $0.columns <= columns }
  }

  /// The longest text that fits into the columns, or else the shortest.
  package func fitting(_ columns: Int) -> String { text(within: columns) ?? shortest }

  package func map(_ change: (String) -> String) -> Wording {
    Wording(texts.map(change)) ?? self
  }
}

extension Wording: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

/// A language that the person reads.
package enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese
}
