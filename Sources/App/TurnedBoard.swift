import BoardView
import ReversiCore
import Texts
import Words

/// The board turned by 180°, so that the person sits on the other side of it.
package struct TurnedBoard: Sendable, Hashable {
  package var isTurned: Bool

  package init(isTurned: Bool = false) { self.isTurned = isTurned }

  static let row = ActionRow(
    \.turnedBoard.key, .program, [KeyGroup("T", .turnBoard, in: .untyped)], shortCount: 1)

  /// The action that moves to the same side of the screen as one on a board that is not turned.
  func shown(_ action: Action) -> Action {
    guard isTurned else { return action }
    return switch action {
    case .move(.up): .move(.down)
    case .move(.down): .move(.up)
    case .move(.left): .move(.right)
    case .move(.right): .move(.left)
    case .next: .previous
    case .previous: .next
    default: action
    }
  }

  /// A board as lines of text, with the names of its columns and rows.
  package func diagram(of board: Board) -> [String] {
    let lines = board.diagram
    guard isTurned else { return lines }
    // The first two characters are the name of the row.
    let turned = lines.map { String($0.prefix(2)) + String($0.dropFirst(2).reversed()) }
    return Array(turned.prefix(1)) + turned.dropFirst().reversed()
  }
}

package struct TurnedBoardWords: WordSet {
  package let language: Language

  var key: KeyPhrases {
    text(
      KeyPhrases("turn the board around", "turn board", "turn"),
      KeyPhrases("盤の向きを変える", "盤の向き", "向き"))
  }
}

extension Words {
  package var turnedBoard: TurnedBoardWords { TurnedBoardWords(language: language) }
}
