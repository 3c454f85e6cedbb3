import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import TerminalUI
import Words

/// What the settings file asks for.
struct Settings {
  /// The file; nil if there is no place for one.
  private(set) var file: SettingsFile?
  /// The other programs that it gives names.
  private(set) var engines = ExternalEngineList()
  /// The lines that do so.
  private(set) var engineLines: [ExternalEngineName: Int] = [:]
  /// The options as it sets them.
  private(set) var options = Options()
  /// The lines that set them.
  private(set) var lines: [ProgramOption.Name: Int] = [:]
  /// What is passed over.
  private(set) var defects: [SettingsDefect] = []
  /// Why it could not be read.
  private(set) var failure: ReadFailure?

  /// What is in the player's file.
  init(environment: Environment) {
    let file = SettingsFile(environment: environment)
    do throws(ReadFailure) {
      self.init(try file?.read() ?? SettingsText())
    } catch {
      self.init(SettingsText())
      failure = error
    }
    self.file = file
  }

  /// What a text asks for: of several lines that set an option, the last counts.
  init(_ text: SettingsText) {
    var chosen: [ProgramOption.Name: Choice] = [:]
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
    // In their order: a mode and another program, a level and a time take each other's place.
    for choice in chosen.values.sorted(by: { $0.line < $1.line }) {
      lines[choice.option.name] = choice.line
      // It was tried before.
      if let value = choice.value { try? options.set(choice.option, to: value) }
    }
    passOverUnknownEngines()
  }

  /// Gives another program a name.
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
      throw Defect(reason: .unsuitableValue(option: "\(option) \(text)", value: value))
    }
    engines.define(name, as: command)
    engineLines[name] = line
  }

  /// Leaves sides alone that are to be played by programs without a line.
  private mutating func passOverUnknownEngines() {
    for (side, option) in [(Disk.dark, ProgramOption.Name.darkEngine), (.light, .lightEngine)] {
      guard case .named(let name) = options.engines[side], engines[name] == nil else { continue }
      options.engines[side] = nil
      guard let line = lines.removeValue(forKey: option) else { continue }
      let reason = SettingsDefect.Reason.unsuitableValue(option: option.rawValue, value: name.text)
      defects.append(SettingsDefect(line: line, reason: reason))
    }
  }

  /// The options that are in force unless the command line says something else. Who plays and how
  /// strong is about new games alone, and stands in `options`.
  var base: Options {
    var base = options
    base.modes = Options().modes
    base.engines = Options().engines
    base.moveLimits = Options().moveLimits
    return base
  }

  /// The other programs, as `--print-config` prints them.
  var engineRows: [ConfigurationText.Engine] {
    engines.names.compactMap { name in
      guard let command = engines[name], let line = engineLines[name] else { return nil }
      return ConfigurationText.Engine(name: name, command: command, line: line)
    }
  }

  /// What the player is told.
  var notices: [Notice] {
    (failure.map { [.settingsUnreadable($0)] } ?? [])
      + (defects.isEmpty ? [] : [.settingsPassedOver(defects)])
  }

  /// The same, each line for itself.
  var everyNotice: [Notice] {
    (failure.map { [.settingsUnreadable($0)] } ?? [])
      + defects.map { .settingsPassedOver([$0]) }
  }

  private struct Defect: Error { let reason: SettingsDefect.Reason }

  /// A line that sets an option.
  private struct Choice {
    let line: Int
    let option: ProgramOption
    /// What it is set to; nil if it is a flag that is not set.
    let value: OptionValue?

    init(_ line: SettingsText.Line) throws(Defect) {
      self.line = line.number
      guard let setting = line.setting else { throw Defect(reason: .notASetting) }
      let name = setting.option
      guard let option = ProgramOption.all.first(where: { $0.name.rawValue == name }) else {
        let settings = ProgramOption.all.filter(\.isSetting)
        let nearest = ProgramOption.Name.nearest(to: name, of: settings)
        throw Defect(reason: .unknownOption(name, nearest: nearest?.rawValue))
      }
      guard option.isSetting else { throw Defect(reason: .notForFiles(name)) }
      self.option = option
      guard option.value != nil else {
        value = try Self.flag(name, setting.value)
        return
      }
      guard let text = setting.value, !text.isEmpty else {
        throw Defect(reason: .valueMissing(name))
      }
      let value = OptionValue(bytes: Array(text.utf8), shown: text)
      var options = Options()
      do { try options.set(option, to: value) } catch {
        throw Defect(reason: .unsuitableValue(option: name, value: text))
      }
      self.value = value
    }

    private static func flag(_ name: String, _ value: String?) throws(Defect) -> OptionValue? {
      switch value {
      case nil, "yes": OptionValue(bytes: [], shown: "")
      case "no": nil
      case let value?: throw Defect(reason: .unsuitableValue(option: name, value: value))
      }
    }
  }
}
