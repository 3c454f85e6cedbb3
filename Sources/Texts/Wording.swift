/// A text in several lengths, the longest first.
///
/// A screen takes the longest text that fits; text mode and messages take the longest.
public struct Wording: Sendable, Hashable {
  /// The texts, the longest first; at least one.
  public let texts: [String]

  /// A text in several lengths.
  ///
  /// - Parameters:
  ///   - longest: The longest text.
  ///   - others: Shorter ones, the longest first.
  public init(_ longest: String, _ others: String...) {
    texts = [longest] + others
  }

  /// Creates a wording of texts, the longest first; nil if there are none.
  public init?(_ texts: [String]) {
    guard !texts.isEmpty else { return nil }
    self.texts = texts
  }

  /// The longest text.
  public var longest: String { texts[0] }

  /// The shortest text.
  public var shortest: String { texts[texts.count - 1] }

  /// The longest text that fits into the columns, or nil.
  public func text(within columns: Int) -> String? {
    texts.first { $0.columns <= columns }
  }

  /// The longest text that fits into the columns, or else the shortest.
  public func fitting(_ columns: Int) -> String { text(within: columns) ?? shortest }

  /// The wording with each text changed by a function.
  public func map(_ change: (String) -> String) -> Wording {
    Wording(texts.map(change)) ?? self
  }
}

extension Wording: ExpressibleByStringInterpolation {
  /// A text in one length.
  public init(stringLiteral text: String) { self.init(text) }
}
