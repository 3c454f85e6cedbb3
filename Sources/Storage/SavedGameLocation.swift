import Posix

/// The place in which the game is kept.
package struct SavedGameLocation: Sendable, Hashable {
  /// The file.
  package let path: SystemString
  /// Whether missing folders above the file are made.
  package let makesFolders: Bool

  /// The archive, which is beside the saved game.
  package var archivePath: SystemString { path.sibling("games.ggf") }

  /// The practice schedule, which is beside the saved game.
  package var practicePath: SystemString { path.sibling("games.practice") }

  /// What the clock shows, which is beside the saved game.
  package var clockPath: SystemString { path + ".clock" }

  /// Whether the archive or the practice schedule is kept in the file of the saved game, also
  /// through links.
  package func isTaken(system: FileSystem = FileSystem()) -> Bool {
    func target(_ path: SystemString) -> SystemString {
      (try? system.resolvingLinks(path)) ?? path
    }
    let saved = target(path)
    return [archivePath, practicePath].contains { system.isSamePlace(saved, target($0)) }
  }

  /// The file that the person names. Its folder must exist.
  package init(named path: SystemString) {
    self.path = path
    makesFolders = false
  }

  /// The file in the person's folder for the state of programs; nil if that needs the home folder,
  /// which is unknown.
  ///
  /// - Parameter name: The name of the file.
  package init?(environment: Environment, name: String = "game") {
    guard let folder = environment.stateFolder else { return nil }
    path = folder + "/reversi/" + SystemString(name)
    makesFolders = true
  }
}
