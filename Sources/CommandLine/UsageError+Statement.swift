import Analysis
import EngineProtocols
import ReversiCore
import Words

extension UsageError: StatementConvertible {
  /// What is wrong with the arguments.
  public var statement: Statement {
    switch self {
    case .unexpectedArgument(let word, nil): .phrase(.unexpectedArgument, ["word": typed(word)])
    case .unexpectedArgument(let word, let nearest?):
      .phrase(.unknownSubcommand, ["word": typed(word), "nearest": .text(nearest)])
    case .operandMissing(let command, let values): missing(values, of: .text(command))
    case .unsuitableOperand(let command, let word, let values):
      .phrase(
        .unsuitableOperand,
        ["command": .text(command), "values": values.statement, "word": typed(word)])
    case .unknownOption(let word, nil): .phrase(.unknownOption, ["word": typed(word)])
    case .unknownOption(let word, let nearest?):
      .phrase(.unknownOptionNearest, ["word": typed(word), "nearest": .text(nearest)])
    case .ambiguousOption(let word, let candidates):
      .phrase(
        .ambiguousOption,
        ["word": typed(word), "options": .list(candidates.map { .text($0) })])
    case .valueMissing(let option): .phrase(.valueMissing, ["option": .text(option)])
    case .valueUnexpected(let option): .phrase(.valueUnexpected, ["option": .text(option)])
    case .unknownEngine(let option, let name):
      .phrase(.engineNotInSettings, ["option": .text(option), "name": typed(name)])
    case .unsuitableValue(let option, _, .file):
      .phrase(.fileNameMissing, ["option": .text(option)])
    case .unsuitableValue(let option, let value, let values):
      values.nearest(to: value).map {
        .phrase(
          .unsuitableValueNearest,
          ["option": .text(option), "value": typed(value), "nearest": .text($0)])
      }
        ?? .phrase(
          .unsuitableValue,
          ["option": .text(option), "values": values.statement, "value": typed(value)])
    }
  }

  /// A word of the command line, without its middle if it is very long.
  private func typed(_ word: String) -> Statement { .text(word.abridged) }

  private func missing(_ values: AllowedValues, of command: Statement) -> Statement {
    switch values {
    case .position: .phrase(.positionMissing, ["command": command])
    case .engineProtocol:
      .phrase(.protocolMissing, ["command": command, "values": values.statement])
    case .words: .phrase(.commandMissing, ["command": command, "values": values.statement])
    default: .phrase(.sourceMissing, ["command": command])
    }
  }
}

extension AllowedValues: StatementConvertible {
  /// The values, in a few words.
  public var statement: Statement {
    switch self {
    case .words, .engineProtocol: .choice(words ?? [])
    case .text, .moves: .phrase(.textValue)
    case .engine: .phrase(.engineValue, ["protocols": .choice(EngineProtocol.names)])
    case .level: .phrase(.levelValue, ["most": .number(Level.strongest.number)])
    case .seconds(let minimum, let maximum):
      .phrase(.secondsValue, ["least": .text(minimum), "most": .text(maximum)])
    case .opening(let longest): .phrase(.openingValue, ["most": .number(longest)])
    case .number(let minimum, let maximum):
      .phrase(.numberValue, ["least": .text(minimum), "most": .text(maximum)])
    case .file, .source, .position: .phrase(.fileValue)
    case .described(let text): .text(text)
    }
  }
}
