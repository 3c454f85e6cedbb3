import Posix

/// What the arguments of the program ask for.
package enum Command: Sendable, Hashable {
  case play(Options)
  /// Print how the program, or a subcommand, is used.
  case help(Subcommand?)
  case version
  /// Print the options in force. `given` has the names of those on the command line.
  case configuration(Options, given: Set<String>)
  case run(Subcommand, Options)

  /// Reads the arguments of the program, without its name.
  ///
  /// - Parameter base: The options in force where the arguments do not say otherwise.
  /// - Throws: `Refusal.usage` if they cannot be understood.
  package init(arguments: [SystemString], base: Options = Options()) throws(Refusal) {
    let subcommand = arguments.first.flatMap { $0.text }.flatMap(Subcommand.init(rawValue:))
    do throws(UsageError) {
      self = try Self.read(arguments, of: subcommand, base: base)
    } catch {
      throw .usage(error, of: subcommand)
    }
  }

  private static func read(
    _ arguments: [SystemString], of subcommand: Subcommand?, base: Options
  ) throws(UsageError) -> Command {
    guard let subcommand else {
      switch try readGame(arguments, base: base) {
      case .information(.version): return .version
      case .information: return .help(nil)
      case .target(let options, var given):
        // No setting loads a game, so an operand did.
        if options.load != nil { given.insert(Options.loadName) }
        let isAsked = Options.syntax.options.contains {
          $0.information == .configuration && given.contains($0.name)
        }
        return isAsked ? .configuration(options, given: given) : .play(options)
      }
    }
    switch try subcommand.syntax.read(arguments.dropFirst(), base: base) {
    case .information: return .help(subcommand)
    case .target(let options, _): return .run(subcommand, options)
    }
  }

  /// If they cannot be understood, the first may be a mistyped subcommand.
  private static func readGame(
    _ arguments: [SystemString], base: Options
  ) throws(UsageError) -> CommandSyntax<Options>.Reading {
    do {
      return try Options.syntax.read(arguments, base: base)
    } catch {
      switch error {
      case .unsuitableOperand(_, let word, _) where Subcommand(rawValue: word) != nil:
        throw .unexpectedArgument(word)
      case .unexpectedArgument, .unknownOption:
        guard let word = arguments.first?.text, let nearest = Subcommand.nearest(to: word) else {
          throw error
        }
        throw .unexpectedArgument(word, nearest: nearest.rawValue)
      default: throw error
      }
    }
  }
}
