/// A state of the program under test, as an exploration sees it.
package protocol ExploredState {
  associatedtype Step
  /// What tells the state from others.
  associatedtype Key: Hashable

  var key: Key { get }
  var isOver: Bool { get }
  var steps: [Step] { get }
  /// Whether what follows from the state is explored, too.
  var isFollowed: Bool { get }
  /// The invariants that did not hold on the way to the state.
  var faults: [String] { get }

  /// The state after a step; nil if the step cannot happen.
  func after(_ step: Step) -> Self?
  /// Checks that replies to requests that have ended change nothing.
  mutating func checkStaleRequests()
}

/// The states that steps can lead to, breadth first.
package struct Exploration {
  package private(set) var count = 1
  /// The number of states from which some steps lead to the end of a game, or to a state at the
  /// edge of the exploration.
  package private(set) var leadingOnCount = 0
  /// The first fault, with the step before it, or nil. Nothing is explored after it: there would be
  /// thousands more behind it.
  package private(set) var fault: String?

  /// Explores from a state, and follows at most `limit` states. Those that are reached beyond it
  /// are the edge of the exploration.
  package init<State: ExploredState>(from start: State, limit: Int = .max) {
    var indices = [start.key: 0]
    var predecessors: [[Int]] = [[]]
    var over: [Int] = []
    // States are numbered as they are reached, and followed in that order.
    var first = 0
    var generation = [start]
    while !generation.isEmpty, first < limit {
      var next: [State] = []
      for (current, state) in zip(first..<limit, generation) {
        if state.isOver { over.append(current) }
        for step in state.steps {
          guard var after = state.after(step) else { continue }
          let key = after.key
          let known = indices[key]
          if known == nil, predecessors.count < limit { after.checkStaleRequests() }
          guard after.faults.isEmpty else {
            fault = "\(after.faults) after \(step) in \(state)"
            return
          }
          if let known {
            predecessors[known].append(current)
          } else if after.isFollowed {
            indices[key] = predecessors.count
            predecessors.append([current])
            next.append(after)
          }
        }
      }
      first += generation.count
      generation = next
    }
    count = predecessors.count
    let edge = predecessors.indices.dropFirst(limit)
    leadingOnCount = Self.leading(to: over + edge, predecessors).count
  }

  private static func leading(to goals: [Int], _ predecessors: [[Int]]) -> Set<Int> {
    var leading = Set(goals)
    var frontier = goals
    while let state = frontier.popLast() {
      for before in predecessors[state] where leading.insert(before).inserted {
        frontier.append(before)
      }
    }
    return leading
  }
}
