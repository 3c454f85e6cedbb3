import CProcessor
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Move generation of the search")
struct MoveGenerationTests {
  @Test("legal moves and flips are those of the rules in every position of random games")
  func agreesWithTheRules() throws {
    for position in try RandomGame.positions(games: 200, seed: 11) {
      guard let turn = position.turn else { continue }
      let board = SearchBoard(position)
      #expect(board.legalMoves == position.board.legalMoves(for: turn).rawValue)
      for square in Square.allCases where position.board[square] == nil {
        let move = position.board.move(of: turn, at: square)
        let flips = move.map { $0.flips.reduce(0 as UInt64) { $0 | 1 << UInt64($1.rawValue) } }
        #expect(board.flips(at: Int(square.rawValue)) == flips ?? 0, "\(square) in \(position)")
      }
    }
  }

  @Test("four lanes, two, and single rays turn over the same disks and list the same moves")
  func lanes() throws {
    for position in try RandomGame.positions(games: 50, seed: 13) {
      let board = SearchBoard(position)
      let four = lanes_beyond_runs(board.player, board.opponent)
      #expect(four & board.empties == board.legalMoves, "\(position)")
      let two = pairs_beyond_runs(board.player, board.opponent)
      #expect(two & board.empties == board.legalMoves, "\(position)")
      for square in Square.allCases where position.board[square] == nil {
        let index = Int(square.rawValue)
        let lanes = lanes_flips(board.player, board.opponent, index)
        #expect(lanes == board.flips(at: index), "\(square) in \(position)")
        let counted = counted_flips(board.player, board.opponent, index)
        #expect(counted == board.flips(at: index), "\(square) in \(position)")
        let rays = rays_flips(board.player, board.opponent, index)
        #expect(rays == board.flips(at: index), "\(square) in \(position)")
      }
    }
  }

  @Test("moves are listed with flips and replies, and ranked by replies, parity and held corners")
  func lists() throws {
    let stack = UnsafeMutablePointer<MoveList.Move>.allocate(capacity: 64)
    defer { stack.deallocate() }
    for position in try RandomGame.positions(games: 50, seed: 14) {
      let board = SearchBoard(position)
      var list = MoveList(at: stack)
      let odd = QuadrantParity.oddQuadrants(board.empties)
      list.append(board.legalMoves, of: board, odd: odd)
      var listed: UInt64 = 0
      for index in 0..<list.count {
        let move = list[index]
        let square = Int(move.square)
        listed |= SearchBoard.bit(square)
        #expect(move.flips == board.flips(at: square), "\(square) in \(position)")
        let next = board.playing(square, flips: move.flips)
        let replies = next.legalMoves
        #expect(move.replies == replies, "\(square) in \(position)")
        let corners = replies & SquareSet.corners.rawValue
        let rank =
          heldCorners(of: next.opponent) + (odd & SearchBoard.bit(square) != 0 ? 1 : 0)
          - 4 * (replies.nonzeroBitCount + corners.nonzeroBitCount)
        #expect(Int(move.rank) == rank, "\(square) in \(position)")
      }
      #expect(listed == board.legalMoves, "\(position)")
    }
  }

  /// The disks on corners, and those next to them on an edge.
  private func heldCorners(of disks: UInt64) -> Int {
    let disks = SquareSet(rawValue: disks)
    return Square.allCases.count { square in
      guard disks.contains(square) else { return false }
      let isBeside = [Direction.up, .down, .left, .right].contains {
        square.neighbor($0).map { SquareSet.corners.contains($0) && disks.contains($0) } == true
      }
      return SquareSet.corners.contains(square) || isBeside
    }
  }

  @Test("playing a move gives the board of the rules, seen by the other side")
  func playsAsTheRules() throws {
    for position in try RandomGame.positions(games: 50, seed: 12) {
      let board = SearchBoard(position)
      for square in position.legalMoves {
        var next = position
        let move = try next.play(square)
        let played = board.playing(
          Int(square.rawValue), flips: board.flips(at: Int(square.rawValue)))
        let player = next.board.dark.contains(square) ? next.board.dark : next.board.light
        #expect(played.opponent == player.rawValue, "\(move) in \(position)")
      }
    }
  }

  @Test("the masks of rays and neighbours equal those of a walk over the board")
  func masks() {
    for square in Square.allCases {
      let index = Int(square.rawValue)
      let rays = Direction.allCases.map { ray(from: square, $0) }.sorted()
      #expect((0..<8).map { ray_masks()[8 * index + $0] }.sorted() == rays, "rays of \(square)")
      let neighbors = Direction.allCases.compactMap { square.neighbor($0) }
        .reduce(0 as UInt64) { $0 | 1 << UInt64($1.rawValue) }
      #expect(neighbor_masks()[index] == neighbors, "neighbours of \(square)")
    }
  }

  private func ray(from square: Square, _ direction: Direction) -> UInt64 {
    var ray: UInt64 = 0
    var next = square.neighbor(direction)
    while let square = next {
      ray |= 1 << UInt64(square.rawValue)
      next = square.neighbor(direction)
    }
    return ray
  }
}
