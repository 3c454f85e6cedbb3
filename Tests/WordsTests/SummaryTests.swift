import Analysis
import App
import Archive
import Coach
import GameSession
import ReversiCore
import Testing
import Texts

@testable import Words

@Suite("The summary in words")
struct SummaryTests {
  /// Games that dark won, and in which it gave away a number of disks a move.
  private static func summary(_ losses: [Int]) throws -> GameSummary {
    var summary = GameSummary()
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    for loss in losses {
      let game = LevelGame(
        identity: nil, level: .standard, side: .dark, record: record)
      var analysis = GameAnalysis(of: record)
      for index in 0..<record.plies.count {
        // Dark moves five times, and gives everything away with its first move.
        let score = index == 0 ? 64 : 64 - 5 * loss
        analysis.set(
          Evaluation(darkScore: score, certainty: .exact, depth: 1, line: []), at: index)
      }
      summary.add(game)
      summary.add(GameLosses(total: analysis.totalLoss(of: game.side)), of: game)
    }
    return summary
  }

  @Test("says what is due in practice, without games, too, and nothing if nothing is asked")
  func practice() throws {
    for games in [[], [1]] {
      var summary = try Self.summary(games)
      func report(_ language: Language = .english) -> String {
        Words(language).report(on: summary, usesBlocks: false)
      }
      summary.practice = PracticeProgress(due: 0, learned: 0, lines: 0)
      #expect(!report().contains("Practice"))
      summary.practice = PracticeProgress(due: 12, learned: 3, lines: 1)
      #expect(report().contains("\nPractice: 12 due today, 3 learned, 1 line to know."))
      #expect(report(.japanese).contains("\n練習: 今日12問、習得3問、覚える進行1個"))
    }
  }

  @Test("has the rating after ten games, in every language")
  func rating() throws {
    let summary = try Self.summary(Array(repeating: 1, count: 10))
    let english = Words(.english).report(on: summary, usesBlocks: false).split(separator: "\n")
    // Below the mean of tournament players, a level says more.
    #expect(english.contains("You play like level 6 (95 %: 4 to 9)."))
    let japanese = Words(.japanese).report(on: summary, usesBlocks: true)
    #expect(japanese.contains("\nレベル6くらい"))
    #expect(
      Words(.english).rating(in: summary)?.texts.dropFirst()
        == ["You play like level 6 (4 to 9)", "You play like level 6"])
    let few = Words(.english).report(on: try Self.summary([1]), usesBlocks: false)
    #expect(!few.contains("Rating: "))
  }

  @Test("says that a rating at an end of the scale is a bound")
  func bounds() throws {
    var summary = GameSummary()
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    for _ in 0..<60 {
      summary.add(LevelGame(identity: nil, level: .strongest, side: .dark, record: record))
    }
    let (english, japanese) = (Words(.english), Words(.japanese))
    #expect(english.rating(in: summary)?.texts[1] == "Rating: 1500 or more (1453 to 1500 or more)")
    #expect(japanese.rating(in: summary)?.texts[1] == "レーティング: 1500以上（1453〜1500以上）")
    summary = GameSummary()
    for _ in 0..<60 {
      summary.add(LevelGame(identity: nil, level: Level.all[0], side: .light, record: record))
    }
    #expect(english.rating(in: summary)?.shortest == "You play like level 0")
    #expect(japanese.rating(in: summary)?.shortest == "レベル0くらい")
  }

  @Test("says how many games do not count")
  func excluded() throws {
    for games in [[], [1]] {
      var summary = try Self.summary(games)
      summary.add(
        LevelGame(
          identity: nil, level: .standard, side: .dark, record: GameRecord(),
          exclusions: [.hurried]))
      func report(_ language: Language) -> String {
        Words(language).report(on: summary, usesBlocks: false)
      }
      #expect(report(.english).contains("1 game does not count; the list of games says why."))
      #expect(report(.japanese).contains("集計外の対局: 1局（理由は対局の一覧）"))
      #expect(!report(.english).contains("no games"))
    }
  }

  @Test("has a table of mistakes by reason")
  func mistakes() throws {
    var summary = try Self.summary([])
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    let game = LevelGame(identity: nil, level: .standard, side: .dark, record: record)
    summary.add(game)
    let mistakes = [(Reason.Kind.corner, 34), (.corner, 8), (.quietReply, 50), (nil, 7)]
    let losses = GameLosses(
      total: TotalLoss(disks: 9, moves: 3),
      mistakes: mistakes.map { MistakeReason($0.0, empties: $0.1) })
    summary.add(losses, of: game)
    let report = Words(.english).report(on: summary, usesBlocks: false)
    #expect(
      report.hasSuffix(
        """

        Your 4 mistakes in that game, by the main reason:
        Reason           Mistakes  Opening  Middle  Ending  Older games  Newer games
        corner                  2        0       1       1            0            2
        quiet answer            1        1       0       0            0            1
        no reason found         1        0       0       1            0            1
        """), "\(report)")
  }

  @Test("names each kind of reason in 16 columns")
  func names() {
    for words in [Words(.english), Words(.japanese)] {
      let names = Reason.Kind.allCases.map(words.summary.name) + [words.summary.noReason]
      #expect(Set(names).count == names.count && names.allSatisfy { $0.columns <= 16 })
    }
  }

  @Test("plots the ratings from two on")
  func ratings() throws {
    let words = Words(.english)
    let summaries = try [10, 20, 30].map { try Self.summary(Array(repeating: 1, count: $0)) }
    let plotted = summaries.map {
      words.report(on: $0, usesBlocks: true).contains("Level every ten games")
    }
    #expect(plotted == [false, true, true])
    // -203, -91 and -23: 11 of 12, 21 of 22 and 31 of 32 points against level 3 at -620.
    let lines = words.report(on: summaries[2], usesBlocks: true)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.suffix(11) == [
        "", "Level every ten games, each by the last 50, the oldest first:",
        "15 │", "   │", "   │", "   │", "   │▂▆▆", "   │███", "   │███", "   │███", " 0 └───",
      ])
    #expect(!words.report(on: summaries[0], usesBlocks: true).contains("└─\n"))
  }

  @Test("is tables by level and opening, and a plot of the losses in ASCII or in blocks")
  func report() throws {
    let words = Words(.english)
    let summary = try Self.summary([4, 2, 1, 0])
    #expect(
      words.report(on: summary, usesBlocks: false) == """
        Level  Games  Won  Tied  Lost  Given up   Lead  Loss
            3      4    4     0     0         0  +64.0  1.75

        Opening        Games  Won  Tied  Lost  Given up   Lead  Loss
        Perpendicular      4    4     0     0         0  +64.0  1.75

        Lead: the disks by which you won on average.
        Loss: the disks you gave away with each move on average.
        Losses and mistakes: of 4 of these 4 games, which practice has searched.

        Loss in each of those 4 games, the oldest first:
        4 |#
          |#
          |#
          |#
          |##
          |##
          |###
          |###
        0 +----
        """)
    let blocks = words.report(on: try Self.summary([8, 1]), usesBlocks: true)
    #expect(blocks.split(separator: "\n").suffix(3) == ["  │█", "  │██", "0 └──"])
  }

  @Test("has the ten openings that were played most, in each language at most 80 columns wide")
  func openings() throws {
    var summary = GameSummary()
    // The longest name is among the ten.
    let longest = try #require(Opening.all.max { $0.name.count < $1.name.count })
    for (number, opening) in ([longest] + Opening.all.prefix(12)).enumerated() {
      let game = LevelGame(
        identity: nil, level: .standard, side: .dark, record: opening.record)
      for _ in 0...(20 - number) { summary.add(game) }
    }
    for language in Language.allCases {
      let report = Words(language).report(on: summary, usesBlocks: false)
      let tables = report.split(separator: "\n", omittingEmptySubsequences: false)
        .split(separator: "")
      #expect(tables[1].count == 11)
      #expect(tables[1].dropFirst().first?.hasPrefix(Words(language).name(of: longest)) == true)
      #expect(tables[1].allSatisfy { String($0).columns <= 80 })
    }
  }

  @Test("has a line for the library, whose shorter wordings leave out the rarest levels")
  func results() throws {
    var summary = try Self.summary([1, 1])
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    summary.add(
      LevelGame(
        identity: nil, level: .strongest, side: .light, record: record))
    let words = Words(.english)
    #expect(
      words.results(in: summary)?.texts == [
        "You won 2 of 2 at level 3, 0 of 1 at level 15.", "Won at level 3: 2/2, 15: 0/1",
        "You won 2 of 2 at level 3.", "Won at level 3: 2/2",
      ])
    #expect(words.results(in: GameSummary()) == nil)
    let rated = try Self.summary(Array(repeating: 1, count: 10))
    #expect(
      words.results(in: rated)?.texts.dropFirst() == [
        "You won 10 of 10 at level 3.  You play like level 6 (4 to 9)",
        "You won 10 of 10 at level 3.  You play like level 6",
        "Won at level 3: 10/10  You play like level 6",
      ])
    #expect(
      Words(.japanese).results(in: rated)?.shortest == "レベル別の勝ち 3: 10/10  レベル6くらい")
  }

  @Test("a game that was given up is neither won nor lost")
  func unfinished() throws {
    var summary = GameSummary()
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    let words = Words(.english)
    summary.add(LevelGame(identity: nil, level: .standard, side: .dark, record: record))
    #expect(words.results(in: summary) == nil)
    let won = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    summary.add(LevelGame(identity: nil, level: .standard, side: .dark, record: won))
    summary.add(LevelGame(identity: nil, level: .strongest, side: .dark, record: record))
    #expect(words.results(in: summary)?.longest == "You won 1 of 1 at level 3.")
  }

  @Test("says that there are no games, or that none fits, in each language")
  func empty() {
    for language in Language.allCases {
      let texts = [false, true].map {
        Words(language).report(on: GameSummary(), isFiltered: $0, usesBlocks: true)
      }
      #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
      #expect(texts[0] != texts[1])
    }
    let text = Words(.english).report(on: GameSummary(), isFiltered: true, usesBlocks: true)
    #expect(text == "No game against the computer fits.")
  }
}
