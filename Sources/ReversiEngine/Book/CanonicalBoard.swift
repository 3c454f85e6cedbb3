import ReversiCore

/// The smallest of the eight images of a position, turned and mirrored. It stands for all of them.
///
/// This includes the four images of a new game that show the colours swapped: for the side to move
/// they are the same game.
package struct CanonicalBoard: Sendable {
  /// The smallest of the eight images.
  package let board: SearchBoard
  private let symmetry: BoardSymmetry

  /// Finds the smallest image of a position.
  package init(of board: SearchBoard) {
    var smallest = board
    var symmetry = BoardSymmetry.identity
    for candidate in BoardSymmetry.all {
      let image = board.image(under: candidate)
      if (image.player, image.opponent) < (smallest.player, smallest.opponent) {
        smallest = image
        symmetry = candidate
      }
    }
    self.board = smallest
    self.symmetry = symmetry
  }

  /// The square of the position that became a square of the image.
  package func original(of square: Int) -> Int {
    guard let image = Square(rawValue: UInt8(square)) else {
      preconditionFailure("no square \(square)")
    }
    return Int(symmetry.original(of: image).rawValue)
  }
}

extension SearchBoard {
  /// The position turned and mirrored.
  func image(under symmetry: BoardSymmetry) -> SearchBoard {
    SearchBoard(
      player: symmetry.image(of: SquareSet(rawValue: player)).rawValue,
      opponent: symmetry.image(of: SquareSet(rawValue: opponent)).rawValue)
  }
}
