import Posix
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Split points")
struct SplitPointTests {
  private let team = SearchTeam()

  private func searcher() -> Searcher {
    Searcher(
      table: TranspositionTable(bytes: 1 << 16), evaluator: Evaluator(), stop: StopToken(),
      team: team)
  }

  /// A board with a number of empty squares, and at least three moves.
  private func board(empties: Int) throws -> SearchBoard {
    try #require(
      RandomGame.positions(games: 20, seed: 15).lazy.map { SearchBoard($0) }.first {
        $0.emptyCount == empties && $0.legalMoves.nonzeroBitCount > 2
      })
  }

  private func split(_ board: SearchBoard, within parent: SplitPoint?) -> SplitPoint {
    SplitPoint(
      within: parent?.cutoff, board: board, .solve, alpha: Score.highest, selectivity: .none,
      predictions: 0, moves: moves(of: board),
      outcome: SplitPoint.Outcome(score: Score.unknown, square: SearchBoard.noSquare))
  }

  private func moves(of board: SearchBoard) -> [MoveList.Move] {
    let stack = UnsafeMutablePointer<MoveList.Move>.allocate(capacity: 64)
    defer { stack.deallocate() }
    var list = MoveList(at: stack)
    list.append(board.legalMoves, of: board, odd: 0)
    return (0..<list.count).map { list[$0] }
  }

  /// The score of a principal node with 8 empty squares, and the nodes that it took.
  private func principalSearch(
    _ board: SearchBoard, alpha: Int, beta: Int
  ) -> (score: Int, nodes: UInt64) {
    var owner = searcher()
    owner.indices[0] = owner.evaluator.indices(of: board)
    let score = owner.searchPrincipal(
      board, ply: 0, empties: 8, to: .end, alpha: alpha, beta: beta)
    return (score, owner.nodes)
  }

  @Test("a principal node that shares its later moves finds the score, or a true bound")
  func principal() throws {
    var nodes: (shared: UInt64, alone: UInt64) = (0, 0)
    for position in try RandomGame.positions(games: 40, seed: 16) {
      let board = SearchBoard(position)
      guard board.emptyCount == 8, board.legalMoves != 0 else { continue }
      let exact = Minimax.score(board)
      for alpha in stride(from: Score.lowest, to: Score.highest, by: 8) {
        for beta in [alpha + 2, alpha + 8, Score.highest] {
          // As if another thread were idle, and took no work.
          let found = team.whileIdle { principalSearch(board, alpha: alpha, beta: beta) }
          if found.score <= alpha {
            #expect(exact <= found.score, "\(position)")
          } else if found.score >= beta {
            #expect(exact >= found.score, "\(position)")
          } else {
            #expect(exact == found.score, "\(position)")
          }
          nodes.shared += found.nodes
          nodes.alone += principalSearch(board, alpha: alpha, beta: beta).nodes
        }
      }
    }
    // A shared move that is better is searched twice.
    #expect(nodes.shared > nodes.alone)
  }

  @Test("a thread that leaves a move unsearched makes all others leave")
  func leaving() throws {
    let outer = split(try board(empties: 12), within: nil)
    let inner = split(try board(empties: 11), within: outer)
    outer.abandon()
    var helper = searcher()
    helper.work(at: inner)
    #expect(!inner.hasMoves)
  }

  @Test("the result of a split point within an abandoned one is not used")
  func incomplete() throws {
    let outer = split(try board(empties: 12), within: nil)
    outer.abandon()
    // So few that the thread never checks whether to leave.
    let board = try board(empties: 5)
    var owner = searcher()
    owner.cutoff = outer.cutoff
    var list = owner.rankedMoves(of: board, board.legalMoves, odd: 0)
    _ = owner.share(
      &list, of: board, .solve, alpha: Score.highest,
      outcome: SplitPoint.Outcome(score: Score.unknown, square: SearchBoard.noSquare), with: team)
    let isStopped = owner.isStopped
    #expect(isStopped && outer.isAbandoned)
  }

  @Test("who waits for helpers joins them below, and does not count as idle at work")
  func joining() throws {
    let outer = split(try board(empties: 12), within: nil)
    let inner = split(try board(empties: 11), within: outer)
    let elsewhere = split(try board(empties: 11), within: nil)
    outer.enter()
    team.offer(elsewhere)
    team.offer(inner)
    var owner = searcher()
    #expect(owner.nextWork(within: outer, of: team) === inner)
    #expect(team.idle.pointee.load(ordering: .relaxed) == 0)
    inner.leave()
    outer.leave()
    #expect(owner.nextWork(within: outer, of: team) == nil)
  }

  @Test("a cutoff counts for all split points within, and for none around")
  func cutoffs() throws {
    let outer = split(try board(empties: 12), within: nil)
    let middle = split(try board(empties: 11), within: outer)
    let inner = split(try board(empties: 10), within: middle)
    #expect(inner.isBelow(middle) && inner.isBelow(outer) && !outer.isBelow(inner))
    #expect(!inner.isBelow(inner))
    middle.abandon()
    #expect(inner.isAbandoned && middle.isAbandoned && !outer.isAbandoned)
    #expect(inner.hasMoves && !middle.hasMoves)
  }
}
