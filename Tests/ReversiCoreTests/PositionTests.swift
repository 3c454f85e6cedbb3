import ReversiCore
import ReversiTesting
import Testing

@Suite("A position")
struct PositionTests {
  @Test("starts with light on d4 and e5, dark on e4 and d5, dark to move")
  func newGame() {
    let position = Position.newGame
    #expect(position.state == .toMove(.dark))
    #expect(position.board.light == [.d4, .e5])
    #expect(position.board.dark == [.e4, .d5])
    #expect(position.legalMoves == [.d3, .c4, .f5, .e6])
  }

  @Test("has the passes and the outcome of a known game", arguments: KnownGame.all)
  func knownGame(game: KnownGame) throws {
    var position = Position.newGame
    for (index, square) in game.squares.enumerated() {
      if let side = game.passes[index + 1] {
        #expect(position.state == .passDue(side), "before ply \(index + 1)")
        #expect(position.legalMoves.isEmpty)
        try position.pass()
      }
      try position.play(square)
    }
    #expect(position.board.count(of: .dark) == game.dark)
    #expect(position.board.count(of: .light) == game.light)
    #expect(position.board.rows.joined() == game.cells)
    let lead = game.dark - game.light
    #expect(position.outcome == (lead == 0 ? .tie : .win(lead > 0 ? .dark : .light, by: abs(lead))))
    #expect(position.turn == nil)
  }

  @Test("is over for either side to move")
  func overForBothTurns() throws {
    var board = Board()
    board[.a1] = .light
    let positions = Disk.allCases.map { Position(board: board, turn: $0) }
    #expect(positions[0] == positions[1])
    #expect(positions[0].outcome == .win(.light, by: 1))
    #expect(Position(board: Board(), turn: .dark).outcome == .tie)
  }

  @Test("refuses illegal squares, each with its reason")
  func illegalMoves() throws {
    var position = Position.newGame
    #expect(throws: IllegalMove.occupied(.d4)) { try position.play(.d4) }
    #expect(throws: IllegalMove.turnsNothingOver(.a1)) { try position.play(.a1) }
    #expect(throws: IllegalMove.turnsNothingOver(.e3)) { try position.play(.e3) }
    #expect(position == .newGame)

    var passing = try passDue()
    #expect(throws: IllegalMove.passDue(.dark)) { try passing.play(.a1) }
    var over = Position(board: Board(), turn: .dark)
    #expect(throws: IllegalMove.gameOver) { try over.play(.a1) }
  }

  @Test("passes only when a pass is due")
  func passing() throws {
    var position = Position.newGame
    #expect(throws: IllegalPass.hasLegalMove(.dark)) { try position.pass() }
    var over = Position(board: Board(), turn: .dark)
    #expect(throws: IllegalPass.gameOver) { try over.pass() }

    var passing = try passDue()
    let board = passing.board
    try passing.pass()
    #expect(passing.state == .toMove(.light))
    #expect(passing.board == board)
  }

  private func passDue() throws -> Position {
    var position = Position.newGame
    for square in KnownGame.lineToPass { try position.play(square) }
    #expect(position.state == .passDue(.dark))
    return position
  }
}
