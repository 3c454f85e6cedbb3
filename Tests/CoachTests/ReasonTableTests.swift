import Analysis
import GameTesting
import Notation
import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@testable import Coach

/// Positions in which a kind of reason must be said, and near misses in which it must not.
///
/// They come from games between people; what is true in them follows from the rule beside the case
/// of the kind.
@Suite("The reasons for a mistake")
struct ReasonTableTests {
  @Test("are said where their rule is met", arguments: Row.said)
  func said(_ row: Row) throws {
    let reasons = try row.reasons()
    #expect(
      reasons.contains {
        $0.kind == row.kind && $0.isMissed == row.isMissed && $0.basis == row.basis
      }, "\(row.kind) of \(reasons)")
  }

  @Test("are not said where their rule is just missed", arguments: Row.silent)
  func silent(_ row: Row) throws {
    let reasons = try row.reasons()
    #expect(!reasons.contains { $0.kind == row.kind }, "\(reasons)")
  }

  @Test("are not said of the better move", arguments: Row.said)
  func swapped(_ row: Row) throws {
    var swapped = row
    (swapped.worse, swapped.better) = (row.better, row.worse)
    let original = try row.reasons().filter { $0.kind == row.kind && $0.isMissed == row.isMissed }
    let reasons = try swapped.reasons()
    for reason in original {
      #expect(
        !reasons.contains {
          $0.kind == reason.kind && $0.isMissed == reason.isMissed && $0.squares == reason.squares
        })
    }
  }

  @Test("are all in the table")
  func complete() {
    let kinds = Set(Row.said.map(\.kind)).intersection(Row.silent.map(\.kind))
    #expect(kinds == Set(Reason.Kind.allCases))
  }

  @Test("name squares, and end their line with the move that makes them real", arguments: Row.said)
  func squares(_ row: Row) throws {
    for reason in try row.reasons() {
      #expect(!reason.squares.isEmpty)
      let shown = reason.isMissed ? row.better : row.worse
      #expect(reason.move.description == String(shown.prefix(2)))
      let line = shown.dropFirst(2).prefix(2 * reason.line.count)
      // What is forced by the rules may need other moves.
      #expect(reason.basis == .rules || reason.line.map(\.description).joined() == String(line))
    }
  }
}

/// Two lines from a position.
struct Row: Sendable, CustomTestStringConvertible {
  let kind: Reason.Kind
  private let position: String
  var worse: String
  var better: String
  let basis: Reason.Basis
  let isMissed: Bool
  private let isExact: Bool

  private init(
    _ kind: Reason.Kind, _ position: String, worse: String, better: String,
    _ basis: Reason.Basis = .rules, isMissed: Bool = false, isExact: Bool = false
  ) {
    self.kind = kind
    self.position = position
    self.worse = worse
    self.better = better
    self.basis = basis
    self.isMissed = isMissed
    self.isExact = isExact
  }

  var testDescription: String { "\(kind), \(worse.prefix(2)) or \(better.prefix(2))" }

  /// All reasons by the rules of their kinds. Without what it gains, a side loses all, so every
  /// reason explains the loss. The moves that keep an exact score are searched.
  func reasons() throws -> [Reason] {
    var contrast = try contrast()
    return contrast.reasons()
  }

  /// The explanation as JSON, with each reason of the kind alone.
  func explanations() throws -> [JSON] {
    var contrast = try contrast()
    let moves = [
      ("position", JSON.string(position)),
      ("move", .string(String(worse.prefix(2)))), ("line", .string(String(worse.dropFirst(2)))),
      ("score", .number(contrast.worse.score)),
      ("better", .string(String(better.prefix(2)))),
      ("betterLine", .string(String(better.dropFirst(2)))),
      ("betterScore", .number(contrast.better.score)),
      ("exact", .bool(contrast.isExact)), ("onlyMove", .null),
      ("staysWon", .bool(contrast.worse.score > 0)),
    ]
    return contrast.reasons().filter { $0.kind == kind }.map { reason in
      .object(moves + [("reasons", .array([reason.json]))])
    }
  }

  /// The two moves with their lines.
  private func contrast() throws -> Contrast {
    let position = try #require(Position(text: position))
    let side = try #require(position.turn)
    let lines = [worse, better].map { [Square](transcript: $0) }
    let certainty: Certainty = isExact ? .exact : .estimate(confidence: 73)
    func evaluation(_ line: [Square], from position: Position, estimate: Int) -> Evaluation {
      Evaluation(
        darkScore: position.darkScore(after: line) ?? (side == .dark ? estimate : -estimate),
        certainty: certainty, depth: 12, line: line)
    }
    var next = position
    try next.play(lines[0][0])
    let before = evaluation(lines[1], from: position, estimate: 3)
    let after = evaluation(Array(lines[0].dropFirst()), from: next, estimate: 0)
    let engine = Engine(tableBytes: 1 << 20)
    return try #require(
      Contrast(
        of: lines[0][0], in: position, before: before, after: after,
        by: .following(
          worse: lines[0], better: lines[1], from: position,
          bestMoves: engine.analyst().bestMoves)))
  }
}

extension Position {
  /// The score for dark if a line ends the game, or nil.
  fileprivate func darkScore(after line: [Square]) -> Int? {
    var position = self
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      guard (try? position.play(square)) != nil else { return nil }
    }
    return position.finalScore
  }
}

extension Row {
  static let said: [Row] = [
    Row(
      .wipeOut, "oooooooooooooxooooooooxooooooxoooxooxx-oooxxx---o-xx-------x---- x",
      worse: "g5e8e7h6g6g7f8b8h7h8g8c8f6f7", better: "b7a8b8g5f6f7g6h6g7g8e8f8c8", .exact,
      isExact: true),
    Row(
      .shutOut, "xxxxxx--xooooo-oxoxoxoooxoxxooooxoxoxxooxxoxxxx-xxxxxo-xoxxxxxxx o",
      worse: "h6g7h1g2", better: "g7h6h1g2g1", .exact, isExact: true),
    Row(
      .corner, "xox--o--xooooo--xoxoxoooxxxxxxooxxoxxoxxxxxooxxxxxxoooooxooooooo x",
      worse: "e1d1g1g2h2h1", better: "d1e1g1g2h1h2", .exact, isExact: true),
    Row(
      .corner, "--xxxooxxxxxoooooxxooxoxoxxxxooxoxoxoooxoxxoooox-xxxxxx--ooooo-- o",
      worse: "a8a7a1b1g8h8h7", better: "a1b1a7h7a8h8g8", .example, isExact: true),
    Row(
      .corner, "ooooooo-oooooo--oooooxxooooooxxooxooooxooxxoooxoo-xxxxxo-ooooooo o",
      worse: "g2h1h2b7a8", better: "h2g2h1b7", isExact: true),
    Row(
      .corner, "ooooooo-oxxxx---oxxoox-oooxxoxoooxoxxooxooxoxoxxoooxoxxxxxxxxxx- x",
      worse: "h2h8f2h1g3g2", better: "f2h8g3g2h1h2", .exact, isMissed: true, isExact: true),
    Row(
      .corner, "-xxxxx----xxxoo--xoxooooxxxxoxxoxxxxoxxoxoxooxooxxoxxoooxxxxxxxx o",
      worse: "b2a1a2a3h2g1h1", better: "a2a3b2a1h2h1g1", .example, isMissed: true, isExact: true),
    Row(
      .corner, "oooooooxooxxxxxxooxxoxxxoooxxoxxoooxoxxxooxoxxxxooooxx--ooxxxx-- o",
      worse: "g7h7g8h8", better: "g8g7h7h8", isMissed: true, isExact: true),
    Row(
      .xSquare, "ooooooox-ooooooxoxoxxxoxoxxoxooxxxoxoxox-xooxoxx--xoox-x-xxxxxx- o",
      worse: "g7a2b7a8a6a7h8", better: "a6a2b7a8a7g7h8", .exact, isExact: true),
    Row(
      .xSquare, "--ooooo---ooxo--xxoxoo--xoxxxo--xxoxxx--xxxoxxx---xxo-----xx-o-- x",
      worse: "b2f7g4a1e8b8g5h3b1a2h1g3b7", better: "g4h4g3h3e8b8b2b7g2g5a8a7", .example),
    Row(
      .xSquare, "ooooooo-oooooo--oooooxxooooooxxooxooooxooxxoooxoo-xxxxxo-ooooooo o",
      worse: "g2h1h2b7a8", better: "h2g2h1b7", isExact: true),
    Row(
      .cSquare, "-xxxxxx---xooo-xxxooooxxxxoooxoxxooxooxxoooxoxxxooooox--ooooox-- o",
      worse: "g8b2g7h7a1a2h1h8g2", better: "a2b2g8g2h1a1h7g7h8", .exact, isExact: true),
    Row(
      .cSquare, "---xxx----xxxo---xxxxxxx-xxooo---xoxoo--xooxoo----oooo----ooo--- o",
      worse: "b1g4a2a3a5a1a4g1g2c1b2g8f8", better: "c1b1a4a3a5g1b2g4g5h6h4h5", .example),
    Row(
      .cSquare, "xoooooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7h1a2g2h8", better: "a2h1g2h8h7", isExact: true),
    Row(
      .pass, "xoooooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7h1a2g2h8", better: "a2h1g2h8h7", .exact, isExact: true),
    Row(
      .pass, "--oooo-ooxooooo-oxxoxxx-oxoxoxxooooxxxxoooxxoxxo-xooxxxoxxxxxxx- o",
      worse: "h2a7a1h3h8b1g1", better: "a7a1b1g1h3h2h8", .example, isExact: true),
    Row(
      .pass, "oxxxxxx-xoxxox-oxxooxoooxoxxooxoxxooxoxoxoxoxxooxoooxx-oxxxxxxx- x",
      worse: "g2g7h1", better: "g7h8g2h1", isExact: true),
    Row(
      .pass, "xxxxxxxxxxxoooxoxoxxoxxoxoxxxxxoxxoxxxxoxooooxoo-oooxxxo-o--ooxo x",
      worse: "a8a7c8d8", better: "c8d8a7a8", .exact, isMissed: true, isExact: true),
    Row(
      .pass, "xxxxxx--ooooo-xooooooxxoooooooxooooooxx-oooooox-ooxoxxxxoooooooo o",
      worse: "h6h5g1h1f2", better: "h1g1f2h6h5", .example, isMissed: true, isExact: true),
    Row(
      .pass, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", isMissed: true, isExact: true),
    Row(
      .swindle, "--xxxxx-oooxox--ooxooooooxxooxoxxoxoooxxxooooox-xooxxxxxoooooooo x",
      worse: "g2h6a1b1h2h1", better: "b1a1g2h1h2h6", .exact, isExact: true),
    Row(
      .swindle, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", .exact, isMissed: true, isExact: true),
    Row(
      .evenRegion, "-xx-oooo-xxxxxxxxxooxxxxoxxoxxxoooxxxxooooxxxoxooooxoxxoxxxxxxxo o",
      worse: "a1a2d1", better: "d1a2a1", .exact, isExact: true),
    Row(
      .evenRegion, "xxxxxxxxxxooooooxxxoooooxxxxooooxxxoxoooxxoooooxxoxxxox--ooooo-- x",
      worse: "a8g8h8h7", better: "h7h8a8g8", .exact, isMissed: true, isExact: true),
    Row(
      .lastMove, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", .exact, isExact: true),
    Row(
      .sameSquare, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", isExact: true),
    Row(
      .contested, "oxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1f1g2", .example, isExact: true),
    Row(
      .edge, "xoooooooxoxxxxooxoxoooooxoxxoxooxoxoooxoxoooxooo-ooooxoo--xxxxxo x",
      worse: "a7b8", better: "b8a8a7", isExact: true),
    Row(
      .wedge, "xxxxxxx-xooxoxo-xoooxoooxxxooxooxxxooxooxxxxooooxooooooo-xxxxx-- x",
      worse: "h8g8a8h2h1", better: "h1h2a8h8g8", isExact: true),
    Row(
      .answer, "ooooooo-oxxxx---oxxoox-oooxxoxoooxoxxooxooxoxoxxoooxoxxxxxxxxxx- x",
      worse: "h2h8f2h1g3g2", better: "f2h8g3g2h1h2", .example, isExact: true),
    Row(
      .answer, "oxxxxooxooooxoooooooxxooooooxoxoooxxoooooxxoxooooxxxoo--oxoooo-- x",
      worse: "g7h8h7g8", better: "h7g7g8h8", isExact: true),
    Row(
      .answerFlips, "oxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1f1g2", isExact: true),
    Row(
      .order, "-xxxxxxx--xxooooo-xxxxoo-xooxoooxxoxoxooxxxoooxo-xxxxo-o--oooo-o x",
      worse: "g8b3b2a2a4a7b8a8g7", better: "b3b2g8a4b8g7a2a8a7a1", .example, isMissed: true,
      isExact: true),
    Row(
      .order, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", isMissed: true, isExact: true),
    Row(
      .reserve, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", isMissed: true, isExact: true),
    Row(
      .moves, "oxxxxooxooooxoooooooxxooooooxoxoooxxoooooxxoxooooxxxoo--oxoooo-- x",
      worse: "g7h8h7g8", better: "h7g7g8h8", isExact: true),
    Row(
      .threat, "ooooooo-oooooo--oooooxxooooooxxooxooooxooxxoooxoo-xxxxxo-ooooooo o",
      worse: "g2h1h2b7a8", better: "h2g2h1b7", isExact: true),
    Row(
      .threat, "xoooooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7h1a2g2h8", better: "a2h1g2h8h7", isMissed: true, isExact: true),
    Row(
      .followUp, "oxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1f1g2", .example, isMissed: true, isExact: true),
    Row(
      .followUp, "oooooooxooxxxxxxooxxoxxxoooxxoxxoooxoxxxooxoxxxxooooxx--ooxxxx-- o",
      worse: "g7h7g8h8", better: "g8g7h7h8", isMissed: true, isExact: true),
    Row(
      .freeMove, "oxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1f1g2", isExact: true),
    Row(
      .quietReply, "xxxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8h8", isExact: true),
    Row(
      .safeReply, "oooooooxooxxxxxxooxxoxxxoooxxoxxoooxoxxxooxoxxxxooooxx--ooxxxx-- o",
      worse: "g7h7g8h8", better: "g8g7h7h8", isExact: true),
    Row(
      .lastSafeMove, "-xxxxx---xxxxxx-xxxxoxooxxxoxoooxoxxoxooxoxxxoooxxxxxxooxooooooo o",
      worse: "a1a2g1h2h1", better: "g1h2h1a2a1", isExact: true),
    Row(
      .mobility, "-xo--o----xxxx--oooxxxxooooxxxxxooxooxxxooxoxxoxo-oxxoxx-ooooooo o",
      worse: "g1e1a1h1h2a2b2g2d1a8b7", better: "a1b2d1a2e1a8b7h2g1g2h1", isExact: true),
    Row(
      .safeMoves, "xoooooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7h1a2g2h8", better: "a2h1g2h8h7", isExact: true),
    Row(
      .laterMobility, "--xxxxx---xxox-oxxxoxoooxxxooxo-xxoooxooxxoxxooxxxxxxxoxoxxxxx-- o",
      worse: "g8h8a2h4b2b1g2h1", better: "h8h4g8h1g2a2b2b1a1", .example, isExact: true),
    Row(
      .wall, "----------o-----ooooxx---ooxoxx-xoxxxo--xxxooo--xxooo------x-o-- x",
      worse: "c1d2d1e2e1f2a4a8f7f1g1h4e8", better: "a4f2d2d1e2e1g3g5e8c8a2f7"),
    Row(
      .openness, "--x-------xxxx--xxxxxxxo-oooxxxxoooooox-ooooooox--ooox----o--o-- o",
      worse: "f1d1e8h7e1g1g2d8h5g7h8g8h2", better: "d1e1g8a4a2b2a1b1h2h1g2e8"),
  ]

  /// Each differs from a row above by one disk, or one empty square.
  static let silent: [Row] = [
    Row(
      .wipeOut, "oxoooooooooooxooooooooxooooooxoooxooxx-oooxxx---o-xx-------x---- x",
      worse: "g5b7b8h6g6g7h7f6f7f8e7e8g8a8h8c8", better: "b7a8b8g5g6h6c8e7h7f6e8g7f8g8f7h8",
      isExact: true),
    Row(
      .shutOut, "xxxxx---xooooo-oxoxoxoooxoxxooooxoxoxxooxxoxxxx-xxxxxo-xoxxxxxxx o",
      worse: "h6h1g2f1g1g7", better: "g7h6g1g2h1f1", isExact: true),
    Row(
      .corner, "-ox--o--xooooo--xoxoxoooxxxxxxooxxoxxoxxxxxooxxxxxxoooooxooooooo x",
      worse: "e1d1a1g1g2h2h1", better: "d1e1a1g2g1h1h2", isExact: true),
    Row(
      .xSquare, "oooooooo-ooooooxoxoxxxoxoxxoxooxxxoxoxox-xooxoxx--xoox-x-xxxxxx- o",
      worse: "g7a2h8b7a8a7a6", better: "h8b7g7a2a8a7a6", isExact: true),
    Row(
      .cSquare, "-oxxxxx---xooo-xxxooooxxxxoooxoxxooxooxxoooxoxxxooooox--ooooox-- o",
      worse: "g8a1h7h8g7b2a2g2h1", better: "h1b2a2g2g7g8h7h8", isExact: true),
    Row(
      .pass, "xo-oooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7h8a2c1g2h1", better: "a2c1h8h1g2h7", isExact: true),
    Row(
      .swindle, "x-xxxxx-oooxox--ooxooooooxxooxoxxoxoooxxxooooox-xooxxxxxoooooooo x",
      worse: "g2h6b1h2", better: "b1h6g2h1h2", isExact: true),
    Row(
      .evenRegion, "-x--oooo-xxxxxxxxxooxxxxoxxoxxxoooxxxxooooxxxoxooooxoxxoxxxxxxxo o",
      worse: "a1a2d1c1", better: "d1c1a1a2", isExact: true),
    Row(
      .lastMove, "xxxxx-oxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8f1", better: "g8h8f1", isExact: true),
    Row(
      .sameSquare, "xxxxxxoxxxxxxoooxxxx-xooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8e3", better: "e3g8h8", isExact: true),
    Row(
      .contested, "xxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1g2f1", isExact: true),
    Row(
      .edge, "x-ooooooxoxxxxooxoxoooooxoxxoxooxoxoooxoxoooxooo-ooooxoo--xxxxxo x",
      worse: "a7b1b8", better: "b8b1a7a8", isExact: true),
    Row(
      .wedge, "xxxxxxo-xooxoxo-xoooxoooxxxooxooxxxooxooxxxxooooxooooooo-xxxxx-- x",
      worse: "h8g8a8h2h1", better: "g8h1h2h8a8", isExact: true),
    Row(
      .answer, "-oooooo-oxxxx---oxxoox-oooxxoxoooxoxxooxooxoxoxxoooxoxxxxxxxxxx- x",
      worse: "h2a1g3h8f2g2h1", better: "a1h8h1f2g2g3h2", isExact: true),
    Row(
      .answerFlips, "o-xxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1b1g2g1", better: "b1g1f1g2", isExact: true),
    Row(
      .order, "-oxxxxxx--xxooooo-xxxxoo-xooxoooxxoxoxooxxxoooxo-xxxxo-o--oooo-o x",
      worse: "g8b2a1g7b8a8a7a4b3a2", better: "b3b8g8a8a7b2a4g7a1a2", isExact: true),
    Row(
      .reserve, "xxxxxxooxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8", better: "g8", isExact: true),
    Row(
      .moves, "xxxxxooxooooxoooooooxxooooooxoxoooxxoooooxxoxooooxxxoo--oxoooo-- x",
      worse: "g7h7h8g8", better: "h7g7h8g8", isExact: true),
    Row(
      .threat, "xoooooo-oooooo--oooooxxooooooxxooxooooxooxxoooxoo-xxxxxo-ooooooo o",
      worse: "g2a8b7h1h2", better: "h2h1g2a8b7", isExact: true),
    Row(
      .followUp, "xxxxx--oooxxxx-ooxooxxxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1g2g1", better: "g1g2f1", isExact: true),
    Row(
      .freeMove, "oxxxx--oooxxxx-ooxoo-xxooxxooooooxoooooooxooooxooxxxxxoooooooooo o",
      worse: "f1e3g2g1", better: "e3g2g1f1", isExact: true),
    Row(
      .quietReply, "-xxxxxoxxxxxxoooxxxxxxooxxxxxoxoxxxxxoxoxxxooxooxxooooooxooooo-- x",
      worse: "h8g8a1", better: "g8a1h8", isExact: true),
    Row(
      .safeReply, "oo-ooooxooxxxxxxooxxoxxxoooxxoxxoooxoxxxooxoxxxxooooxx--ooxxxx-- o",
      worse: "g7c1g8h7h8", better: "c1g8g7h7h8", isExact: true),
    Row(
      .lastSafeMove, "-x-xxx---xxxxxx-xxxxoxooxxxoxoooxoxxoxooxoxxxoooxxxxxxooxooooooo o",
      worse: "a1a2c1h2h1g1", better: "a2h2h1g1c1a1", isExact: true),
    Row(
      .mobility, "oxo--o----xxxx--oooxxxxooooxxxxxooxooxxxooxoxxoxo-oxxoxx-ooooooo o",
      worse: "g1e1g2h1d1h2b7b2a8a2", better: "b7a8g1g2d1e1h2h1b2a2", isExact: true),
    Row(
      .safeMoves, "ooooooo--xoxxo-xooxooxxxoooxxxxxoooxxxxxooxxxxxxoooxxxx-xxxxxxx- o",
      worse: "h7a2h1g2h8", better: "a2g2h1h7h8", isExact: true),
    Row(
      .laterMobility, "x-xxxxx---xxox-oxxxoxoooxxxooxo-xxoooxooxxoxxooxxxxxxxoxoxxxxx-- o",
      worse: "g8h8b1g2h1h4a2b2", better: "h8h4g8h1g2a2b2b1", isExact: true),
    Row(
      .wall, "----o-----o-----ooooxx---ooxoxx-xoxxxo--xxxooo--xxooo------x-o-- x",
      worse: "c1f2d2e2d1f1g1b2e8f7c8a8b8", better: "e8f7a4c8a2f2e2d2g3g5c1a8"),
    Row(
      .openness, "--x-o-----xxxx--xxxxxxxo-oooxxxxoooooox-ooooooox--ooox----o--o-- o",
      worse: "f1d1b1a4a2g7g2d8e8h1g8h2h5", better: "e8a4a2b7b2h7g1f1d1h2h5h1"),
  ]
}
