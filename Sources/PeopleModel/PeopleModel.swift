import CPeopleModel
import ReversiCore

/// How likely a person with a rating plays each legal move of a position.
///
/// It was learned from games between people: an opening table counts what was played, a network
/// knows habits, and another one weighs them with the scores of short searches. Its results are the
/// same on every machine. It can be used on any thread.
package struct PeopleModel: Sendable, Equatable {
  /// The ratings that the games have. Below them habits fade, and above them scores count more.
  static let learned = -400...560

  /// The points below ``learned`` at which habits are gone. With 600, each of the lower levels
  /// beats the one below it as often as their ratings say (`reversi-lab people ladder`).
  fileprivate static let fading = 600.0

  /// How far above ``learned`` a disk makes a move 2.7 times as likely, in points. With 1,000, a
  /// person of 800 wins 82 % against one of 560, as their ratings say.
  fileprivate static let trust = 1000.0

  /// The model's probabilities weigh as much as four moves of people.
  private static let prior = 4.0

  let habit: Habit
  let sight: MoveNet
  let openings: OpeningTable

  package init(habit: Habit, sight: MoveNet, openings: OpeningTable) {
    precondition(sight.inputCount == Situation.sightInputs)
    self.habit = habit
    self.sight = sight
    self.openings = openings
  }

  /// The probabilities of the legal moves, the most likely first; none if there is no legal move.
  ///
  /// - Parameters:
  ///   - lastSquare: The square on which the opponent placed the last disk, or nil at the start and
  ///     after a pass.
  ///   - sight: The scores of the moves, or nil. With them the probabilities are more accurate.
  package func moves(
    in position: Position, after lastSquare: Square?, rating: Rating, sight: Sight? = nil
  ) -> [LikelyMove] {
    guard case .toMove = position.state else { return [] }
    let board = SidedBoard(position)
    let moves = probabilities(
      in: board, after: lastSquare.map { Int($0.rawValue) }, rating: rating.points, sight: sight)
    let likely = moves.compactMap { square, probability in
      Square(rawValue: UInt8(square)).map { LikelyMove(square: $0, probability: probability) }
    }
    return likely.mostLikelyFirst.carriedOn(to: rating.points, sight)
  }

  /// The probability of each legal move, in the order of squares.
  package func probabilities(
    in board: SidedBoard, after last: Int?, rating: Int, sight: Sight?
  ) -> [(square: Int, probability: Double)] {
    var situation = Situation(of: board, after: last, rating: rating)
    habit.writeSums(to: &situation)
    var probabilities = habit.probabilities(in: situation)
    if let sight {
      situation.see(sight, habit: probabilities)
      probabilities = self.sight.sightedProbabilities(in: situation)
    }
    let moves = zip(situation.squares, probabilities).map { (square: $0, probability: $1) }
    return openings.mixed(into: moves, in: board, rating: rating, prior: Self.prior)
  }
}

extension PeopleModel {
  package static let standard: PeopleModel = {
    let bytes = UnsafeBufferPointer(start: people_model(), count: people_model_size())
    do {
      return try PeopleModel(bytes: bytes)
    } catch {
      preconditionFailure("the model in the program cannot be used: \(error)")
    }
  }()
}

extension [LikelyMove] {
  /// The moves of people whose rating is outside ``learned``, from those of the nearest rating.
  ///
  /// Below, moves become more alike, but those that hardly anybody plays stay as rare. Above, good
  /// scores become more likely.
  fileprivate func carriedOn(to points: Int, _ sight: Sight?) -> [LikelyMove] {
    let below = Double(PeopleModel.learned.lowerBound - points)
    if below > 0 {
      let common = played
      let rare = dropFirst(common.count)
      let share = 1 - rare.reduce(0) { $0 + $1.probability }
      let alike = Array(common).weighed(exponent: Swift.max(0, 1 - below / PeopleModel.fading))
      return alike.map { LikelyMove(square: $0.square, probability: $0.probability * share) } + rare
    }
    let above = Double(points - PeopleModel.learned.upperBound)
    guard above > 0, let scores = sight?.scores.last else { return self }
    let disks = map { ($0.square, Double(scores[Int($0.square.rawValue)])) }
    return weighed(
      exponent: 1, scores: Dictionary(disks, uniquingKeysWith: { first, _ in first }),
      disks: PeopleModel.trust / above)
  }
}

extension MoveNet {
  /// The probability of each move of a situation that has been seen: the habit's, times the
  /// exponential of what the network adds.
  package func sightedProbabilities(in situation: Situation) -> [Double] {
    var pulls = zip(pulls(in: situation), situation.habitLogarithms).map { Double($0) + $1 }
    Softmax.apply(to: &pulls)
    return pulls
  }
}

extension OpeningTable {
  /// Moves that lead to images of the same position share their counts by their probabilities.
  fileprivate func mixed(
    into moves: [(square: Int, probability: Double)], in board: SidedBoard, rating: Int,
    prior: Double
  ) -> [(square: Int, probability: Double)] {
    guard let played = played(in: board, rating: rating) else { return moves }
    var total = prior
    for (_, count) in played { total += count }
    var mixed = moves.map { (square: $0.square, probability: $0.probability * prior / total) }
    for (squares, count) in played {
      let alike = moves.indices.filter { squares.contains(moves[$0].square) }
      var sum = 0.0
      for index in alike { sum += moves[index].probability }
      for index in alike {
        mixed[index].probability += count / total * moves[index].probability / sum
      }
    }
    return mixed
  }
}

/// A legal move, and how likely a person plays it.
package struct LikelyMove: Sendable, Hashable {
  package let square: Square
  /// From 0 to 1.
  package let probability: Double

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

  /// The moves that people play at least once for every 200 times of the first. The moves must be
  /// in order.
  var played: ArraySlice<LikelyMove> {
    prefix { $0.probability * 200 >= self[0].probability }
  }

  /// A random move that people play, by the probabilities; nil if there is none.
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

  /// The most likely first, and equally likely ones by their squares.
  var mostLikelyFirst: [LikelyMove] {
    sorted {
      ($0.probability, $1.square.rawValue) > ($1.probability, $0.square.rawValue)
    }
  }
}
