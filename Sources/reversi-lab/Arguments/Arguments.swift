import Posix

/// The words of a command line by the options and operands of a command's table.
struct Arguments: Sendable {
  /// Whether help is asked for instead of the command.
  private(set) var asksForHelp = false
  private let syntax: Syntax
  private var words: [String: String] = [:]

  /// Reads the words that follow the command's name; of an option given twice the last counts.
  init(_ words: some Sequence<String>, for syntax: Syntax) throws(ArgumentError) {
    self.syntax = syntax
    let options = syntax.entries.filter(\.isOption)
    var operands = syntax.entries.filter { !$0.isOption }[...]
    let help = ArgumentWalk.Option(name: "help", letter: "h", takesValue: false)
    let known = options.map {
      ArgumentWalk.Option(name: String($0.name.dropFirst(2)), takesValue: true)
    }
    let words = words.map { SystemString($0) }
    for step in ArgumentWalk.steps(over: words, options: known + [help]) {
      switch try step.mapError({ ArgumentError($0, options: known + [help]) }).get() {
      case .option(known.count, _):
        asksForHelp = true
      case .option(let index, let value):
        self.words[options[index].name] = value.text ?? value.description
      case .word(let word):
        let text = word.text ?? word.description
        guard let operand = operands.popFirst() else { throw .unexpectedWord(text) }
        self.words[operand.name] = text
      }
    }
  }

  /// The value that was given, or the standard one.
  func value<Value>(of parameter: Parameter<Value>) throws -> Value {
    precondition(
      syntax.entries.contains { $0.name == parameter.entry.name },
      "\(parameter.entry.name) is missing in the table of \(syntax.name)")
    guard let word = words[parameter.entry.name] else { return parameter.standard }
    return try parameter.read(word)
  }
}

extension ArgumentError {
  /// A mistake that the walk over the words found.
  fileprivate init(_ mistake: ArgumentWalk.Mistake, options: [ArgumentWalk.Option]) {
    let names = options.map { "--" + $0.name }
    switch mistake {
    case .valueMissing(let index): self = .missingValue(names[index])
    case .valueUnexpected(let index): self = .unexpectedValue(names[index])
    case .unknown(let word): self = .unknownOption(word.text ?? word.description)
    case .ambiguous(let word, let candidates):
      self = .ambiguousOption(word.text ?? word.description, known: candidates.map { names[$0] })
    }
  }
}
