import GameSession
import ReversiCore

// What the player is told about files and movers.
extension English {
  func texts(of notice: Notice) -> [String] {
    switch notice {
    case .notSaved(let failure):
      [
        "the game is not saved: \(text(of: failure))", "not saved: \(text(of: failure))",
        "not saved: \(failure.reason)", "not saved",
      ]
    case .setAside(let defect, let name):
      [
        "saved game was unreadable (\(text(of: defect))), kept as \(name)",
        "unreadable game kept as \(name)", "kept as \(name)",
      ]
    case .notSetAside(let defect, let failure):
      [
        "not saving: the saved game \(failure.path) is unreadable (\(text(of: defect))) and cannot be "
          + "moved (\(failure.reason))",
        "not saving: the saved game is unreadable (\(text(of: defect))) and cannot be moved "
          + "(\(failure.reason))",
        "not saving: saved game is unreadable", "not saving",
      ]
    case .earlierResumed(let defect, let name):
      [
        "saved game was unreadable (\(text(of: defect))), kept as \(name); resumed the one before",
        "unreadable game kept as \(name); resumed the one before", "kept as \(name)",
      ]
    case .savedGameMissing:
      ["the saved game was missing: resumed the one before", "resumed the game before"]
    case .heldElsewhere(let holder):
      [
        "\(program(holder)) is using the saved game: this one is played without saving",
        "not saving: in use elsewhere", "not saving",
      ]
    case .recordRestarted(let defect):
      [
        "the saved moves were unreadable (\(text(of: defect))): the record starts here",
        "saved moves were unreadable", "moves unreadable",
      ]
    case .unknownTerminal(let name, let substitute):
      [
        "unknown terminal '\(name)', taken for \(substitute)", "unknown terminal '\(name)'",
        "unknown terminal",
      ]
    case .playerFailed(let side, nil, let failure):
      [
        "\(name(of: side))'s computer \(text(of: failure)): now Manual",
        "\(name(of: side)) is now Manual",
      ]
    case .playerFailed(let side, let engine?, let failure):
      [
        "\(engine.text) \(text(of: failure)): \(name(of: side)) is now Manual",
        "\(engine.shown.long) failed: \(name(of: side)) is now Manual",
        "\(name(of: side)) is now Manual",
      ]
    case .externalEngineUnknown(let side, let engine):
      [
        "the settings have no engine '\(engine.text.abridged.printable)': \(name(of: side)) is now "
          + "Manual",
        "no engine '\(engine.shown.long)': \(name(of: side)) is Manual",
        "\(name(of: side)) is now Manual",
      ]
    case .transcriptWritten(let path): ["written to \(path)", path]
    case .transcriptNotWritten(let failure):
      ["not written: \(text(of: failure))", "not written: \(failure.reason)", "not written"]
    case .settingsPassedOver(let defects): texts(ofPassedOver: defects)
    case .settingsUnreadable(let failure):
      [
        "the settings \(failure.path) cannot be read: \(text(of: failure.reason))",
        "settings unread: \(text(of: failure.reason))", "settings unread",
      ]
    case .settingNotKept(let failure):
      [
        "the setting is not kept: \(text(of: failure))", "setting not kept: \(failure.reason)",
        "setting not kept",
      ]
    }
  }

  /// What uses the saved game.
  func program(_ holder: Int32?) -> String { holder.map { "process \($0)" } ?? "another program" }

  private func texts(ofPassedOver defects: [SettingsDefect]) -> [String] {
    guard let first = defects.first else { return [] }
    let line = "line \(first.line)"
    let more = defects.count > 1 ? " (\(defects.count) lines in all)" : ""
    return [
      "\(line) of the settings is passed over: \(text(of: first.reason))\(more)",
      "settings, \(line): \(text(of: first.reason))", "bad settings, \(line)",
    ]
  }

  private func text(of reason: SettingsDefect.Reason) -> String {
    switch reason {
    case .notASetting: "not option = value"
    case .unknownOption(let name, nil): "unknown option '\(name.abridged)'"
    case .unknownOption(let name, let nearest?):
      "unknown option '\(name.abridged)', did you mean '\(nearest)'?"
    case .notForFiles(let name): "'\(name)' can only stand on the command line"
    case .nameMissing(let name): "'\(name)' needs a name"
    case .valueMissing(let name): "'\(name)' needs a value"
    case .unsuitableValue(let name, let value): "'\(name)' does not take '\(value.abridged)'"
    }
  }

  func text(of reason: ReadFailure.Reason) -> String {
    switch reason {
    case .folder: "it is a directory"
    case .device: "it is a device"
    case .notAFile: "it is not a file"
    case .system(let reason): reason
    }
  }

  private func text(of failure: PlayerFailure) -> String {
    switch failure {
    case .illegal(let square): "chose \(square), which is not legal"
    case .noAnswer: "found no move"
    case .notUnderstood(let answer): "answered '\(answer.abridged.printable)'"
    case .tooLate: "took too long"
    case .flooded: "wrote without end"
    case .notFound: "was not found"
    case .notStarted(let reason): "could not be started (\(reason))"
    case .ended: "ended without a move, twice"
    case .strangeStart: "cannot play from a position that was set up"
    }
  }

  func text(of failure: SaveFailure) -> String {
    let step =
      switch failure.step {
      case .lock: "lock"
      case .setAside: "set aside"
      case .open: "open"
      case .write: "write"
      case .sync: "sync"
      case .rename: "rename"
      }
    return "\(failure.reason) (\(step) \(failure.path))"
  }

  func text(of defect: SaveDefect) -> String {
    switch defect {
    case .tooLong(let bytes): "longer than \(bytes) bytes"
    case .notUTF8: "not UTF-8 text"
    case .lineMissing(let line): "line \(line) is missing"
    case .stateLength(let length): "line 1: \(length) characters instead of 3"
    case .unknownTurn(let turn): "line 1: unknown turn \(quoted(turn))"
    case .unknownMode(let mode): "line 1: unknown mode \(quoted(mode))"
    // The board begins on line 2.
    case .board(let defect): text(of: defect, rowsBefore: 1)
    case .moveLeft: "line 1: the game is said to be over, but a move is left"
    case .notKeyValue(let line): "line \(line): not a key and a value"
    case .keyTwice(let line): "line \(line): a key for the second time"
    }
  }

  private func text(of defect: Board.TextError, rowsBefore: Int) -> String {
    switch defect {
    case .rowCount(let rows): "\(rows) rows instead of 8"
    case .cellCount(let row, let cells): "line \(row + rowsBefore): \(cells) cells instead of 8"
    case .unknownCell(let row, let cell): "line \(row + rowsBefore): unknown cell \(quoted(cell))"
    }
  }

  private func text(of defect: RecordDefect) -> String {
    switch defect {
    case .start: "its start is no position"
    case .plies(.oddLength): "half a move"
    case .plies(.unknownPly(let number, _)): "move \(number) is neither a square nor a pass"
    case .plies(.illegalMove(let number, _)): "move \(number) turns nothing over"
    case .plies(.illegalPass(let number, _)): "move \(number) passes, but no pass is due"
    case .standing: "more moves stand than there are"
    case .opening: "more moves are the opening than stand"
    case .otherPosition: "they lead to another position"
    }
  }

  /// The character between quotes, or its code.
  func quoted(_ character: Character) -> String {
    character.isPlain ? "'\(character)'" : character.quotable
  }
}
