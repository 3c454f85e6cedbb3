import Posix

/// A folder for the person's files, by the rules of the XDG base directory specification.
enum StandardFolder {
  /// Where programs keep what they need the next time.
  case state
  /// Where programs keep their settings.
  case settings

  /// The variable that names the folder.
  fileprivate var variable: String {
    switch self {
    case .state: "XDG_STATE_HOME"
    case .settings: "XDG_CONFIG_HOME"
    }
  }

  /// The folder in the home folder that is used if the variable names no folder.
  fileprivate var pathInHome: SystemString {
    switch self {
    case .state: "/.local/state"
    case .settings: "/.config"
    }
  }
}

extension Environment {
  /// The path of a folder; nil if it needs the home folder, which is unknown. A relative path in
  /// the variable is ignored, as the specification demands.
  func path(of folder: StandardFolder) -> SystemString? {
    if let named = self[folder.variable], named.isAbsolute { return named }
    return home.map { $0 + folder.pathInHome }
  }
}
