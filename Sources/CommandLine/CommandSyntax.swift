import Posix

/// A command of a program: its name, its meaning, and the table of its options and operands.
package struct CommandSyntax<Target: Sendable>: Sendable {
  /// The result of reading arguments.
  package enum Reading {
    /// Help or the version is asked for; what follows is not read.
    case information(Option<Target>.Information)
    /// The values that the arguments set, and the names of the options that were given.
    case target(Target, given: Set<String>)
  }

  /// The word that names the command.
  package let name: String
  /// The purpose of the command, in one line.
  package let meaning: String
  /// More about the command, in several lines.
  package let explanation: String
  /// The values that hold if no arguments are given.
  package let initial: Target
  /// The operands, in their order. An operand is required if `initial` has no value for it.
  package let operands: [Option<Target>]
  /// Whether the last operand takes all words that follow, joined by blanks.
  let takesManyWords: Bool
  /// The options, in the order in which help lists them.
  package let options: [Option<Target>]

  package init(
    _ name: String, _ meaning: String, explanation: String = "", initial: Target,
    operands: [Option<Target>] = [], takesManyWords: Bool = false, options: [Option<Target>] = []
  ) {
    self.init(
      name, meaning, explanation: explanation, initial: initial, operands: operands,
      takesManyWords: takesManyWords, options: options, printing: [.help])
  }

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

  /// Reads arguments on top of `base`, or else of `initial`. If an option is given twice, the last
  /// one counts.
  package func read(
    _ arguments: some Collection<SystemString>, base: Target? = nil
  ) throws(UsageError) -> Reading {
    var target = base ?? initial
    var given: Set<String> = []
    var words: [SystemString] = []
    var rest = separated(Array(arguments))[...]
    var isPastOptions = false
    while let argument = rest.popFirst() {
      if !isPastOptions, argument == "--" {
        isPastOptions = true
        continue
      }
      guard !isPastOptions, argument.bytes.count > 1, argument.bytes.first == Self.dash else {
        try add(argument, to: &words)
        continue
      }
      let (option, attached) = try option(in: argument)
      if let information = option.information, information != .configuration {
        return .information(information)
      }
      given.insert(option.name)
      var value: SystemString = ""
      if option.optionalWords > 0 {
        if let attached {
          value = attached
        } else {
          value = try Self.optionalValue(of: option, in: &rest, target)
        }
      } else if option.values != nil {
        guard let next = attached ?? rest.popFirst() else { throw .valueMissing(option.written) }
        value = next
      }
      guard option.set(value, in: &target) else {
        throw .unsuitableValue(
          of: option.written, value.description, allowed: option.values ?? .words([]))
      }
    }
    try set(words, in: &target)
    return .target(target, given: given)
  }

  /// As many of the next words as the option takes. If there are any, it must take the first.
  private static func optionalValue(
    of option: Option<Target>, in rest: inout ArraySlice<SystemString>, _ target: Target
  ) throws(UsageError) -> SystemString {
    var words: [SystemString] = []
    while words.count < option.optionalWords, let next = rest.first, next.bytes.first != dash {
      let longer = words + [next]
      var tried = target
      guard option.set(joined(longer), in: &tried) else {
        if words.isEmpty {
          throw .unsuitableValue(
            of: option.written, next.description, allowed: option.values ?? .words([]))
        }
        break
      }
      words = longer
      rest.removeFirst()
    }
    return joined(words)
  }

  private static func joined(_ words: [SystemString]) -> SystemString {
    SystemString(bytes: words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  private func add(_ word: SystemString, to words: inout [SystemString]) throws(UsageError) {
    if takesManyWords, words.count == operands.count, let last = words.popLast() {
      words.append(last + " " + word)
    } else if words.count < operands.count {
      words.append(word)
    } else {
      throw .unexpectedArgument(word.description)
    }
  }

  /// The option with a letter, a name or the beginning of a name.
  private func option(
    in argument: SystemString
  ) throws(UsageError) -> (option: Option<Target>, value: SystemString?) {
    guard argument.bytes[1] == Self.dash else {
      // No option with a letter takes a value.
      let option = options.first { $0.letter?.asciiValue == argument.bytes[1] }
      guard let option else {
        throw .unknownOption(SystemString(bytes: argument.bytes[..<2]).description, nearest: nil)
      }
      return (option, nil)
    }
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].dropFirst(2)
    let written = SystemString(bytes: parts[0]).description
    let begun = options.filter { $0.name.utf8.starts(with: name) }
    guard let option = begun.first(where: { $0.name.utf8.count == name.count }) ?? begun.first
    else {
      let nearest = options.map(\.name).nearest(to: String(written.dropFirst(2)))
      throw .unknownOption(written, nearest: nearest.map { "--" + $0 })
    }
    guard option.name.utf8.count == name.count || begun.count == 1 else {
      throw .ambiguousOption(written, candidates: begun.map(\.written))
    }
    guard parts.count == 1 || option.values != nil else { throw .valueUnexpected(option.written) }
    return (option, parts.count == 1 ? nil : SystemString(bytes: parts[1]))
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

  /// With `--` before a position that begins with a dash.
  private func separated(_ arguments: [SystemString]) -> [SystemString] {
    var arguments = arguments
    guard operands.contains(where: { $0.values == .position }),
      let index = arguments.firstIndex(where: {
        $0.bytes.first == Self.dash && $0.isAsLongAsPosition
      }), !arguments[..<index].contains("--")
    else { return arguments }
    arguments.insert("--", at: index)
    return arguments
  }

  /// The value of an option that is not given, as help shows it, or nil.
  package func standard(of option: Option<Target>) -> String? {
    option.standard ?? (option.values == nil ? nil : option.text(in: initial))
  }
}

extension SystemString {
  /// Whether an argument is probably a position, valid or not: options and file names are hardly
  /// ever as long.
  package var isAsLongAsPosition: Bool { bytes.count > 60 }
}

extension Collection<String> {
  /// A `no-` too many or too few counts as one mistake.
  func nearest(to word: String) -> String? {
    // Longer words are far from all others, and slow to compare.
    guard word.utf8.count <= 100 else { return nil }
    return map { (word: $0, distance: mistypings(from: word, to: $0)) }
      .filter { $0.distance <= Swift.max(1, $0.word.count / 2) }
      .min { $0.distance < $1.distance }?.word
  }
}

private func mistypings(from word: String, to choice: String) -> Int {
  let whole = editDistance(from: word, to: choice)
  guard word.hasPrefix("no-") != choice.hasPrefix("no-") else { return whole }
  return min(whole, 1 + editDistance(from: word.withoutNegation, to: choice.withoutNegation))
}

extension String {
  fileprivate var withoutNegation: String { hasPrefix("no-") ? String(dropFirst(3)) : self }
}

func editDistance(from source: String, to target: String) -> Int {
  var row = Array(0...target.count)
  for (index, character) in source.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in target.enumerated() {
      let replaced = diagonal + (character == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[target.count]
}
