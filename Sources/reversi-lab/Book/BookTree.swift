import ReversiEngine

/// The positions searched so far, and the book made from them.
struct BookTree {
  /// The extent of a book.
  struct Extent: Sendable {
    /// The length of the longest line, in plies.
    var plies: Int
    /// The book continues after moves that are at most this many disks worse than the best.
    var width: Int
    /// The disks that both sides together may lose on a line.
    var loss: Int
  }

  /// A position that the book's moves reach.
  struct Reached: Equatable {
    let board: SearchBoard
    /// The disks that both sides have lost on the best way to the position.
    let loss: Int
    /// The number of plies played, 0 for a new game.
    let ply: Int
  }

  private struct Node {
    let scores: [Int]
    /// The positions after the moves, in canonical form.
    let next: [SearchBoard]
  }

  private var nodes: [SearchBoard: Node] = [:]

  /// The number of searched positions.
  var count: Int { nodes.count }

  mutating func add(_ position: SearchedPosition) {
    let board = position.board
    nodes[board] = Node(
      scores: position.scores, next: board.legalSquares.map(board.canonical(after:)))
  }

  /// The scores of all moves, corrected by the searches of later positions. If the position after a
  /// move has been searched, the move's score is that of the best reply to it.
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

  /// The positions that the book's moves reach, sorted by loss, then by ply.
  func reached(by scores: [SearchBoard: [Int]], within extent: Extent) -> [Reached] {
    var layer = [CanonicalBoard(of: .start).board: 0]
    var reached: [Reached] = []
    for ply in 0..<extent.plies {
      var next: [SearchBoard: Int] = [:]
      for (board, loss) in layer {
        // A book contains no passes.
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

  /// The reached positions that have not been searched yet, in the order to search them.
  func missing(within extent: Extent) -> [SearchBoard] {
    reached(by: agreedScores(), within: extent).map(\.board).filter { nodes[$0] == nil }
  }

  /// The book of all reached positions, which were searched to `depth`.
  func book(within extent: Extent, depth: Int) -> [UInt8] {
    let scores = agreedScores()
    var positions: [SearchBoard: [Int]] = [:]
    for position in reached(by: scores, within: extent) {
      positions[position.board] = scores[position.board]
    }
    return BookFormat.encode(positions, plies: extent.plies, depth: depth)
  }
}
