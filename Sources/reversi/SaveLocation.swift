import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the game is kept if the player names no file.
struct SaveLocation: Hashable {
  /// The folder for the state of all programs.
  let stateFolder: String

  /// Finds the place by the rules of the XDG base directory specification, which ignores relative
  /// paths.
  ///
  /// - Throws: `Refusal` if there is no home folder.
  init(environment: Environment) throws(Refusal) {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      stateFolder = folder
    } else if let home = environment["HOME"] ?? environment.recordedHome() {
      stateFolder = home + "/.local/state"
    } else {
      throw .noHomeFolder
    }
  }

  /// The file of the game.
  var path: String { stateFolder + "/reversi/game" }

  /// The file of the game, whose folder is made if it is missing; if that fails, saving the game
  /// says why.
  func makePath() -> String {
    var end = path.startIndex
    while let next = path[end...].dropFirst().firstIndex(of: "/") {
      end = next
      mkdir(String(path[..<end]), 0o700)
    }
    return path
  }
}
