import ReversiCore
import Testing

/// Each pair of pictures shows the board before the move, with the move as `#`, and the changes in
/// order: the new disk is 1.
@Suite("Disks are shown turning over")
struct FlipOrderTests {
  @Test("line by line clockwise from up-left, nearest first: dark plays e6")
  func orderOfWholeMove() throws {
    try expectOrder(
      of: .dark,
      before: """
        --------
        x-------
        -o------
        --ooo---
        ---ox---
        ----#oox
        ---ooo--
        --o-x---
        """,
      order: """
        --------
        x-------
        -4------
        --3oo---
        ---2x---
        ----156x
        ---o7o--
        --o-x---
        """)
  }

  @Test("left after down-left, when a move turns both")
  func downLeftBeforeLeft() throws {
    try expectOrder(
      of: .dark,
      before: """
        --------
        --------
        xoo#----
        --o-----
        -x------
        --------
        --------
        --------
        """,
      order: """
        --------
        --------
        x431----
        --2-----
        -x------
        --------
        --------
        --------
        """)
  }

  @Test("in all eight directions at once, clockwise from up-left")
  func allDirections() throws {
    try expectOrder(
      of: .light,
      before: """
        --------
        -o-o-o--
        --xxx---
        -ox#xo--
        --xxx---
        -o-o-o--
        --------
        --------
        """,
      order: """
        --------
        -o-o-o--
        --234---
        -o915o--
        --876---
        -o-o-o--
        --------
        --------
        """)
  }

  @Test("nearest first, in each direction alone", arguments: Direction.allCases)
  func oneDirection(direction: Direction) throws {
    let start = Square.d4
    let near = try #require(start.neighbor(direction))
    let far = try #require(near.neighbor(direction))
    let end = try #require(far.neighbor(direction))
    var board = Board()
    board[near] = .light
    board[far] = .light
    board[end] = .dark
    #expect(board.move(of: .dark, at: start)?.flips == [near, far])
    #expect(board.move(of: .light, at: start) == nil)
  }

  @Test("up to 19 in one move, each once")
  func nineteenFlips() throws {
    let board = try Board(
      rows: """
        x--x--x-
        -o-o-o--
        --ooo---
        xoo-ooox
        --ooo---
        -o-o-o--
        x--o--o-
        ---x---x
        """.split(separator: "\n"))
    let move = try #require(board.move(of: .dark, at: .d4))
    #expect(move.flips.count == 19)
    #expect(Set(move.changes).count == 20)
    #expect(board.playing(move).count(of: .light) == 0)
  }

  private func expectOrder(
    of side: Disk, before: String, order: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cells = before.split(separator: "\n").joined()
    let marked = try #require(cells.firstIndex(of: "#"), sourceLocation: sourceLocation)
    let index = cells.distance(from: cells.startIndex, to: marked)
    let square = try #require(Square(rawValue: UInt8(index)))
    let board = try Board(
      rows: before.map { $0 == "#" ? "-" : String($0) }.joined().split(separator: "\n"))

    let numbers = order.split(separator: "\n").joined().enumerated().compactMap { index, cell in
      cell.wholeNumberValue.map { (number: $0, place: index) }
    }
    let expected = numbers.sorted { $0.number < $1.number }.compactMap {
      Square(rawValue: UInt8($0.place))
    }
    let move = try #require(board.move(of: side, at: square), sourceLocation: sourceLocation)
    #expect(move.changes == expected, sourceLocation: sourceLocation)
  }
}
