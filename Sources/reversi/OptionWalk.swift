import CPosix

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A walk over the arguments by `getopt_long`. There can be one at a time.
struct OptionWalk: ~Copyable {
  private let words: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
  private let names: UnsafeMutableBufferPointer<option>
  private let letters: String

  /// Codes of options that no letter stands for start above all letters.
  private static let firstCode: Int32 = 256

  /// - Parameter arguments: The arguments, the first of which is the name of the program.
  init(arguments: [String]) {
    words = .allocate(capacity: arguments.count + 1)
    _ = words.initialize(from: arguments.map { strdup($0) } + [nil])
    names = .allocate(capacity: OptionName.allCases.count + 1)
    let known = OptionName.allCases.map {
      option(
        name: strdup($0.rawValue), has_arg: $0.takesValue ? required_argument : no_argument,
        flag: nil, val: Self.code(of: $0))
    }
    _ = names.initialize(from: known + [option()])
    // With the colon first, a missing value is told from an unknown option.
    letters = OptionName.allCases.reduce(into: ":") { letters, name in
      if let letter = name.letter { letters.unicodeScalars.append(Unicode.Scalar(letter)) }
    }
    options_restart()
  }

  deinit {
    words.forEach { free($0) }
    words.deallocate()
    names.forEach { free(UnsafeMutablePointer(mutating: $0.name)) }
    names.deallocate()
  }

  /// The next option and its value, if it takes one; nil at the end.
  mutating func next() throws(Refusal) -> (name: OptionName, value: String)? {
    let code = options_next(Int32(words.count - 1), words.baseAddress, letters, names.baseAddress)
    if code == Int32(options_end) {
      let rest = Int(options_index())
      guard let word = words[rest] else { return nil }
      throw .usage("unexpected argument '\(String(cString: word))'")
    }
    guard let name = Self.name(for: code) else { throw mistake(code) }
    return (name, options_value().map { String(cString: $0) } ?? "")
  }

  private func mistake(_ code: Int32) -> Refusal {
    let culprit = options_culprit()
    if let name = Self.name(for: culprit) {
      let isIncomplete = code == Int32(options_incomplete)
      return .usage("\(name.written) \(isIncomplete ? "needs a value" : "takes no value")")
    }
    if culprit != 0 {
      let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: culprit))
      return .usage("unknown option '-\(letter)'")
    }
    let word = words[Int(options_index()) - 1].map { String(cString: $0) } ?? ""
    return Self.unknown(word)
  }

  private static func unknown(_ word: String) -> Refusal {
    let written = String(word.prefix { $0 != "=" })
    let meant = String(written.dropFirst(2))
    let possible = OptionName.allCases.filter { $0.rawValue.hasPrefix(meant) }
    if possible.count > 1 {
      let list = possible.map(\.written).joined(separator: ", ")
      return .usage("ambiguous option '\(written)': one of \(list)")
    }
    let hint = OptionName.nearest(to: meant).map { ", did you mean '\($0.written)'?" } ?? ""
    return .usage("unknown option '\(written)'\(hint)")
  }

  private static func code(of name: OptionName) -> Int32 {
    if let letter = name.letter { return Int32(letter) }
    return firstCode + Int32(OptionName.allCases.firstIndex(of: name) ?? 0)
  }

  private static func name(for code: Int32) -> OptionName? {
    OptionName.allCases.first { Self.code(of: $0) == code }
  }
}
