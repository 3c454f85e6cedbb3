import Archive
import GameSession
import Texts

/// What goes wrong with files, and with players, which are programs.
package struct FileWords: WordSet {
  package let language: Language

  private func name(of step: SaveFailure.Step) -> String {
    switch step {
    case .lock: text("lock", "ロック")
    case .setAside: text("set aside", "退避")
    case .open: text("open", "作成")
    case .write: text("write", "書き込み")
    case .sync: text("sync", "同期")
    case .rename: text("rename", "改名")
    }
  }

  /// Why a file could not be written, with the step that failed.
  package func text(of failure: SaveFailure) -> String {
    "\(failure.reason.printable) (\(name(of: failure.step)) \(failure.path.printable))"
  }

  /// Why a file cannot be read.
  package func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: text("it is a directory", "フォルダーです")
    case .device: text("it is a device", "デバイスです")
    case .notAFile: text("it is not a file", "ファイルではありません")
    case .system(let reason): reason.printable
    }
  }

  /// The failure of a player, after its name.
  package func text(of failure: PlayerFailure) -> String {
    switch failure {
    case .illegal(let square):
      text("chose \(square), which is not legal", "置けない\(square)を選びました")
    case .noReply: text("found no move", "手を見つけられませんでした")
    case .notUnderstood(let reply):
      text("answered '\(reply.abridged.printable)'", "「\(reply.abridged.printable)」と答えました")
    case .tooLate: text("took too long", "時間切れです")
    case .flooded: text("wrote without end", "際限なく出力しました")
    case .notFound: text("was not found", "見つかりません")
    case .notStarted(let reason):
      text("could not be started (\(reason.printable))", "起動できません（\(reason.printable)）")
    case .ended: text("ended without a move, twice", "手を返さずに2回終了しました")
    case .strangeStart: text("cannot play from a position that was set up", "編集した局面からは打てません")
    }
  }

  /// The user of the saved game: a process, or an unknown program.
  package func user(_ process: Int32?) -> String {
    process.map { text("process \($0)", "プロセス\($0)") } ?? text("another program", "他のプログラム")
  }

  /// Why the library does not show all games, or still has one.
  package func wording(of failure: LibraryFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      let (path, reason) = (failure.path.printable, text(of: failure.reason))
      return text(
        [
          "The archive \(path) cannot be read: \(reason)", "The archive cannot be read: \(reason)",
          "unreadable: \(reason)",
        ], ["棋譜集 \(path) を読めません: \(reason)", "棋譜集を読めません: \(reason)", "読めません: \(reason)"])
    case .notAdded(let failure):
      let (whole, reason) = (text(of: failure), failure.reason.printable)
      return text(
        [
          "Games could not be added: \(whole)", "not added: \(whole)", "not added: \(reason)",
          "not added",
        ], ["対局を加えられません: \(whole)", "加えられません: \(whole)", "加えられません: \(reason)", "加えられません"])
    case .notRemoved(let failure):
      let (whole, reason) = (text(of: failure), failure.reason.printable)
      return text(
        [
          "The game is not removed: \(whole)", "not removed: \(whole)", "not removed: \(reason)",
          "not removed",
        ], ["対局を消せません: \(whole)", "消せません: \(whole)", "消せません: \(reason)", "消せません"])
    }
  }
}

extension Words {
  /// What goes wrong with files and players.
  package var files: FileWords { FileWords(language: language) }
}
