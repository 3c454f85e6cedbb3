import Analysis
import Archive
import FileFormats
import GameSession
import ReversiCore
import Texts
import Words

struct JapaneseNoticeWords: NoticeWords {
  private let files = Words(.japanese).files
  private let defects = Words(.japanese).defects

  func wording(of notice: Notice) -> Wording {
    switch notice {
    case .notKept(.game, let failure):
      Wording(
        "対局を保存できません: \(files.text(of: failure))", "保存不可: \(files.text(of: failure))",
        "保存不可: \(failure.reason)", "保存不可")
    case .notKept(.archive, let failure):
      Wording(
        "対局を棋譜集に残せません: \(files.text(of: failure))", "棋譜集に残せません: \(files.text(of: failure))",
        "棋譜集に残せません: \(failure.reason)", "棋譜集に残せません")
    case .savedGame(let problem): wording(of: problem)
    case .clockSetAside(let name):
      Wording(
        "時計の記録は読めないため、\(name) として残しました", "読めない時計を \(name) として残しました", "\(name) に保管")
    case .clockNotSetAside(let failure):
      Wording(
        "時計を記録しません: \(failure.path) は読めず、移動もできません（\(failure.reason)）", "時計を記録しません: 記録が読めません",
        "時計の記録なし")
    case .unknownTerminal(let name, let substitute):
      Wording("端末「\(name)」は不明のため、\(substitute) とみなします", "端末「\(name)」は不明です", "端末が不明です")
    case .playerFailed(let side, nil, let failure):
      Wording(
        "\(side.japanese)のCPUは\(files.text(of: failure))。人間に切り替えました",
        "\(side.japanese)は人間に変更")
    case .playerFailed(let side, let engine?, let failure):
      Wording(
        "\(engine.text)（\(side.japanese)）は\(files.text(of: failure))。人間に切り替えました",
        "\(engine.shortened.long)が失敗、\(side.japanese)は人間に変更", "\(side.japanese)は人間に変更"
      )
    case .externalEngineUnknown(let side, let engine):
      Wording(
        "設定にエンジン「\(engine.text.abridged)」がないので、\(side.japanese)は人間に変更しました",
        "「\(engine.shortened.long)」なし、\(side.japanese)は人間に変更",
        "\(side.japanese)は人間に変更")
    case .notMet(let reason): Wording(reason, "対局できません")
    case .twoPeople(let news): Words(.japanese).twoPeople.wording(of: news)
    case .transcriptWritten(let path): Wording("\(path) に書き出しました", path)
    case .transcriptNotWritten(let failure):
      Wording("書き出せません: \(files.text(of: failure))", "書き出せません: \(failure.reason)", "書き出せません")
    case .transcriptCopied: Wording("コピーしました（端末が許す場合）", "コピー済み")
    case .transcriptNotCopied: Wording("この端末にはコピーできません", "コピー不可")
    case .pasteRefused(let error):
      Wording("貼り付けられた文字は棋譜ではありません: \(defects.text(of: error))", defects.text(of: error), "棋譜なし")
    case .turnAssumed(let turn):
      Wording(
        defects.text(of: turn), "手番の記載なし: \(turn.side.japanese)の番", "\(turn.side.japanese)の番")
    case .settingsIgnored(let defects): wording(of: defects)
    case .settingsUnreadable(let failure):
      Wording(
        "設定 \(failure.path) を読めません: \(files.text(of: failure.reason))",
        "設定を読めません: \(files.text(of: failure.reason))", "設定を読めません")
    case .notKept(.settings, let failure):
      Wording("設定を保存できません: \(files.text(of: failure))", "設定を保存できません: \(failure.reason)", "設定の保存不可")
    case .notKept(.lines, let failure):
      Wording("進行を保存できません: \(files.text(of: failure))", "進行を保存できません: \(failure.reason)", "進行の保存不可")
    case .leftLine(let departure): wording(of: departure)
    case .lineFault(let fault, let isLearned): wording(of: fault, isLearned: isLearned)
    case .practiceUnreadable(let failure):
      Wording(
        "覚える進行と連続日数を \(failure.path) から読めません: \(files.text(of: failure.reason))",
        "練習を読めません: \(files.text(of: failure.reason))", "練習を読めません")
    case .levelOutgrown(let level, let won):
      Wording(
        "レベル\(level.number): 最近10局で\(won)勝。+でレベル\(level.next.number)に上げられます。",
        "10局で\(won)勝: +でレベル\(level.next.number)", "10局で\(won)勝: +")
    case .roundDisksUnavailable(.fewColors): Wording("256色でないため、丸い石を表示できません", "丸い石は表示不可")
    case .roundDisksUnavailable(.noHalfBlocks): Wording("端末に半角ブロックがないため、丸い石を表示できません", "丸い石は表示不可")
    case .roundDisksUnavailable(.smallScreen): Wording("画面が小さいため、丸い石を表示できません", "丸い石は表示不可")
    }
  }

  private func wording(of departure: Repertoire.Departure) -> Wording {
    let (move, side) = (departure.move.square, departure.move.side)
    guard side == departure.side else {
      return Wording("\(side.japanese)が\(move)で、覚えた進行から外れました", "\(move)で進行から外れました")
    }
    let expected = departure.expected.map(\.description).joined(separator: "か")
    return Wording("覚えた進行から外れました。次は\(expected)でした", "進行では\(expected)", expected)
  }

  private func wording(of fault: Repertoire.Fault, isLearned: Bool) -> Wording {
    let (move, loss) = (fault.move.square, fault.loss)
    let learned = isLearned ? "その前までを覚えます" : "進行は覚えません"
    return Wording(
      "\(fault.number)手目の\(move)は\(loss)石の損です（最善は\(fault.best)）。\(learned)。",
      isLearned ? "\(move)は\(loss)石損: 前まで覚える" : "\(move)は\(loss)石損: 覚えない", "\(move)は\(loss)石損")
  }

  private func wording(of problem: SavedGameProblem) -> Wording {
    switch problem {
    case .setAside(let defect, let name):
      Wording(
        "保存された対局は読めないため（\(defects.text(of: defect))）、\(name) として残しました", "読めない対局を \(name) として残しました",
        "\(name) に保管")
    case .notSetAside(let defect, let failure):
      Wording(
        """
        保存しません: 保存された対局 \(failure.path) は読めず（\(defects.text(of: defect))）、\
        移動もできません（\(failure.reason)）
        """, "保存しません: 保存された対局は読めず（\(defects.text(of: defect))）、移動もできません（\(failure.reason)）",
        "保存しません: 対局が読めません", "保存なし")
    case .earlierResumed(let defect, let name):
      Wording(
        "保存された対局は読めないため（\(defects.text(of: defect))）、\(name) として残し、一つ前から再開しました",
        "読めない対局を \(name) として残し、一つ前から再開", "\(name) に保管")
    case .savedGameMissing: Wording("保存された対局がないため、一つ前から再開しました", "一つ前から再開")
    case .heldElsewhere(let holder):
      Wording("保存された対局は\(files.user(holder))が使用中のため、この対局は保存しません", "保存しません: 他で使用中", "保存なし")
    case .recordRestarted(let defect):
      Wording(
        "保存された手順が読めないため（\(defects.text(of: defect))）、棋譜はここから始まります", "保存された手順が読めません", "手順が読めません")
    }
  }

  private func wording(of defects: [SettingsDefect]) -> Wording {
    guard let first = defects.first else { return "" }
    let (line, reason) = (first.line, text(of: first.reason))
    return defects.count > 1
      ? Wording(
        "設定の\(line)行目は使われません: \(reason)（全部で\(defects.count)行）", "設定の\(line)行目: \(reason)",
        "設定の\(line)行目が不正")
      : Wording("設定の\(line)行目は使われません: \(reason)", "設定の\(line)行目: \(reason)", "設定の\(line)行目が不正")
  }

  private func text(of reason: SettingsDefect.Reason) -> String {
    switch reason {
    case .notASetting: "「オプション = 値」ではありません"
    case .unknownOption(let name, nil): "オプション「\(name.abridged)」はありません"
    case .unknownOption(let name, let nearest?): "オプション「\(name.abridged)」はありません。「\(nearest)」ですか？"
    case .notForFiles(let name): "「\(name)」はコマンド行でだけ使えます"
    case .nameMissing(let name): "「\(name)」には名前が必要です"
    case .valueMissing(let name): "「\(name.abridged)」には値が必要です"
    case .unsuitableValue(let name, let value): "「\(name.abridged)」に「\(value.abridged)」は使えません"
    }
  }
}
