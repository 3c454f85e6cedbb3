import ReversiCore

/// A position as the networks see it: a row of inputs for each legal move.
///
/// A row has the inputs of the habit network first: the sums of the surroundings, the traits, the
/// rating. After them come those that only the sight network takes: the habit's own answer and the
/// scores.
package struct Situation {
  /// The sums over the surroundings of a move.
  package static let sumCount = 4
  /// The inputs of the habit network.
  package static let habitInputs = sumCount + MoveTrait.count + 2
  /// The inputs of the sight network: all of a row.
  package static let sightInputs = habitInputs + 1 + Sight.searches.count * 3 + 2

  /// From 0 to 63, in order.
  package let squares: [Int]
  /// The configurations around each move, ``Surroundings/groupCount`` for each.
  package let configurations: [Int32]
  /// The rows, ``sightInputs`` numbers each.
  package var rows: [Float]

  /// Prepares a position that has a legal move. The sums and all that follows the rating are 0.
  ///
  /// - Parameter last: The square on which the opponent placed the last disk, 0 to 63, or nil at
  ///   the start and after a pass.
  package init(of board: SidedBoard, after last: Int?, rating: Int) {
    let traits = PositionTraits(of: board, after: last)
    let squares = SquareSet(rawValue: traits.moves).map { Int($0.rawValue) }
    let ratingInput = Self.input(of: rating)
    var configurations = [Int32](repeating: 0, count: squares.count * Surroundings.groupCount)
    var rows = [Float](repeating: 0, count: squares.count * Self.sightInputs)
    configurations.withUnsafeMutableBufferPointer { configurations in
      rows.withUnsafeMutableBufferPointer { rows in
        guard var numbers = configurations.baseAddress, var row = rows.baseAddress else { return }
        for square in squares {
          Surroundings.write(square, board, to: numbers)
          traits.write(square, to: row + Self.sumCount)
          row[Self.sumCount + MoveTrait.count] = ratingInput
          row[Self.sumCount + MoveTrait.count + 1] = ratingInput * ratingInput
          numbers += Surroundings.groupCount
          row += Self.sightInputs
        }
      }
    }
    self.squares = squares
    self.configurations = configurations
    self.rows = rows
  }

  /// Writes what the sight network takes beside the inputs of the habit network.
  ///
  /// - Parameter habit: The probability of each move without scores.
  package mutating func see(_ sight: Sight, habit: [Double]) {
    let scores = sight.scores.map { scores in squares.map { scores[$0] } }
    let best = scores.map { $0.max() ?? 0 }
    for move in squares.indices {
      var column = move * Self.sightInputs + Self.habitInputs
      rows[column] = Self.logarithm(of: habit[move])
      for (scores, best) in zip(scores, best) {
        let loss = Float(best - scores[move])
        rows[column + 1] = max(-4, -loss / 6)
        rows[column + 2] = max(-1, -loss / 2)
        rows[column + 3] = loss == 0 ? 1 : 0
        column += 3
      }
      guard let deepest = scores.last, let best = best.last else { continue }
      rows[column + 1] = Float(best) / 32
      rows[column + 2] = Float(deepest.count { $0 >= best - 2 }) / 4
    }
  }

  /// The logarithms of the habit's probabilities. They are known once scores have been seen.
  package var habitLogarithms: [Double] {
    squares.indices.map { Double(rows[$0 * Self.sightInputs + Self.habitInputs]) * 2 }
  }

  /// Ratings beyond ``PeopleModel/learned`` count as the nearest of them.
  private static func input(of rating: Int) -> Float {
    let bounded = max(PeopleModel.learned.lowerBound, min(PeopleModel.learned.upperBound, rating))
    return Float(bounded) / 300
  }

  /// Half of the logarithm, of at least 10⁻⁹.
  private static func logarithm(of probability: Double) -> Float {
    Float(Softmax.logarithm(max(1e-9, probability)) / 2)
  }
}

/// What a person could see by looking ahead: the scores of all legal moves by short searches.
package struct Sight: Sendable, Hashable {
  /// The searches: the depth of each in plies, and the number of empty squares from which it goes
  /// to the end of the game. Together they take about a millisecond.
  package static let searches = [
    (depth: 1, exactFrom: 1), (depth: 4, exactFrom: 6), (depth: 8, exactFrom: 12),
  ]

  /// For each of the ``searches``, the score of a move on each of the 64 squares; 0 where none is
  /// legal.
  package let scores: [[Int]]

  /// Scores of all squares by each of the ``searches``.
  ///
  /// - Precondition: There are 64 for each.
  package init(scores: [[Int]]) {
    precondition(scores.count == Self.searches.count && scores.allSatisfy { $0.count == 64 })
    self.scores = scores
  }

  /// The scores of the moves by each of the ``searches``, in disks for the side to move.
  ///
  /// - Returns: nil unless there are as many sets of scores as searches, all of the same squares.
  package init?(_ scores: [[Square: Int]]) {
    guard scores.count == Self.searches.count,
      scores.allSatisfy({ $0.keys == scores[0].keys })
    else { return nil }
    self.init(scores: scores.map { scores in Square.allCases.map { scores[$0] ?? 0 } })
  }
}
