import GameSession
import Notation
import Texts
import Words

package struct SetUpWords: WordSet {
  package let language: Language

  package var title: String { text("Set up", "局面編集") }
  package var playLabel: String { text("Play from here", "ここから対局") }
  /// Follows the disk of the side to move, with a space.
  package var toMove: String { text(" to move", "の手番") }

  /// Why a game cannot start from a position, the last text in at most nine columns.
  package func wording(of defect: SetUp.Defect) -> Wording {
    switch defect {
    case .noDisk(let side):
      text(
        ["\(side.english) has no disk", "no \(side.english)"],
        ["\(side.japanese)の石がありません", "\(side.japanese)石なし"])
    case .noLegalMove: text(["neither side can move", "no moves"], ["どちらも置けません", "手なし"])
    }
  }

  var question: String {
    text(
      "Do you really want to give this game up for the position?",
      "この対局をやめて、編集した局面から打ちますか？")
  }

  /// For a dialog that does not fit; names the keys for the answers.
  var shortQuestion: String { text("Play from here: y or n?", "ここから対局: y/n?") }

  /// How to set up a position in text mode.
  package var help: String {
    text("Rows of x, o, -; Enter keeps, stop ends.", "各行 x、o、- を8個。Enterは維持、stopで中止。")
  }

  package func row(_ row: Int, now cells: String) -> String {
    text("Row \(row), now \(cells):", "\(row)行、今は \(cells):")
  }

  package func side(now symbol: String) -> String {
    text("To move, x or o, now \(symbol):", "手番は x か o、今は \(symbol):")
  }

  /// Nothing was set up in text mode.
  package var left: String { text("Nothing is set up.", "局面編集を中止しました。") }

  /// No game can start in text mode, and why.
  package func noGame(_ defect: String) -> String {
    text("No game can start: \(defect).", "対局できません: \(defect)。")
  }

  /// A text is not a position in text mode.
  package func noPosition(_ error: GameTextError) -> String {
    guard error != .empty else { return text("That is not a game.", "対局ではありません。") }
    let reason = Words(language).defects.text(of: error)
    return text("No position: \(reason).", "局面ではありません: \(reason)。")
  }

  package var openCommand: String { text("set up a position", "局面編集") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("set up a position", "set up", "set up"),
      KeyPhrases("局面を編集する", "局面編集", "編集"))
  }

  var squareKeys: KeyPhrases {
    text(
      KeyPhrases("set up: turn, empty the square", "turn square", "turn"),
      KeyPhrases("編集: 石を替える、取り除く", "石を替える", "石"))
  }

  var clearKey: KeyPhrases {
    text(
      KeyPhrases("set up: empty all squares", "empty all", "clear"),
      KeyPhrases("編集: 石をすべて取り除く", "全消去", "全消去"))
  }

  var startKey: KeyPhrases {
    text(
      KeyPhrases("set up: the start of a game", "new board", "start"),
      KeyPhrases("編集: 初期配置にする", "初期配置", "初期"))
  }

  package var colorsKey: KeyPhrases {
    text(
      KeyPhrases("set up: swap the colours", "swap colours", "swap"),
      KeyPhrases("編集: 黒白交代", "黒白交代", "黒白交代"))
  }

  var sideKey: KeyPhrases {
    text(
      KeyPhrases("set up: the side to move", "side to move", "side"),
      KeyPhrases("編集: 手番を替える", "手番", "手番"))
  }

  var playKey: KeyPhrases {
    text(
      KeyPhrases("set up: play from the position", "play", "play"),
      KeyPhrases("編集: その局面から対局する", "対局する", "対局"))
  }

}

extension Words {
  package var setUp: SetUpWords { SetUpWords(language: language) }
}
