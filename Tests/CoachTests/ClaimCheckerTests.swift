import Analysis
import Coach
import Foundation
import NaiveRules
import Notation
import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@Suite("The checker of what the coach says")
struct ClaimCheckerTests {
  /// Explanations of mistakes in games of random moves, as JSON.
  private static let explanations: [String] = {
    let engine = Engine()
    let limits = SearchLimits(depth: 6, exactFrom: 10, selectivity: .none)
    var generator = SeededGenerator(seed: 61)
    return (1...4).flatMap { _ -> [String] in
      var record = GameRecord()
      guard (try? record.playAtRandom(70, using: &generator)) != nil else { return [] }
      let analysis = engine.analyze(record, limits: limits)
      let explanations = analysis.explanations(by: engine.analyst())
      return explanations.sorted { $0.key < $1.key }.map(\.value.json.text)
    }
  }()

  private static func checker() -> ClaimChecker {
    let solver = Engine()
    return ClaimChecker { text in Position(text: text).map { solver.solve($0).score } ?? .min }
  }

  @Test("finds nothing false in explanations of mistakes")
  func truth() {
    let checker = Self.checker()
    #expect(Self.explanations.count > 40)
    for json in Self.explanations {
      let falsehoods = checker.falsehoods(in: json)
      #expect(falsehoods.isEmpty, "\(falsehoods) in \(json)")
    }
  }

  @Test(
    "objects to other squares, another move, a longer line, other numbers and too good a proof",
    arguments: Change.allCases)
  func changed(_ change: Change) throws {
    let checker = Self.checker()
    var changed = 0
    for json in Self.explanations {
      for text in try change.changes(of: json) {
        changed += 1
        #expect(!checker.falsehoods(in: text).isEmpty, "\(text)")
      }
    }
    #expect(changed > 3)
  }

  @Test(
    "objects to text that is no explanation", arguments: ["", "{}", "[1]", "{\"position\":\"x\"}"])
  func nonsense(_ text: String) {
    #expect(!Self.checker().falsehoods(in: text).isEmpty)
  }

  /// A change that makes an explanation false.
  enum Change: CaseIterable {
    case squares, move, line, numbers, basis, score, kind

    /// The explanation with one reason changed, once for each reason that it fits.
    func changes(of json: String) throws -> [String] {
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      guard var members = object as? [String: Any],
        let reasons = members["reasons"] as? [[String: Any]]
      else { return [] }
      if self == .score {
        guard members["exact"] as? Bool == true, let score = members["score"] as? Int else {
          return []
        }
        members["score"] = score + 2
        return [try Self.text(members)]
      }
      return try reasons.indices.compactMap { index in
        guard let reason = change(reasons[index], members) else { return nil }
        var changed = reasons
        changed[index] = reason
        members["reasons"] = changed
        return try Self.text(members)
      }
    }

    private func change(_ reason: [String: Any], _ members: [String: Any]) -> [String: Any]? {
      var reason = reason
      switch self {
      // No statement is about these squares alone.
      case .squares: reason["squares"] = ["a1", "d4", "e4"]
      case .move:
        let moves = [members["move"], members["better"]].compactMap { $0 as? String }
        reason["after"] = moves.first { $0 != reason["after"] as? String }
        if (reason["line"] as? String)?.isEmpty == true { return nil }
      case .line: reason["line"] = "a1b1c1d1e1f1g1h1a1"
      case .numbers:
        guard var own = reason["own"] as? [String: Int], let number = own["worse"] else {
          return nil
        }
        own["worse"] = number + 1
        reason["own"] = own
      case .basis:
        guard reason["basis"] as? String == "estimate", members["exact"] as? Bool == false else {
          return nil
        }
        (reason["basis"], reason["proven"]) = ("exact", true)
      case .kind: reason["kind"] = "luck"
      case .score: return nil
      }
      return reason
    }

    private static func text(_ members: [String: Any]) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }
  }
}
