import FileFormats
import GameSession
import Posix
import ReversiCore
import Texts

/// The settings file as it was read: engines, options, and the lines that are ignored.
package struct Settings: Sendable {
  package private(set) var engines = ExternalEngineList()
  package private(set) var engineLines: [ExternalEngineName: Int] = [:]
  package private(set) var options = Options()
  /// The lines that set the options, by the names of the options.
  package private(set) var lines: [String: Int] = [:]
  package private(set) var defects: [SettingsDefect] = []

  /// Reads a text. If several lines set an option, the last one counts.
  package init(_ text: SettingsText) {
    var chosen: [String: Choice] = [:]
    for line in text.lines {
      do throws(Defect) {
        if let setting = line.setting, setting.option == SettingsText.engine {
          try define(setting, in: line.number)
          continue
        }
        let choice = try Choice(line)
        chosen[choice.option.name] = choice
      } catch {
        defects.append(SettingsDefect(line: line.number, reason: error.reason))
      }
    }
    // In their order: a mode and an engine replace each other, and so do a level and a time.
    for choice in chosen.values.sorted(by: { $0.line < $1.line }) {
      lines[choice.option.name] = choice.line
      if let value = choice.value { _ = choice.option.set(value, in: &options) }
    }
    ignoreUnknownEngines()
  }

  private mutating func define(_ setting: SettingsText.Setting, in line: Int) throws(Defect) {
    let option = SettingsText.engine
    guard let text = setting.subject else { throw Defect(reason: .nameMissing(option)) }
    guard let value = setting.value, !value.isEmpty else {
      throw Defect(reason: .valueMissing("\(option) \(text)"))
    }
    guard let name = ExternalEngineName(chosen: text) else {
      throw Defect(reason: .unsuitableValue(option: option, value: text))
    }
    guard let command = ExternalEngineCommand(Array(value.utf8)) else {
      throw Defect(
        reason: .unsuitableValue(option: "\(option) \(text)", value: value))
    }
    engines.define(name, as: command)
    engineLines[name] = line
  }

  private mutating func ignoreUnknownEngines() {
    for side in Disk.allCases {
      let option = Options.engineNames[side]
      guard case .mode(.externalEngine(let name))? = options.players[side], engines[name] == nil
      else { continue }
      options.players[side] = nil
      guard let line = lines.removeValue(forKey: option) else { continue }
      let reason = SettingsDefect.Reason.unsuitableValue(option: option, value: name.text)
      defects.append(SettingsDefect(line: line, reason: reason))
    }
  }

  /// The options in force unless the command line says otherwise. Players, limits and the clock are
  /// left out: those in `options` are for new games alone.
  package var base: Options {
    var base = options
    base.players = Options().players
    base.moveLimits = Options().moveLimits
    base.clock = Options().clock
    return base
  }

  private struct Defect: Error { let reason: SettingsDefect.Reason }

  private struct Choice {
    let line: Int
    let option: Option<Options>
    /// The value; nil for an option without a value that is not set.
    let value: SystemString?

    init(_ line: SettingsText.Line) throws(Defect) {
      self.line = line.number
      guard let setting = line.setting else { throw Defect(reason: .notASetting) }
      let options = Options.syntax.options
      guard let option = options.first(where: { $0.name == setting.option }) else {
        let nearest = options.filter(\.isSetting).map(\.name).nearest(to: setting.option)
        throw Defect(reason: .unknownOption(setting.option, nearest: nearest))
      }
      let name = option.name
      guard option.isSetting else { throw Defect(reason: .notForFiles(name)) }
      self.option = option
      guard option.values != nil else {
        value = try Self.flag(name, setting.value)
        return
      }
      guard let text = setting.value, !text.isEmpty else {
        throw Defect(reason: .valueMissing(name))
      }
      let value = SystemString(text)
      var tried = Options()
      guard option.set(value, in: &tried) else {
        throw Defect(reason: .unsuitableValue(option: name, value: text))
      }
      self.value = value
    }

    private static func flag(_ name: String, _ value: String?) throws(Defect) -> SystemString? {
      switch value?.narrowed {
      case nil, "yes": ""
      case "no": nil
      case let value?: throw Defect(reason: .unsuitableValue(option: name, value: value))
      }
    }
  }
}

/// What `--print-config` prints: every option with its value, and where that comes from. Without
/// its comments it is a settings file. Like help, it is in English everywhere.
package struct ConfigurationText: Sendable {
  package let options: Options
  /// The names of the options given on the command line.
  package let given: Set<String>
  package let settings: Settings
  /// The path of the settings file, as it is shown, or nil.
  package let path: String?

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
