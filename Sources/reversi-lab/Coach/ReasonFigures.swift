import Coach
import Notation

/// Counts the reasons for mistakes.
struct ReasonFigures {
  /// The mistakes of one group.
  private struct Group {
    var mistakes = 0
    var explained = 0
    var proven = 0

    mutating func add(_ reasons: [Reason]) {
      mistakes += 1
      if !reasons.isEmpty { explained += 1 }
      if reasons.contains(where: \.isProven) { proven += 1 }
    }

    var line: String {
      let shares = [explained, proven].map { 100 * Double($0) / Double(max(1, mistakes)) }
        .map { "\(FixedDecimal($0, digits: 1)) %" }
      return "\(mistakes)  " + shares.joined(separator: "  ")
    }
  }

  private var all = Group()
  private var exact = Group()
  private var stages: [Int: Group] = [:]
  /// The reasons of each kind: by the rules, by exact play, by an estimate.
  private var kinds: [Reason.Kind: [Reason.Basis: Int]] = [:]
  private var falsehoods: [ClaimChecker.Falsehood: Int] = [:]
  private var times: [Duration] = []

  /// Adds a mistake.
  mutating func add(_ mistake: CheckedMistake) {
    let explanation = mistake.explanation
    let reasons = explanation.reasons
    all.add(reasons)
    if explanation.isExact { exact.add(reasons) }
    let empties = explanation.position.board.empties.count
    stages[empties / 10 * 10, default: Group()].add(reasons)
    for reason in reasons { kinds[reason.kind, default: [:]][reason.basis, default: 0] += 1 }
    for falsehood in mistake.falsehoods { falsehoods[falsehood, default: 0] += 1 }
    times.append(mistake.time)
  }

  /// The figures as a table.
  var lines: [String] {
    let sorted = times.sorted()
    guard let slowest = sorted.last else { return ["no mistakes"] }
    let mean = sorted.reduce(.zero, +) / sorted.count
    let bases: [Reason.Basis] = [.rules, .exact, .estimate]
    var lines = [
      "mistakes  with a reason  with a proven one", "all  \(all.line)", "exact  \(exact.line)",
    ]
    for (stage, group) in stages.sorted(by: { $0.key < $1.key }) {
      lines.append("\(stage)–\(stage + 9) empty  \(group.line)")
    }
    let late = sorted[sorted.count * 95 / 100]
    lines.append(
      "seconds a mistake: mean \(seconds(mean)), 95 % \(seconds(late)), slowest \(seconds(slowest))"
    )
    lines.append("kind  by the rules  by exact play  by an estimate")
    for kind in Reason.Kind.allCases {
      let counts = bases.map { "\(kinds[kind]?[$0] ?? 0)" }
      lines.append("\(kind.rawValue)  " + counts.joined(separator: "  "))
    }
    lines.append("false statements: \(falsehoods.values.reduce(0, +))")
    for (falsehood, count) in falsehoods { lines.append("\(count) × \(falsehood)") }
    return lines
  }

  private func seconds(_ time: Duration) -> FixedDecimal {
    FixedDecimal(time / .seconds(1), digits: 3)
  }
}
