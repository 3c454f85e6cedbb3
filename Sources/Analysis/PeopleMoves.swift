import ReversiCore

/// How people with a rating play a position: the share of them that plays each legal move.
package struct PeopleMoves: Sendable, Hashable {
  package struct Move: Sendable, Hashable {
    package let square: Square
    /// The share of the people that plays it, 0 to 1.
    package let share: Double
    /// The disks that the move gives away, 0 or more.
    package fileprivate(set) var loss: Int

    package init(square: Square, share: Double, loss: Int) {
      self.square = square
      self.share = share
      self.loss = loss
    }

    /// How many of ten people play it.
    package var ofTen: Int { PeopleMoves.ofTen(share) }
  }

  package let request: PeopleRequest
  /// The moves, the one that most people play first.
  package private(set) var moves: [Move]

  /// The moves of a position. Nothing is checked.
  package init(_ moves: [Move], to request: PeopleRequest) {
    self.moves = moves
    self.request = request
  }

  /// The same shares, with the losses that a deeper search has found.
  package func correcting(_ losses: [Square: Int]) -> PeopleMoves {
    var people = self
    for index in moves.indices {
      people.moves[index].loss = losses[moves[index].square] ?? moves[index].loss
    }
    return people
  }

  package subscript(square: Square) -> Move? { moves.first { $0.square == square } }

  /// The mistake that most people make, if at least two of ten make it.
  package var commonMistake: Move? {
    moves.first { Mistake(loss: $0.loss) != nil && $0.ofTen > 1 }
  }

  /// The share of the people that makes a mistake.
  package var erringShare: Double {
    moves.reduce(0) { $0 + (Mistake(loss: $1.loss) == nil ? 0 : $1.share) }
  }

  /// How many of ten people make a mistake.
  package var erringOfTen: Int { Self.ofTen(erringShare) }

  /// The trap value of the position: the disks that people give away in it on average.
  package var meanLoss: Double { moves.reduce(0) { $0 + $1.share * Double($1.loss) } }

  private static func ofTen(_ share: Double) -> Int { Int((share * 10).rounded()) }
}

package struct PeopleRequest: Sendable, Hashable {
  package let position: Position
  /// The square of the opponent's last disk; nil at the start and after a pass.
  package let lastSquare: Square?
  /// The rating of the people, on the scale of ``Level/rating``.
  package let rating: Int

  package init(position: Position, lastSquare: Square?, rating: Int) {
    self.position = position
    self.lastSquare = lastSquare
    self.rating = rating
  }

  /// The request about the position in which a game's standing plies end, after the pass if one is
  /// due.
  package init(after game: GameRecord, rating: Int) {
    var game = game
    game.passWhereDue()
    self.init(position: game.position, lastSquare: game.opposingSquare, rating: rating)
  }
}
