import GameSession
import ReversiCore

// What the player is told about files and movers.
extension Japanese {
  func texts(of notice: Notice) -> [String] {
    switch notice {
    case .notSaved(let failure):
      [
        "対局を保存できません: \(text(of: failure))", "保存不可: \(text(of: failure))",
        "保存不可: \(failure.reason)", "保存不可",
      ]
    case .setAside(let defect, let name):
      [
        "保存された対局は読めないため（\(text(of: defect))）、\(name) として残しました",
        "読めない対局を \(name) として残しました", "\(name) に保管",
      ]
    case .notSetAside(let defect, let failure):
      [
        "保存しません: 保存された対局 \(failure.path) は読めず（\(text(of: defect))）、"
          + "移動もできません（\(failure.reason)）",
        "保存しません: 保存された対局は読めず（\(text(of: defect))）、移動もできません（\(failure.reason)）",
        "保存しません: 対局が読めません", "保存なし",
      ]
    case .earlierResumed(let defect, let name):
      [
        "保存された対局は読めないため（\(text(of: defect))）、\(name) として残し、一つ前から再開しました",
        "読めない対局を \(name) として残し、一つ前から再開", "\(name) に保管",
      ]
    case .savedGameMissing:
      ["保存された対局がないため、一つ前から再開しました", "一つ前から再開"]
    case .heldElsewhere(let holder):
      [
        "保存された対局は\(program(holder))が使用中のため、この対局は保存しません",
        "保存しません: 他で使用中", "保存なし",
      ]
    case .recordRestarted(let defect):
      [
        "保存された手順が読めないため（\(text(of: defect))）、棋譜はここから始まります",
        "保存された手順が読めません", "手順が読めません",
      ]
    case .unknownTerminal(let name, let substitute):
      [
        "端末「\(name)」は不明のため、\(substitute) とみなします", "端末「\(name)」は不明です",
        "端末が不明です",
      ]
    case .playerFailed(let side, let engine?, let failure):
      [
        "\(engine.text)（\(name(of: side))）は\(text(of: failure))。人間に切り替えました",
        "\(engine.shown.long)が失敗、\(name(of: side))は人間に変更", "\(name(of: side))は人間に変更",
      ]
    case .playerFailed(let side, nil, let failure):
      [
        "\(name(of: side))のCPUは\(text(of: failure))。人間に切り替えました",
        "\(name(of: side))は人間に変更",
      ]
    case .externalEngineUnknown(let side, let engine):
      [
        "設定にエンジン「\(engine.text.abridged.printable)」がないので、\(name(of: side))は人間に変更しました",
        "「\(engine.shown.long)」なし、\(name(of: side))は人間に変更", "\(name(of: side))は人間に変更",
      ]
    case .transcriptWritten(let path): ["\(path) に書き出しました", path]
    case .transcriptNotWritten(let failure):
      ["書き出せません: \(text(of: failure))", "書き出せません: \(failure.reason)", "書き出せません"]
    case .settingsPassedOver(let defects): texts(ofPassedOver: defects)
    case .settingsUnreadable(let failure):
      [
        "設定 \(failure.path) を読めません: \(text(of: failure.reason))",
        "設定を読めません: \(text(of: failure.reason))", "設定を読めません",
      ]
    case .settingNotKept(let failure):
      [
        "設定を保存できません: \(text(of: failure))", "設定を保存できません: \(failure.reason)",
        "設定の保存不可",
      ]
    }
  }

  /// What uses the saved game.
  func program(_ holder: Int32?) -> String { holder.map { "プロセス\($0)" } ?? "他のプログラム" }

  private func texts(ofPassedOver defects: [SettingsDefect]) -> [String] {
    guard let first = defects.first else { return [] }
    let line = "\(first.line)行目"
    let more = defects.count > 1 ? "（全部で\(defects.count)行）" : ""
    return [
      "設定の\(line)は使われません: \(text(of: first.reason))\(more)",
      "設定の\(line): \(text(of: first.reason))", "設定の\(line)が不正",
    ]
  }

  private func text(of reason: SettingsDefect.Reason) -> String {
    switch reason {
    case .notASetting: "「オプション = 値」ではありません"
    case .unknownOption(let name, nil): "オプション「\(name.abridged)」はありません"
    case .unknownOption(let name, let nearest?):
      "オプション「\(name.abridged)」はありません。「\(nearest)」ですか？"
    case .notForFiles(let name): "「\(name)」はコマンド行でだけ使えます"
    case .nameMissing(let name): "「\(name)」には名前が必要です"
    case .valueMissing(let name): "「\(name)」には値が必要です"
    case .unsuitableValue(let name, let value): "「\(name)」に「\(value.abridged)」は使えません"
    }
  }

  private func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: "フォルダーです"
    case .device: "デバイスです"
    case .notAFile: "ファイルではありません"
    case .system(let reason): reason
    }
  }

  private func text(of failure: PlayerFailure) -> String {
    switch failure {
    case .illegal(let square): "置けない\(square)を選びました"
    case .noAnswer: "手を見つけられませんでした"
    case .notUnderstood(let answer): "「\(answer.abridged.printable)」と答えました"
    case .tooLate: "時間切れです"
    case .flooded: "際限なく出力しました"
    case .notFound: "見つかりません"
    case .notStarted(let reason): "起動できません（\(reason)）"
    case .ended: "手を返さずに2回終了しました"
    case .strangeStart: "編集した局面からは打てません"
    }
  }

  func text(of failure: SaveFailure) -> String {
    let step =
      switch failure.step {
      case .lock: "ロック"
      case .setAside: "退避"
      case .open: "作成"
      case .write: "書き込み"
      case .sync: "同期"
      case .rename: "改名"
      }
    return "\(failure.reason) (\(step) \(failure.path))"
  }

  func text(of defect: SaveDefect) -> String {
    switch defect {
    case .tooLong(let bytes): "\(bytes)バイトより長い"
    case .notUTF8: "UTF-8ではない"
    case .lineMissing(let line): "\(line)行目がない"
    case .stateLength(let length): "1行目: 3文字ではなく\(length)文字ある"
    case .unknownTurn(let turn): "1行目: 手番\(quoted(turn))は不明"
    case .unknownMode(let mode): "1行目: 対局者\(quoted(mode))は不明"
    // The board begins on line 2.
    case .board(let defect): text(of: defect, rowsBefore: 1)
    case .moveLeft: "1行目: 終局とあるが、まだ打てる"
    case .notKeyValue(let line): "\(line)行目: 項目と値ではない"
    case .keyTwice(let line): "\(line)行目: 項目が二度ある"
    }
  }

  private func text(of defect: Board.TextError, rowsBefore: Int) -> String {
    switch defect {
    case .rowCount(let rows): "盤が8行ではなく\(rows)行ある"
    case .cellCount(let row, let cells): "\(row + rowsBefore)行目: 8マスではなく\(cells)マスある"
    case .unknownCell(let row, let cell): "\(row + rowsBefore)行目: \(quoted(cell))は不明な文字"
    }
  }

  private func text(of defect: RecordDefect) -> String {
    switch defect {
    case .start: "開始局面が正しくない"
    case .plies(.oddLength): "手が半端"
    case .plies(.unknownPly(let number, _)): "\(number)手目はマスでもパスでもない"
    case .plies(.illegalMove(let number, _)): "\(number)手目は石を返せない"
    case .plies(.illegalPass(let number, _)): "\(number)手目はパスできない"
    case .standing: "手数が合わない"
    case .opening: "定石の手数が合わない"
    case .otherPosition: "別の局面になる"
    }
  }
}
