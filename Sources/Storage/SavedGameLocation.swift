import Link
import Posix

/// The place in which the game is kept.
package struct SavedGameLocation: Sendable, Hashable {
  package let path: SystemString
  /// Whether missing folders above the file are made.
  package let makesFolders: Bool

  package var archivePath: SystemString { path.sibling("games.ggf") }

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
  package init?(environment: Environment, name: String = "game") {
    guard let folder = environment.stateFolder else { return nil }
    path = folder + "/reversi/" + SystemString(name)
    makesFolders = true
  }
}

/// The places of the sockets of hosted games.
package struct LinkLocation: Sendable, Hashable {
  /// The best one first.
  private let folders: [SystemString]

  /// A folder in the person's folder for the state of programs, which is the same for every login,
  /// then those that last as long as a login. Nil if there are none.
  package init?(environment: Environment) {
    let state = environment.stateFolder.map { $0 + "/reversi/link" }
    let named = environment["XDG_RUNTIME_DIR"].flatMap { $0.isAbsolute ? $0 : nil }
    let login = SystemString("/run/user/\(accountNumber())")
    let runtime = [named, login].compactMap(\.self).filter {
      (try? FileSystem().isTaken($0)) == true
    }
    folders = [state].compactMap(\.self) + runtime.map { $0 + "/reversi" }
    if folders.isEmpty { return nil }
  }

  /// The paths at which a game of a name may be hosted, the best one first. The first may be too
  /// long for a socket, or on a file system without them.
  package func paths(of name: LinkName) -> [SystemString] {
    folders.map { $0 + "/" + SystemString(name.fileName) }
  }
}

/// Folders by the XDG base directory specification; nil if they need an unknown home folder.
extension Environment {
  /// The folder in which programs keep what they need the next time.
  var stateFolder: SystemString? { folder("XDG_STATE_HOME", inHome: "/.local/state") }

  var settingsFolder: SystemString? { folder("XDG_CONFIG_HOME", inHome: "/.config") }

  /// A relative path in the variable is ignored, as the specification demands.
  private func folder(_ variable: String, inHome path: SystemString) -> SystemString? {
    if let named = self[variable], named.isAbsolute { return named }
    return home.map { $0 + path }
  }
}
