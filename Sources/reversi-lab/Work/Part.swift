/// One of several equal parts of numbered chunks, so that several machines can share the work.
///
/// Each part takes every ``count``th chunk. A chunk's result depends on its number only. Together,
/// the folders of all parts therefore hold what a single run would have written.
struct Part: Sendable, Equatable {
  /// The part's number, 1 to ``count``.
  let number: Int
  /// The number of parts.
  let count: Int

  /// All of the work.
  static let whole = Part(number: 1, count: 1)

  /// Whether a chunk belongs to this part.
  func has(_ chunk: Int) -> Bool { chunk % count == number - 1 }
}

extension Part: LosslessStringConvertible {
  var description: String { "\(number)/\(count)" }

  /// Reads a text such as `2/8`, the second of eight parts.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}
