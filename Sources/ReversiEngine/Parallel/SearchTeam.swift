import Posix
import Synchronization

/// The threads that help one search, and the split points at which they can.
final class SearchTeam: Sendable {
  private struct Offers {
    var open: [SplitPoint] = []
    var areOver = false
  }

  /// What a helping thread is told to do next.
  private enum Order {
    case work(SplitPoint)
    case goHome
  }

  private let offers = Monitor(Offers())
  private let idle = Atomic<Int>(0)
  private let nodes = Atomic<UInt64>(0)

  /// Whether a thread looks for something to do.
  @inline(__always)
  var isAnyIdle: Bool { idle.load(ordering: .relaxed) > 0 }

  /// Positions visited by the helping threads.
  var helperNodes: UInt64 { nodes.load(ordering: .relaxed) }

  /// Offers the moves of a split point to the idle threads.
  func offer(_ split: SplitPoint) { offers.change { $0.open.append(split) } }

  /// Takes an offer back; threads already at work there go on.
  func withdraw(_ split: SplitPoint) {
    offers.withValue { $0.open.removeAll { $0 === split } }
  }

  /// A split point with moves left within another one, entered as a helper; nil if there is none.
  func join(within outer: SplitPoint) -> SplitPoint? {
    offers.withValue { Self.join($0.open) { $0.isBelow(outer) } }
  }

  /// Enters the oldest split point that fits: it has the most work below it.
  private static func join(
    _ open: [SplitPoint], where fits: (SplitPoint) -> Bool = { _ in true }
  ) -> SplitPoint? {
    let split = open.first { $0.hasMoves && !$0.isAbandoned && fits($0) }
    split?.enter()
    return split
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
      let order = whileIdle {
        offers.wait { offers -> Order? in
          offers.areOver ? .goHome : Self.join(offers.open).map { .work($0) }
        }
      }
      guard case .work(let split) = order else { return }
      let before = searcher.nodes
      searcher.work(at: split)
      nodes.wrappingAdd(searcher.nodes &- before, ordering: .relaxed)
      split.leave()
    }
  }

  /// Sends the helping threads home.
  func dismiss() { offers.change { $0.areOver = true } }
}
