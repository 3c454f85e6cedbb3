import Analysis
import Notation
import ReversiCore

/// Why a move was a mistake, and when it was made.
package struct MistakeReason: Sendable, Hashable {
  /// The kind of the reason that explains most; nil if none was found.
  package let kind: Reason.Kind?
  /// The empty squares before the mistake, 1 to 60.
  package let empties: Int

  /// A reason. Nothing is checked.
  package init(_ kind: Reason.Kind?, empties: Int) {
    self.kind = kind
    self.empties = empties
  }

  /// A third of a game.
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    case opening, middle, ending
  }

  /// The third of the game in which the mistake was made.
  package var phase: Phase { empties > 40 ? .opening : empties > 20 ? .middle : .ending }
}

extension MistakeReason {
  /// Reads ``text``; nil for anything else.
  package init?(text: some StringProtocol) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let empties = Int(digits), 1...60 ~= empties else { return nil }
    let name = text[digits.endIndex...]
    let kind = Reason.Kind(rawValue: String(name))
    guard name.isEmpty || kind != nil else { return nil }
    self.init(kind, empties: empties)
  }

  /// The empty squares and the kind of the reason, or nothing, such as `34corner`.
  package var text: String { "\(empties)\(kind?.rawValue ?? "")" }
}

/// How often mistakes in some games had the same reason.
package struct MistakeCount: Sendable, Hashable {
  /// The kind; nil for mistakes without a reason.
  package let kind: Reason.Kind?
  /// The mistakes in each third of a game.
  package let phases: [MistakeReason.Phase: Int]
  /// The mistakes in the older and in the newer half of the games.
  package let older: Int
  package let newer: Int

  package var count: Int { older + newer }

  /// The count as a JSON object. Later versions may add members, but never change or remove one.
  package var json: JSON {
    .object(
      [
        ("reason", kind.map { .string($0.rawValue) } ?? .null),
        ("count", .number(count)),
      ] + MistakeReason.Phase.allCases.map { ($0.rawValue, .number(phases[$0] ?? 0)) } + [
        ("older", .number(older)), ("newer", .number(newer)),
      ])
  }
}

extension [[MistakeReason]] {
  /// The mistakes in games, the oldest first, by reason: the most frequent first; those without a
  /// reason last.
  package var counts: [MistakeCount] {
    let half = count / 2
    let kinds = Reason.Kind.allCases.map(Optional.some) + [nil]
    let counts = kinds.map { kind in
      let games = map { $0.filter { $0.kind == kind } }
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
}
