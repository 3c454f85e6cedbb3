import Foundation
import PeopleModel

/// A mean over people: the choices of one person count as one observation in its interval.
struct MeanOfPeople {
  private var sums: [Int: (sum: Double, count: Double)] = [:]

  /// Adds a value of a person.
  mutating func add(_ value: Double, of person: Int) {
    sums[person, default: (0, 0)].sum += value
    sums[person, default: (0, 0)].count += 1
  }

  /// The mean, or 0 without values.
  var mean: Double {
    let count = sums.values.reduce(0) { $0 + $1.count }
    return count == 0 ? 0 : sums.values.reduce(0) { $0 + $1.sum } / count
  }

  /// Half of the 95 % interval.
  var interval: Double {
    let count = sums.values.reduce(0) { $0 + $1.count }
    guard count > 0 else { return 0 }
    let mean = mean
    let squares = sums.values.reduce(0) { total, person in
      let excess = person.sum - mean * person.count
      return total + excess * excess
    }
    return 1.96 * squares.squareRoot() / count
  }
}

/// How well the probabilities of moves foretell the choices of people.
struct PeopleTally {
  private var choices = 0
  private var first = MeanOfPeople()
  private var firstThree = MeanOfPeople()
  private var loss = MeanOfPeople()
  private var rare = MeanOfPeople()
  private var rareExpected = 0.0

  /// Adds a choice.
  ///
  /// Moves that lead to images of the same position count as one. Among equal ones, the chosen move
  /// counts as any of them.
  mutating func add(_ moves: [(square: Int, probability: Double)], _ choice: Choice, of person: Int)
  {
    var outcomes: [SidedBoard: Double] = [:]
    for (square, probability) in moves {
      let next = choice.board.playing(square, flips: choice.board.flips(at: square))
      outcomes[CanonicalBoard(of: next).board, default: 0] += probability
      if probability < 0.01 { rareExpected += probability }
    }
    let square = Int(choice.square)
    let chosen = choice.board.playing(square, flips: choice.board.flips(at: square))
    let probability = outcomes[CanonicalBoard(of: chosen).board] ?? 0
    let better = outcomes.values.count { $0 > probability }
    let equal = max(1, outcomes.values.count { $0 == probability })
    choices += 1
    first.add(better == 0 ? 1 / Double(equal) : 0, of: person)
    firstThree.add(min(1, max(0, Double(3 - better) / Double(equal))), of: person)
    loss.add(-log(max(probability, 1e-12)), of: person)
    rare.add(probability < 0.01 ? 1 : 0, of: person)
  }

  /// The head of the table of tallies.
  static let head =
    "                            choices  top-1          top-3   log-loss          under 1 %"

  /// A row of the table.
  func row(_ name: String) -> String {
    String(
      format: "%@ %8d  %5.1f ± %4.1f  %5.1f   %.3f ± %.3f  %5.2f (%.2f expected)",
      name.padding(toLength: 26, withPad: " ", startingAt: 0), choices, first.mean * 100,
      first.interval * 100, firstThree.mean * 100, loss.mean, loss.interval, rare.mean * 100,
      rareExpected / Double(max(1, choices)) * 100)
  }
}
