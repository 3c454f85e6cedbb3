/// What a search takes for the value of a position that it does not look beyond.
package enum LeafEvaluation: Sendable {
  /// The trained tables of patterns.
  case patterns(EvaluationWeights)
  /// A function of the board, in units of ``Evaluator`` and within its bounds; for measuring the
  /// tables against it.
  case function(@Sendable (SearchBoard) -> Int)

  /// The tables that are part of the program.
  package static var embedded: LeafEvaluation { .patterns(.embedded) }
}
