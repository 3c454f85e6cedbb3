import CommandLine

// Options that several commands share. The file of each command has the others.

extension Option {
  /// A number in a range.
  static func number<Value: LosslessStringConvertible & Comparable & Sendable>(
    _ name: String, in range: ClosedRange<Value>,
    at place: WritableKeyPath<Target, Value> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, "N", .number(in: range), at: place, meaning)
  }

  /// The path of a file or folder.
  static func path(
    _ name: String, _ placeholder: String = "FILE",
    at place: WritableKeyPath<Target, String> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, placeholder, .path, at: place, meaning)
  }

  /// An evaluation: `embedded` or the path of a file of weights.
  static func evaluation(
    _ name: String = "evaluation", at place: WritableKeyPath<Target, String> & Sendable,
    _ meaning: String
  ) -> Option {
    Option(name, "E", .path, at: place, meaning)
  }

  /// An opening book: `embedded` or the path of a file.
  static func book(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    Option("book", "BOOK", .path, at: place, "embedded, or a file")
  }

  /// The file that fitted weights are written to.
  static func fittedWeights(at place: WritableKeyPath<Target, String> & Sendable) -> Option {
    .path("output", at: place, "the file of weights that is written")
  }

  /// The seed for everything random in a run.
  static func seed(at place: WritableKeyPath<Target, UInt64> & Sendable) -> Option {
    .number("seed", in: 0...UInt64.max, at: place, "another seed makes other games")
  }

  /// The threads of a search. Their number changes the result.
  static func searchThreads(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "threads a search")
  }

  /// The threads that share the work. Their number does not change the result.
  static func workers(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "threads; the result is the same")
  }

  /// The part of the chunks that a run works on.
  static func part(at place: WritableKeyPath<Target, Part> & Sendable) -> Option {
    Option(
      "part", "K/N", .part, at: place,
      "which part of the work this run does, so that others do the rest")
  }

  /// Folders, separated by commas.
  static func folders(
    _ name: String, at place: WritableKeyPath<Target, [DataFolder]> & Sendable, _ meaning: String
  ) -> Option {
    Option(name, "FOLDER,…", .folders, at: place, meaning)
  }
}

extension ValueForm where Value == Part {
  fileprivate static let part = ValueForm(
    .described("a part such as 2/8, the second of eight"),
    read: { $0.text.flatMap { Part($0) } }, write: { "\($0)" })
}

extension ValueForm where Value == [DataFolder] {
  fileprivate static let folders = ValueForm(
    .described("a list of folders"),
    read: { text in
      let folders = text.description.split(separator: ",").map { DataFolder(path: String($0)) }
      return folders.isEmpty ? nil : folders
    },
    write: { $0.map(\.path).joined(separator: ",") })
}

extension ClosedRange<Int> {
  /// The range of numbers from one operand to another.
  ///
  /// - Parameters:
  ///   - name: The second operand's name.
  ///   - maximum: The second operand's maximum.
  /// - Throws: `UsageError` if the second operand is below the first.
  init(from first: Int, to last: Int, named name: String, upTo maximum: Int) throws(UsageError) {
    guard first <= last else {
      throw .unsuitableOperand(
        of: name, "\(last)", allowed: .number(from: "\(first)", to: "\(maximum)"))
    }
    self = first...last
  }
}
