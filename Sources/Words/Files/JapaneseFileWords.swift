import Archive
import GameSession
import Texts

struct JapaneseFileWords: FileWords {
  func name(of step: SaveFailure.Step) -> String {
    switch step {
    case .lock: "ロック"
    case .setAside: "退避"
    case .open: "作成"
    case .write: "書き込み"
    case .sync: "同期"
    case .rename: "改名"
    }
  }

  func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: "フォルダーです"
    case .device: "デバイスです"
    case .notAFile: "ファイルではありません"
    case .system(let reason): reason.printable
    }
  }

  func text(of failure: PlayerFailure) -> String {
    switch failure {
    case .illegal(let square): "置けない\(square)を選びました"
    case .noReply: "手を見つけられませんでした"
    case .notUnderstood(let reply): "「\(reply.abridged.printable)」と答えました"
    case .tooLate: "時間切れです"
    case .flooded: "際限なく出力しました"
    case .notFound: "見つかりません"
    case .notStarted(let reason): "起動できません（\(reason.printable)）"
    case .ended: "手を返さずに2回終了しました"
    case .strangeStart: "編集した局面からは打てません"
    }
  }

  func user(_ process: Int32?) -> String {
    process.map { "プロセス\($0)" } ?? "他のプログラム"
  }

  func archiveUnreadable(path: String, reason: String) -> Wording {
    Wording(
      "棋譜集 \(path.printable) を読めません: \(reason.printable)",
      "棋譜集を読めません: \(reason.printable)",
      "読めません: \(reason.printable)")
  }

  var archiveChanged: Wording { Wording("他のプログラムが棋譜集を変更しました。開き直してください。", "変更あり: 開き直して") }

  func gamesNotAdded(failure: String, reason: String) -> Wording {
    Wording(
      "対局を加えられません: \(failure.printable)",
      "加えられません: \(failure.printable)",
      "加えられません: \(reason.printable)",
      "加えられません")
  }

  func gameNotRemoved(failure: String, reason: String) -> Wording {
    Wording(
      "対局を消せません: \(failure.printable)",
      "消せません: \(failure.printable)",
      "消せません: \(reason.printable)",
      "消せません")
  }
}
