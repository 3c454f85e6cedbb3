import Archive
import GameSession
import Texts

/// What goes wrong with files, and with players, which are programs.
public protocol FileWords: Sendable {
  /// A step of writing a file.
  func name(of step: SaveFailure.Step) -> String
  /// Why a file cannot be read.
  func text(of reason: ReadFailure.Reason) -> String
  /// The failure of a player, after its name.
  func text(of failure: PlayerFailure) -> String
  /// The user of the saved game: a process, or an unknown program.
  func user(_ process: Int32?) -> String
  /// The archive cannot be read.
  func archiveUnreadable(path: String, reason: String) -> Wording
  /// Another program has changed the archive.
  var archiveChanged: Wording { get }
  /// Games could not be added.
  func gamesNotAdded(failure: String, reason: String) -> Wording
  /// A game could not be removed.
  func gameNotRemoved(failure: String, reason: String) -> Wording
}

extension FileWords {
  /// Why a file could not be written, with the step that failed.
  public func text(of failure: SaveFailure) -> String {
    "\(failure.reason.printable) (\(name(of: failure.step)) \(failure.path.printable))"
  }
}

extension Words {
  /// What goes wrong with files and players.
  public var files: any FileWords {
    switch language {
    case .english: EnglishFileWords()
    case .japanese: JapaneseFileWords()
    }
  }
}

extension Words {
  /// Why the library does not show all games, or still has one.
  public func wording(of failure: LibraryFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      files.archiveUnreadable(path: failure.path, reason: files.text(of: failure.reason))
    case .changed: files.archiveChanged
    case .notAdded(let failure):
      files.gamesNotAdded(failure: files.text(of: failure), reason: failure.reason)
    case .notRemoved(let failure):
      files.gameNotRemoved(failure: files.text(of: failure), reason: failure.reason)
    }
  }
}
