import Posix
import TerminalUI

/// What the arguments ask for.
enum Command: Hashable {
  /// Play, as the options say.
  case play(Options)
  /// Print how the program, or a subcommand, is used.
  case help(Subcommand?)
  /// Print the version.
  case version
  /// Print the options in force, of which these were given.
  case configuration(Options, given: Set<ProgramOption.Name>)
  /// Do something else than play.
  case run(Subcommand, Options)

  /// Reads the arguments of the program, without its name.
  ///
  /// - Parameter base: The options that are in force where the arguments say nothing else.
  /// - Throws: `Refusal.usage` if they cannot be understood.
  init(arguments: [SystemString], base: Options = Options()) throws(Refusal) {
    let subcommand = arguments.first.flatMap { $0.text }.flatMap(Subcommand.init(rawValue:))
    do throws(UsageError) {
      self = try Self.read(
        Self.words(arguments.dropFirst(subcommand == nil ? 0 : 1), of: subcommand), of: subcommand,
        base: base)
    } catch {
      throw .usage(error, of: subcommand)
    }
  }

  /// The arguments, with `--` before one that begins with a dash but is meant as a position: most
  /// boards begin with an empty square.
  private static func words(
    _ arguments: ArraySlice<SystemString>, of subcommand: Subcommand?
  ) -> ArraySlice<SystemString> {
    guard subcommand == .solve,
      let index = arguments.firstIndex(where: {
        $0.bytes.first == UInt8(ascii: "-") && SolveCommand.isAsLongAsPosition($0.bytes)
      }), !arguments[..<index].contains("--")
    else { return arguments }
    return arguments[..<index] + ["--"] + arguments[index...]
  }

  private static func read(
    _ arguments: ArraySlice<SystemString>, of subcommand: Subcommand?, base: Options
  ) throws(UsageError) -> Command {
    let table = subcommand?.options ?? ProgramOption.all
    let known = table.map {
      ArgumentWalk.Option(name: $0.name.rawValue, letter: $0.letter, takesValue: $0.value != nil)
    }
    var options = base
    var given: Set<ProgramOption.Name> = []
    var operand: SystemString?
    for step in ArgumentWalk.steps(over: Array(arguments), options: known) {
      switch try step.mapError({ UsageError($0, in: table) }).get() {
      case .word(let word):
        guard let subcommand, subcommand.takesOperand, operand == nil else {
          throw UsageError(unexpected: word, of: subcommand)
        }
        operand = word
      case .option(let index, let value):
        let option = table[index]
        switch option.information {
        case .help: return .help(subcommand)
        case .version: return .version
        case .configuration, nil: given.insert(option.name)
        }
        try options.set(option, to: OptionValue(bytes: value.bytes, shown: value.description))
      }
    }
    guard let subcommand else {
      return given.contains(.printConfig)
        ? .configuration(options, given: given) : .play(options)
    }
    if subcommand.takesOperand {
      guard let operand, !operand.isEmpty else { throw .operandMissing(subcommand) }
      if let words = subcommand.operandWords, !words.contains(operand.description) {
        throw .unsuitableOperand(subcommand, operand.description)
      }
      options.tool.operand = operand.bytes
    }
    return .run(subcommand, options)
  }
}

extension UsageError {
  /// A word that is no option and has no meaning where it stands.
  fileprivate init(unexpected word: SystemString, of subcommand: Subcommand?) {
    if subcommand == nil, let meant = Subcommand.nearest(to: word.description),
      meant.rawValue != word.description
    {
      self = .unknownSubcommand(word.description, nearest: meant)
    } else {
      self = .unexpectedArgument(word.description)
    }
  }

  /// A mistake in the arguments of the program, which has these options.
  fileprivate init(_ mistake: ArgumentWalk.Mistake, in table: [ProgramOption]) {
    let name = { table[$0].name }
    switch mistake {
    case .valueMissing(let index): self = .valueMissing(name(index))
    case .valueUnexpected(let index): self = .valueUnexpected(name(index))
    case .unknown(let word):
      let typed = String(word.description.dropFirst(2))
      self = .unknownOption(
        word.description, nearest: ProgramOption.Name.nearest(to: typed, of: table))
    case .ambiguous(let word, let candidates):
      self = .ambiguousOption(word.description, candidates: candidates.map(name))
    }
  }
}
