import ReversiCore

/// The smallest of the eight images of a board, turned and mirrored. It stands for all of them.
package struct CanonicalBoard {
  /// The smallest image.
  package let board: SidedBoard
  /// The symmetries that lead to it: more than one if the board looks the same after a turn or in a
  /// mirror.
  private let symmetries: [BoardSymmetry]

  /// Finds the smallest image of a board.
  package init(of board: SidedBoard) {
    var smallest = board
    var symmetries: [BoardSymmetry] = []
    for symmetry in BoardSymmetry.all {
      let image = board.image(under: symmetry)
      if image < smallest || symmetries.isEmpty {
        smallest = image
        symmetries = [symmetry]
      } else if image == smallest {
        symmetries.append(symmetry)
      }
    }
    self.board = smallest
    self.symmetries = symmetries
  }

  /// The squares of the board that can become a square of the image, each once.
  package func originals(of square: Int) -> [Int] {
    var originals: [Int] = []
    for symmetry in symmetries {
      let original = Int(symmetry.original(of: Self.square(square)).rawValue)
      if !originals.contains(original) { originals.append(original) }
    }
    return originals
  }

  /// The smallest square of the image that a square of the board can become.
  package func image(of square: Int) -> Int {
    symmetries.reduce(64) { smallest, symmetry in
      let image = symmetry.image(of: SquareSet(Self.square(square)))
      return min(smallest, image.rawValue.trailingZeroBitCount)
    }
  }

  private static func square(_ number: Int) -> Square {
    guard let square = Square(rawValue: UInt8(number)) else {
      preconditionFailure("no square \(number)")
    }
    return square
  }
}

extension SidedBoard: Comparable {
  /// The order of boards by their disks as numbers, which chooses one of several images.
  package static func < (left: SidedBoard, right: SidedBoard) -> Bool {
    (left.own, left.opposing) < (right.own, right.opposing)
  }

  /// The board turned and mirrored.
  func image(under symmetry: BoardSymmetry) -> SidedBoard {
    SidedBoard(
      own: symmetry.image(of: SquareSet(rawValue: own)).rawValue,
      opposing: symmetry.image(of: SquareSet(rawValue: opposing)).rawValue)
  }
}
