import Posix
import Synchronization

final class SearchTeam: Sendable {
  private struct Offers {
    var open: [SplitPoint] = []
    var areClosed = false
  }

  private enum Order {
    case work(SplitPoint)
    case exit
  }

  private let offers = Monitor(Offers())
  /// Readable without a lock.
  private let offerCount = Atomic<Int>(0)
  private let idleCount = FixedPlace(Atomic<Int>(0))
  private let nodes = Atomic<UInt64>(0)

  var idle: UnsafePointer<Atomic<Int>> { idleCount.pointer }

  var helperNodes: UInt64 { nodes.load(ordering: .relaxed) }

  func offer(_ split: SplitPoint) {
    offers.change { $0.open.append(split) }
    offerCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// Helpers already at work there go on.
  func withdraw(_ split: SplitPoint) {
    offerCount.wrappingSubtract(1, ordering: .relaxed)
    offers.withValue { $0.open.removeAll { $0 === split } }
  }

  func join(within outer: SplitPoint) -> SplitPoint? {
    guard hasOffers else { return nil }
    return offers.withValue { Self.join($0.open) { $0.isBelow(outer) } }
  }

  private var hasOffers: Bool { offerCount.load(ordering: .relaxed) > 0 }

  /// The oldest one has the most work below it.
  private static func join(
    _ open: [SplitPoint], where fits: (SplitPoint) -> Bool = { _ in true }
  ) -> SplitPoint? {
    let split = open.first { $0.hasMoves && !$0.isAbandoned && fits($0) }
    split?.enter()
    return split
  }

  func whileIdle<Result>(_ body: () -> Result) -> Result {
    idle.pointee.wrappingAdd(1, ordering: .relaxed)
    defer { idle.pointee.wrappingSubtract(1, ordering: .relaxed) }
    return body()
  }

  func help(with searcher: inout Searcher) {
    while true {
      guard case .work(let split) = whileIdle(nextOrder) else { return }
      let before = searcher.nodes
      searcher.work(at: split)
      nodes.wrappingAdd(searcher.nodes &- before, ordering: .relaxed)
      split.leave()
    }
  }

  /// Work is seldom far, and waking takes long.
  private static let looksBeforeSleep = 200

  private func nextOrder() -> Order {
    for _ in 0..<Self.looksBeforeSleep {
      if hasOffers, let split = offers.withValue({ Self.join($0.open) }) { return .work(split) }
      SystemThread.yield()
    }
    return offers.wait { offers in
      offers.areClosed ? .exit : Self.join(offers.open).map { .work($0) }
    }
  }

  func dismiss() { offers.change { $0.areClosed = true } }
}

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

  private let moves: [MoveList.Move]
  private let nextMove = Atomic<Int>(0)
  private let place: FixedPlace<Cutoff>
  /// Packed so that a better outcome is a larger number.
  private let best: Atomic<Int>
  private let helpers = Atomic<Int>(0)

  enum Kind {
    case solve
    case search(ply: Int, indices: PatternIndices, to: Horizon)
  }

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

  var cutoff: UnsafePointer<Cutoff> { place.pointer }

  func takeMove() -> MoveList.Move? {
    guard !cutoff.pointee.isSetHere else { return nil }
    let index = nextMove.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < moves.count ? moves[index] : nil
  }

  var hasMoves: Bool {
    !cutoff.pointee.isSetHere && nextMove.load(ordering: .relaxed) < moves.count
  }

  func record(_ score: Int, of square: Int) {
    best.max(Outcome(score: score, square: square).packed, ordering: .relaxed)
    if score > alpha { abandon() }
  }

  /// The thread that opened the split point does not count.
  func enter() { helpers.wrappingAdd(1, ordering: .relaxed) }

  /// A thread that then sees no helpers in `hasHelpers` also sees what this thread recorded.
  func leave() { helpers.wrappingSubtract(1, ordering: .releasing) }

  var hasHelpers: Bool { helpers.load(ordering: .acquiring) > 0 }

  func abandon() { cutoff.pointee.set() }

  var isAbandoned: Bool { cutoff.pointee.isSetHereOrOutside }

  func isBelow(_ other: SplitPoint) -> Bool { cutoff.pointee.isWithin(other.cutoff) }

  var outcome: Outcome { Outcome(packed: best.load(ordering: .relaxed)) }
}

/// Whether a split point is abandoned, linked with those around it.
///
/// Threads read it often, through a raw pointer: reference counts on a shared object would contend.
struct Cutoff: ~Copyable {
  private let isSet = Atomic<Bool>(false)
  /// Stays valid, because the thread that opened this split point works in the outer one until all
  /// others have left.
  private let outer: UnsafePointer<Cutoff>?

  init(within outer: UnsafePointer<Cutoff>?) { self.outer = outer }

  func set() { isSet.store(true, ordering: .relaxed) }

  var isSetHere: Bool { isSet.load(ordering: .relaxed) }

  var isSetHereOrOutside: Bool { isSetHere || outer?.pointee.isSetHereOrOutside ?? false }

  func isWithin(_ other: UnsafePointer<Cutoff>) -> Bool {
    outer == other || outer?.pointee.isWithin(other) ?? false
  }
}

extension Searcher {
  /// The smallest subtree to share, in plies; Edax has 5 (`SPLIT_MIN_DEPTH`).
  static let splitDepth = 6

  @inline(__always)
  var isAnyIdle: Bool {
    guard let idle else { return false }
    return idle.pointee.load(ordering: .relaxed) > 0
  }

  /// While helpers finish the last moves, this thread helps only below this node, so it goes on as
  /// soon as the node is done.
  @inline(never)
  mutating func share(
    _ list: inout MoveList, of board: SearchBoard, _ kind: SplitPoint.Kind, alpha: Int,
    outcome: SplitPoint.Outcome, with team: SearchTeam
  ) -> SplitPoint.Outcome {
    var moves: [MoveList.Move] = []
    while let move = list.takeBest() { moves.append(move) }
    let shared = SplitPoint(
      within: cutoff, board: board, kind, alpha: alpha, selectivity: selectivity,
      predictions: predictions, moves: moves, outcome: outcome)
    team.offer(shared)
    work(at: shared)
    team.withdraw(shared)
    while let inner = nextWork(within: shared, of: team) {
      work(at: inner)
      inner.leave()
    }
    let outcome = shared.outcome
    // Without a cutoff, moves are missing.
    if outcome.score <= alpha && shared.isAbandoned { isStopped = true }
    return outcome
  }

  /// Nil when no helper is left.
  mutating func nextWork(within shared: SplitPoint, of team: SearchTeam) -> SplitPoint? {
    guard shared.hasHelpers else { return nil }
    return team.whileIdle {
      while shared.hasHelpers {
        checkStop()
        if isStopped { shared.abandon() }
        if let inner = team.join(within: shared) { return inner }
        SystemThread.yield()
      }
      return nil
    }
  }

  mutating func work(at shared: SplitPoint) {
    let outer = (cutoff, selectivity, predictions)
    cutoff = shared.cutoff
    selectivity = shared.selectivity
    predictions = shared.predictions
    if case .search(let ply, let known, _) = shared.kind { indices[ply] = known }
    while let move = shared.takeMove() {
      let score = negamax(alpha: shared.alpha) { search(move, of: shared, alpha: $0) }
      if isStopped { break }
      shared.record(score, of: Int(move.square))
    }
    (cutoff, selectivity, predictions) = outer
    if isStopped {
      // A move was not searched. A cutoff ends only this split point; those around it go on.
      shared.abandon()
      isStopped = if let cutoff, cutoff.pointee.isSetHereOrOutside { true } else { isOver }
    }
  }

  private mutating func search(
    _ move: MoveList.Move, of shared: SplitPoint, alpha: Int
  ) -> Int {
    let square = Int(move.square)
    let next = shared.board.playing(square, flips: move.flips)
    switch shared.kind {
    case .solve: return solve(next, alpha: alpha)
    case .search(let ply, _, let horizon):
      advance(ply, square, flips: move.flips)
      return search(
        next, ply: ply &+ 1, empties: next.emptyCount, to: horizon.afterMove, alpha: alpha)
    }
  }
}

/// Threads read the value through a pointer. Reference counts on a shared object would contend.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is, because what changes in
/// the value is atomic, and the value stays until the last reference is gone.
final class FixedPlace<Value: ~Copyable>: @unchecked Sendable {
  /// Valid as long as this object exists.
  let pointer: UnsafePointer<Value>

  init(_ value: consuming Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    pointer = UnsafePointer(memory)
  }

  deinit {
    let memory = UnsafeMutablePointer(mutating: pointer)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}
