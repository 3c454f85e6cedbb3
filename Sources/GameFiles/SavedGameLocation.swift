import Posix

/// Where the game is kept.
public struct SavedGameLocation: Sendable, Hashable {
  /// The system knows no home folder of the player.
  public struct NoHomeFolder: Error, Hashable {}

  /// The file.
  public let path: SystemString
  /// Whether the folders above the file are made where they are missing.
  public let makesFolders: Bool

  /// The file that the player names; its folder has to be there.
  public init(named path: SystemString) {
    self.path = path
    makesFolders = false
  }

  /// The file where the player names none: in the state folder by the rules of the XDG base
  /// directory specification, which ignores relative paths.
  ///
  /// - Throws: `NoHomeFolder` if that is needed and not known.
  public init(environment: Environment) throws(NoHomeFolder) {
    let stateFolder: SystemString
    if let folder = environment["XDG_STATE_HOME"], folder.isAbsolute {
      stateFolder = folder
    } else if let home = environment.home {
      stateFolder = home + "/.local/state"
    } else {
      throw NoHomeFolder()
    }
    path = stateFolder + "/reversi/game"
    makesFolders = true
  }
}
