import PeopleModel
import ReversiCore
import ReversiTesting
import Testing

@Suite("What people see of a move")
struct MoveTraitTests {
  /// The traits of a move on a board whose rows are given, with dark to move.
  private func traits(
    of square: Square, after last: Square? = nil, _ rows: String
  ) throws -> [MoveTrait: Float] {
    let board = try Board(rows: rows.split(separator: "\n").map(String.init))
    let sided = SidedBoard(own: board.dark.rawValue, opposing: board.light.rawValue)
    var numbers = [Float](repeating: 0, count: MoveTrait.count)
    PositionTraits(of: sided, after: last.map { Int($0.rawValue) })
      .write(Int(square.rawValue), to: &numbers)
    return Dictionary(uniqueKeysWithValues: zip(MoveTrait.allCases, numbers))
  }

  @Test("a square before an empty corner, and the corner that it gives")
  func xSquare() throws {
    let traits = try traits(
      of: .b2, after: .c3,
      """
      --------
      --------
      --o-----
      ---x----
      ----xo--
      -----o--
      --------
      -------o
      """)
    #expect(traits[.xSquare] == 1)
    #expect(traits[.cSquare] == 0)
    #expect(traits[.corner] == 0)
    #expect(traits[.turnsOne] == 1)
    #expect(traits[.turnsLastDisk] == 1)
    #expect(traits[.besideLastDisk] == 1)
    #expect(traits[.disksTurned] == 0.125)
    #expect(traits[.emptySquares] == Float(58) / 60)
    #expect(traits[.cornersGiven] == 1)
    #expect(traits[.newCornersGiven] == 1)
  }

  @Test("a corner and the squares beside it")
  func corner() throws {
    let rows = """
      -ox-----
      o-------
      x-------
      -o------
      -x------
      --------
      --------
      -------o
      """
    let corner = try traits(of: .a1, rows)
    #expect(corner[.corner] == 1)
    #expect(corner[.edge] == 0)
    #expect(corner[.linesTurned] == 0.5)
    #expect(corner[.edgeDisksTurned] == 0.5)
    #expect(corner[.openToOpponent] == 0)
    let beside = try traits(of: .b3, rows)
    #expect(beside[.cSquare] == 0)
    #expect(beside[.distanceToLastDisk] == 0)
    #expect(beside[.afterPass] == 0, "the last move is not known, and the opponent has one")
  }

  @Test("a move that leaves the opponent no disk")
  func wipeOut() throws {
    let traits = try traits(
      of: .c1,
      """
      xo------
      --------
      --------
      --------
      --------
      --------
      --------
      --------
      """)
    #expect(traits[.wipeOut] == 1)
    #expect(traits[.afterPass] == 1, "the opponent has no move, and none is known")
    #expect(traits[.opposingMoves] == 0)
    #expect(traits[.opponentPasses] == 0)
  }

  @Test("a square of its own, which the opponent cannot enter")
  func region() throws {
    let traits = try traits(
      of: .a1,
      """
      -oxxxxxx
      ooxxxxxx
      xxxxxxxx
      xxxxxxxx
      xxxxxxxx
      xxxxxxxx
      xxxxxx--
      xxxxxxo-
      """)
    #expect(traits[.loneSquare] == 1)
    #expect(traits[.oddRegion] == 1)
    #expect(traits[.pairOfSquares] == 0)
    #expect(traits[.oddEmptySquares] == 0)
  }

  @Test("images of a move have the same traits and surroundings", arguments: 1...5)
  func symmetry(seed: UInt64) throws {
    for position in try RandomGame.positions(seed: seed) {
      guard case .toMove = position.state else { continue }
      let board = SidedBoard(position)
      for symmetry in BoardSymmetry.all {
        let image = SidedBoard(
          own: symmetry.image(of: SquareSet(rawValue: board.own)).rawValue,
          opposing: symmetry.image(of: SquareSet(rawValue: board.opposing)).rawValue)
        for square in position.legalMoves {
          let other = symmetry.image(of: SquareSet(square)).rawValue.trailingZeroBitCount
          #expect(numbers(of: Int(square.rawValue), board) == numbers(of: other, image))
        }
      }
    }
  }

  private func numbers(of square: Int, _ board: SidedBoard) -> [Float] {
    var traits = [Float](repeating: 0, count: MoveTrait.count)
    PositionTraits(of: board, after: nil).write(square, to: &traits)
    var configurations = [Int32](repeating: 0, count: Surroundings.groupCount)
    Surroundings.write(square, board, to: &configurations)
    return traits + configurations.map(Float.init)
  }
}
