import ReversiEngine

/// `bench perft`: counts the leaves of the game tree from the start.
struct PerftBenchmark: Command {
  private static let depth = Parameter.number("depth", in: 1...20, standard: 11, "plies")

  static let syntax = Syntax("perft", "counts the leaves of the game tree", depth.entry)

  private let depth: Int

  init(_ arguments: Arguments) throws { depth = try arguments.value(of: Self.depth) }

  func run(on console: Console) throws {
    var leaves: UInt64 = 0
    let time = ContinuousClock().measure { leaves = Perft.count(.start, depth: depth) }
    try console.print("perft \(depth): \(leaves) leaves in \(time.inSeconds) s")
  }
}

/// Counts the leaves of the game tree, the classic check of a move generator.
enum Perft {
  /// Leaves `depth` plies below `board`; a pass is a ply, a finished game is one leaf at any depth
  /// left.
  static func count(_ board: SearchBoard, depth: Int) -> UInt64 {
    guard depth > 0 else { return 1 }
    var moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return 1 }
      return count(board.passed, depth: depth &- 1)
    }
    if depth == 1 { return UInt64(truncatingIfNeeded: moves.nonzeroBitCount) }
    var leaves: UInt64 = 0
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      leaves &+= count(next, depth: depth &- 1)
    }
    return leaves
  }
}
