import Analysis
import GameFormats
import GameSession
import ReversiCore

extension Notice: StatementConvertible {
  /// The text of the notice. The shortest text says only what matters; all of them name the file
  /// where something is kept.
  public var statement: Statement {
    switch self {
    case .notSaved(let failure): failure.statement(.notSaved)
    case .notArchived(let failure): failure.statement(.notArchived)
    case .savedGame(.setAside(let defect, let name)):
      .phrase(.setAside, ["defect": defect.statement, "name": .text(name)])
    case .savedGame(.notSetAside(let defect, let failure)):
      .phrase(
        .notSetAside,
        [
          "defect": defect.statement, "path": .text(failure.path), "reason": .text(failure.reason),
        ])
    case .savedGame(.earlierResumed(let defect, let name)):
      .phrase(.earlierResumed, ["defect": defect.statement, "name": .text(name)])
    case .savedGame(.savedGameMissing): .phrase(.savedGameMissing)
    case .savedGame(.heldElsewhere(let holder)):
      .phrase(.heldElsewhere, ["holder": .program(holder)])
    case .savedGame(.recordRestarted(let defect)):
      .phrase(.recordRestarted, ["defect": defect.statement])
    case .unknownTerminal(let name, let substitute):
      .phrase(.unknownTerminal, ["name": .text(name), "substitute": .text(substitute)])
    case .playerFailed(let side, nil, let failure):
      .phrase(.computerFailed, ["side": .side(side), "failure": failure.statement])
    case .playerFailed(let side, let engine?, let failure):
      .phrase(
        .externalEngineFailed,
        [
          "engine": .text(engine.text), "short": .text(engine.shortened.long), "side": .side(side),
          "failure": failure.statement,
        ])
    case .externalEngineUnknown(let side, let engine):
      .phrase(
        .externalEngineUnknown,
        [
          "engine": .text(engine.text.abridged), "short": .text(engine.shortened.long),
          "side": .side(side),
        ])
    case .transcriptWritten(let path): .phrase(.transcriptWritten, ["path": .text(path)])
    case .transcriptNotWritten(let failure): failure.statement(.transcriptNotWritten)
    case .transcriptCopied: .phrase(.transcriptCopied)
    case .transcriptNotCopied: .phrase(.transcriptNotCopied)
    case .pasteRefused(let error): .phrase(.pastedNoGame, ["reason": error.statement])
    case .settingsIgnored(let defects): Self.statement(of: defects)
    case .settingsUnreadable(let failure):
      .phrase(
        .settingsUnreadable,
        ["path": .text(failure.path), "reason": failure.reason.statement])
    case .settingNotKept(let failure): failure.statement(.settingNotKept)
    case .levelOutgrown(let level, let won):
      .levelOutgrown(level, won: won, .levelOutgrown)
    case .roundDisksUnavailable(.fewColors): .phrase(.roundNeedsColors)
    case .roundDisksUnavailable(.noHalfBlocks): .phrase(.roundNeedsHalfBlocks)
    case .roundDisksUnavailable(.smallScreen): .phrase(.roundNeedsLargerScreen)
    }
  }

  /// The first of the ignored lines, and the number of all of them.
  private static func statement(of defects: [SettingsDefect]) -> Statement {
    guard let first = defects.first else { return .text("") }
    return .phrase(
      defects.count > 1 ? .settingsIgnored : .settingIgnored,
      [
        "line": .number(first.line), "reason": first.reason.statement,
        "count": .number(defects.count),
      ])
  }
}

extension Statement {
  /// How often the person won against a level, in one of two phrases.
  public static func levelOutgrown(_ level: Level, won: Int, _ phrase: Phrase) -> Statement {
    .phrase(
      phrase,
      [
        "level": .number(level.number), "won": .number(won), "next": .number(level.next.number),
      ])
  }
}

extension SettingsDefect.Reason {
  fileprivate var statement: Statement {
    switch self {
    case .notASetting: .phrase(.notASetting)
    case .unknownOption(let name, nil):
      .phrase(.unknownSetting, ["name": part(name)])
    case .unknownOption(let name, let nearest?):
      .phrase(
        .unknownSettingNearest, ["name": part(name), "nearest": .text(nearest)])
    case .notForFiles(let name): .phrase(.notForFiles, ["name": .text(name)])
    case .nameMissing(let name): .phrase(.settingNameMissing, ["name": .text(name)])
    case .valueMissing(let name): .phrase(.settingValueMissing, ["name": part(name)])
    case .unsuitableValue(let name, let value):
      .phrase(.settingValueUnsuitable, ["name": part(name), "value": part(value)])
    }
  }

  /// A part of a line, without its middle if it is very long.
  private func part(_ text: String) -> Statement { .text(text.abridged) }
}
