import Posix

/// The folders for the person's files, by the rules of the XDG base directory specification; nil if
/// they need the home folder, which is unknown.
extension Environment {
  /// The folder in which programs keep what they need the next time.
  var stateFolder: SystemString? { folder("XDG_STATE_HOME", inHome: "/.local/state") }

  /// The folder in which programs keep their settings.
  var settingsFolder: SystemString? { folder("XDG_CONFIG_HOME", inHome: "/.config") }

  /// A relative path in the variable is ignored, as the specification demands.
  private func folder(_ variable: String, inHome path: SystemString) -> SystemString? {
    if let named = self[variable], named.isAbsolute { return named }
    return home.map { $0 + path }
  }
}
