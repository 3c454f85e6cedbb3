import Posix

/// Where the game is kept.
public struct SavedGameLocation: Sendable, Hashable {
  /// The system knows no home folder of the player.
  public struct NoHomeFolder: Error, Hashable {}

  /// The file.
  public let path: SystemString
  /// Whether missing folders above the file are made.
  public let makesFolders: Bool

  /// The archive, which is beside the saved game.
  public var archivePath: SystemString { path.sibling("games.ggf") }

  /// The file that the player names. Its folder must exist.
  public init(named path: SystemString) {
    self.path = path
    makesFolders = false
  }

  /// The file in the player's folder for the state of programs.
  ///
  /// - Throws: `NoHomeFolder` if that folder needs the home folder, which is unknown.
  public init(environment: Environment) throws(NoHomeFolder) {
    guard let folder = environment.path(of: .state) else { throw NoHomeFolder() }
    path = folder + "/reversi/game"
    makesFolders = true
  }
}
