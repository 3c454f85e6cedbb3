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
      let analyst = engine.analyst(.explanation(within: limits))
      return analysis.mistakes.compactMap {
        analysis.explanation(at: $0 - 1, by: analyst)?.json.text
      }
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
    for basis in ["rules", "exact", "example"] {
      #expect(Self.explanations.contains { $0.contains(#""basis":"\#(basis)""#) })
    }
    for json in Self.explanations {
      let falsehoods = checker.falsehoods(in: json)
      #expect(falsehoods.isEmpty, "\(falsehoods) in \(json)")
    }
  }

  @Test("finds nothing false in explanations of mistakes of people", arguments: PlayedMove.all)
  func people(_ played: PlayedMove) throws {
    let explanation = try #require(played.explanation(by: Engine().analyst()))
    let falsehoods = Self.checker().falsehoods(in: explanation.json.text)
    #expect(falsehoods.isEmpty, "\(falsehoods) in \(explanation.json.text)")
  }

  @Test("finds nothing false in a reason of each kind", arguments: Row.said)
  func kinds(_ row: Row) throws {
    let explanations = try row.explanations()
    #expect(!explanations.isEmpty)
    for json in explanations {
      let falsehoods = Self.checker().falsehoods(in: json.text)
      #expect(falsehoods.isEmpty, "\(falsehoods) in \(json.text)")
    }
  }

  @Test(
    "objects to each kind of change of a reason of each kind", arguments: Row.said,
    [Change.squares, .move, .line, .length, .numbers, .basis, .share, .subject, .kind])
  func changedKinds(_ row: Row, _ change: Change) throws {
    for text in try row.explanations().flatMap({ try change.changes(of: $0.text) }) {
      #expect(!Self.checker().falsehoods(in: text).isEmpty, "\(text)")
    }
  }

  @Test("objects to what a kind just misses", arguments: NearMiss.all)
  func nearMiss(_ claim: NearMiss) {
    let falsehoods = Self.checker().falsehoods(in: claim.json).map(\.description)
    #expect(falsehoods == ["\(claim.kind): \(claim.why)"])
  }

  @Test(
    "objects to what only one line of best play shows, and what play after the other move may show",
    arguments: OneLine.all)
  func oneLine(_ claim: OneLine) {
    let falsehoods = Self.checker().falsehoods(in: claim.json).map(\.description)
    #expect(falsehoods == [claim.falsehood])
  }

  @Test("objects to each kind of change", arguments: Change.allCases)
  func changed(_ change: Change) throws {
    let checker = Self.checker()
    var changed: [String] = []
    for json in Self.explanations where changed.count < 12 {
      changed += try change.changes(of: json)
    }
    #expect(changed.count > 3)
    for text in changed { #expect(!checker.falsehoods(in: text).isEmpty, "\(text)") }
  }

  @Test(
    "objects to text that is no explanation", arguments: ["", "{}", "[1]", "{\"position\":\"x\"}"])
  func nonsense(_ text: String) {
    #expect(!Self.checker().falsehoods(in: text).isEmpty)
  }

  /// A change that makes an explanation false.
  enum Change: CaseIterable {
    case squares, move, line, length, numbers, basis, contrast, share, subject, score, kind

    /// The explanation with one reason changed, once for each reason that it fits.
    func changes(of json: String) throws -> [String] {
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      guard var members = object as? [String: Any],
        let reasons = members["reasons"] as? [[String: Any]]
      else { return [] }
      switch self {
      case .score:
        guard members["exact"] as? Bool == true, let score = members["score"] as? Int else {
          return []
        }
        members["score"] = score + 2
        return [try Self.text(members)]
      case .subject:
        guard let reason = reasons.first else { return [] }
        members["reasons"] = [reason, reason]
        return [try Self.text(members)]
      case .contrast: return try reasons.flatMap { try Self.others($0, members) }
      default:
        return try reasons.indices.compactMap { index in
          guard let reason = change(reasons[index], members) else { return nil }
          var changed = reasons
          changed[index] = reason
          members["reasons"] = changed
          return try Self.text(members)
        }
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
      case .length:
        let isMissed = reason["after"] as? String == members["better"] as? String
        guard reason["basis"] as? String == "example",
          let line = members[isMissed ? "betterLine" : "line"] as? String, line.count > 10
        else { return nil }
        reason["line"] = line
      case .numbers:
        for name in ["own", "opponent"] {
          guard var numbers = reason[name] as? [String: Int], let number = numbers["worse"] else {
            continue
          }
          numbers["worse"] = number + 1
          reason[name] = numbers
          return reason
        }
        return nil
      case .basis:
        guard reason["basis"] as? String == "example" else { return nil }
        (reason["basis"], reason["proven"]) = ("exact", true)
      case .share:
        guard let score = members["score"] as? Int, let better = members["betterScore"] as? Int
        else { return nil }
        reason["share"] = better - score + 1
      case .kind: reason["kind"] = "luck"
      case .contrast, .subject, .score: return nil
      }
      return reason
    }

    /// The explanation with other moves in place of the better one, after which the opponent can
    /// answer on the same square.
    private static func others(
      _ reason: [String: Any], _ members: [String: Any]
    ) throws -> [String] {
      let kinds = ["corner", "xSquare", "cSquare", "wedge", "answer"]
      guard let kind = reason["kind"] as? String, kinds.contains(kind),
        reason["after"] as? String == members["move"] as? String,
        let answer = (reason["line"] as? String).flatMap({ Square($0) }),
        let position = (members["position"] as? String).flatMap({ Position(text: $0) })
      else { return [] }
      return try position.legalMoves.compactMap { square in
        var next = position
        let move = try next.play(square)
        guard square.description != members["move"] as? String,
          next.board.legalMoves(for: move.side.opponent).contains(answer)
        else { return nil }
        var changed = members
        changed["better"] = square.description
        changed["betterLine"] = ""
        changed["exact"] = false
        changed["onlyMove"] = NSNull()
        changed["reasons"] = [reason]
        return try text(changed)
      }
    }

    private static func text(_ members: [String: Any]) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }
  }
}

/// A mistake in a game between people, about which it is easy to say something false.
struct PlayedMove: Sendable {
  let position: String
  /// The moves with the play after them, and their scores.
  let worse: (line: String, score: Int)
  let better: (line: String, score: Int)
  var isExact = true

  static let all = [
    // White can play g1 after c1 h3 h1, and at once after h1.
    PlayedMove(
      position: "---xxx--o--oooooooooooo-ooooooxxoxxoooxxooxooxxx--xxxxxx-oooooo- x",
      worse: ("c1h3h1g1c2h8b2b7a7a8b1a1", -8), better: ("h1h3g1h8b7a7a8c1c2b1b2a1", 0)),
    // White has to pass after a2, so that Black can play b7.
    PlayedMove(
      position: "oooooooo-oxxxxxxooooooxoooooxxoooooxxoo-oooxxo-o--xxxx---xxxxx-- x",
      worse: ("a2b7a8a7g8g6h7h5g7h8", 12), better: ("b7a8a7g8g6h7h5g7a2h8", 16)),
    // White gets a7 and a8 after a7, too.
    PlayedMove(
      position: "-ooooo--oooxxxx-ooooxxxxoxxoxxxxoxxooxxxoxoxxoxx-xxxxxx--xxxoo-- o",
      worse: ("a7a1a8g1h2h1h8h7g8", 10), better: ("h8h7a7g8a8a1h1g1h2", 16)),
    // White gets f1 and g1, but Black can sometimes answer.
    PlayedMove(
      position: "oxxxx---ooxxxx--oxoxxx--oxxoxxx-oxxooxxxoxooooxxooooooxxooooooo- o",
      worse: ("f1g3h8g1h4g2h1h2h3", 42), better: ("h3h4h8g3g2h1h2g1f1", 46)),
    // After a8 b8 Black has no move that gives no corner away.
    PlayedMove(
      position: "---------------o--xxxxooxxxxxoxoxxoooxooxxooxxoo-oxxxx-o--xxxxx- x",
      worse: ("a8b8g7h8g2e2e1h1f2g1d2c1c2", -38), better: ("g2h1g7a7a8b8e2h8g1d1e1f1", -32),
      isExact: false),
    // Black's only move gives h8 away after g7 b1, too.
    PlayedMove(
      position: "o-xoooooo-ooooooooxoxooooxoxooooooxoooooooooxooooooxxx-oxxxxxxx- x",
      worse: ("b2b1g7h8", -38), better: ("g7b1b2h8", -34)),
    // White takes f2 only with its third move after b8, since Black passes.
    PlayedMove(
      position: "xoxx----ooxxx---ooxxxxx-oooxxxxxoxooxxxxoxxxxxxxoxxxxx--o-oooooo o",
      worse: ("f1f2b8g7h3g2h7h1g1h2e1", 44), better: ("b8g7h7f2g2h1g1h2e1f1h3", 50)),
    // Black passes after a4 h1 b5 g1, but there is no square that shows it.
    PlayedMove(
      position: "x-xxxx--xooxooooxoxxxooo-xxxxooo--xooxoo-ooxooxo--ooxxxx--oooooo o",
      worse: ("a4h1b5g1b7a6a8b8a5b1a7", -34), better: ("b5a6a4b7a5b8a8a7b1h1g1", -24)),
    // Black gets h1 and h2, but White can play h2 after h1.
    PlayedMove(
      position: "--ooooo--xxxxoo-xxxooxoxxxxxxxoxxxoxxxoxxoxxxooxoxxxxx--x------- x",
      worse: ("h7e8f8d8b8c8h1h2b1h8g7g8a2a1", -10),
      better: ("h1a1h2e8h7d8a2b1c8g7f8h8g8b8", 2)),
  ]

  func explanation(by analyst: Analyst) -> Explanation? {
    func squares(_ text: String) -> [Square] {
      let letters = Array(text)
      return stride(from: 0, to: letters.count, by: 2).compactMap {
        Square(String(letters[$0...$0 + 1]))
      }
    }
    guard let position = Position(text: position), let turn = position.turn,
      let square = squares(worse.line).first
    else { return nil }
    func evaluation(_ score: Int, _ line: [Square]) -> Evaluation {
      Evaluation(
        darkScore: turn == .dark ? score : -score,
        certainty: isExact ? .exact : .estimate(confidence: 73), depth: 12, line: line)
    }
    return Explanation(
      of: square, in: position, before: evaluation(better.score, squares(better.line)),
      after: evaluation(worse.score, Array(squares(worse.line).dropFirst())), by: analyst)
  }
}

/// A claim that a kind just misses: the moves of an explanation, and its only reason.
struct NearMiss: Sendable, CustomTestStringConvertible {
  let kind: String
  let why: String
  private let position: String
  private let worse: (line: String, score: Int)
  private let better: (line: String, score: Int)
  /// The reason, without its kind and its share.
  private let reason: String

  var testDescription: String { "\(kind), \(worse.line)" }

  var json: String {
    let (move, answers) = (worse.line.prefix(2), worse.line.dropFirst(2))
    let (best, others) = (better.line.prefix(2), better.line.dropFirst(2))
    return """
      {"position":"\(position)","move":"\(move)","line":"\(answers)",\
      "score":\(worse.score),"better":"\(best)","betterLine":"\(others)",\
      "betterScore":\(better.score),"exact":false,"onlyMove":null,"staysWon":false,\
      "reasons":[{"kind":"\(kind)","share":\(better.score - worse.score),\(reason)}]}
      """
  }

  private init(
    _ kind: String, _ why: String, _ position: String, worse: (String, Int),
    better: (String, Int), after: String, line: String, squares: String, basis: String = "rules",
    numbers: String = ""
  ) {
    self.kind = kind
    self.why = why
    self.position = position
    (self.worse, self.better) = (worse, better)
    let names = squares.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ",")
    reason = """
      "after":"\(after)","line":"\(line)","squares":[\(names)],"basis":"\(basis)",\
      "proven":\(basis != "example")\(numbers)
      """
  }

  static let all = [
    // Black plays g7 itself after b2 b1.
    NearMiss(
      "sameSquare", "it is not so",
      "o-xoooooo-ooooooooxoxooooxoxooooooxoooooooooxooooooxxx-oxxxxxxx- x",
      worse: ("b2b1g7", -38), better: ("g7", -34), after: "b2", line: "g7", squares: "g7"),
    // White plays h6 only with its third move after a1.
    NearMiss(
      "contested", "it is not so",
      "-xxxxx--xxxxxx-oxxoxxoooxoxoxoooxooxoxooxoxoxox-xoooox-xxooooox- o",
      worse: ("h8h6", 10), better: ("a1g2g1h1h6g7h8", 24), after: "h8", line: "h6",
      squares: "h6", basis: "example"),
    // White turns over disks of the edge after b1, too.
    NearMiss(
      "edge", "it is so after the other move, too",
      "--xxxxx-oooxox--ooxooooooxxooxoxxoxoooxxxooooox-xooxxxxxoooooooo x",
      worse: ("g2h6", -32), better: ("b1", -28), after: "g2", line: "h6", squares: "h4 h5 h6 h7"),
    // Black turns over two disks, and none of them was placed now.
    NearMiss(
      "edge", "it is not so",
      "ooooooox-ooooooxoxoxxxoxoxxoxooxxxoxoxox-xooxoxx--xoox-x-xxxxxx- o",
      worse: ("g7a2", -10), better: ("a6", 2), after: "g7", line: "a2", squares: "a2 a3 a4"),
    // One disk more.
    NearMiss(
      "answerFlips", "it is so after the other move, too",
      "-xoooo-ox-oooo-oooooxoxooooooxooxooxxxx-xoooooooxxxxxxx-xxxxxxxx x",
      worse: ("g1g2", -2), better: ("h7", 6), after: "g1", line: "g2", squares: "f2 g2",
      numbers: #","opponent":{"worse":2,"better":1}"#),
    // White can play h1 at once.
    NearMiss(
      "answer", "nothing proves it in this way",
      "-xxxxx--x-xooooxxxoxoooxxxxoxxxxxxooxxoxxxxoxoxx-xoxxxxx-oooooox x",
      worse: ("g1a8a7h1", -4), better: ("a8a7b2", 2), after: "g1", line: "a8a7h1", squares: "h1",
      basis: "example"),
    // One new move, where Black could make four before.
    NearMiss(
      "moves", "it is not so",
      "-xxxxx----xxxoo--xoxooooxxxxoxxoxxxxoxxoxoxooxooxxoxxoooxxxxxxxx o",
      worse: ("b2a1", -36), better: ("a2", -32), after: "b2", line: "a1", squares: "a1",
      numbers: #","opponent":{"worse":6,"better":5}"#),
    // Black plays f2 after a1 f1.
    NearMiss(
      "order", "it is so after the other move, too",
      "-oooo-oxoxxxx-oxooxooxoxxxoxoxoxxxxoxooxxxxxoxoxxoooooxxxxxxxxxx x",
      worse: ("a1f1f2", 22), better: ("f2f1a1", 26), after: "f2", line: "", squares: "a1 f2"),
    // Black threatens a1 after another answer to b1.
    NearMiss(
      "threat", "it is so after the other move, too",
      "--ooo-x-o-xoox-xooxxxox-ooxxxxoo-oxxxxxoxxxxxxxoxxxxxxxo--xxxxx- o",
      worse: ("a8a5b2a1", -16), better: ("b1g2f1", -6), after: "a8", line: "a5", squares: "a1"),
    // White plays b8 after a7 d7 d8 a8.
    NearMiss(
      "followUp", "it is so after the other move, too",
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxoxoxxxxxxxxoxxxx-xo-xxxx----xxxo o",
      worse: ("a7d7d8a8b8c8", -50), better: ("d8c8b8d7a7a8", -46), after: "d8", line: "c8b8",
      squares: "b8", basis: "example"),
    // Another answer to g1 leaves White three moves.
    NearMiss(
      "mobility", "its numbers are others",
      "-xxxx----oxoxx-xoooxoxxxooooxooxoooooxoxooxooooxo-oxxoox-oooooo- o",
      worse: ("g2h1", -4), better: ("g1a2", 0), after: "g2", line: "h1", squares: "g1",
      numbers: #","own":{"worse":1,"better":4}"#),
    // Ten moves are not half as many more than seven.
    NearMiss(
      "laterMobility", "it is so after the other move, too",
      "xxxxxo--xxoxxxoxxoxxxxxxxxoxxooxxxoxxxoxxxooooxx-xoo-o-x-------- o",
      worse: ("a8e7g7g8f8", -32), better: ("g1b8e7c8d8", -20), after: "a8", line: "e7g7",
      squares: "g1 h1 a7 b8 c8 d8 e8 f8 g8 h8", basis: "example",
      numbers: #","opponent":{"worse":10,"better":7}"#),
  ]
}

/// A claim that is true in the lines of an explanation, but not in all best play.
struct OneLine: Sendable {
  let json: String
  let falsehood: String

  static let all = [
    // After h1 g1 h5 h6 f2 Black does not have to pass.
    OneLine(
      json: json(
        "xxxxxx--ooooo-xooooooxxoooooooxooooooxx-oooooox-ooxoxxxxoooooooo o",
        worse: ("h6", "h5g1h1f2", 30), better: ("h1", "g1f2h6h5", 34),
        reason: ("pass", "f2", "h1", "g1f2")),
      falsehood: "pass: other best play avoids it"),
    // White gets a1 in all best play after b7. After a2 a8 a4 it may play a1, too.
    OneLine(
      json: json(
        "-xxxxxxx--ooooxxooooxxxx-oooxxxoooooooxooooxxoxxo-xxxxxx-xxxxxxo x",
        worse: ("b7", "a8a2a4b2a1", 12), better: ("a2", "a8a4b2a1b7", 24),
        reason: ("corner", "a1", "b7", "a8a2a4b2a1")),
      falsehood: "corner: it is so after the other move, too"),
  ]

  private typealias Play = (move: String, line: String, score: Int)

  private static func json(
    _ position: String, worse: Play, better: Play,
    reason: (kind: String, square: String, after: String, line: String)
  ) -> String {
    """
    {"position":"\(position)","move":"\(worse.move)","line":"\(worse.line)",\
    "score":\(worse.score),"better":"\(better.move)","betterLine":"\(better.line)",\
    "betterScore":\(better.score),"exact":true,"onlyMove":null,\
    "staysWon":\(worse.score > 0),"reasons":[{"kind":"\(reason.kind)",\
    "squares":["\(reason.square)"],"after":"\(reason.after)","line":"\(reason.line)",\
    "proven":true,"basis":"exact","share":4}]}
    """
  }
}
