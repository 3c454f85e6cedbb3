import GameSession
import ReversiCore

extension SaveFailure: StatementConvertible {
  /// Why a file could not be written, with the step that failed.
  public var statement: Statement {
    let step: Phrase =
      switch step {
      case .lock: .lockStep
      case .setAside: .setAsideStep
      case .open: .openStep
      case .write: .writeStep
      case .sync: .syncStep
      case .rename: .renameStep
      }
    return .phrase(
      .fileFailure, ["reason": .text(reason), "step": .phrase(step), "path": .text(path)])
  }

  /// The consequence of the failure; the shorter texts say only the reason.
  func statement(_ phrase: Phrase) -> Statement {
    .phrase(phrase, ["failure": statement, "reason": .text(reason)])
  }
}

extension LibraryFailure: StatementConvertible {
  /// Why the library does not show all games, or still has one.
  public var statement: Statement {
    switch self {
    case .unreadable(let failure):
      .phrase(
        .libraryUnreadable,
        ["path": .text(failure.path), "reason": failure.reason.statement])
    case .changed: .phrase(.libraryChanged)
    case .notAdded(let failure): failure.statement(.gamesNotInLibrary)
    case .notRemoved(let failure): failure.statement(.gameNotRemoved)
    }
  }
}

extension ReadFailure.Reason: StatementConvertible {
  /// Why a file cannot be read.
  public var statement: Statement {
    switch self {
    case .folder: .phrase(.isFolder)
    case .device: .phrase(.isDevice)
    case .notAFile: .phrase(.isNoFile)
    case .system(let reason): .text(reason)
    }
  }
}

extension Statement {
  /// The user of the saved game: a process, or an unknown program.
  static func program(_ holder: Int32?) -> Statement {
    holder.map { .phrase(.process, ["number": .number(Int($0))]) } ?? .phrase(.anotherProgram)
  }
}
