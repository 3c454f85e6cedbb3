import Archive
import GameSession
import Texts

/// What goes wrong with files, and with players, which are programs.
package protocol FileWords: Sendable {
  /// A step of writing a file.
  func name(of step: SaveFailure.Step) -> String
  /// Why a file cannot be read.
  func text(of reason: ReadFailure.Reason) -> String
  /// The failure of a player, after its name.
  func text(of failure: PlayerFailure) -> String
  /// The user of the saved game: a process, or an unknown program.
  func user(_ process: Int32?) -> String
  /// Why the library does not show all games, or still has one.
  func wording(of failure: LibraryFailure) -> Wording
}

extension FileWords {
  /// Why a file could not be written, with the step that failed.
  package func text(of failure: SaveFailure) -> String {
    "\(failure.reason.printable) (\(name(of: failure.step)) \(failure.path.printable))"
  }
}

extension Words {
  /// What goes wrong with files and players.
  package var files: any FileWords {
    switch language {
    case .english: EnglishFileWords()
    case .japanese: JapaneseFileWords()
    }
  }
}
