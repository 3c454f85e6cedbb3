import Posix
import ReversiCore
import TerminalUI

/// What the arguments ask for.
enum Command: Hashable {
  /// Play, as the options say.
  case play(Options)
  /// Print how the program, or a subcommand, is used.
  case help(Subcommand?)
  /// Print the version.
  case version
  /// Do something else than play.
  case run(Subcommand, Options)

  /// Reads the arguments of the program, without its name.
  ///
  /// - Throws: `Refusal.usage` if they cannot be understood.
  init(arguments: [SystemString]) throws(Refusal) {
    let subcommand = arguments.first.flatMap { $0.text }.flatMap(Subcommand.init(rawValue:))
    do throws(UsageError) {
      self = try Self.read(arguments.dropFirst(subcommand == nil ? 0 : 1), of: subcommand)
    } catch {
      throw .usage(error, of: subcommand)
    }
  }

  private static func read(
    _ arguments: ArraySlice<SystemString>, of subcommand: Subcommand?
  ) throws(UsageError) -> Command {
    let table = subcommand?.options ?? ProgramOption.all
    let known = table.map {
      ArgumentWalk.Option(name: $0.name.rawValue, letter: $0.letter, takesValue: $0.value != nil)
    }
    var options = Options()
    var operand: SystemString?
    var arguments = Array(arguments)
    if subcommand == .solve, let index = arguments.firstIndex(where: isPosition) {
      // Its empty squares must not be taken for an option.
      if !arguments[..<index].contains("--") { arguments.insert("--", at: index) }
    }
    for step in ArgumentWalk.steps(over: arguments, options: known) {
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
        case nil: break
        }
        try options.set(option, to: OptionValue(bytes: value.bytes, shown: value.description))
      }
    }
    guard let subcommand else { return .play(options) }
    if subcommand.takesOperand {
      guard let operand, !operand.isEmpty else { throw .operandMissing(subcommand) }
      options.tool.operand = operand.bytes
    }
    return .run(subcommand, options)
  }

  private static func isPosition(_ word: SystemString) -> Bool {
    word.text.flatMap { try? GameText.record(in: $0) } != nil
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
