import ReversiCore
import Words

extension UsageError: StatementConvertible {
  /// What is wrong with the arguments.
  public var statement: Statement {
    switch self {
    case .unexpectedArgument(let word): .phrase(.unexpectedArgument, ["word": Self.typed(word)])
    case .unknownSubcommand(let word, let nearest):
      .phrase(
        .unknownSubcommand, ["word": Self.typed(word), "nearest": .text(nearest.rawValue)])
    case .operandMissing(.solve): .phrase(.solveOperandMissing)
    case .operandMissing(.engine): .phrase(.engineOperandMissing, ["protocols": Self.protocols])
    case .operandMissing(let subcommand):
      .phrase(.operandMissing, ["subcommand": .text(subcommand.rawValue)])
    case .unsuitableOperand(let subcommand, let word):
      .phrase(
        .unsuitableOperand,
        [
          "subcommand": .text(subcommand.rawValue), "protocols": Self.protocols,
          "word": Self.typed(word),
        ])
    case .unknownOption(let word, nil): .phrase(.unknownOption, ["word": Self.typed(word)])
    case .unknownOption(let word, let nearest?):
      .phrase(
        .unknownOptionNearest, ["word": Self.typed(word), "nearest": .text(nearest.written)])
    case .ambiguousOption(let word, let candidates):
      .phrase(
        .ambiguousOption,
        ["word": Self.typed(word), "options": .list(candidates.map { .text($0.written) })])
    case .valueMissing(let option): .phrase(.valueMissing, ["option": .text(option.written)])
    case .valueUnexpected(let option):
      .phrase(.valueUnexpected, ["option": .text(option.written)])
    case .unsuitableValue(let option, _) where option == .save || option == .load:
      .phrase(.fileNameMissing, ["option": .text(option.written)])
    case .unknownEngine(let option, let name):
      .phrase(
        .engineNotInSettings, ["option": .text(option.written), "name": Self.typed(name)])
    case .unsuitableValue(let option, let value):
      .phrase(
        .unsuitableValue,
        [
          "option": .text(option.written), "values": Self.values(of: option),
          "value": Self.typed(value),
        ])
    }
  }

  /// A word of the command line; without its middle if it is very long.
  private static func typed(_ word: String) -> Statement { .text(word.abridged) }

  private static var protocols: Statement { .choice(Subcommand.engine.operandWords ?? []) }

  /// What an option takes.
  private static func values(of option: ProgramOption.Name) -> Statement {
    let options = ProgramOption.all + Subcommand.allCases.flatMap(\.options)
    return switch options.first(where: { $0.name == option })?.value {
    case .words(let words): .choice(words)
    case .engine: .phrase(.engineValue)
    case .level: .phrase(.levelValue, ["most": .number(Level.strongest.number)])
    case .seconds: .phrase(.secondsValue)
    case .moveTime: .phrase(.moveTimeValue)
    case .opening: .phrase(.openingValue, ["most": .number(OptionValue.mostOpeningPlies)])
    case .threads: .phrase(.threadsValue, ["most": .number(OptionValue.mostThreads)])
    case .seed: .phrase(.seedValue, ["most": .text(String(UInt64.max))])
    case .file, nil: .phrase(.fileValue)
    }
  }
}
