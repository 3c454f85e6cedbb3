import ReversiEngine

/// The positions that have been searched so far, and the book that they make.
struct BookTree {
  /// How far the book goes.
  struct Extent: Sendable {
    /// The plies of the longest line.
    var plies: Int
    /// How many disks worse than the best a move may be for the book to go on after it.
    var width: Int
    /// How many disks both sides together may give away on a line.
    var loss: Int
  }

  /// A position that the moves of the book lead to.
  struct Reached: Equatable {
    let board: SearchBoard
    /// The disks that both sides have given away on the best way there.
    let loss: Int
    /// Plies played, 0 for a new game.
    let ply: Int
  }

  private struct Node {
    let scores: [Int]
    /// The positions after the moves, in their canonical form.
    let next: [SearchBoard]
  }

  private var nodes: [SearchBoard: Node] = [:]

  /// The number of positions that have been searched.
  var count: Int { nodes.count }

  /// Takes in a position.
  mutating func add(_ position: SearchedPosition) {
    let board = position.board
    nodes[board] = Node(
      scores: position.scores, next: board.legalSquares.map(board.canonical(after:)))
  }

  /// The scores of all moves, agreed with what was found further on: a move is worth what the best
  /// reply to it leaves, if that position has been searched.
  func agreedScores() -> [SearchBoard: [Int]] {
    var agreed: [SearchBoard: [Int]] = [:]
    agreed.reserveCapacity(nodes.count)
    for (board, node) in nodes.sorted(by: { $0.key.emptyCount < $1.key.emptyCount }) {
      agreed[board] = zip(node.scores, node.next).map { score, next in
        agreed[next]?.max().map { -$0 } ?? score
      }
    }
    return agreed
  }

  /// The positions that the moves of the book lead to, those with the least loss first, then the
  /// earliest.
  func reached(by scores: [SearchBoard: [Int]], within extent: Extent) -> [Reached] {
    var layer = [CanonicalBoard(of: .start).board: 0]
    var reached: [Reached] = []
    for ply in 0..<extent.plies {
      var next: [SearchBoard: Int] = [:]
      for (board, loss) in layer {
        // Nobody has to pass in a book.
        guard board.legalMoves != 0 else { continue }
        reached.append(Reached(board: board, loss: loss, ply: ply))
        guard let node = nodes[board], let moves = scores[board], let best = moves.max() else {
          continue
        }
        for (score, after) in zip(moves, node.next) where best - score <= extent.width {
          let sum = loss + best - score
          if sum <= extent.loss { next[after] = min(next[after] ?? sum, sum) }
        }
      }
      layer = next
    }
    return reached.sorted {
      ($0.loss, $0.ply, $0.board.player, $0.board.opponent)
        < ($1.loss, $1.ply, $1.board.player, $1.board.opponent)
    }
  }

  /// The reached positions that have not been searched, in the order in which they should be.
  func missing(within extent: Extent) -> [SearchBoard] {
    reached(by: agreedScores(), within: extent).map(\.board).filter { nodes[$0] == nil }
  }

  /// The book of all positions that were reached, and searched to a depth.
  func book(within extent: Extent, depth: Int) -> [UInt8] {
    let scores = agreedScores()
    var positions: [SearchBoard: [Int]] = [:]
    for position in reached(by: scores, within: extent) {
      positions[position.board] = scores[position.board]
    }
    return BookFormat.encode(positions, plies: extent.plies, depth: depth)
  }
}
