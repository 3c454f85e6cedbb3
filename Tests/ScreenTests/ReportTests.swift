import Analysis
import CommandLine
import FileFormats
import GameSession
import Notation
import ReversiCore
import Testing
import Words

@testable import App
@testable import Screen

@Suite("Reports")
struct ReportTests {
  private let words = Words(.english)

  @Test("a game's report names each move, its score and its loss, and ends with a summary")
  func report() throws {
    var analysis = GameAnalysis(of: try GameRecord(transcript: "f5d6c3d3"))
    let evaluations: [(Int, Bool, [Square])] = [
      (1, false, [.f5]), (1, false, [.f6, .e6]), (4, false, [.c3]), (3, true, [.c4]),
      (14, true, []),
    ]
    for (index, (score, isExact, line)) in evaluations.enumerated() {
      analysis.set(
        Evaluation(
          darkScore: score, certainty: isExact ? .exact : .estimate(confidence: 73), depth: 1,
          line: line), at: index)
    }
    #expect(
      words.report(on: analysis) == """
        f5d6c3d3
        Opening: Perpendicular. Black 4, White 4.
          1. Black f5  +1
          2. White d6  -4   lost 3, best -1: f6e6
          3. Black c3  +3
          4. White d3 -14=  lost 11, best -3: c4
        Black lost 0.00 disks a move.
        White lost 7.00 disks a move; worst: 4. d3 (11), 2. d6 (3).
        """)
  }

  @Test("a game's board has coordinates, the disks, and the next move or the result")
  func board() throws {
    let record = try GameRecord(transcript: "d3")
    #expect(
      words.board(of: record) == """
          a b c d e f g h
        1 - - - - - - - -
        2 - - - - - - - -
        3 - - - x - - - -
        4 - - - x x - - -
        5 - - - x o - - -
        6 - - - - - - - -
        7 - - - - - - - -
        8 - - - - - - - -
        Black 4, White 1. White's turn.
        """)
    var named = record
    named.names = PlayerNames(dark: "Ann\u{202E}", light: "Bob")
    #expect(
      words.board(of: named) == words.board(of: record) + "\nBlack: Ann, White: Bob.")
    named.names = PlayerNames(dark: "\u{2066}\u{200B}", light: "Bob")
    #expect(Words(.japanese).board(of: named).hasSuffix("\n白: Bob。"))
    #expect(
      words.report(on: GameAnalysis(of: named)).hasPrefix("d3\nWhite: Bob. Black 4, White 1.\n"))
    let won = try GameRecord(transcript: "f5f6d3e3f3f4g7f2f1")
    #expect(words.board(of: won).hasSuffix("\nBlack 13, White 0. Black won."))
  }

  @Test("a solution names the side to move, the score, the line, the nodes and the time")
  func solution() {
    #expect(words.solution(solution(.exact)) == "Black +4: d3c3; 123 nodes, 1.020 s")
  }

  @Test("an estimate in place of a solution says so, and how far it looked ahead")
  func estimatedSolution() {
    let estimate = solution(.estimate(confidence: 73))
    #expect(
      words.solution(estimate)
        == "Black +4 (an estimate at depth 12): d3c3; 123 nodes, 1.020 s")
    #expect(words.reports.solving(estimate, seconds: 75) == "75 s, depth 12: d3, Black +4")
  }

  private func solution(_ certainty: Certainty) -> Solution {
    Solution(
      position: .newGame, score: 4, certainty: certainty, depth: 12, line: [.d3, .c3], nodes: 123,
      time: .milliseconds(1020))
  }

  @Test(
    "a defect in a text is reported with the number of the move",
    arguments: [
      ("f5d3", "move 2: d3 turns nothing over"), ("f5f5", "move 2: f5 holds a disk"),
      ("f5x", "move 2: 'x' is neither a square nor a pass"),
      ("f5--", "move 2: White can move and may not pass"), ("", "no game"),
      ("f5f6d3e3f3f4g7f2f1a1", "move 10: the game is over"),
      (String(repeating: "-", count: 62) + "xx", nil),
      ("(;GM[Chess];)", "GGF: a game of 'Chess'"),
      ("(;GM[Othello]B[f5]", "GGF: the game ends in the middle"),
      ("(;GM[Othello]BO[10 -- *];)", "GGF: a board of size '10' instead of 8"),
      ("(;GM[Othello]B[f5]B[f6];)", "move 2: it is White's turn"),
      (String(repeating: "-", count: 60), "60 cells instead of 64"),
      ("(;B[f5];)(;B[f5];)", "2 games instead of one"),
      ("f5\u{1B}", "move 2: 'U+1B' is neither a square nor a pass"),
    ] as [(String, String?)])
  func defects(text: String, reason: String?) {
    do throws(GameTextError) {
      _ = try GameText.record(in: text)
      #expect(reason == nil)
    } catch {
      #expect(words.defects.text(of: GameDefect.text(error)) == reason)
    }
  }

  @Test("the standard input has a name in each language")
  func standardInput() {
    let refusal = Refusal.unreadableFile(name: .standardInput, reason: "R")
    #expect(words.text(of: refusal) == "cannot read standard input: R")
    #expect(Words(.japanese).text(of: refusal) == "標準入力 を読めません: R")
  }
}
