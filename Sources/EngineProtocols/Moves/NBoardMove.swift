import ReversiCore

/// A move of the NBoard protocol, with what it is worth and the time that it took: `F5/2.50/0.12`.
///
/// Worth and time may be left out, as in `F5`, `F5//0.12` and `F5/2.5`. A pass is `PA`.
public struct NBoardMove: Sendable, Hashable {
  /// The move.
  public var move: EngineMove
  /// The disks by which it wins for the side that makes it; nil if that is not told.
  public var score: Double?
  /// The time that it took, in seconds; nil if that is not told.
  public var seconds: Double?

  /// The square of the move; nil if it is a pass.
  var square: Square? { if case .place(let square) = move { square } else { nil } }

  /// A move, with as much as is known of it.
  public init(_ move: EngineMove, score: Double? = nil, seconds: Double? = nil) {
    self.move = move
    self.score = score
    self.seconds = seconds
  }

  /// The move of a text, in either case; nil if it begins with none. What cannot be read of worth
  /// and time is left out.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = parts.first, let move = EngineMove(nboard: first) else { return nil }
    let numbers = parts.dropFirst().map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    self.init(
      move, score: numbers.first ?? nil, seconds: numbers.count > 1 ? numbers[1] : nil)
  }
}

extension NBoardMove: CustomStringConvertible {
  /// The text of the move, with two digits of worth and time each.
  public var description: String {
    guard score != nil || seconds != nil else { return move.nboard }
    let numbers = [score, seconds].map { $0.map { "\(FixedDecimal($0, digits: 2))" } ?? "" }
    return "\(move.nboard)/\(numbers.joined(separator: "/"))"
  }
}

extension EngineMove {
  /// The move of a name of the NBoard protocol, such as `F5` or `PA`, in either case.
  public init?(nboard name: some StringProtocol) {
    if let square = Square(String(name)) {
      self = .place(square)
    } else if ["PA", "PASS"].contains(name.uppercased()) {
      self = .pass
    } else {
      return nil
    }
  }

  /// The name of the move in the NBoard protocol.
  public var nboard: String {
    switch self {
    case .place(let square): square.description.uppercased()
    case .pass: "PA"
    }
  }
}
