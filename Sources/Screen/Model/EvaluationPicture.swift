import ReversiCore

/// The evaluation of the game's position.
struct EvaluationPicture: Sendable, Hashable {
  /// The title of the graph.
  let title: String
  /// Who is ahead and by how much, in a long and a short wording.
  let lead: Pair
  /// The depth of the search, in a long and a short wording.
  let depth: Pair
  /// Disks by which dark is ahead; nil until a score is known.
  let disks: Int?
  /// The best play of both sides.
  let line: [String]

  /// A text in a long and a short wording.
  struct Pair: Sendable, Hashable {
    let long: String
    let short: String
  }
}
