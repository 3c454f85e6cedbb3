import EngineProtocols
import GameSession
import ReversiCore
import Texts
import Words

/// The command that starts an external engine, and the protocol that the engine speaks.
package struct ExternalEngineCommand: Sendable, Hashable {
  package let engineProtocol: EngineProtocol
  /// The command for the shell, as bytes; not only blanks.
  package let command: [UInt8]

  package init(_ engineProtocol: EngineProtocol, command: String) {
    self.engineProtocol = engineProtocol
    self.command = Array(command.utf8)
  }

  /// The command that a text such as `gtp edax -l 12` describes, or nil.
  package init?(_ bytes: [UInt8]) {
    let blank = UInt8(ascii: " ")
    let word = bytes.prefix { $0 != blank }
    let command = bytes.dropFirst(word.count).drop { $0 == blank }
    guard let name = String(validating: word, as: UTF8.self),
      let engineProtocol = EngineProtocol(rawValue: name), !command.isEmpty,
      !command.contains(0)
    else { return nil }
    self.engineProtocol = engineProtocol
    self.command = Array(command)
  }

  /// The text of the command, as settings hold it.
  package var text: String {
    engineProtocol.rawValue + " " + String(decoding: command, as: UTF8.self)
  }

  /// That of its file, without characters that are not allowed in names.
  var fileName: ExternalEngineName {
    let words = String(decoding: command, as: UTF8.self).split(separator: " ")
    // Before the program, variables may be set.
    let program = words.first { !$0.contains("=") } ?? ""
    let file = program.split(separator: "/").last ?? ""
    let name = String(file.filter(\.isOfExternalEngineName).prefix(ExternalEngineName.longest))
    return ExternalEngineName(chosen: name) ?? ExternalEngineName("engine")
  }
}

extension ExternalEngineName {
  static let longest = 32

  /// A name that the person chooses: letters, digits and any of `-_.+`, but no word with another
  /// meaning in its place, such as `manual`. Full-width characters are narrowed.
  package init?(chosen typed: String) {
    let text = typed.narrowed
    let taken = Mode.own.map(\.optionWord) + EngineProtocol.allCases.map(\.rawValue)
    guard !text.isEmpty, text.count <= Self.longest, text.allSatisfy(\.isOfExternalEngineName),
      !taken.contains(text.lowercased())
    else { return nil }
    self.init(text)
  }
}

extension Character {
  fileprivate var isOfExternalEngineName: Bool { isLetter || isNumber || "-_.+".contains(self) }
}

/// The external engines that can play, by their names, in the order in which the person defined
/// them.
package struct ExternalEngineList: Sendable, Hashable {
  package private(set) var names: [ExternalEngineName] = []
  private var commands: [ExternalEngineName: ExternalEngineCommand] = [:]

  package init() {}

  package subscript(name: ExternalEngineName) -> ExternalEngineCommand? { commands[name] }

  /// Gives an engine a name, in place of the engine that had it.
  package mutating func define(_ name: ExternalEngineName, as command: ExternalEngineCommand) {
    if commands.updateValue(command, forKey: name) == nil { names.append(name) }
  }

  /// The name that it already has, or that of its file, with a number if another engine has that.
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
