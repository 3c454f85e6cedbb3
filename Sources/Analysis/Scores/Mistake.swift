/// How bad a move is that gives disks away. The raw value is the minimum loss in disks.
///
/// Panel, graph, keys, lists and text mode all ask this type what a mistake is. A smaller loss is
/// none: an estimate at depth 8 is off by three disks on average. Each grade begins at twice the
/// loss of the one before.
package enum Mistake: Int, Sendable, Hashable, CaseIterable {
  case slight = 3
  case clear = 6
  case grave = 12

  /// The mistake of a move that gives away a number of disks, or nil.
  package init?(loss: Int) {
    guard let grade = Self.allCases.last(where: { $0.rawValue <= loss }) else { return nil }
    self = grade
  }

  /// The sign after the move in notation.
  package var sign: String {
    switch self {
    case .slight: "?!"
    case .clear: "?"
    case .grave: "??"
    }
  }
}
