import ReversiCore

/// A legal move, and how likely a person plays it.
package struct LikelyMove: Sendable, Hashable {
  /// The square of the move.
  package let square: Square
  /// The probability, 0 to 1.
  package let probability: Double

  /// A move with its probability.
  package init(square: Square, probability: Double) {
    self.square = square
    self.probability = probability
  }
}

extension [LikelyMove] {
  /// The moves with other weights: those of people to a power, times those of an engine.
  ///
  /// A move gets the weight π^α · exp(Q/λ). With an exponent of 1 and without scores nothing
  /// changes. A smaller exponent makes all moves more alike, 0 leaves the choice to the scores, and
  /// a smaller λ trusts the scores more.
  ///
  /// - Parameters:
  ///   - exponent: α, 0 or more.
  ///   - scores: The score Q of each move in disks for the side to move. Without one it is 0.
  ///   - disks: λ, the disks that make a move 2.7 times as likely, more than 0.
  package func weighed(
    exponent: Double, scores: [Square: Double] = [:], disks: Double = .infinity
  ) -> [LikelyMove] {
    var weights = map { move in
      let habit = exponent * Softmax.logarithm(Swift.max(1e-12, move.probability))
      return habit + (scores[move.square] ?? 0) / disks
    }
    Softmax.apply(to: &weights)
    return zip(self, weights)
      .map { LikelyMove(square: $0.square, probability: $1) }
      .mostLikelyFirst
  }

  /// The moves that people play, of moves by falling probability: those that are played once for
  /// 200 times of the first, or more often.
  var played: ArraySlice<LikelyMove> {
    prefix { $0.probability * 200 >= self[0].probability }
  }

  /// A move that people play, each as often as its probability says, or nil if there is none.
  ///
  /// The moves must be in the order in which ``PeopleModel`` gives them.
  package func randomMove(using generator: inout some RandomNumberGenerator) -> Square? {
    let sum = played.reduce(0) { $0 + $1.probability }
    guard sum > 0 else { return nil }
    var rest = Double.random(in: 0..<sum, using: &generator)
    for move in played {
      rest -= move.probability
      if rest < 0 { return move.square }
    }
    return first?.square
  }

  /// The moves by falling probability; equal ones by their squares.
  var mostLikelyFirst: [LikelyMove] {
    sorted {
      ($0.probability, $1.square.rawValue) > ($1.probability, $0.square.rawValue)
    }
  }
}
