import GameSession
import ReversiCore

/// The other programs that the player can let play, each by its name, in the order in which the
/// player gave them.
public struct ExternalEngineList: Sendable, Hashable {
  /// Their names.
  public private(set) var names: [ExternalEngineName] = []
  private var commands: [ExternalEngineName: ExternalEngineCommand] = [:]

  /// No programs.
  public init() {}

  /// How a program is started; nil if there is none of that name.
  public subscript(name: ExternalEngineName) -> ExternalEngineCommand? { commands[name] }

  /// Gives a program a name, in place of the one that had it.
  public mutating func define(_ name: ExternalEngineName, as command: ExternalEngineCommand) {
    if commands.updateValue(command, forKey: name) == nil { names.append(name) }
  }

  /// The name of a program that has none yet: that by which it is known already, else that of its
  /// file, with a number where another program has it.
  mutating func name(of command: ExternalEngineCommand) -> ExternalEngineName {
    if let known = names.first(where: { commands[$0] == command }) { return known }
    let base = command.fileName
    var (name, number) = (base, 2)
    while commands[name] != nil {
      name = ExternalEngineName("\(base.text)-\(number)")
      number += 1
    }
    define(name, as: command)
    return name
  }
}

/// Which other program is to play.
public enum ExternalEngineChoice: Sendable, Hashable {
  /// The one of this name.
  case named(ExternalEngineName)
  /// The one that is started so.
  case started(ExternalEngineCommand)

  /// The choice as it is written.
  var text: String {
    switch self {
    case .named(let name): name.text
    case .started(let command): command.text
    }
  }
}

extension Options {
  /// Lets the programs that were chosen play, which are in the list from then on.
  ///
  /// - Throws: `UsageError.unknownEngine` for the first name that is not in the list.
  public mutating func chooseEngines(from list: inout ExternalEngineList) throws(UsageError) {
    for (side, option) in [(Disk.dark, ProgramOption.Name.darkEngine), (.light, .lightEngine)] {
      switch engines[side] {
      case .named(let name):
        guard list[name] != nil else { throw .unknownEngine(option, name.text) }
        modes[side] = .externalEngine(name)
      case .started(let command): modes[side] = .externalEngine(list.name(of: command))
      case nil: break
      }
    }
  }
}
