import Texts

/// What a feature says: each sentence stands once, in all languages beside each other.
///
///     func place(_ number: Int, of count: Int) -> String {
///       text("\(number) of \(count)", "\(number)/\(count)")
///     }
package protocol WordSet: Sendable {
  var language: Language { get }
}

extension WordSet {
  /// The value for the language. Only that one is computed.
  package func text<Value>(
    _ english: @autoclosure () -> Value, _ japanese: @autoclosure () -> Value
  ) -> Value {
    switch language {
    case .english: english()
    case .japanese: japanese()
    }
  }

  /// The text in the language in several lengths, the longest first; at least one.
  package func text(
    _ english: @autoclosure () -> [String], _ japanese: @autoclosure () -> [String]
  ) -> Wording {
    Wording(language == .english ? english() : japanese()) ?? ""
  }
}
