import Posix
import Synchronization

/// The threads that help with one search, and the split points where they can.
final class SearchTeam: Sendable {
  private struct Offers {
    var open: [SplitPoint] = []
    var areClosed = false
  }

  /// What a helper does next.
  private enum Order {
    case work(SplitPoint)
    case exit
  }

  private let offers = Monitor(Offers())
  /// The number of open offers, readable without a lock.
  private let offerCount = Atomic<Int>(0)
  private let idleCount = FixedPlace(Atomic<Int>(0))
  private let nodes = Atomic<UInt64>(0)

  /// The number of threads that wait for work; valid as long as the team exists.
  var idle: UnsafePointer<Atomic<Int>> { idleCount.pointer }

  /// Positions visited by the helpers.
  var helperNodes: UInt64 { nodes.load(ordering: .relaxed) }

  /// Offers the moves of a split point to the idle threads.
  func offer(_ split: SplitPoint) {
    offers.change { $0.open.append(split) }
    offerCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// Withdraws an offer. Helpers already at work there go on.
  func withdraw(_ split: SplitPoint) {
    offerCount.wrappingSubtract(1, ordering: .relaxed)
    offers.withValue { $0.open.removeAll { $0 === split } }
  }

  /// Enters a split point below another one as a helper, or nil if none of them has moves left.
  func join(within outer: SplitPoint) -> SplitPoint? {
    guard hasOffers else { return nil }
    return offers.withValue { Self.join($0.open) { $0.isBelow(outer) } }
  }

  private var hasOffers: Bool { offerCount.load(ordering: .relaxed) > 0 }

  /// Enters the oldest split point that fits, because it has the most work below it.
  private static func join(
    _ open: [SplitPoint], where fits: (SplitPoint) -> Bool = { _ in true }
  ) -> SplitPoint? {
    let split = open.first { $0.hasMoves && !$0.isAbandoned && fits($0) }
    split?.enter()
    return split
  }

  /// Counts the calling thread as idle while `body` runs.
  func whileIdle<Result>(_ body: () -> Result) -> Result {
    idle.pointee.wrappingAdd(1, ordering: .relaxed)
    defer { idle.pointee.wrappingSubtract(1, ordering: .relaxed) }
    return body()
  }

  /// Works as a helper until dismissed.
  func help(with searcher: inout Searcher) {
    while true {
      guard case .work(let split) = whileIdle(nextOrder) else { return }
      let before = searcher.nodes
      searcher.work(at: split)
      nodes.wrappingAdd(searcher.nodes &- before, ordering: .relaxed)
      split.leave()
    }
  }

  /// The number of times that a helper looks for work before it sleeps. Work is seldom far, and
  /// waking takes long.
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
