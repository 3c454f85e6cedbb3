/// The evaluation at the leaves of a search.
package enum LeafEvaluation: Sendable {
  /// The trained weights of patterns.
  case patterns(EvaluationWeights)
  /// A function of the board, in units of ``Evaluator`` and within its bounds, to compare the
  /// weights with.
  case function(@Sendable (SearchBoard) -> Int)

  /// The weights in the program.
  package static var embedded: LeafEvaluation { .patterns(.embedded) }
}
