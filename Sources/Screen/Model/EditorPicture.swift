import ReversiCore

/// A position that is being set up: the texts beside its board.
struct EditorPicture: Sendable {
  /// The side to move.
  let side: Disk
  /// The text after its disk.
  let toMove: String
  /// What keeps a game from starting, the longest wording first; empty if nothing does.
  let defects: [String]
  /// The tools for the whole board.
  let tools: [KeyLineItem]
}
