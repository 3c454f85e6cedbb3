import GameSession
import ReversiCore

/// The external engines that can play, by their names, in the order in which the person defined
/// them.
package struct ExternalEngineList: Sendable, Hashable {
  package private(set) var names: [ExternalEngineName] = []
  private var commands: [ExternalEngineName: ExternalEngineCommand] = [:]

  /// An empty list.
  package init() {}

  package subscript(name: ExternalEngineName) -> ExternalEngineCommand? { commands[name] }

  /// Gives an engine a name, in place of the engine that had it.
  package mutating func define(_ name: ExternalEngineName, as command: ExternalEngineCommand) {
    if commands.updateValue(command, forKey: name) == nil { names.append(name) }
  }

  /// The name of an engine that was given only a command: the one it already has, or that of its
  /// file, with a number if another engine has that.
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

extension Options {
  /// Resolves the players that were chosen: from then on each is a mode, and each external engine
  /// is in the list.
  ///
  /// - Throws: `UsageError.unknownEngine` for the first name that is not in the list.
  package mutating func chooseEngines(from list: inout ExternalEngineList) throws(UsageError) {
    for side in Disk.allCases {
      switch players[side] {
      case .mode(.externalEngine(let name))?:
        guard list[name] != nil else {
          throw .unknownEngine(option: "--" + Options.engineNames[side], name.text)
        }
      case .started(let command)?:
        players[side] = .mode(.externalEngine(list.name(of: command)))
      case .mode?, nil: break
      }
    }
  }
}
