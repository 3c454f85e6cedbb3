import Synchronization

/// A node whose later moves several threads search together, each taking the next one until none is left.
///
/// Its first move has been searched before without success (young brothers wait), so that most likely all of
/// the others have to be searched anyway.
final class SplitPoint: Sendable {
  /// The split point within which the thread that opened this one was searching.
  let parent: SplitPoint?
  let board: SearchBoard
  let indices: PatternIndices
  let ply: Int
  let empties: Int
  let depth: Int
  let alpha: Int
  let selectivity: Selectivity
  let probing: Int

  /// The moves to search, the most promising first.
  private let moves: [ScoredMove]
  private let nextMove = Atomic<Int>(0)
  private let cut = Atomic<Bool>(false)
  private let best: Mutex<Outcome>
  /// Threads at work here, the one that opened it left out.
  let helpers = Atomic<Int>(0)

  /// The best score so far and its square.
  struct Outcome {
    var score: Int
    var square: Int
  }

  init(
    parent: SplitPoint?, board: SearchBoard, indices: PatternIndices, ply: Int, empties: Int,
    depth: Int, alpha: Int, selectivity: Selectivity, probing: Int, moves: [ScoredMove],
    outcome: Outcome
  ) {
    self.parent = parent
    self.board = board
    self.indices = indices
    self.ply = ply
    self.empties = empties
    self.depth = depth
    self.alpha = alpha
    self.selectivity = selectivity
    self.probing = probing
    self.moves = moves
    best = Mutex(outcome)
  }

  /// Takes a move that no other thread has taken; nil when none is left or none matters any more.
  func takeMove() -> ScoredMove? {
    guard !cut.load(ordering: .relaxed) else { return nil }
    let index = nextMove.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < moves.count ? moves[index] : nil
  }

  /// Whether there may be a move to take.
  var hasMoves: Bool {
    !cut.load(ordering: .relaxed) && nextMove.load(ordering: .relaxed) < moves.count
  }

  /// Records the score of a move; one above alpha makes the others superfluous.
  func record(_ score: Int, of square: Int) {
    best.withLock { if score > $0.score { $0 = Outcome(score: score, square: square) } }
    if score > alpha { abandon() }
  }

  /// Makes all threads leave.
  func abandon() { cut.store(true, ordering: .relaxed) }

  /// Whether the work here has become superfluous, or that of a split point around it.
  var isAbandoned: Bool {
    if cut.load(ordering: .relaxed) { return true }
    return parent?.isAbandoned ?? false
  }

  /// Whether this lies within another split point.
  func isBelow(_ other: SplitPoint) -> Bool {
    parent === other || parent?.isBelow(other) ?? false
  }

  /// The best of all recorded scores.
  var outcome: Outcome { best.withLock { $0 } }
}
