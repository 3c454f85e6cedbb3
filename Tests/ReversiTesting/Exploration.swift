/// A state of the program under test, as an exploration sees it.
package protocol ExploredState {
  /// Something that can happen.
  associatedtype Step
  /// What tells the state from others.
  associatedtype Key: Hashable

  var key: Key { get }
  /// Whether the game is over.
  var isOver: Bool { get }
  /// All that can happen.
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

/// All states that steps can lead to, breadth first.
package struct Exploration {
  /// The number of states.
  package private(set) var count = 1
  /// The number of states from which some steps lead to the end of a game.
  package private(set) var leadingOnCount = 0
  /// The first fault, with the step before it, or nil. Nothing is explored after it: there would be
  /// thousands more behind it.
  package private(set) var fault: String?

  /// Explores from a state.
  package init<State: ExploredState>(from start: State) {
    var indices = [start.key: 0]
    var predecessors: [[Int]] = [[]]
    var over: [Int] = []
    var generation = [start]
    while !generation.isEmpty {
      var next: [State] = []
      let first = predecessors.count - generation.count
      for (current, state) in zip(first..., generation) {
        if state.isOver { over.append(current) }
        for step in state.steps {
          guard var after = state.after(step) else { continue }
          let key = after.key
          let known = indices[key]
          if known == nil { after.checkStaleRequests() }
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
      generation = next
    }
    count = predecessors.count
    leadingOnCount = Self.leading(to: over, predecessors).count
  }

  /// The states from which steps lead to some of the given ones.
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
