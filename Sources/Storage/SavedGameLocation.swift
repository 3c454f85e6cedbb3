import Posix

/// Where the game is kept.
public struct SavedGameLocation: Sendable, Hashable {
  /// The system knows no home folder of the person.
  public struct NoHomeFolder: Error, Hashable {}

  /// The file.
  public let path: SystemString
  /// Whether missing folders above the file are made.
  public let makesFolders: Bool

  /// The archive, which is beside the saved game.
  public var archivePath: SystemString { path.sibling("games.ggf") }

  /// The practice schedule, which is beside the saved game.
  public var practicePath: SystemString { path.sibling("games.practice") }

  /// What the clock shows, which is beside the saved game.
  public var clockPath: SystemString { path + ".clock" }

  /// Whether the archive or the practice schedule is kept in the file of the saved game, also
  /// through links.
  public func isTaken(system: FileSystem = FileSystem()) -> Bool {
    func target(_ path: SystemString) -> SystemString {
      (try? system.resolvingLinks(path)) ?? path
    }
    func isSame(_ path: SystemString, _ other: SystemString) -> Bool {
      path == other || (try? system.isSameFile(path, other)) == true
    }
    let saved = target(path)
    // No file may exist yet.
    return [archivePath, practicePath].map(target).contains { other in
      isSame(saved, other)
        || saved.lastName == other.lastName && isSame(saved.folder, other.folder)
    }
  }

  /// The file that the person names. Its folder must exist.
  public init(named path: SystemString) {
    self.path = path
    makesFolders = false
  }

  /// The file in the person's folder for the state of programs.
  ///
  /// - Parameter name: The name of the file.
  /// - Throws: `NoHomeFolder` if that folder needs the home folder, which is unknown.
  public init(environment: Environment, name: String = "game") throws(NoHomeFolder) {
    guard let folder = environment.path(of: .state) else { throw NoHomeFolder() }
    path = folder + "/reversi/" + SystemString(name)
    makesFolders = true
  }
}
