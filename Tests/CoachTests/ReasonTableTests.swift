import Analysis
import GameTesting
import ReversiCore
import ReversiTesting
import Testing

@testable import Coach

/// Positions in which a kind of reason must be said, and near misses in which it must not. Most
/// come from games between people; what is true in them follows from the rule beside the case of
/// the kind.
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
      let line = shown.dropFirst(2).prefix(2 * reason.line.count)
      #expect(reason.line.map(\.description).joined() == String(line))
    }
  }
}

/// Two lines from a position.
struct Row: Sendable, CustomTestStringConvertible {
  let kind: Reason.Kind
  private let side: Disk
  private let board: String
  var worse: String
  var better: String
  let basis: Reason.Basis
  let isMissed: Bool
  private let isExact: Bool

  private init(
    _ kind: Reason.Kind, _ side: Disk, _ board: String, worse: String, better: String,
    _ basis: Reason.Basis = .rules, isMissed: Bool = false, isExact: Bool = false
  ) {
    self.kind = kind
    self.side = side
    self.board = board
    self.worse = worse
    self.better = better
    self.basis = basis
    self.isMissed = isMissed
    self.isExact = isExact
  }

  var testDescription: String { "\(kind), \(worse.prefix(2)) or \(better.prefix(2))" }

  /// All reasons by the rules of their kinds. Each move of a line is clearly the best there, and
  /// the static evaluation likes the better line, so that every reason explains the loss.
  func reasons() throws -> [Reason] {
    let position = try Positions.picture(side, board)
    let lines = [worse, better].map { [Square](transcript: $0) }
    let certainty: Certainty = isExact ? .exact : .estimate(confidence: 73)
    let evaluations = [(lines[1], 3), (Array(lines[0].dropFirst()), 0)].map { line, score in
      Evaluation(
        darkScore: side == .dark ? score : -score, certainty: certainty, depth: 12, line: line)
    }
    let contrast = try #require(
      Contrast(
        of: lines[0][0], in: position, before: evaluations[0], after: evaluations[1],
        by: .following(worse: lines[0], better: lines[1], from: position)))
    return contrast.reasons
  }
}

extension Row {
  static let said: [Row] = [
    Row(
      .wipeOut, .light,
      """
      --------
      --------
      ----x---
      ---oxx--
      ---ox-x-
      ---oxx--
      ----x---
      --------
      """,
      worse: "f5c5",
      better: "f7f8f3", .rules),
    Row(
      .wipeOut, .dark,
      """
      --------
      --------
      ----x---
      ---oxx--
      ---ooox-
      ---oxx--
      ----x---
      --------
      """,
      worse: "g6g3",
      better: "c5", .rules, isMissed: true),
    Row(
      .corner, .dark,
      """
      --ooo-x-
      -ooooxx-
      xooxxxoo
      xoxxxxoo
      xoxxxooo
      xxxooxoo
      x-xxxooo
      -oooooox
      """,
      worse: "f1h1h2b7a8b1a1a2",
      better: "a1f1b1a2a8b7h2h1", .rules, isMissed: false, isExact: true),
    Row(
      .corner, .dark,
      """
      --xxxxxo
      -ooooooo
      xoooxooo
      xooooooo
      xxoooooo
      xxoxoxoo
      xoooooxo
      ooooooox
      """,
      worse: "b1a1a2",
      better: "a1b1a2", .rules, isMissed: true, isExact: true),
    Row(
      .xSquare, .light,
      """
      --ooooo-
      --oxxo--
      xoxxox--
      xxooox--
      xxxxxxx-
      xoooooo-
      ---xoo--
      ----o---
      """,
      worse: "b2a1g2g3d8a2b1h1h5b7c7h6h7",
      better: "h4a2g3g4b2a7g2h3h5c7d8c8", .rules, isMissed: false),
    Row(
      .cSquare, .dark,
      """
      --xxxxxo
      -ooooooo
      xoooxooo
      xooooooo
      xxoooooo
      xxoxoxoo
      xoooooxo
      ooooooox
      """,
      worse: "b1a1a2",
      better: "a1b1a2", .rules, isMissed: false, isExact: true),
    Row(
      .wedge, .dark,
      """
      --oooooo
      --oxxxox
      x-xxxoxo
      xxoxoxoo
      xxxooxoo
      xxoxoooo
      x-xoooo-
      -xxxxx--
      """,
      worse: "h8b7h7g8b2a8b1a2a1b3",
      better: "h7b3a2h8b7a8g8a1b2b1", .exact, isMissed: false, isExact: true),
    Row(
      .wedge, .dark,
      """
      ----x---
      oxxxxx--
      oxxooooo
      oxxxoooo
      oxxxxoo-
      ooxxxo--
      oooooo--
      oooooo--
      """,
      worse: "g6h5h7f1h6h8g1g2h1h2d1c1g8g7b1a1",
      better: "g2h1h2d1c1g1f1b1h6g6a1g7h8h5h7g8", .exact, isMissed: true, isExact: true),
    Row(
      .unbalancedEdge, .light,
      """
      --oooo--
      --oxxx--
      ooxoxx--
      oxooxxx-
      xxxxox--
      xxoooo--
      xooooo--
      o--ooo--
      """,
      worse: "g1g6h4h3g5g3h6b2h5a2h2g8h8h7g7h1a1b1g2b8c8",
      better: "g5h5g6g3h6h7g1b2a1b1a2h1", .rules, isMissed: false),
    Row(
      .swindle, .dark,
      """
      --oooooo
      --oxxxox
      x-xxxoxo
      xxoxoxoo
      xxxooxoo
      xxoxoooo
      x-xoooo-
      -xxxxx--
      """,
      worse: "h8b7h7g8b2a8b1a2a1b3",
      better: "h7b3a2h8b7a8g8a1b2b1", .exact, isMissed: false, isExact: true),
    Row(
      .swindle, .light,
      """
      -ooooo--
      -xxxxxx-
      xxxoxxxx
      -xoxxxxx
      xxxoxxxx
      -xxxoxox
      --xxooox
      --xxooox
      """,
      worse: "a1a2h1h2a7a6a4b7g1a8b8",
      better: "a6a4a2b7a1a8b8a7h1h2g1", .exact, isMissed: true, isExact: true),
    Row(
      .pass, .dark,
      """
      ooxxxxxx
      oooxxxx-
      ooooxx-x
      ooxxoxxx
      ooxoxoxx
      oxoooxo-
      oooooooo
      ooooooo-
      """,
      worse: "h8h6g3h2",
      better: "h6g3h8h2", .rules, isMissed: false, isExact: true),
    Row(
      .pass, .light,
      """
      -oooooo-
      --oooo-o
      -xxooxoo
      xxooxoxo
      xxoxxooo
      xxoxxxxo
      --xxxx-o
      -xxxx---
      """,
      worse: "f8b7a8g2a7b2h1g7a1a2a3g8h8",
      better: "g2f8g8a2g7h8b2a1a3b7a7a8", .rules, isMissed: true, isExact: true),
    Row(
      .spentFreeMove, .dark,
      """
      xoxxxxxx
      xooxxxxx
      xooxxxxx
      xooxxxox
      xoxxooxx
      xxxxxxxx
      xxooo--o
      xoo-ooo-
      """,
      worse: "d8f7h8g7",
      better: "f7g7d8h8", .rules, isMissed: true, isExact: true),
    Row(
      .freeMove, .dark,
      """
      --oooo-o
      xoooooo-
      xooxxoxo
      xoxoxxxo
      xoxooxxo
      xxooxoxo
      x-oooxoo
      -ooooooo
      """,
      worse: "h2g1b7b1a8a1",
      better: "b7a8b1a1g1h2", .rules, isMissed: false, isExact: true),
    Row(
      .freeMove, .dark,
      """
      ooxxxxxx
      oooxxxx-
      ooooxx-x
      ooxxoxxx
      ooxoxoxx
      oxoooxo-
      oooooooo
      ooooooo-
      """,
      worse: "h8h6g3h2",
      better: "h6g3h8h2", .rules, isMissed: true, isExact: true),
    Row(
      .evenRegion, .light,
      """
      -oooooo-
      --oxoo-x
      ooxoxoxx
      oxoooxox
      oxooooox
      oxooooox
      xxxoooox
      oxxxxx--
      """,
      worse: "g8h8g2h1b2a2a1",
      better: "b2g8h8g2h1a2a1", .exact, isMissed: false, isExact: true),
    Row(
      .lastMove, .dark,
      """
      ooooox-o
      xoxxxxxo
      xxoxoxxo
      xxxxooxo
      xooooooo
      xxoxoo-o
      xxxoox--
      xoooox--
      """,
      worse: "g7g1g6h8h7g8",
      better: "g6h7g7g1g8h8", .exact, isMissed: false, isExact: true),
    Row(
      .order, .dark,
      """
      --ooooo-
      -xxxxo-x
      xxxoooox
      oxoxxoox
      oxooooox
      xooooxxx
      --oxxo--
      --xxxxo-
      """,
      worse: "b8a8a7b7g7b1a1a2h1g2h8h7",
      better: "h8h7b8h1g2b1g7b7a2a1a7a8", .rules, isMissed: true, isExact: true),
    Row(
      .moves, .dark,
      """
      xxxxxxxx
      oxooooox
      -oxoooox
      -ooxoxox
      ooooxoxx
      ooooxxxx
      -ooxxxoo
      oooooooo
      """,
      worse: "a3a4a7",
      better: "a4a3a7", .rules, isMissed: false, isExact: true),
    Row(
      .moves, .light,
      """
      ---xxxxx
      x-xooooo
      xxxooxoo
      xoxooooo
      xxoooooo
      -oxooooo
      o-oooooo
      -ooooooo
      """,
      worse: "c1a6a1b1b2b7a8",
      better: "b7a8a6a1b1c1b2", .rules, isMissed: true, isExact: true),
    Row(
      .mobility, .light,
      """
      xxxooo--
      xxxxoo--
      xoxxxox-
      xxxxoox-
      xxxxoox-
      xooxooxx
      xoooooo-
      ooooooo-
      """,
      worse: "h3h4h7h8h5h2g2g1h1",
      better: "h7g1h5g2h3h8h1h2h4", .rules, isMissed: false, isExact: true),
    Row(
      .laterMobility, .dark,
      """
      --------
      --xooooo
      ooooooxx
      --xoxox-
      --xoxxxx
      ---oooxx
      ----o--x
      --------
      """,
      worse: "h1b6b5h4g1h8f1c1d7g7d1c6b4",
      better: "f7f8c6d1g7b6b4a4a6h8h1b5", .estimate, isMissed: false),
    Row(
      .quietReply, .light,
      """
      --------
      --------
      ----x---
      ---xoo--
      --xxox--
      ---o----
      --------
      --------
      """,
      worse: "f6f3c4d3e6c3f2g3e2g4g5c6h5",
      better: "c6d3f6e6d7g3c4g5c3f7d2e7", .rules, isMissed: false),
    Row(
      .wall, .dark,
      """
      --------
      --------
      -----oxx
      ---oooxx
      --xooxx-
      --oooxoo
      ---oxx--
      --ox----
      """,
      worse: "b6e8e2c7d3e3c4a6f2b5b7b3b8",
      better: "h5h2e3d2b8d3c3c4b5c2b4h7", .rules, isMissed: false),
    Row(
      .openness, .light,
      """
      --------
      ---o----
      --xoo---
      --oooo--
      -ooooo--
      --xooxx-
      --xxxx--
      --xx-o--
      """,
      worse: "h6b4b6b3c2g5a5a3h5a4b7c1a6",
      better: "b3b4a5g4g5h5b6f3g3a6a7f2", .rules, isMissed: false),
    Row(
      .openness, .light,
      """
      --------
      --------
      --xo----
      --xxxo--
      ---oxx--
      ---o-x--
      --------
      --------
      """,
      worse: "b4f3e6e3g5g6e7f7g3h4g4h3h5",
      better: "f3e6e7f7c5b6g6d2f8g5c6d7", .rules, isMissed: true),
    Row(
      .flips, .dark,
      """
      xxxxxxxx
      oxxxxxxx
      oxxxxxxx
      oxoxxxxx
      oxxxxxxx
      oxxoooxx
      oooooo--
      -oooo---
      """,
      worse: "a8g7f8g8h7h8",
      better: "g7h7h8g8a8f8", .rules, isMissed: false, isExact: true),
    Row(
      .diagonal, .dark,
      """
      --------
      --x-----
      -oooox--
      oooooo--
      xxoxoxx-
      --oooo--
      --o-----
      --------
      """,
      worse: "e2a6d7f7g3c8d8d2d1f1e7e1c1",
      better: "e7b6f7a6e2d2d1f2d7g6b8h4", .rules, isMissed: false),
    Row(
      .diagonal, .light,
      """
      oooooooo
      --xxxooo
      --xxoooo
      -xxooooo
      --xxoxoo
      xxxoxooo
      --xooooo
      -ooooooo
      """,
      worse: "b2b3b7a2b5a3a4a5a7",
      better: "b5a5a3b3b2b7a2a4a7", .rules, isMissed: true, isExact: true),
    Row(
      .stableDisks, .light,
      """
      ----oo--
      ---ooo-x
      -oooxoxx
      -ooxooxx
      -xxoooxx
      -xxxooox
      -ooxooox
      --xxxxxx
      """,
      worse: "a7g2h1g1a5b8a8c1c2a6a2b2a4a3a1b1d1",
      better: "g2a8a6a7b8h1g1c1c2d1a5a3b1b2a1a2a4", .exact, isMissed: false, isExact: true),
    Row(
      .stableDisks, .dark,
      """
      --oooox-
      --oooxx-
      xoxxxoxo
      oooooooo
      -ooxxoxo
      xooxoxxo
      --oooox-
      --oooo--
      """,
      worse: "g8a2a5b2b8h1h2a7a1b1a8b7h7h8",
      better: "a5h8b1b2a7b7a8b8a2a1g8h7h1h2", .estimate, isMissed: false, isExact: true),
    Row(
      .stableDisks, .dark,
      """
      --ox-x--
      --xoxx--
      oxxxxxxx
      xoxxxxxx
      -xoxxoox
      -oooooox
      --oxxx-x
      ----xx--
      """,
      worse: "a2e1a5g1c8b7a8a6g7a1g2d8b8a7h1h2h8g8b2b1",
      better: "e1g1a5g2b7a6h1h2b1a8g7b8c8d8a7g8a2a1h8b2", .exact, isMissed: true, isExact: true),
  ]

  static let silent: [Row] = [
    // A white disk is left.
    Row(
      .wipeOut, .light,
      """
      -------o
      --------
      ----x---
      ---oxx--
      ---ox-x-
      ---oxx--
      ----x---
      --------
      """,
      worse: "f5c5",
      better: "f7f8f3"),
    // A reply to the better move could take the last disk, too.
    Row(
      .wipeOut, .light,
      """
      --------
      --------
      ---xxx--
      ---xxx--
      ---xox--
      -----x--
      -----x--
      --------
      """,
      worse: "c3b2",
      better: "c5b6"),
    // The same corners fall after both moves.
    Row(
      .corner, .light,
      """
      ---xxxxx
      x-xooooo
      xxxooxoo
      xoxooooo
      xxoooooo
      -oxooooo
      o-oooooo
      -ooooooo
      """,
      worse: "c1a6a1b1b2b7a8",
      better: "b7a8a6a1b1c1b2", isExact: true),
    // The X-square does not lose the corner.
    Row(
      .xSquare, .light,
      """
      -o-xxx--
      --ooxx--
      o-oxoxxx
      -oxxoxox
      oooooooo
      -ooooxoo
      xoooooxo
      xxxxxxxx
      """,
      worse: "g2a6b3a4c1a1a2g1h1h2b2",
      better: "b3a4c1a6g1a2g2h1h2a1b2", isExact: true),
    // The C-square does not lose the corner.
    Row(
      .cSquare, .dark,
      """
      ----ox--
      xo--xox-
      xooxxxoo
      xxxxxxxx
      xoxxxxxx
      xoxxxxxx
      xxxxxxxx
      xxxxxxxx
      """,
      worse: "h2d2d1c2a1b1c1g1",
      better: "d1d2h2a1b1g1c2c1", isExact: true),
    // An edge move beside one disk only.
    Row(
      .wedge, .dark,
      """
      xxxxxxxx
      oxooooox
      -oxoooox
      -ooxoxox
      ooooxoxx
      ooooxxxx
      -ooxxxoo
      oooooooo
      """,
      worse: "a3a4a7",
      better: "a4a3a7", isExact: true),
    // Five disks, but the edge has others.
    Row(
      .unbalancedEdge, .dark,
      """
      xxxxxxxx
      oxxxxxxx
      oxxxxxxx
      oxoxxxxx
      oxxxxxxx
      oxxoooxx
      oooooo--
      -oooo---
      """,
      worse: "a8g7f8g8h7h8",
      better: "g7h7h8g8a8f8", isExact: true),
    // The other side can answer in the region.
    Row(
      .swindle, .dark,
      """
      xxxxxxxx
      oxooooox
      -oxoooox
      -ooxoxox
      ooooxoxx
      ooooxxxx
      -ooxxxoo
      oooooooo
      """,
      worse: "a3a4a7",
      better: "a4a3a7", isExact: true),
    // The side has to pass after both moves.
    Row(
      .pass, .dark,
      """
      --xxxxxo
      -ooooooo
      xoooxooo
      xooooooo
      xxoooooo
      xxoxoxoo
      xoooooxo
      ooooooox
      """,
      worse: "b1a1a2",
      better: "a1b1a2", isExact: true),
    // The opponent can play there after the better move.
    Row(
      .spentFreeMove, .light,
      """
      -xxxxx--
      oxxoooo-
      oxxxxoo-
      oxxxoxoo
      oxxoxoxo
      oxoxxxoo
      ooooxx-o
      o-ooox--
      """,
      worse: "g8b8h1g1h8a1g7h3h2",
      better: "g7h8g8b8a1h1g1h3h2", isExact: true),
    // Only the side can play there, but it opens a move.
    Row(
      .freeMove, .dark,
      """
      xxxxxxxx
      oxooooox
      -oxoooox
      -ooxoxox
      ooooxoxx
      ooooxxxx
      -ooxxxoo
      oooooooo
      """,
      worse: "a3a4a7",
      better: "a4a3a7", isExact: true),
    // Both regions are even.
    Row(
      .evenRegion, .light,
      """
      xxxxxxxx
      xoooxxxx
      xooxxxxx
      xoxooxox
      xxooxxox
      xxxxoxxx
      --ooooxx
      ooooo--x
      """,
      worse: "g8f8a7b7",
      better: "a7g8b7f8", isExact: true),
    // The opponent moves last after both moves.
    Row(
      .lastMove, .dark,
      """
      --xxxxxo
      -ooooooo
      xoooxooo
      xooooooo
      xxoooooo
      xxoxoxoo
      xoooooxo
      ooooooox
      """,
      worse: "b1a1a2",
      better: "a1b1a2", isExact: true),
    // The better move is still legal.
    Row(
      .order, .dark,
      """
      ooooox-o
      xoxxxxxo
      xxoxoxxo
      xxxxooxo
      xooooooo
      xxoxoo-o
      xxxoox--
      xoooox--
      """,
      worse: "g7g1g6h8h7g8",
      better: "g6h7g7g1g8h8", isExact: true),
    // The same replies and moves are legal.
    Row(
      .moves, .light,
      """
      xxxxxxxx
      xoooxxxx
      xooxxxxx
      xoxooxox
      xxooxxox
      xxxxoxxx
      --ooooxx
      ooooo--x
      """,
      worse: "g8f8a7b7",
      better: "a7g8b7f8", isExact: true),
    // Two moves in all.
    Row(
      .mobility, .dark,
      """
      ooxxxxxx
      oooxxxx-
      ooooxx-x
      ooxxoxxx
      ooxoxoxx
      oxoooxo-
      oooooooo
      ooooooo-
      """,
      worse: "h8h6g3h2",
      better: "h6g3h8h2", isExact: true),
    // The opponent has more moves, but so has the side.
    Row(
      .laterMobility, .dark,
      """
      --------
      --------
      ---o-x--
      ---ooxx-
      --oooo--
      --xooo--
      --------
      --------
      """,
      worse: "f7g3h3g6c7f8e3e2c3e7c4b4b6",
      better: "c7d7e3e2d2d1c3c4c1b6e1b3"),
    // The reply has an openness of three.
    Row(
      .quietReply, .light,
      """
      --xxxx-x
      -oooooxx
      oxooxxox
      oxooxxox
      oxooooxx
      ooooooox
      oooooo--
      oxooooo-
      """,
      worse: "g1a2b1a1h7g7h8",
      better: "a2g1h8h7g7a1b1", isExact: true),
    // Two frontier disks more.
    Row(
      .wall, .dark,
      """
      ---ooo-x
      --ox-xxx
      ooxxxxxx
      oooxxxox
      oooooxxx
      ooxooxxx
      oooxoo--
      oooooooo
      """,
      worse: "c1b1g7e2a2a1h7g1b2",
      better: "g7h7b2e2a2a1b1c1g1", isExact: true),
    // An openness greater by two.
    Row(
      .openness, .dark,
      """
      xxxxxxx-
      xoooxoo-
      xoooooo-
      xoxooox-
      xxooooxx
      xooxooxx
      ooooox--
      o-xxxxx-
      """,
      worse: "h4h7h8g7b8h3h2h1",
      better: "g7h4b8h8h7h1h2h3", isExact: true),
    // Two disks more.
    Row(
      .flips, .dark,
      """
      xoxxxxxx
      xooxxxxx
      xooxxxxx
      xooxxxox
      xoxxooxx
      xxxxxxxx
      xxooo--o
      xoo-ooo-
      """,
      worse: "d8f7h8g7",
      better: "f7g7d8h8", isExact: true),
    // Three disks on a diagonal.
    Row(
      .diagonal, .dark,
      """
      --------
      --------
      ---xo-x-
      ---xox--
      --xoox--
      --ooox--
      --------
      --------
      """,
      worse: "d2b5e7f7f8g5g6g4c4d7h5e8f3",
      better: "f3g5e7f7h5d8d7c4g6e8b3g4"),
    // The opponent gets more stable disks, but the side gets still more.
    Row(
      .stableDisks, .dark,
      """
      --xxxxxx
      oxoooooo
      x--ooxoo
      x-ooxooo
      oooxxooo
      ooxxxxoo
      oooxoooo
      xxxxxxxx
      """,
      worse: "b4b3c3a1b1",
      better: "b3b4a1b1c3", isExact: true),
  ]
}
