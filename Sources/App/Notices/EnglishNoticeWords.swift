import Analysis
import Archive
import FileFormats
import GameSession
import ReversiCore
import Texts
import Words

struct EnglishNoticeWords: NoticeWords {
  private let files = Words(.english).files
  private let defects = Words(.english).defects

  func wording(of notice: Notice) -> Wording {
    switch notice {
    case .notKept(.game, let failure):
      Wording(
        "the game is not saved: \(files.text(of: failure))",
        "not saved: \(files.text(of: failure))", "not saved: \(failure.reason)", "not saved")
    case .notKept(.archive, let failure):
      Wording(
        "the game is not in the archive: \(files.text(of: failure))",
        "not archived: \(files.text(of: failure))", "not archived: \(failure.reason)",
        "not archived")
    case .savedGame(let problem): wording(of: problem)
    case .clockSetAside(let name):
      Wording(
        "what the clock showed was unreadable, kept as \(name)",
        "unreadable clock kept as \(name)", "kept as \(name)")
    case .clockNotSetAside(let failure):
      Wording(
        """
        not keeping the clock: \(failure.path) is unreadable and cannot be moved \
        (\(failure.reason))
        """, "not keeping the clock: it is unreadable", "clock not kept")
    case .unknownTerminal(let name, let substitute):
      Wording(
        "unknown terminal '\(name)', taken for \(substitute)", "unknown terminal '\(name)'",
        "unknown terminal")
    case .playerFailed(let side, nil, let failure):
      Wording(
        "\(side.english)'s computer \(files.text(of: failure)): now Manual",
        "\(side.english) is now Manual")
    case .playerFailed(let side, let engine?, let failure):
      Wording(
        "\(engine.text) \(files.text(of: failure)): \(side.english) is now Manual",
        "\(engine.shortened.long) failed: \(side.english) is now Manual",
        "\(side.english) is now Manual")
    case .externalEngineUnknown(let side, let engine):
      Wording(
        """
        the settings have no engine '\(engine.text.abridged)': \(side.english) is now \
        Manual
        """, "no engine '\(engine.shortened.long)': \(side.english) is Manual",
        "\(side.english) is now Manual")
    case .notMet(let reason): Wording(reason, "nobody is met")
    case .twoPeople(let news): Words(.english).twoPeople.wording(of: news)
    case .transcriptWritten(let path): Wording("written to \(path)", path)
    case .transcriptNotWritten(let failure):
      Wording(
        "not written: \(files.text(of: failure))", "not written: \(failure.reason)", "not written")
    case .transcriptCopied:
      Wording("it is in the clipboard if the terminal allows that", "copied")
    case .transcriptNotCopied: Wording("this terminal has no clipboard to copy to", "not copied")
    case .pasteRefused(let error):
      Wording(
        "the pasted text is not a game: \(defects.text(of: error))", defects.text(of: error),
        "not a game")
    case .turnAssumed(let turn):
      Wording(
        defects.text(of: turn), "no side to move is named: \(turn.side.english)'s turn",
        "\(turn.side.english)'s turn")
    case .settingsIgnored(let defects): wording(of: defects)
    case .settingsUnreadable(let failure):
      Wording(
        "the settings \(failure.path) cannot be read: \(files.text(of: failure.reason))",
        "settings not read: \(files.text(of: failure.reason))", "settings not read")
    case .notKept(.settings, let failure):
      Wording(
        "the setting is not kept: \(files.text(of: failure))",
        "setting not kept: \(failure.reason)", "setting not kept")
    case .notKept(.lines, let failure):
      Wording(
        "the line is not kept: \(files.text(of: failure))",
        "line not kept: \(failure.reason)", "line not kept")
    case .leftLine(let departure): wording(of: departure)
    case .lineFault(let fault, let isLearned): wording(of: fault, isLearned: isLearned)
    case .practiceUnreadable(let failure):
      Wording(
        """
        your lines and the days in a row, in \(failure.path), cannot be read: \
        \(files.text(of: failure.reason))
        """, "practice not read: \(files.text(of: failure.reason))", "practice not read")
    case .levelOutgrown(let level, let won):
      Wording(
        """
        Level \(level.number): you won \(won) of your last 10. Press + for level \
        \(level.next.number).
        """, "\(won) of 10 won: press + for level \(level.next.number)", "\(won) of 10 won: press +"
      )
    case .roundDisksUnavailable(.fewColors):
      Wording("no round disks: they need 256 colours", "no round disks")
    case .roundDisksUnavailable(.noHalfBlocks):
      Wording("no round disks: the terminal shows no half blocks", "no round disks")
    case .roundDisksUnavailable(.smallScreen):
      Wording("no round disks: the screen is too small", "no round disks")
    }
  }

  private func wording(of departure: Repertoire.Departure) -> Wording {
    let (move, side) = (departure.move.square, departure.move.side)
    guard side == departure.side else {
      return Wording("\(side.english) left your line with \(move)", "\(move) leaves your line")
    }
    let expected = departure.expected.map(\.description).joined(separator: " or ")
    return Wording(
      "You left your line: \(expected) was to come", "your line: \(expected)", expected)
  }

  private func wording(of fault: Repertoire.Fault, isLearned: Bool) -> Wording {
    let (move, loss) = (fault.move.square, fault.loss)
    let learned = isLearned ? "You learn the line up to it" : "No line is learned"
    return Wording(
      "Move \(fault.number), \(move), loses \(loss) disks: \(fault.best) is best. \(learned).",
      isLearned ? "\(move) loses \(loss): learned up to it" : "\(move) loses \(loss): not learned",
      "\(move) loses \(loss)")
  }

  private func wording(of problem: SavedGameProblem) -> Wording {
    switch problem {
    case .setAside(let defect, let name):
      Wording(
        "saved game was unreadable (\(defects.text(of: defect))), kept as \(name)",
        "unreadable game kept as \(name)", "kept as \(name)")
    case .notSetAside(let defect, let failure):
      Wording(
        """
        not saving: the saved game \(failure.path) is unreadable (\(defects.text(of: defect))) \
        and cannot be moved (\(failure.reason))
        """,
        """
        not saving: the saved game is unreadable (\(defects.text(of: defect))) and cannot be \
        moved (\(failure.reason))
        """, "not saving: saved game is unreadable", "not saving")
    case .earlierResumed(let defect, let name):
      Wording(
        """
        saved game was unreadable (\(defects.text(of: defect))), kept as \(name); resumed the \
        one before
        """, "unreadable game kept as \(name); resumed the one before", "kept as \(name)")
    case .savedGameMissing:
      Wording("the saved game was missing: resumed the one before", "resumed the game before")
    case .heldElsewhere(let holder):
      Wording(
        "\(files.user(holder)) is using the saved game: this one is played without saving",
        "not saving: in use elsewhere", "not saving")
    case .recordRestarted(let defect):
      Wording(
        "the saved moves were unreadable (\(defects.text(of: defect))): the record starts here",
        "saved moves were unreadable", "moves unreadable")
    }
  }

  private func wording(of defects: [SettingsDefect]) -> Wording {
    guard let first = defects.first else { return "" }
    let (line, reason) = (first.line, text(of: first.reason))
    return defects.count > 1
      ? Wording(
        "line \(line) of the settings is ignored: \(reason) (\(defects.count) lines in all)",
        "settings, line \(line): \(reason)", "bad settings, line \(line)")
      : Wording(
        "line \(line) of the settings is ignored: \(reason)", "settings, line \(line): \(reason)",
        "bad settings, line \(line)")
  }

  private func text(of reason: SettingsDefect.Reason) -> String {
    switch reason {
    case .notASetting: "not option = value"
    case .unknownOption(let name, nil): "unknown option '\(name.abridged)'"
    case .unknownOption(let name, let nearest?):
      "unknown option '\(name.abridged)', did you mean '\(nearest)'?"
    case .notForFiles(let name): "'\(name)' can only stand on the command line"
    case .nameMissing(let name): "'\(name)' needs a name"
    case .valueMissing(let name): "'\(name.abridged)' needs a value"
    case .unsuitableValue(let name, let value):
      "'\(name.abridged)' does not take '\(value.abridged)'"
    }
  }
}
