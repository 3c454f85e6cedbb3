import GameFormats
import GameSession
import ReversiCore

/// Something that the player is told besides the game; `statement` says it.
public enum Notice: Sendable, Hashable {
  /// The last save failed.
  case notSaved(SaveFailure)
  /// Something was wrong with the saved game when it was opened.
  case savedGame(SavedGameProblem)
  /// The terminal's name is unknown; it is taken for another.
  case unknownTerminal(String, playedAs: String)
  /// A side became Manual, since the computer, or this engine, made no legal move.
  case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
  /// A side became Manual, since the saved game names an engine for it that is not known.
  case externalEngineUnknown(Disk, ExternalEngineName)
  /// The transcript is in the file of this path.
  case transcriptWritten(path: String)
  /// The transcript could not be written.
  case transcriptNotWritten(SaveFailure)
  /// The pasted text is no game.
  case pasteRefused(GameTextError)
  /// Lines of the settings were ignored; there is at least one.
  case settingsPassedOver([SettingsDefect])
  /// The settings could not be read.
  case settingsUnreadable(ReadFailure)
  /// What the player set could not be kept.
  case settingNotKept(SaveFailure)
}

/// How long notices last.
extension Notice {
  /// When a notice goes away.
  enum Lifetime: Int, Sendable, Hashable {
    /// With the player's next key or click.
    case nextAction
    /// When what failed has succeeded.
    case untilMended
    /// With the player's next move, or when another position or game comes.
    case nextMove
    /// Never: it stays true however the game goes on.
    case program
  }

  /// When the notice goes away, unless a newer one about the same takes its place.
  var lifetime: Lifetime {
    switch self {
    case .pasteRefused: .nextAction
    case .notSaved, .settingNotKept: .untilMended
    case .savedGame(.notSetAside), .savedGame(.heldElsewhere), .unknownTerminal: .program
    case .savedGame(.setAside), .savedGame(.earlierResumed), .savedGame(.savedGameMissing),
      .savedGame(.recordRestarted), .playerFailed, .externalEngineUnknown, .transcriptWritten,
      .transcriptNotWritten, .settingsPassedOver, .settingsUnreadable:
      .nextMove
    }
  }

  /// What a notice is about, where a newer one takes its place.
  enum Subject: Sendable, Hashable {
    case saves, settings, paste, transcript
    case player(Disk)
  }

  /// What the notice is about; nil if no other takes its place.
  var subject: Subject? {
    switch self {
    case .notSaved: .saves
    case .settingNotKept: .settings
    case .pasteRefused: .paste
    case .transcriptWritten, .transcriptNotWritten: .transcript
    case .playerFailed(let side, _, _), .externalEngineUnknown(let side, _): .player(side)
    case .savedGame, .unknownTerminal, .settingsPassedOver, .settingsUnreadable: nil
    }
  }

  /// Its place among the notices: on a small screen only the first may have room. What the player
  /// has just done comes first, then what is still wrong.
  var rank: Int {
    switch self {
    case .pasteRefused: 0
    case .notSaved: 1
    case .settingNotKept: 3
    case .savedGame, .unknownTerminal, .playerFailed, .externalEngineUnknown, .transcriptWritten,
      .transcriptNotWritten, .settingsPassedOver, .settingsUnreadable:
      2
    }
  }
}

extension Notice {
  /// The notice of something that a session has announced; nil if it needs none.
  public init?(_ announcement: GameSession.Announcement) {
    switch announcement {
    case .playerFailed(let side, let engine, let failure):
      self = .playerFailed(side, engine, failure)
    case .transcriptHandled(.written(let path)): self = .transcriptWritten(path: path)
    case .transcriptHandled(.failed(let failure)): self = .transcriptNotWritten(failure)
    case .transcriptHandled(.exists), .gameBegan, .moved, .passed, .takenBack, .nothingToTakeBack,
      .playedAgain, .nothingToPlayAgain, .wentOn, .playerChanged, .moveLimitChanged, .hintFound,
      .gameOver:
      return nil
    }
  }

  /// The question that it asks at the program's start; nil if it asks none.
  public var question: Question? {
    guard case .savedGame(.heldElsewhere(let holder)) = self else { return nil }
    return .heldElsewhere(holder: holder)
  }

  /// Whether the game is kept though the player is told this.
  public var leavesGameSaved: Bool {
    switch self {
    case .notSaved, .savedGame(.notSetAside), .savedGame(.heldElsewhere): false
    case .savedGame(.setAside), .savedGame(.earlierResumed), .savedGame(.savedGameMissing),
      .savedGame(.recordRestarted), .playerFailed, .externalEngineUnknown, .unknownTerminal,
      .transcriptWritten, .transcriptNotWritten, .pasteRefused, .settingsPassedOver,
      .settingsUnreadable, .settingNotKept:
      true
    }
  }
}
