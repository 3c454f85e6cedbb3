import Posix
import TerminalUI

/// Where the game is kept if the player names no file.
struct SaveLocation: Hashable {
  /// The folder for the state of all programs.
  let stateFolder: SystemString

  /// Finds the place by the rules of the XDG base directory specification, which ignores relative
  /// paths.
  ///
  /// - Throws: `Refusal` if there is no home folder.
  init(environment: Environment) throws(Refusal) {
    if let folder = environment["XDG_STATE_HOME"], folder.isAbsolute {
      stateFolder = folder
    } else if let home = environment["HOME"] ?? environment.recordedHome() {
      stateFolder = home + "/.local/state"
    } else {
      throw .noHomeFolder
    }
  }

  /// The file of the game.
  var path: SystemString { stateFolder + "/reversi/game" }

  /// The file of the game, whose folder is made if it is missing; if that fails, saving the game
  /// says why.
  func makePath() -> SystemString {
    for folder in path.foldersAbove { try? FileSystem().makeFolder(folder) }
    return path
  }
}
