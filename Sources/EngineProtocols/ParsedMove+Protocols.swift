import Notation
import ReversiCore

extension GameRecord {
  /// Plays a move for the side to move. Returns whether it is legal; if it is not, nothing changes.
  package mutating func play(_ move: ParsedMove) -> Bool {
    switch move {
    case .place(let square): (try? play(square)) != nil
    case .pass: (try? pass()) != nil
    }
  }
}

/// A move of the NBoard protocol with its score and time, such as `F5/2.50/0.12`.
///
/// Score and time are optional, as in `F5`, `F5//0.12` and `F5/2.5`. A pass is `PA`.
package struct NBoardMove: Sendable, Hashable {
  package var move: ParsedMove
  /// The score in disks for the side that moves, or nil.
  package var score: Double?
  /// The time that the move took, in seconds, or nil.
  package var seconds: Double?

  var square: Square? { if case .place(let square) = move { square } else { nil } }

  package init(_ move: ParsedMove, score: Double? = nil, seconds: Double? = nil) {
    self.move = move
    self.score = score
    self.seconds = seconds
  }

  /// Reads a move, in either case; nil if the text does not begin with one. An invalid score or
  /// time counts as unknown.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = parts.first, let move = ParsedMove(nboard: first) else { return nil }
    let numbers = parts.dropFirst().map { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    self.init(
      move, score: numbers.first ?? nil, seconds: numbers.count > 1 ? numbers[1] : nil)
  }
}

extension NBoardMove: CustomStringConvertible {
  /// The move as text, its score and time with two decimals each.
  package var description: String {
    guard score != nil || seconds != nil else { return move.nboard }
    let numbers = [score, seconds].map { $0.map { "\(FixedDecimal($0, digits: 2))" } ?? "" }
    return "\(move.nboard)/\(numbers.joined(separator: "/"))"
  }
}

extension ParsedMove {
  /// The move of a name of the NBoard protocol, such as `F5` or `PA`, in either case.
  package init?(nboard name: some StringProtocol) {
    if let square = Square(String(name)) {
      self = .place(square)
    } else if ["PA", "PASS"].contains(name.uppercased()) {
      self = .pass
    } else {
      return nil
    }
  }

  package var nboard: String {
    switch self {
    case .place(let square): square.description.uppercased()
    case .pass: "PA"
    }
  }
}

/// Vertices of the Go Text Protocol as Othello programs write them: columns a–h from the left, rows
/// 1–8 from the top. Go skips the letter `i`; an Othello board never reaches it.
extension ParsedMove {
  /// The move of a vertex such as `f5` or `pass`, in either case; nil if the text is neither.
  package init?(gtp vertex: some StringProtocol) {
    if let square = Square(String(vertex)) {
      self = .place(square)
    } else if ["pass", "pa"].contains(vertex.lowercased()) {
      self = .pass
    } else {
      return nil
    }
  }

  package var gtp: String {
    switch self {
    case .place(let square): square.description
    case .pass: "pass"
    }
  }
}

extension Disk {
  /// The side of a color of the Go Text Protocol: `b`, `black`, `w` or `white`, in either case.
  package init?(gtp color: some StringProtocol) {
    switch color.lowercased() {
    case "b", "black": self = .dark
    case "w", "white": self = .light
    default: return nil
    }
  }

  /// The color in the Go Text Protocol: `b` or `w`.
  package var gtp: String {
    switch self {
    case .dark: "b"
    case .light: "w"
    }
  }
}
