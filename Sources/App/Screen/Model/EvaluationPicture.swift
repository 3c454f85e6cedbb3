import ReversiCore
import Texts

/// The evaluation of the game's position.
struct EvaluationPicture: Sendable, Hashable {
  /// The title of the graph.
  let title: String
  /// The side that is ahead; nil if neither is, or it is not known yet.
  let side: Disk?
  /// The name of that side and its lead; in the short wording the lead alone.
  let lead: Wording
  /// The depth of the search, in a long and a short wording.
  let depth: Wording
  /// Disks by which dark is ahead; nil until a score is known.
  let disks: Int?
  /// The best play of both sides.
  let line: [String]
}
