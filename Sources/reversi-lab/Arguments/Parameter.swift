/// A value that a command takes: an option with its value (`--games 200`), or an operand, which is
/// known by its place.
struct Parameter<Value: Sendable>: Sendable {
  /// How help shows it, and the walk over the words finds it.
  let entry: Syntax.Entry
  /// The value if it is not given.
  let standard: Value
  /// The value of a word; throws an ``ArgumentError`` if it is not allowed, and a ``WorkError`` if
  /// it names something that cannot be used.
  let read: @Sendable (String) throws -> Value
}

extension Parameter where Value: LosslessStringConvertible & Comparable {
  /// A number within a range; `name` starts with two dashes if it is an option.
  static func number(
    _ name: String, in range: ClosedRange<Value>, standard: Value, _ summary: String
  ) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: "N", summary: summary, standard: "\(standard)"),
      standard: standard
    ) { word in
      guard let value = Value(word), range.contains(value) else {
        throw ArgumentError.badValue(
          word, of: name, allowed: "a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }
}

extension Parameter where Value == String {
  /// A path.
  static func path(
    _ name: String, _ placeholder: String = "FILE", standard: String, _ summary: String
  ) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: placeholder, summary: summary, standard: standard),
      standard: standard
    ) { word in
      guard !word.isEmpty else {
        throw ArgumentError.badValue(word, of: name, allowed: "a path")
      }
      return word
    }
  }
}

extension Parameter {
  /// One of several words, each of which is the name of a value.
  static func word(
    _ option: String, of values: [Value], standard: Value, _ summary: String,
    name: @escaping @Sendable (Value) -> String
  ) -> Parameter {
    let names = values.map(name)
    return Parameter(
      entry: Syntax.Entry(
        name: option, placeholder: "WORD", summary: "\(summary): \(names.joined(separator: ", "))",
        standard: name(standard)),
      standard: standard
    ) { word in
      guard let index = names.firstIndex(of: word) else {
        throw ArgumentError.badValue(
          word, of: option, allowed: "one of \(names.joined(separator: ", "))")
      }
      return values[index]
    }
  }
}

extension Parameter where Value == UInt64 {
  /// The seed of everything random in a run.
  static let seed = number(
    "--seed", in: 0...UInt64.max, standard: 1, "another seed makes other games")
}

extension Parameter where Value == Int {
  /// The threads of a search; their number changes its result.
  static func searchThreads(standard: Int = 1) -> Parameter {
    number("--threads", in: 1...64, standard: standard, "threads a search")
  }

  /// The threads that share the work; their number does not change the result.
  static func workers(standard: Int = 2) -> Parameter {
    number("--threads", in: 1...64, standard: standard, "threads; the result is the same")
  }
}
