import ReversiCore

/// How likely a person with a rating plays each legal move of a position.
///
/// It was learned from games between people: an opening table counts what was played, a network
/// knows habits, and another one weighs them with the scores of short searches. Its results are the
/// same on every machine. It can be used on any thread.
package struct PeopleModel: Sendable, Equatable {
  /// The ratings that the games have. Below them habits fade, and above them scores count more.
  static let learned = -400...560

  /// How far below the ratings of the games habits are gone, in points. So the ratings there keep
  /// the scale of the games: each of the lower levels beats the one below it as often as their
  /// ratings say (`reversi-lab people ladder`).
  fileprivate static let fading = 600.0

  /// How far above the ratings of the games a disk makes a move 2.7 times as likely, in points: a
  /// person of 800 then wins 82 % against one of 560, as their ratings say.
  fileprivate static let trust = 1000.0

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

extension [LikelyMove] {
  /// The moves of people whose rating is out of those of the games, from the moves of the nearest
  /// that the games have, the most likely first.
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
