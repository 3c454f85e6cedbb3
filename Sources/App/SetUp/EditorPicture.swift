import ReversiCore
import Texts
import Words

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

extension EditorPicture {
  init(_ editor: Editor, words: Words) {
    side = editor.side
    toMove = words.setUp.toMove
    defect = editor.defect.map { words.setUp.wording(of: $0) }
    tools = ActionTable.rows.filter { $0.isEditorTool }.map { KeyLineItem($0, words: words) }
  }
}

extension ActionRow {
  /// Whether it changes the whole position in the editor.
  fileprivate var isEditorTool: Bool {
    switch clickAction {
    case .send(.setUp(.edited(.clear))), .send(.setUp(.edited(.setNewGame))),
      .send(.setUp(.edited(.swapColors))),
      .send(.setUp(.edited(.switchSide))):
      true
    default: false
    }
  }
}
