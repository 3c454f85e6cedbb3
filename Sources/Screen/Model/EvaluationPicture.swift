import ReversiCore

/// What the position of the game is worth.
struct EvaluationPicture: Sendable, Hashable {
  /// Who is ahead and by how much, in many words and in few.
  let lead: Pair
  /// How far somebody has looked, in many words and in few.
  let depth: Pair
  /// Disks by which dark is ahead; nil as long as nobody knows.
  let disks: Int?
  /// The best play of both sides.
  let line: [String]

  /// A text in many words and in few.
  struct Pair: Sendable, Hashable {
    let long: String
    let short: String
  }
}
