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

  func wording(of failure: LibraryFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      let reason = text(of: failure.reason)
      return Wording(
        "棋譜集 \(failure.path.printable) を読めません: \(reason)", "棋譜集を読めません: \(reason)",
        "読めません: \(reason)")
    case .notAdded(let failure):
      let text = self.text(of: failure)
      return Wording(
        "対局を加えられません: \(text)", "加えられません: \(text)",
        "加えられません: \(failure.reason.printable)", "加えられません")
    case .notRemoved(let failure):
      let text = self.text(of: failure)
      return Wording(
        "対局を消せません: \(text)", "消せません: \(text)", "消せません: \(failure.reason.printable)", "消せません")
    }
  }
}
