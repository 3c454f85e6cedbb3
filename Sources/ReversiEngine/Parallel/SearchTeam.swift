import Synchronization

/// The threads that help one search, and the split points at which they can.
final class SearchTeam: Sendable {
  private let open = Mutex<[SplitPoint]>([])
  private let openCount = Atomic<Int>(0)
  private let idle = Atomic<Int>(0)
  private let nodes = Atomic<UInt64>(0)
  private let dismissed = Atomic<Bool>(false)
  private let bell = Bell()

  /// Whether a thread looks for something to do.
  @inline(__always)
  var isAnyIdle: Bool { idle.load(ordering: .relaxed) > 0 }

  /// Positions visited by the helping threads.
  var helperNodes: UInt64 { nodes.load(ordering: .relaxed) }

  /// Offers the moves of a split point to the idle threads.
  func offer(_ split: SplitPoint) {
    open.withLock { $0.append(split) }
    openCount.wrappingAdd(1, ordering: .relaxed)
    bell.ring()
  }

  /// Takes an offer back; threads already at work there go on.
  func withdraw(_ split: SplitPoint) {
    open.withLock { $0.removeAll { $0 === split } }
    openCount.wrappingSubtract(1, ordering: .relaxed)
  }

  /// A split point with moves left, entered as a helper: the oldest, which has the most work below it, and
  /// within `outer` if given.
  func join(within outer: SplitPoint?) -> SplitPoint? {
    guard openCount.load(ordering: .relaxed) > 0 else { return nil }
    return open.withLock { open in
      let split = open.first { split in
        guard split.hasMoves, !split.isAbandoned else { return false }
        guard let outer else { return true }
        return split.isBelow(outer)
      }
      split?.helpers.wrappingAdd(1, ordering: .relaxed)
      return split
    }
  }

  /// Counts the calling thread as looking for work while `body` runs.
  func whileIdle<Result>(_ body: () -> Result) -> Result {
    idle.wrappingAdd(1, ordering: .relaxed)
    defer { idle.wrappingSubtract(1, ordering: .relaxed) }
    return body()
  }

  /// What a helping thread does until it is dismissed.
  func help(with searcher: inout Searcher) {
    while true {
      let split = whileIdle { () -> SplitPoint? in
        while !dismissed.load(ordering: .relaxed) {
          let heard = bell.count
          if let split = join(within: nil) { return split }
          if !dismissed.load(ordering: .relaxed) { bell.wait(after: heard) }
        }
        return nil
      }
      guard let split else { return }
      let before = searcher.nodes
      searcher.work(at: split)
      nodes.wrappingAdd(searcher.nodes &- before, ordering: .relaxed)
      split.helpers.wrappingSubtract(1, ordering: .releasing)
    }
  }

  /// Sends the helping threads home.
  func dismiss() {
    dismissed.store(true, ordering: .relaxed)
    bell.ring()
  }
}
