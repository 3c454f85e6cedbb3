import CPosix
import Libc

/// A walk over the arguments of a program by `getopt_long`.
///
/// `getopt_long` keeps its place in global variables, so one call makes a whole walk.
public struct ArgumentWalk: ~Copyable {
  /// An option that the program knows.
  public struct Option: Sendable, Hashable {
    /// Its long name, without the dashes.
    public let name: String
    /// The ASCII letter that stands for it, if there is one.
    public let letter: Character?
    /// Whether a value follows.
    public let takesValue: Bool

    /// An option that the program knows.
    public init(name: String, letter: Character? = nil, takesValue: Bool) {
      self.name = name
      self.letter = letter
      self.takesValue = takesValue
    }
  }

  /// What the next argument is.
  public enum Step: Sendable, Hashable {
    /// The option with this index in the table, and its value; empty if it takes none.
    case option(Int, value: SystemString)
    /// A word that is not an option.
    case word(SystemString)
  }

  /// An argument that cannot be understood.
  public enum Mistake: Error, Sendable, Hashable {
    /// The option with this index in the table lacks its value.
    case valueMissing(Int)
    /// The option with this index in the table has a value, but takes none.
    case valueUnexpected(Int)
    /// There is no such option.
    case unknown(SystemString)
    /// The word is the beginning of all these options of the table.
    case ambiguous(SystemString, candidates: [Int])
  }

  private let options: [Option]
  private let words: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
  private let names: UnsafeMutableBufferPointer<option>
  private let letters: String
  private var isPastOptions = false

  /// Codes of options without a letter start above all letters.
  private static let firstCode: Int32 = 256

  /// Starts at the first argument.
  private init(_ arguments: [SystemString], options: [Option]) {
    self.options = options
    words = .allocate(capacity: arguments.count + 2)
    _ = words.initialize(
      from: ([SystemString("")] + arguments).map { $0.withCString { strdup($0) } } + [nil])
    names = .allocate(capacity: options.count + 1)
    let known = options.indices.map {
      option(
        name: strdup(options[$0].name),
        has_arg: options[$0].takesValue ? required_argument : no_argument, flag: nil,
        val: Self.code(of: $0))
    }
    _ = names.initialize(from: known + [option()])
    // The minus returns words in their order; the colon tells a missing value from an unknown
    // option.
    letters = options.reduce(into: "-:") { letters, option in
      if let letter = option.letter { letters += String(letter) + (option.takesValue ? ":" : "") }
    }
    options_restart()
  }

  deinit {
    words.forEach { free($0) }
    words.deallocate()
    names.forEach { free(UnsafeMutablePointer(mutating: $0.name)) }
    names.deallocate()
  }

  /// The next option or word; nil at the end.
  private mutating func next() throws(Mistake) -> Step? {
    if isPastOptions { return nextWord() }
    let code = options_next(Int32(words.count - 1), words.baseAddress, letters, names.baseAddress)
    switch code {
    case Int32(options_end):
      // After `--` only words follow. Another call of getopt_long would start over.
      isPastOptions = true
      return nextWord()
    case Int32(options_word):
      return .word(value)
    default:
      guard let index = index(for: code) else { throw mistake(code) }
      return .option(index, value: value)
    }
  }

  private func nextWord() -> Step? {
    options_pass_over_word(Int32(words.count - 1), words.baseAddress)
      .map { .word(SystemString(cString: $0)) }
  }

  private var value: SystemString { options_value().map { SystemString(cString: $0) } ?? "" }

  private func mistake(_ code: Int32) -> Mistake {
    let culprit = options_culprit()
    if let index = index(for: culprit) {
      return code == Int32(options_incomplete) ? .valueMissing(index) : .valueUnexpected(index)
    }
    if culprit != 0 {
      return .unknown(SystemString(bytes: [UInt8(ascii: "-"), UInt8(truncatingIfNeeded: culprit)]))
    }
    let word = words[Int(options_index()) - 1].map { SystemString(cString: $0) } ?? ""
    let written = SystemString(bytes: word.bytes.prefix { $0 != UInt8(ascii: "=") })
    let candidates = options.indices.filter {
      Array(options[$0].name.utf8).starts(with: written.bytes.dropFirst(2))
    }
    return candidates.count > 1 ? .ambiguous(written, candidates: candidates) : .unknown(written)
  }

  private static func code(of index: Int) -> Int32 { firstCode + Int32(index) }

  private func index(for code: Int32) -> Int? {
    if code >= Self.firstCode {
      let index = Int(code - Self.firstCode)
      return options.indices.contains(index) ? index : nil
    }
    return options.firstIndex { $0.letter?.asciiValue.map(Int32.init) == code }
  }
}

extension ArgumentWalk {
  /// All steps of a walk up to the first mistake, which comes last. Threads take turns.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - options: The table of known options.
  public static func steps(
    over arguments: [SystemString], options: [Option]
  ) -> [Result<Step, Mistake>] {
    turns.withValue { _ in
      var walk = ArgumentWalk(arguments, options: options)
      var steps: [Result<Step, Mistake>] = []
      do throws(Mistake) {
        while let step = try walk.next() { steps.append(.success(step)) }
      } catch {
        steps.append(.failure(error))
      }
      return steps
    }
  }

  private static let turns = Monitor(())

  /// The arguments of this process, without the name of the program.
  public static var ofProcess: [SystemString] {
    (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      CommandLine.unsafeArgv[index].map { SystemString(cString: $0) }
    }
  }
}
