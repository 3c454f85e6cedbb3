import Posix

/// What a command is called, and the table of what it takes.
public struct CommandSyntax<Target: Sendable>: Sendable {
  /// The result of reading arguments.
  public enum Reading {
    /// Help or the version is asked for; what follows is not read.
    case information(Option<Target>.Information)
    /// What the arguments set, and the names of the options that were given.
    case target(Target, given: Set<String>)
  }

  /// The word that names the command.
  public let name: String
  /// What it does, in one line.
  public let meaning: String
  /// What there is to know about it, in several lines.
  public let explanation: String
  /// What holds if no arguments are given.
  public let initial: Target
  /// Its operands, in their order. One that `initial` has no value for is required.
  public let operands: [Option<Target>]
  /// Whether its last operand takes all words that follow, joined by blanks.
  let takesManyWords: Bool
  /// Its options, in the order in which help lists them.
  public let options: [Option<Target>]

  /// A command.
  public init(
    _ name: String, _ meaning: String, explanation: String = "", initial: Target,
    operands: [Option<Target>] = [], takesManyWords: Bool = false, options: [Option<Target>] = []
  ) {
    self.init(
      name, meaning, explanation: explanation, initial: initial, operands: operands,
      takesManyWords: takesManyWords, options: options, printing: [.help])
  }

  /// A command with all options that print something.
  init(
    _ name: String, _ meaning: String, explanation: String, initial: Target,
    operands: [Option<Target>], takesManyWords: Bool = false, options: [Option<Target>],
    printing: [Option<Target>]
  ) {
    self.name = name
    self.meaning = meaning
    self.explanation = explanation.isEmpty ? meaning : explanation
    self.initial = initial
    self.operands = operands
    self.takesManyWords = takesManyWords
    self.options = options + printing
  }

  /// Reads arguments. If an option is given twice, the last one counts.
  ///
  /// - Parameter base: What holds if no arguments are given; nil for `initial`.
  public func read(
    _ arguments: some Collection<SystemString>, base: Target? = nil
  ) throws(UsageError) -> Reading {
    let known = options.map {
      ArgumentWalk.Option(name: $0.name, letter: $0.letter, takesValue: $0.values != nil)
    }
    var target = base ?? initial
    var given: Set<String> = []
    var words: [SystemString] = []
    for step in ArgumentWalk.steps(over: separated(Array(arguments)), options: known) {
      switch try step.mapError(error).get() {
      case .word(let word):
        if takesManyWords, words.count == operands.count, let last = words.popLast() {
          words.append(last + " " + word)
          continue
        }
        guard words.count < operands.count else { throw .unexpectedArgument(word.description) }
        words.append(word)
      case .option(let index, let value):
        let option = options[index]
        switch option.information {
        case .help?, .version?: return .information(option.information ?? .help)
        case .configuration?, nil: given.insert(option.name)
        }
        guard option.set(value, in: &target) else {
          throw .unsuitableValue(
            of: option.written, value.description, allowed: option.values ?? .words([]))
        }
      }
    }
    try set(words, in: &target)
    return .target(target, given: given)
  }

  private func set(_ words: [SystemString], in target: inout Target) throws(UsageError) {
    for (index, operand) in operands.enumerated() {
      let isRequired = standard(of: operand) == nil
      guard index < words.count, !(isRequired && words[index].isEmpty) else {
        if isRequired { throw .operandMissing(of: name, operand.values ?? .words([])) }
        break
      }
      guard operand.set(words[index], in: &target) else {
        throw .unsuitableOperand(
          of: isRequired ? name : operand.name, words[index].description,
          allowed: operand.values ?? .words([]))
      }
    }
  }

  /// The arguments, with `--` before a position that begins with a dash.
  private func separated(_ arguments: [SystemString]) -> [SystemString] {
    var arguments = arguments
    guard operands.contains(where: { $0.values == .position }),
      let index = arguments.firstIndex(where: {
        $0.bytes.first == UInt8(ascii: "-") && $0.isAsLongAsPosition
      }), !arguments[..<index].contains("--")
    else { return arguments }
    arguments.insert("--", at: index)
    return arguments
  }

  private func error(_ mistake: ArgumentWalk.Mistake) -> UsageError {
    switch mistake {
    case .valueMissing(let index): .valueMissing(options[index].written)
    case .valueUnexpected(let index): .valueUnexpected(options[index].written)
    case .unknown(let word):
      .unknownOption(
        word.description,
        nearest: options.map(\.name).nearest(to: String(word.description.dropFirst(2)))
          .map { "--" + $0 })
    case .ambiguous(let word, let candidates):
      .ambiguousOption(word.description, candidates: candidates.map { options[$0].written })
    }
  }

  /// The value of an option that is not given, as help shows it, or nil.
  public func standard(of option: Option<Target>) -> String? {
    option.standard ?? (option.values == nil ? nil : option.text(in: initial))
  }
}

extension SystemString {
  /// Whether an argument is probably a position, valid or not: options and file names are hardly
  /// ever as long.
  public var isAsLongAsPosition: Bool { bytes.count > 60 }
}
