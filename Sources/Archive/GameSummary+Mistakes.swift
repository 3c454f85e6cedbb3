import Coach

/// What the person gets wrong.
extension GameSummary {
  /// The mistakes for one kind of reason.
  package struct MistakeCount: Sendable, Hashable {
    /// The kind; nil for mistakes without a reason.
    package let kind: Reason.Kind?
    /// The mistakes in each third of a game.
    package let phases: [MistakeReason.Phase: Int]
    /// The mistakes in the older and in the newer half of the games.
    package let older: Int
    package let newer: Int

    package var count: Int { older + newer }
  }

  /// The mistakes by reason, the most frequent first; those without a reason last.
  package var mistakeCounts: [MistakeCount] {
    let half = mistakes.count / 2
    let kinds = Reason.Kind.allCases.map(Optional.some) + [nil]
    let counts = kinds.map { kind in
      let games = mistakes.map { $0.filter { $0.kind == kind } }
      let phases = Dictionary(grouping: games.joined(), by: \.phase).mapValues(\.count)
      let older = games.prefix(half).reduce(0) { $0 + $1.count }
      let all = games.reduce(0) { $0 + $1.count }
      return MistakeCount(kind: kind, phases: phases, older: older, newer: all - older)
    }
    let found = counts.filter { $0.count > 0 }.enumerated().sorted { one, other in
      (one.element.kind == nil ? 1 : 0, -one.element.count, one.offset)
        < (other.element.kind == nil ? 1 : 0, -other.element.count, other.offset)
    }
    return found.map(\.element)
  }

  /// The number of mistakes in all analyzed games.
  package var mistakeCount: Int { mistakes.reduce(0) { $0 + $1.count } }
}
