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

  /// The index of an archive, which is beside it.
  static func indexPath(of archive: SystemString) -> SystemString {
    archive.sibling(archive.hiddenName("index"))
  }

  /// Whether the saved game would be the archive itself, also through links.
  public func isArchive(system: FileSystem = FileSystem()) -> Bool {
    func target(_ path: SystemString) -> SystemString {
      (try? system.resolvingLinks(path)) ?? path
    }
    func isSame(_ path: SystemString, _ other: SystemString) -> Bool {
      path == other || (try? system.isSameFile(path, other)) == true
    }
    let (saved, archive) = (target(path), target(archivePath))
    // Neither file may exist yet.
    return isSame(saved, archive)
      || saved.lastName == archive.lastName && isSame(saved.folder, archive.folder)
  }

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
