import ReversiCore

/// How sure a score is.
package enum Certainty: Sendable, Hashable {
  /// Proven: no deeper search can change the score.
  case exact
  /// An estimate by a search. The confidence is the share of its cuts that are right, in percent;
  /// 100 if the search left nothing out.
  case estimate(confidence: Int)
  /// From the opening book.
  case book
}
