import Synchronization

/// A node whose later moves several threads search together. Each takes the next move until none is
/// left.
///
/// Young brothers wait: a node is split only after its first move caused no cutoff. Then probably
/// all moves must be searched, and little work is wasted.
final class SplitPoint: Sendable {
  let board: SearchBoard
  let kind: Kind
  let alpha: Int
  let selectivity: Selectivity
  let predictions: Int

  /// The moves to search, most promising first.
  private let moves: [MoveList.Move]
  /// The index of the next move.
  private let nextMove = Atomic<Int>(0)
  /// Holds the ``cutoff``.
  private let place: FixedPlace<Cutoff>
  /// The best score so far and its square, packed so that a better outcome is a larger number.
  private let best: Atomic<Int>
  /// The number of helpers at work.
  private let helpers = Atomic<Int>(0)

  /// How the moves of a node are searched.
  enum Kind {
    /// To the end, without an evaluation.
    case solve
    /// With an evaluation. These are the node's place in the line under search and its indices.
    case search(ply: Int, indices: PatternIndices, to: Horizon)
  }

  /// The best score so far and its square.
  struct Outcome {
    var score: Int
    var square: Int

    init(score: Int, square: Int) {
      self.score = score
      self.square = square
    }

    fileprivate init(packed: Int) { self.init(score: packed >> 8, square: packed & 0xFF) }
    fileprivate var packed: Int { score << 8 | square }
  }

  /// `outer` is the cutoff of the split point in which the thread that opens this one searches.
  init(
    within outer: UnsafePointer<Cutoff>?, board: SearchBoard, _ kind: Kind, alpha: Int,
    selectivity: Selectivity, predictions: Int, moves: [MoveList.Move], outcome: Outcome
  ) {
    place = FixedPlace(Cutoff(within: outer))
    self.board = board
    self.kind = kind
    self.alpha = alpha
    self.selectivity = selectivity
    self.predictions = predictions
    self.moves = moves
    best = Atomic(outcome.packed)
  }

  /// Whether the threads here must leave; valid as long as the split point exists.
  var cutoff: UnsafePointer<Cutoff> { place.pointer }

  /// Takes the next move, or nil when none is left or after a cutoff.
  func takeMove() -> MoveList.Move? {
    guard !cutoff.pointee.isSetHere else { return nil }
    let index = nextMove.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < moves.count ? moves[index] : nil
  }

  /// Whether moves may be left.
  var hasMoves: Bool {
    !cutoff.pointee.isSetHere && nextMove.load(ordering: .relaxed) < moves.count
  }

  /// Records the score of a move. A score above alpha is a cutoff.
  func record(_ score: Int, of square: Int) {
    best.max(Outcome(score: score, square: square).packed, ordering: .relaxed)
    if score > alpha { abandon() }
  }

  /// Counts the calling thread as a helper here. The thread that opened the split point does not
  /// count.
  func enter() { helpers.wrappingAdd(1, ordering: .relaxed) }

  /// Ends what `enter` began.
  ///
  /// A thread that then sees no helpers in `hasHelpers` also sees what this thread recorded.
  func leave() { helpers.wrappingSubtract(1, ordering: .releasing) }

  /// Whether helpers are at work.
  var hasHelpers: Bool { helpers.load(ordering: .acquiring) > 0 }

  /// Makes all threads leave without searching the other moves.
  func abandon() { cutoff.pointee.set() }

  /// Whether threads must leave this split point or one around it.
  var isAbandoned: Bool { cutoff.pointee.isSetHereOrOutside }

  /// Whether this split point lies within another one.
  func isBelow(_ other: SplitPoint) -> Bool { cutoff.pointee.isWithin(other.cutoff) }

  /// The best of all recorded scores.
  var outcome: Outcome { Outcome(packed: best.load(ordering: .relaxed)) }
}
