import Analysis
import Archive
import FileFormats
import GameSession
import ReversiCore
import Texts
import Words

struct NoticeWords: WordSet {
  let language: Language

  /// The shortest text says only what matters. All texts name the file where something is kept.
  func wording(of notice: Notice) -> Wording {
    let (files, defects) = (Words(language).files, Words(language).defects)
    return switch notice {
    case .notKept(.game, let failure):
      text(
        [
          "the game is not saved: \(files.text(of: failure))",
          "not saved: \(files.text(of: failure))", "not saved: \(failure.reason)", "not saved",
        ],
        [
          "対局を保存できません: \(files.text(of: failure))", "保存不可: \(files.text(of: failure))",
          "保存不可: \(failure.reason)", "保存不可",
        ])
    case .notKept(.archive, let failure):
      text(
        [
          "the game is not in the archive: \(files.text(of: failure))",
          "not archived: \(files.text(of: failure))", "not archived: \(failure.reason)",
          "not archived",
        ],
        [
          "対局を棋譜集に残せません: \(files.text(of: failure))",
          "棋譜集に残せません: \(files.text(of: failure))", "棋譜集に残せません: \(failure.reason)",
          "棋譜集に残せません",
        ])
    case .savedGame(let problem): wording(of: problem)
    case .clockSetAside(let name):
      text(
        [
          "what the clock showed was unreadable, kept as \(name)",
          "unreadable clock kept as \(name)", "kept as \(name)",
        ],
        [
          "時計の記録は読めないため、\(name) として残しました", "読めない時計を \(name) として残しました",
          "\(name) に保管",
        ])
    case .clockNotSetAside(let failure):
      text(
        [
          """
          not keeping the clock: \(failure.path) is unreadable and cannot be moved \
          (\(failure.reason))
          """, "not keeping the clock: it is unreadable", "clock not kept",
        ],
        [
          "時計を記録しません: \(failure.path) は読めず、移動もできません（\(failure.reason)）",
          "時計を記録しません: 記録が読めません", "時計の記録なし",
        ])
    case .unknownTerminal(let name, let substitute):
      text(
        [
          "unknown terminal '\(name)', taken for \(substitute)", "unknown terminal '\(name)'",
          "unknown terminal",
        ],
        [
          "端末「\(name)」は不明のため、\(substitute) とみなします", "端末「\(name)」は不明です",
          "端末が不明です",
        ])
    case .playerFailed(let side, nil, let failure):
      text(
        [
          "\(side.english)'s computer \(files.text(of: failure)): now you play it",
          "you play \(side.english) now",
        ],
        [
          "\(side.japanese)のCPUは\(files.text(of: failure))。以後はあなたが打ちます",
          "\(side.japanese)はあなたが打ちます",
        ])
    case .playerFailed(let side, let engine?, let failure):
      text(
        [
          "\(engine.text) \(files.text(of: failure)): you play \(side.english) now",
          "\(engine.shortened.long) failed: you play \(side.english) now",
          "you play \(side.english) now",
        ],
        [
          "\(engine.text)（\(side.japanese)）は\(files.text(of: failure))。以後はあなたが打ちます",
          "\(engine.shortened.long)が失敗、\(side.japanese)はあなたが打ちます",
          "\(side.japanese)はあなたが打ちます",
        ])
    case .externalEngineUnknown(let side, let engine):
      text(
        [
          """
          the settings have no engine '\(engine.text.abridged)': you play \(side.english) \
          now
          """, "no engine '\(engine.shortened.long)': you play \(side.english)",
          "you play \(side.english) now",
        ],
        [
          "設定にエンジン「\(engine.text.abridged)」がないので、\(side.japanese)はあなたが打ちます",
          "「\(engine.shortened.long)」なし、\(side.japanese)はあなたが打ちます",
          "\(side.japanese)はあなたが打ちます",
        ])
    case .notMet(let reason): text([reason, "nobody is met"], [reason, "対局できません"])
    case .twoPeople(let news): Words(language).twoPeople.wording(of: news)
    case .transcriptWritten(let path):
      text(["written to \(path)", path], ["\(path) に書き出しました", path])
    case .transcriptNotWritten(let failure):
      text(
        [
          "not written: \(files.text(of: failure))", "not written: \(failure.reason)",
          "not written",
        ],
        [
          "書き出せません: \(files.text(of: failure))", "書き出せません: \(failure.reason)",
          "書き出せません",
        ])
    case .transcriptCopied:
      text(
        ["it is in the clipboard if the terminal allows that", "copied"],
        ["コピーしました（端末が許す場合）", "コピー済み"])
    case .transcriptNotCopied:
      text(
        ["this terminal has no clipboard to copy to", "not copied"],
        ["この端末にはコピーできません", "コピー不可"])
    case .pasteRefused(let error):
      text(
        [
          "the pasted text is not a game: \(defects.text(of: error))", defects.text(of: error),
          "not a game",
        ],
        [
          "貼り付けられた文字は棋譜ではありません: \(defects.text(of: error))", defects.text(of: error),
          "棋譜なし",
        ])
    case .turnAssumed(let turn):
      text(
        [
          defects.text(of: turn), "no side to move is named: \(turn.side.english)'s turn",
          "\(turn.side.english)'s turn",
        ],
        [
          defects.text(of: turn), "手番の記載なし: \(turn.side.japanese)の番",
          "\(turn.side.japanese)の番",
        ])
    case .settingsIgnored(let defects): wording(of: defects)
    case .settingsUnreadable(let failure):
      text(
        [
          "the settings \(failure.path) cannot be read: \(files.text(of: failure.reason))",
          "settings not read: \(files.text(of: failure.reason))", "settings not read",
        ],
        [
          "設定 \(failure.path) を読めません: \(files.text(of: failure.reason))",
          "設定を読めません: \(files.text(of: failure.reason))", "設定を読めません",
        ])
    case .notKept(.settings, let failure):
      text(
        [
          "the setting is not kept: \(files.text(of: failure))",
          "setting not kept: \(failure.reason)", "setting not kept",
        ],
        [
          "設定を保存できません: \(files.text(of: failure))", "設定を保存できません: \(failure.reason)",
          "設定の保存不可",
        ])
    case .notKept(.lines, let failure):
      text(
        [
          "the line is not kept: \(files.text(of: failure))",
          "line not kept: \(failure.reason)", "line not kept",
        ],
        [
          "進行を保存できません: \(files.text(of: failure))", "進行を保存できません: \(failure.reason)",
          "進行の保存不可",
        ])
    case .leftLine(let departure): wording(of: departure)
    case .lineFault(let fault, let isLearned): wording(of: fault, isLearned: isLearned)
    case .practiceUnreadable(let failure):
      text(
        [
          """
          your lines and the days in a row, in \(failure.path), cannot be read: \
          \(files.text(of: failure.reason))
          """, "practice not read: \(files.text(of: failure.reason))", "practice not read",
        ],
        [
          "覚える進行と連続日数を \(failure.path) から読めません: \(files.text(of: failure.reason))",
          "練習を読めません: \(files.text(of: failure.reason))", "練習を読めません",
        ])
    case .levelOutgrown(let level, let won):
      text(
        [
          """
          Level \(level.number): you won \(won) of your last 10. Press + for level \
          \(level.next.number).
          """, "\(won) of 10 won: press + for level \(level.next.number)",
          "\(won) of 10 won: press +",
        ],
        [
          "レベル\(level.number): 最近10局で\(won)勝。+でレベル\(level.next.number)に上げられます。",
          "10局で\(won)勝: +でレベル\(level.next.number)", "10局で\(won)勝: +",
        ])
    case .roundDisksUnavailable(.fewColors):
      text(
        ["no round disks: they need 256 colours", "no round disks"],
        ["256色でないため、丸い石を表示できません", "丸い石は表示不可"])
    case .roundDisksUnavailable(.noHalfBlocks):
      text(
        ["no round disks: the terminal shows no half blocks", "no round disks"],
        ["端末に半角ブロックがないため、丸い石を表示できません", "丸い石は表示不可"])
    case .roundDisksUnavailable(.smallScreen):
      text(
        ["no round disks: the screen is too small", "no round disks"],
        ["画面が小さいため、丸い石を表示できません", "丸い石は表示不可"])
    }
  }

  private func wording(of departure: Repertoire.Departure) -> Wording {
    let (move, side) = (departure.move.square, departure.move.side)
    guard side == departure.side else {
      return text(
        ["\(side.english) left your line with \(move)", "\(move) leaves your line"],
        ["\(side.japanese)が\(move)で、覚えた進行から外れました", "\(move)で進行から外れました"])
    }
    let expected = departure.expected.map(\.description).joined(separator: text(" or ", "か"))
    return text(
      ["You left your line: \(expected) was to come", "your line: \(expected)", expected],
      ["覚えた進行から外れました。次は\(expected)でした", "進行では\(expected)", expected])
  }

  private func wording(of fault: Repertoire.Fault, isLearned: Bool) -> Wording {
    let (move, loss) = (fault.move.square, fault.loss)
    let learned =
      isLearned
      ? text("You learn the line up to it", "その前までを覚えます")
      : text("No line is learned", "進行は覚えません")
    return text(
      [
        "Move \(fault.number), \(move), loses \(loss) disks: \(fault.best) is best. \(learned).",
        isLearned
          ? "\(move) loses \(loss): learned up to it" : "\(move) loses \(loss): not learned",
        "\(move) loses \(loss)",
      ],
      [
        "\(fault.number)手目の\(move)は\(loss)石の損です（最善は\(fault.best)）。\(learned)。",
        isLearned ? "\(move)は\(loss)石損: 前まで覚える" : "\(move)は\(loss)石損: 覚えない",
        "\(move)は\(loss)石損",
      ])
  }

  private func wording(of problem: SavedGameProblem) -> Wording {
    let (files, defects) = (Words(language).files, Words(language).defects)
    return switch problem {
    case .setAside(let defect, let name):
      text(
        [
          "saved game was unreadable (\(defects.text(of: defect))), kept as \(name)",
          "unreadable game kept as \(name)", "kept as \(name)",
        ],
        [
          "保存された対局は読めないため（\(defects.text(of: defect))）、\(name) として残しました",
          "読めない対局を \(name) として残しました", "\(name) に保管",
        ])
    case .notSetAside(let defect, let failure):
      text(
        [
          """
          not saving: the saved game \(failure.path) is unreadable (\(defects.text(of: defect))) \
          and cannot be moved (\(failure.reason))
          """,
          """
          not saving: the saved game is unreadable (\(defects.text(of: defect))) and cannot be \
          moved (\(failure.reason))
          """, "not saving: saved game is unreadable", "not saving",
        ],
        [
          """
          保存しません: 保存された対局 \(failure.path) は読めず（\(defects.text(of: defect))）、\
          移動もできません（\(failure.reason)）
          """,
          """
          保存しません: 保存された対局は読めず（\(defects.text(of: defect))）、\
          移動もできません（\(failure.reason)）
          """, "保存しません: 対局が読めません", "保存なし",
        ])
    case .earlierResumed(let defect, let name):
      text(
        [
          """
          saved game was unreadable (\(defects.text(of: defect))), kept as \(name); resumed the \
          one before
          """, "unreadable game kept as \(name); resumed the one before", "kept as \(name)",
        ],
        [
          """
          保存された対局は読めないため（\(defects.text(of: defect))）、\(name) として残し、\
          一つ前から再開しました
          """, "読めない対局を \(name) として残し、一つ前から再開", "\(name) に保管",
        ])
    case .savedGameMissing:
      text(
        ["the saved game was missing: resumed the one before", "resumed the game before"],
        ["保存された対局がないため、一つ前から再開しました", "一つ前から再開"])
    case .heldElsewhere(let holder):
      text(
        [
          "\(files.user(holder)) is using the saved game: this one is played without saving",
          "not saving: in use elsewhere", "not saving",
        ],
        [
          "保存された対局は\(files.user(holder))が使用中のため、この対局は保存しません",
          "保存しません: 他で使用中", "保存なし",
        ])
    case .recordRestarted(let defect):
      text(
        [
          "the saved moves were unreadable (\(defects.text(of: defect))): the record starts here",
          "saved moves were unreadable", "moves unreadable",
        ],
        [
          "保存された手順が読めないため（\(defects.text(of: defect))）、棋譜はここから始まります",
          "保存された手順が読めません", "手順が読めません",
        ])
    }
  }

  private func wording(of defects: [SettingsDefect]) -> Wording {
    guard let first = defects.first else { return "" }
    let (line, reason, count) = (first.line, text(of: first.reason), defects.count)
    let number = count > 1 ? text(" (\(count) lines in all)", "（全部で\(count)行）") : ""
    return text(
      [
        "line \(line) of the settings is ignored: \(reason)\(number)",
        "settings, line \(line): \(reason)", "bad settings, line \(line)",
      ],
      [
        "設定の\(line)行目は使われません: \(reason)\(number)", "設定の\(line)行目: \(reason)",
        "設定の\(line)行目が不正",
      ])
  }

  private func text(of reason: SettingsDefect.Reason) -> String {
    switch reason {
    case .notASetting: text("not option = value", "「オプション = 値」ではありません")
    case .unknownOption(let name, nil):
      text("unknown option '\(name.abridged)'", "オプション「\(name.abridged)」はありません")
    case .unknownOption(let name, let nearest?):
      text(
        "unknown option '\(name.abridged)', did you mean '\(nearest)'?",
        "オプション「\(name.abridged)」はありません。「\(nearest)」ですか？")
    case .notForFiles(let name):
      text("'\(name)' can only stand on the command line", "「\(name)」はコマンド行でだけ使えます")
    case .nameMissing(let name): text("'\(name)' needs a name", "「\(name)」には名前が必要です")
    case .valueMissing(let name):
      text("'\(name.abridged)' needs a value", "「\(name.abridged)」には値が必要です")
    case .unsuitableValue(let name, let value):
      text(
        "'\(name.abridged)' does not take '\(value.abridged)'",
        "「\(name.abridged)」に「\(value.abridged)」は使えません")
    }
  }
}

extension Words {
  package func wording(of notice: Notice) -> Wording {
    NoticeWords(language: language).wording(of: notice).map(\.printable)
  }
}
