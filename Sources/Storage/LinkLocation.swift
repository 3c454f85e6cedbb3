import Link
import Posix

/// The places of the sockets of hosted games.
package struct LinkLocation: Sendable, Hashable {
  /// The folders, the best one first.
  private let folders: [SystemString]

  /// A folder in the person's folder for the state of programs, which does not depend on how the
  /// person has logged in; else those for what lasts as long as a login. Nil without all.
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
