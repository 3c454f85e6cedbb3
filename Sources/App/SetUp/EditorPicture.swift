import ReversiCore
import Texts

/// A position that is being set up: the texts beside its board.
struct EditorPicture: Sendable {
  /// The side to move.
  let side: Disk
  /// The text after its disk.
  let toMove: String
  /// What keeps a game from starting; nil if nothing does.
  let defect: Wording?
  /// The tools for the whole board.
  let tools: [KeyLineItem]
}
