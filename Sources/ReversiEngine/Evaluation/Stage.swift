/// A part of the game that has its own table of weights: four numbers of empties, at both ends of
/// the game more.
package struct Stage: Sendable, Equatable {
  /// The number of stages.
  package static let count = 13

  /// The numbers of empties that can be evaluated.
  package static let emptiesRange = 0...60

  /// The stage's position among all, 0 (the end of the game) to 12 (its beginning).
  package let index: Int

  /// The stage of a position by its number of empties, 0–60.
  package init(empties: Int) {
    index = max(0, min(Self.count - 1, (empties - 8) / 4))
  }
}
