import ReversiCore

/// Something out of the ordinary that the player is told; the screen has the words.
public enum Notice: Sendable, Hashable {
  /// The last save failed.
  case notSaved(SaveFailure)
  /// The saved game could not be read as one, and is kept in a file of this name.
  case setAside(SaveDefect, keptAs: String)
  /// The saved game could not be read as one and not be moved: nothing is saved.
  case notSetAside(SaveDefect, SaveFailure)
  /// The saved game could not be read as one, and is kept in a file of this name; the one before it
  /// goes on.
  case earlierResumed(SaveDefect, keptAs: String)
  /// The saved game was not there; the one before it goes on.
  case savedGameMissing
  /// Another program is using the saved game, this process, if that is known: nothing is saved.
  case heldElsewhere(holder: Int32?)
  /// The saved plies do not lead to the saved position, from which the game goes on.
  case recordRestarted(RecordDefect)
  /// The terminal's name is unknown; it is taken for another.
  case unknownTerminal(String, playedAs: String)
  /// A side became Manual, since the computer, or this other program, made no move that could be
  /// played.
  case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
  /// A side became Manual, since the saved game names another program for it that is not known.
  case externalEngineUnknown(Disk, ExternalEngineName)
  /// The transcript is in the file of this path.
  case transcriptWritten(path: String)
  /// The transcript could not be written.
  case transcriptNotWritten(SaveFailure)
  /// Lines of the settings were passed over; there is at least one.
  case settingsPassedOver([SettingsDefect])
  /// The settings could not be read.
  case settingsUnreadable(ReadFailure)
  /// What the player set could not be kept.
  case settingNotKept(SaveFailure)

  /// Whether it is about a transcript that was to be written.
  var isAboutTranscript: Bool {
    switch self {
    case .transcriptWritten, .transcriptNotWritten: true
    default: false
    }
  }

  /// Whether it stays true however the game goes on.
  var lasts: Bool {
    switch self {
    case .notSetAside, .heldElsewhere, .unknownTerminal: true
    case .notSaved, .setAside, .earlierResumed, .savedGameMissing, .recordRestarted, .playerFailed,
      .externalEngineUnknown, .transcriptWritten, .transcriptNotWritten, .settingsPassedOver,
      .settingsUnreadable, .settingNotKept:
      false
    }
  }
}
