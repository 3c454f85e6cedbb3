import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The engine")
struct EngineTests {
  private let opening: Position

  init() throws { opening = try RandomGame.positions(seed: 41)[12] }

  @Test("two searches with the same limits and an empty table are the same to the last node")
  func isDeterministic() {
    let limits = SearchLimits(depth: 30, nodes: 60_000, selectivity: .percent73)
    let engine = Engine(tableBytes: 1 << 20)
    let first = engine.search(opening, limits: limits)
    engine.forget()
    #expect(engine.search(opening, limits: limits) == first)
    #expect(
      Engine(tableBytes: 1 << 20).search(opening, limits: limits) == first)
    #expect(first.nodes < 60_000 + 200)
  }

  @Test("a stopped search reports its last finished iteration, and the next search is complete")
  func stops() {
    let engine = Engine(tableBytes: 1 << 20)
    let stop = StopToken()
    var last: SearchReport?
    var iterations = 0
    var report = engine.search(opening, limits: SearchLimits(), stop: stop) {
      iterations += 1
      last = $0
      if $0.depth == 5 { stop.stop() }
    }
    #expect(iterations == 5)
    report.nodes = last?.nodes ?? 0
    #expect(report == last)
    #expect(engine.search(opening, limits: SearchLimits(depth: 6)).depth == 6)
  }

  @Test("a search that is stopped before it starts still knows a move")
  func alwaysHasAMove() {
    let stop = StopToken()
    stop.stop()
    let report = Engine(tableBytes: 0).search(opening, limits: SearchLimits(), stop: stop)
    #expect(report.depth == 1)
    #expect(opening.legalMoves.contains { $0 == report.bestMove })
  }

  @Test("an iteration that is broken off still gives the better move it found")
  func brokenOff() throws {
    let engine = Engine(tableBytes: 1 << 20)
    var better = 0
    for position in try RandomGame.positions(games: 20, seed: 44)
    where position.turn != nil && (14...50).contains(position.board.empties.count) {
      engine.forget()
      var last: SearchReport?
      let limits = SearchLimits(depth: 12, nodes: 3000, selectivity: .percent73)
      let report = engine.search(position, limits: limits) { last = $0 }
      #expect(report.depth == last?.depth)
      #expect(report.bestMove == report.principalVariation.first)
      if report.bestMove != last?.bestMove {
        #expect(!report.isExact)
        better += 1
      }
    }
    #expect(better > 0)
  }

  @Test("the principal variation is a legal line of play and starts with the best move")
  func lineIsLegal() throws {
    let report = Engine().search(opening, limits: SearchLimits(depth: 8))
    #expect(report.principalVariation.first == report.bestMove)
    #expect(report.principalVariation.count == 8)
    var position = opening
    for square in report.principalVariation {
      if case .passDue = position.state { try position.pass() }
      try position.play(square)
    }
  }

  @Test("every full-width search equals minimax over the same evaluation")
  func equalsMinimax() throws {
    let engine = Engine(tableBytes: 1 << 20)
    let reference = Evaluator()
    for position in try RandomGame.positions(games: 2, seed: 42).dropFirst(3).prefix(80)
    where position.turn != nil {
      let board = SearchBoard(position)
      guard board.emptyCount > 4, board.legalMoves != 0 else { continue }
      let expected = Minimax.score(board, depth: 4) { board in
        let score = reference.score(
          reference.indices(of: board), of: board, empties: board.emptyCount)
        let disks = (score + (score >= 0 ? 8 : -8)) / Evaluator.unitsPerDisk
        return max(-62, min(62, disks))
      }
      engine.forget()
      let report = engine.search(position, limits: SearchLimits(depth: 4))
      #expect(report.score == expected, "\(position)")
    }
  }

  @Test("one, two and more threads find the same exact scores", arguments: [2, 3, 5])
  func threadsAgree(threads: Int) throws {
    for position in try RandomGame.positions(games: 6, seed: 46)
    where SearchBoard(position).emptyCount == 17 && position.turn != nil {
      let one = Engine(tableBytes: 1 << 22).search(position, limits: SearchLimits(exactFrom: 17))
      let limits = SearchLimits(exactFrom: 17, threads: threads)
      let many = Engine(tableBytes: 1 << 22).search(position, limits: limits)
      #expect(many.isExact)
      #expect(many.score == one.score, "\(position)")
    }
  }

  @Test("a search on several threads can be stopped, and the next one is complete")
  func threadsStop() {
    let engine = Engine(tableBytes: 1 << 20)
    let stop = StopToken()
    let limits = SearchLimits(selectivity: .percent73, threads: 3)
    let report = engine.search(opening, limits: limits, stop: stop) {
      if $0.depth == 8 { stop.stop() }
    }
    #expect(report.depth == 8)
    #expect(engine.search(opening, limits: SearchLimits(depth: 7, threads: 2)).depth == 7)
  }

  @Test("ranking gives every legal move, the best first, with the score of the search")
  func ranks() throws {
    for position in try RandomGame.positions(games: 3, seed: 43)
    where SearchBoard(position).emptyCount == 9 {
      let limits = SearchLimits(exactFrom: 9)
      let ranked = Engine(tableBytes: 1 << 20).rank(position, limits: limits)
      let report = Engine(tableBytes: 1 << 20).search(position, limits: limits)
      #expect(Set(ranked.map(\.square)) == Set(position.legalMoves))
      #expect(ranked.map(\.score) == ranked.map(\.score).sorted(by: >))
      #expect(ranked.map(\.isExact) == ranked.map { _ in true })
      if let best = ranked.first { #expect(best.score == report.score) }
    }
  }

  @Test("a board with fewer disks than a game starts with can be searched")
  func sparseBoard() {
    var board = Board()
    board[.d4] = .dark
    board[.d5] = .light
    let report = Engine(tableBytes: 1 << 16).search(
      Position(board: board, turn: .dark), limits: SearchLimits(depth: 5))
    #expect(report.bestMove == .d6)
    #expect(report.score == 64)
  }

  @Test("a position with a pass due has the negated score of the other side, and no move")
  func passes() throws {
    let passing = try RandomGame.positions(games: 40, seed: 44).filter {
      if case .passDue = $0.state { SearchBoard($0).emptyCount < 12 } else { false }
    }
    #expect(passing.count > 5)
    for position in passing {
      var after = position
      try after.pass()
      let limits = SearchLimits(exactFrom: 12)
      let report = Engine(tableBytes: 1 << 16).search(position, limits: limits)
      #expect(report.bestMove == nil)
      #expect(report.score == -Engine(tableBytes: 1 << 16).search(after, limits: limits).score)
    }
  }

  @Test("a finished game has its score and no move")
  func knowsTheEnd() throws {
    let over = try #require(try RandomGame.positions(seed: 45).last)
    let report = Engine(tableBytes: 1 << 16).search(over, limits: SearchLimits(depth: 3))
    #expect(report.bestMove == nil)
    #expect(report.score == over.board.dark.count - over.board.light.count)
  }
}
