import Posix
import TerminalUI

/// What the arguments ask for.
enum Command: Hashable {
  /// Play, as the options say.
  case play(Options)
  /// Print something.
  case tell(ProgramOption.Information)

  private static let options = ProgramOption.all.map {
    ArgumentWalk.Option(
      name: $0.name.rawValue, letter: $0.letter, takesValue: $0.value != nil)
  }

  /// Reads the arguments of the program, without its name.
  ///
  /// - Throws: `UsageError` if they cannot be understood.
  init(arguments: [SystemString]) throws(UsageError) {
    var options = Options()
    for step in ArgumentWalk.steps(over: arguments, options: Self.options) {
      switch try step.mapError(UsageError.init).get() {
      case .word(let word):
        throw .unexpectedArgument(word.description)
      case .option(let index, let value):
        let option = ProgramOption.all[index]
        if let information = option.information {
          self = .tell(information)
          return
        }
        try options.set(option, to: OptionValue(bytes: value.bytes, shown: value.description))
      }
    }
    self = .play(options)
  }
}

extension UsageError {
  /// A mistake in the program's arguments.
  fileprivate init(_ mistake: ArgumentWalk.Mistake) {
    let name = { ProgramOption.all[$0].name }
    switch mistake {
    case .valueMissing(let index): self = .valueMissing(name(index))
    case .valueUnexpected(let index): self = .valueUnexpected(name(index))
    case .unknown(let word):
      let meant = ProgramOption.Name.nearest(to: String(word.description.dropFirst(2)))
      self = .unknownOption(word.description, nearest: meant)
    case .ambiguous(let word, let candidates):
      self = .ambiguousOption(word.description, candidates: candidates.map(name))
    }
  }
}
