import Canvas
import ReversiCore

/// The board with the names of its rows and columns.
package struct BoardView {
  private let board: BoardPicture
  private let area: BoardArea

  /// A board in an area of the screen.
  package init(board: BoardPicture, area: BoardArea) {
    self.board = board
    self.area = area
  }

  /// Draws the board. A click on it hits a `Square`.
  package func draw(on canvas: inout Canvas) {
    let board = board.placed
    canvas.show(area.squareSize.turnPictures, of: DiskTurn.self)
    drawNames(on: &canvas)
    for square in Square.allCases {
      canvas.makeClickable(area.area(of: self.board.place(of: square)), target: ErasedValue(square))
    }
    switch area.squareSize {
    case .round(let pitch):
      canvas.hidesCursor = true
      PixelBoardView(board: board, area: area, pitch: pitch, theme: canvas.theme)
        .draw(on: &canvas)
    case .ruled, .small, .tiny:
      CharacterBoardView(board: board, area: area).draw(on: &canvas)
    }
    // On a disk or a mark, the terminal's own cursor would break it.
    if let cursor = board.cursor { canvas.setCursor(area.bracket(of: cursor)) }
  }

  private func drawNames(on canvas: inout Canvas) {
    for index in 0..<8 {
      guard let square = Square(column: index, row: index) else { continue }
      let center = area.center(of: board.place(of: square))
      let name = String(square.description.prefix(1))
      canvas.write(name, column: center.column, row: area.whole.row)
      canvas.write(String(index + 1), column: area.whole.column, row: center.row)
    }
  }
}

/// The board at a moment.
package struct BoardPicture: Sendable, Hashable {
  /// The score of a move, on its square.
  package struct HintMark: Sendable, Hashable {
    /// The score as it is shown.
    package let score: String
    /// The rank of the move among all moves, from 1.
    package let rank: Int
    /// Whether no move has a higher score.
    package let isBest: Bool
    /// Whether the score is proven.
    package let isExact: Bool

    package init(score: String, rank: Int, isBest: Bool, isExact: Bool) {
      self.score = score
      self.rank = rank
      self.isBest = isBest
      self.isExact = isExact
    }
  }

  /// The move that the person points at.
  package struct Preview: Sendable, Hashable {
    /// The square of the move.
    package let square: Square
    /// The side whose move it is.
    package let side: Disk
    /// The disks that it would turn over.
    package let flips: SquareSet

    package init(square: Square, side: Disk, flips: SquareSet) {
      self.square = square
      self.side = side
      self.flips = flips
    }
  }

  /// The disks and their looks.
  package var faces = [Square: DiskFace]()
  /// The squares that the person may choose.
  package var choices: SquareSet = []
  /// The scores of moves.
  package var hints = [Square: HintMark]()
  /// The square of the last disk placed.
  package var lastMove: Square?
  /// The squares that the coach speaks of. Nothing else is framed.
  package var framed: SquareSet = []
  /// The move that the person points at, if it is shown what it would turn over.
  package var preview: Preview?
  /// The selected square, or nil.
  package var cursor: Square?
  /// Whether the board is turned by 180°, its names with it.
  package var isTurned = false

  /// An empty board.
  package init() {}

  func wouldTurn(_ square: Square) -> Bool { preview?.flips.contains(square) == true }

  /// The disk that the move would place, unless the square shows its score.
  func ghost(on square: Square) -> Disk? {
    preview?.square == square && hints[square] == nil ? preview?.side : nil
  }

  /// Where the square is on the screen, as a square of a board that is not turned.
  func place(of square: Square) -> Square { isTurned ? square.opposite : square }

  /// The picture with each square where it is on the screen, as on a board that is not turned.
  var placed: BoardPicture {
    guard isTurned else { return self }
    var placed = BoardPicture()
    placed.faces = Dictionary(uniqueKeysWithValues: faces.map { ($0.opposite, $1) })
    placed.choices = SquareSet(choices.map(\.opposite))
    placed.hints = Dictionary(uniqueKeysWithValues: hints.map { ($0.opposite, $1) })
    placed.lastMove = lastMove?.opposite
    placed.framed = SquareSet(framed.map(\.opposite))
    placed.preview = preview.map {
      Preview(
        square: $0.square.opposite, side: $0.side, flips: SquareSet($0.flips.map(\.opposite)))
    }
    placed.cursor = cursor?.opposite
    return placed
  }
}

extension Square {
  fileprivate var opposite: Square { Square(column: 7 - column, row: 7 - row) ?? self }
}
