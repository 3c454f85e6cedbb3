import ReversiCore

/// What a person does without looking ahead: how much each move draws by its surroundings and
/// traits.
package struct Habit: Sendable, Equatable {
  /// What a configuration adds to each of the ``Situation/sumCount`` sums, in steps.
  package let steps: [Int8]
  /// The size of a step in each sum.
  package let stepSizes: [Float]
  package let network: MoveNet

  /// - Precondition: The tables have ``Situation/sumCount`` numbers for each configuration, and the
  ///   network has ``Situation/habitInputs`` inputs.
  package init(steps: [Int8], stepSizes: [Float], network: MoveNet) {
    precondition(steps.count == Surroundings.configurationCount * Situation.sumCount)
    precondition(stepSizes.count == Situation.sumCount)
    precondition(network.inputCount == Situation.habitInputs)
    self.steps = steps
    self.stepSizes = stepSizes
    self.network = network
  }

  /// Writes the sums of the surroundings into the rows of a situation.
  package func writeSums(to situation: inout Situation) {
    let groups = Surroundings.groupCount
    for move in situation.squares.indices {
      var sums = SIMD4<Int32>.zero
      for number in situation.configurations[move * groups..<(move + 1) * groups] {
        let start = Int(number) * Situation.sumCount
        for index in 0..<Situation.sumCount { sums[index] &+= Int32(steps[start + index]) }
      }
      for index in 0..<Situation.sumCount {
        situation.rows[move * Situation.sightInputs + index] = Float(sums[index]) * stepSizes[index]
      }
    }
  }

  /// The probability of each move of a situation, whose sums are written.
  package func probabilities(in situation: Situation) -> [Double] {
    var pulls = network.pulls(in: situation).map(Double.init)
    Softmax.apply(to: &pulls)
    return pulls
  }
}

extension MoveNet {
  /// How much each move of a situation draws, by the first inputs of its row.
  package func pulls(in situation: Situation) -> [Float] {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.layerCount) { layers in
      situation.rows.withUnsafeBufferPointer { rows in
        guard let row = rows.baseAddress, let layers = layers.baseAddress else { return [] }
        return situation.squares.indices.map {
          pull(row + $0 * Situation.sightInputs, layers: layers)
        }
      }
    }
  }
}

/// The disks around a move, as numbers of configurations.
///
/// A move is turned so that its square lies in the triangle a1–d1–d4, one of nine squares. Each of
/// the nine has groups of squares: its four lines, its eight neighbours, the squares a knight's
/// move away, the nearest corner, the edges that are not far away. The configuration of a group is
/// a ternary number: 0 for an empty square, 1 for an own disk, 2 for an opponent's.
package enum Surroundings {
  /// The number of groups of every square. Groups without squares have one configuration.
  package static let groupCount = 9

  package static let configurationCount = layout.configurationCount

  /// Writes the numbers of the ``groupCount`` configurations around a move.
  package static func write(
    _ square: Int, _ board: SidedBoard, to numbers: UnsafeMutablePointer<Int32>
  ) {
    let place = layout.places[square]
    var seen = board.image(under: place.turns[0])
    if place.turns.count > 1 {
      // Both turns lead to the same square. The one with the smaller words counts.
      let other = board.image(under: place.turns[1])
      if other < seen { seen = other }
    }
    for (index, group) in layout.groups[place.representative].enumerated() {
      var number = 0
      for square in group.squares {
        number =
          number &* 3 &+ Int(seen.own &>> square & 1) &+ Int(seen.opposing &>> square & 1) &* 2
      }
      numbers[index] = Int32(truncatingIfNeeded: group.offset &+ number)
    }
  }

  private struct Group {
    let squares: [UInt64]
    let offset: Int
  }

  /// Turns that bring a square to one of the nine.
  private struct Place {
    let representative: Int
    let turns: [BoardSymmetry]
  }

  private struct Layout {
    var places: [Place] = []
    var groups: [[Group]] = []
    var configurationCount = 0

    init() {
      let representatives: [Square] = [.a1, .b1, .c1, .d1, .b2, .c2, .d2, .c3, .d3, .d4]
      for square in Square.allCases {
        for (index, representative) in representatives.enumerated() {
          let turns = BoardSymmetry.all.filter { $0.original(of: representative) == square }
          if !turns.isEmpty { places.append(Place(representative: index, turns: turns)) }
        }
      }
      for square in representatives {
        groups.append([])
        // The squares in the middle are never empty.
        guard square != .d4 else { continue }
        for squares in Self.squares(around: square) {
          let size = squares.reduce(1) { size, _ in size * 3 }
          groups[groups.count - 1].append(
            Group(squares: squares.map { UInt64($0.rawValue) }, offset: configurationCount))
          configurationCount += size
        }
      }
    }

    static func squares(around square: Square) -> [[Square]] {
      func others(_ isMember: (Int, Int) -> Bool) -> [Square] {
        Square.allCases.filter {
          $0 != square && isMember($0.column - square.column, $0.row - square.row)
        }
      }
      func beside(_ squares: [Square]) -> [Square] { squares.filter { $0 != square } }
      return [
        others { _, rows in rows == 0 }, others { columns, _ in columns == 0 },
        others { $0 == $1 }, others { $0 == -$1 },
        others { abs($0) <= 1 && abs($1) <= 1 },
        others { abs($0 * $1) == 2 },
        beside([.a1, .b1, .c1, .a2, .b2, .c2, .a3, .b3]),
        square.row < 2 ? beside([.a1, .b1, .c1, .d1, .e1, .f1, .g1, .h1]) : [],
        square.column < 2 ? beside([.a1, .a2, .a3, .a4, .a5, .a6, .a7, .a8]) : [],
      ]
    }
  }

  private static let layout = Layout()
}
