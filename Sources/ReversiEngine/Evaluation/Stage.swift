/// A part of the game with its own table of weights: four numbers of empty squares, more at both
/// ends of the game.
package struct Stage: Sendable, Equatable {
  /// The number of stages.
  package static let count = 13

  /// The numbers of empty squares that can be evaluated.
  package static let emptiesRange = 0...60

  /// The index of the stage, 0 (the end of the game) to 12 (its beginning).
  package let index: Int

  /// The stage of a number of empty squares, 0–60.
  package init(empties: Int) {
    index = max(0, min(Self.count - 1, (empties - 8) / 4))
  }
}
