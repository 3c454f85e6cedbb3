import GameSession
import Texts

/// What `--print-config` prints: every option with its value, and where that comes from. Without
/// its comments it is a settings file. Like help, it is in English everywhere.
package struct ConfigurationText: Sendable {
  /// The options in force.
  package let options: Options
  /// The names of the options given on the command line.
  package let given: Set<String>
  /// The settings, from which the other options come.
  package let settings: Settings
  /// The path of the settings file, as it is shown, or nil.
  package let path: String?

  /// The options in force, and where they come from.
  package init(options: Options, given: Set<String>, settings: Settings, path: String?) {
    self.options = options
    self.given = given
    self.settings = settings
    self.path = path
  }

  /// The text, without the last line end.
  package var text: String {
    let head = path.map { "# Settings are read from \($0)" } ?? "# There is no home folder"
    let rows = Options.syntax.options.filter { $0.information == nil }.map(row(of:))
    return ([head] + rows + engineRows).joined(separator: "\n")
  }

  private func row(of option: Option<Options>) -> String {
    let value = option.text(in: options)
    // Options without a value, and those that no settings file takes, are comments.
    let mark = option.isSetting && value != nil ? "" : "# "
    return row(
      "\(mark)\(option.name) = \((value ?? "").printable)", origin: origin(of: option.name))
  }

  private var engineRows: [String] {
    settings.engines.names.compactMap { name in
      guard let command = settings.engines[name], let line = settings.engineLines[name] else {
        return nil
      }
      return row("engine \(name.text) = \(command.text.printable)", origin: "file, line \(line)")
    }
  }

  private func row(_ setting: String, origin: String) -> String {
    let gap = String(repeating: " ", count: max(1, 30 - setting.columns))
    return "\(setting)\(gap)# \(origin)"
  }

  private func origin(of name: String) -> String {
    if given.contains(name) { return "command line" }
    return settings.lines[name].map { "file, line \($0)" } ?? "default"
  }
}
