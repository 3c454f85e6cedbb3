import ReversiCore

/// How likely a person with a rating plays each legal move of a position.
///
/// It was learned from games between people: an opening table counts what was played, a network
/// knows habits, and another one weighs them with the scores of short searches. Its results are the
/// same on every machine. It can be used on any thread.
package struct PeopleModel: Sendable, Equatable {
  /// The ratings that the games have. Beyond them, habits stay as they are, and fade below.
  static let learned = -400...560

  /// The moves of people that the table's prior counts for.
  private static let prior = 4.0

  /// What people do without looking ahead.
  let habit: Habit
  /// What they do with the scores of short searches.
  let sight: MoveNet
  /// What they play in the opening.
  let openings: OpeningTable

  /// A model of these parts.
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
  ///   - rating: The rating of the person.
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
    guard rating.points < Self.learned.lowerBound else { return likely.mostLikelyFirst }
    return likely.weighed(exponent: Self.conviction(of: rating.points))
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

  /// The exponent of habits below the ratings of the games: the farther below, the smaller.
  private static func conviction(of rating: Int) -> Double {
    Softmax.exponential(Double(rating - learned.lowerBound) / 500)
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
  /// The probabilities of moves, with what people played in this position.
  ///
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
