import GameSession

/// What `--print-config` prints: every option with its value, and where that comes from. Without its
/// comments it is a settings file.
public struct ConfigurationText: Sendable {
  /// The options in force.
  public let options: Options
  /// Those that were given on the command line.
  public let given: Set<ProgramOption.Name>
  /// The lines of the settings file that set options.
  public let lines: [ProgramOption.Name: Int]
  /// The settings file, as it is shown; nil if there is no place for one.
  public let path: String?
  /// The other programs that the settings know.
  public let engines: [Engine]

  /// Another program of the settings.
  public struct Engine: Sendable, Hashable {
    /// Its name.
    let name: ExternalEngineName
    /// How it is started.
    let command: ExternalEngineCommand
    /// The line that says so.
    let line: Int

    /// A program of the settings.
    public init(name: ExternalEngineName, command: ExternalEngineCommand, line: Int) {
      self.name = name
      self.command = command
      self.line = line
    }
  }

  /// The options in force, and where they come from.
  public init(
    options: Options, given: Set<ProgramOption.Name>, lines: [ProgramOption.Name: Int],
    path: String?, engines: [Engine] = []
  ) {
    self.options = options
    self.given = given
    self.lines = lines
    self.path = path
    self.engines = engines
  }

  /// The text, without the last line end.
  public var text: String {
    let head = path.map { "# Settings are read from \($0)" } ?? "# There is no home folder"
    let rows = ProgramOption.all.filter { $0.information == nil }.map(row(of:))
    let programs = engines.map {
      row("engine \($0.name.text) = \($0.command.text)", origin: "file, line \($0.line)")
    }
    return ([head] + rows + programs).joined(separator: "\n")
  }

  private func row(of option: ProgramOption) -> String {
    let name = option.name
    let value = options.text(of: name)
    // A settings file cannot have these, or says nothing of them.
    let mark = option.isSetting && value != nil ? "" : "# "
    return row("\(mark)\(name.rawValue) = \(value ?? "")", origin: origin(of: name))
  }

  private func row(_ setting: String, origin: String) -> String {
    let gap = String(repeating: " ", count: max(1, 30 - setting.columns))
    return "\(setting)\(gap)# \(origin)"
  }

  private func origin(of name: ProgramOption.Name) -> String {
    if given.contains(name) { return "command line" }
    return lines[name].map { "file, line \($0)" } ?? "default"
  }
}

extension Options {
  /// What an option of the game is set to, as it is written; nil if it is left to the program.
  func text(of option: ProgramOption.Name) -> String? {
    switch option {
    case .save: save.map { String(decoding: $0, as: UTF8.self) }
    case .load: load.map { String(decoding: $0, as: UTF8.self) }
    case .opening: opening.map { "random:\($0)" }
    case .dark: modes.dark?.optionWord
    case .light: modes.light?.optionWord
    case .darkEngine: engines.dark?.text
    case .lightEngine: engines.light?.text
    case .darkLevel: moveLimits.dark?.level.map { String($0.number) }
    case .lightLevel: moveLimits.light?.level.map { String($0.number) }
    case .darkMoveTime: moveLimits.dark?.moveTime?.secondsText
    case .lightMoveTime: moveLimits.light?.moveTime?.secondsText
    case .noBook: Self.answer(!hasBook)
    case .thinkTime: thinkTime.secondsText
    case .animation: animation.rawValue
    case .color: color.rawValue
    case .glyphs: glyphs.rawValue
    case .disks: disks.rawValue
    case .theme: theme.rawValue
    case .language: language.rawValue
    case .preview: Self.answer(hasPreview)
    case .bell: Self.answer(hasBell)
    case .noMouse: Self.answer(!hasMouse)
    case .noSpinner: Self.answer(!hasSpinner)
    case .noTitle: Self.answer(!hasTitle)
    case .text: Self.answer(isText)
    case .spell: Self.answer(isSpelling)
    case .seed: seed.map { String($0) }
    case .threads: threads.map { String($0) }
    case .ggf, .position, .board, .level, .moveTime, .format, .printConfig, .help,
      .version:
      nil
    }
  }

  private static func answer(_ isSet: Bool) -> String { isSet ? "yes" : "no" }
}
