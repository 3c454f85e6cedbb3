/// What a search takes for the value of a position that it does not look beyond.
package enum Evaluation: Sendable {
  /// Mobility, corners and stable disks, weighted by hand.
  case handMade
  /// The trained tables of patterns.
  case patterns(EvaluationWeights)

  /// The tables that are part of the program.
  package static var embedded: Evaluation { .patterns(.embedded) }
}
