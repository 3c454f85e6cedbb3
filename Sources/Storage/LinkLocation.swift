import Posix

/// Where the sockets of hosted games are.
public struct LinkLocation: Sendable, Hashable {
  /// The folders, the best one first.
  private let folders: [SystemString]

  /// The folder for what lasts as long as a login, or else one in the person's folder for the state of
  /// programs; nil without both.
  public init?(environment: Environment) {
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.isAbsolute ? $0 + "/reversi" : nil }
    let state = environment.stateFolder.map { $0 + "/reversi/link" }
    folders = [runtime, state].compactMap(\.self)
    if folders.isEmpty { return nil }
  }

  /// The path at which a game of a name is hosted.
  public func hostPath(of name: String) -> SystemString { paths(of: name)[0] }

  /// The paths at which a game of a name may be hosted. The host may have another environment, such
  /// as one without a login.
  public func paths(of name: String) -> [SystemString] {
    folders.map { $0 + "/" + SystemString(name) }
  }
}
