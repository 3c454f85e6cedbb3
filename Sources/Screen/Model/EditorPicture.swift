import ReversiCore

/// A position that is being set up: what is said beside its board.
struct EditorPicture: Sendable {
  /// What stands at the top.
  let title: String
  /// The side to move.
  let side: Disk
  /// What follows its disk.
  let toMove: String
  /// What keeps a game from being started, in fewer and fewer words; empty if nothing does.
  let defects: [String]
  /// What can be done to the whole board.
  let tools: [KeyLineItem]
}
