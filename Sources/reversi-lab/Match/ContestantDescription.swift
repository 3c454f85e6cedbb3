import Analysis
import CommandLine
import EngineProtocols
import PeopleModel
import ReversiCore

/// A contestant in a match, as the command line names it.
enum ContestantDescription: Sendable {
  /// A level of the game's computer player.
  case level(Level)
  /// A person of a rating, as the model has it.
  case person(Rating)
  /// The scripted casual player.
  case casual
  /// An external engine, by its protocol and its command.
  case engine(ExternalEngineCommand)

  /// The forms that a description can take.
  static let allowed = "'level N', 'person RATING', 'casual', 'gtp COMMAND' or 'nboard COMMAND'"

  /// The protocol of an external engine, or nil.
  var engineProtocol: EngineProtocol? {
    if case .engine(let command) = self { command.engineProtocol } else { nil }
  }

  /// Reads a description, or nil.
  init?(_ text: String) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    if word == "level", let level = Int(rest).flatMap({ Level($0) }) {
      self = .level(level)
    } else if word == "person", let rating = Int(rest).flatMap({ Rating($0) }) {
      self = .person(rating)
    } else if text == "casual" {
      self = .casual
    } else if let command = ExternalEngineCommand(Array(text.utf8)) {
      self = .engine(command)
    } else {
      return nil
    }
  }
}

extension ContestantDescription: CustomStringConvertible {
  var description: String {
    switch self {
    case .level(let level): "level \(level.number)"
    case .person(let rating): "person \(rating.points)"
    case .casual: "casual"
    case .engine(let command): command.text
    }
  }
}

extension Option {
  /// A contestant as an operand.
  static func contestant(
    _ name: String, at place: WritableKeyPath<Target, ContestantDescription> & Sendable
  ) -> Option {
    let allowed = ContestantDescription.allowed
    return Option(
      name, "ENGINE",
      ValueForm(
        .described(allowed), read: { $0.text.flatMap { ContestantDescription($0) } },
        write: { "\($0)" }),
      at: place, allowed)
  }
}
