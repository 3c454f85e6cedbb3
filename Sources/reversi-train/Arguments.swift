/// The options of a command, `--name value` each; every option that is left over is an error.
struct Arguments {
  private var values: [String: String] = [:]

  /// Options from the words that follow the command.
  init(_ words: some Sequence<String>) throws(TrainerError) {
    var iterator = words.makeIterator()
    while let name = iterator.next() {
      guard name.hasPrefix("--") else { throw .unknownOption(name) }
      guard let value = iterator.next() else { throw .badValue(option: name, value: nil) }
      values[name] = value
    }
  }

  /// Takes a text, or nil if the option is not given.
  mutating func text(_ name: String) -> String? {
    values.removeValue(forKey: name)
  }

  /// Takes a number within a range, or the default if the option is not given.
  mutating func number<Number: LosslessStringConvertible & Comparable>(
    _ name: String, default standard: Number, in range: ClosedRange<Number>
  ) throws(TrainerError) -> Number {
    guard let text = text(name) else { return standard }
    guard let number = Number(text), range.contains(number) else {
      throw .badValue(option: name, value: text)
    }
    return number
  }

  /// Takes the number of threads, 1–64.
  mutating func threads() throws(TrainerError) -> Int {
    try number("--threads", default: 2, in: 1...64)
  }

  /// Refuses options that nobody has taken.
  func finish() throws(TrainerError) {
    if let name = values.keys.min() { throw .unknownOption(name) }
  }
}
