import ReversiCore

/// A request to say how people with a rating play a position.
package struct PeopleRequest: Sendable, Hashable {
  package let position: Position
  /// The square on which the opponent placed the last disk, or nil at the start and after a pass.
  package let lastSquare: Square?
  /// The rating of the people, on the scale of ``Level/rating``.
  package let rating: Int

  package init(position: Position, lastSquare: Square?, rating: Int) {
    self.position = position
    self.lastSquare = lastSquare
    self.rating = rating
  }

  /// The request about the position of a game in which its standing plies end, after the pass if
  /// one is due.
  package init(after game: GameRecord, rating: Int) {
    var game = game
    game.passWhereDue()
    self.init(position: game.position, lastSquare: game.opposingSquare, rating: rating)
  }
}
