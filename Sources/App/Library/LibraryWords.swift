import Analysis
import Archive
import GameSession
import Notation
import Texts
import Words

package struct LibraryWords: WordSet {
  package let language: Language

  package var title: String { text("Library", "棋譜集") }

  package func place(_ number: Int, of count: String) -> Wording {
    text(
      ["game \(number) of \(count)", "\(number)/\(count)"],
      ["\(number)局目/\(count)局", "\(number)/\(count)"])
  }

  package var searching: Wording { text("searching", "検索中") }

  package var empty: Wording {
    text(
      [
        "No games yet. Games that end, or are given up after ten moves, are kept here.",
        "No games yet.",
      ],
      ["まだ対局がありません。終局した対局と、10手以上でやめた対局が残ります。", "まだ対局がありません。"])
  }

  /// The page without games: there are none yet, and what will stand there.
  package var emptyPage: Wording { Wording(["\(empty.longest) \(later)"] + empty.texts) ?? empty }

  var later: String {
    text(
      "With them come your results at each level, the disks you gave away, and your rating.",
      "レベル別の成績、損した石、レーティングもここに出ます。")
  }

  package var playFirst: String { text("play the first game", "最初の対局へ") }

  package var noMatch: Wording { text("No game fits.", "該当する対局がありません。") }

  /// A line of the archive that is not a game, in at most 14 columns.
  package var noGame: String { text("no game", "棋譜でない行") }

  func wins(_ levels: String) -> Wording {
    text(
      ["You won \(levels).", "Won at level \(levels)"], ["勝ち: \(levels)", "レベル別の勝ち \(levels)"])
  }

  /// How often the person has won at one level.
  func wins(_ won: Int, of games: Int, level: Int) -> Wording {
    text(
      ["\(won) of \(games) at level \(level)", "\(level): \(won)/\(games)"],
      ["レベル\(level) \(games)局中\(won)勝", "\(level): \(won)/\(games)"])
  }

  func losses(in games: String, _ levels: String) -> Wording {
    text(
      ["Disks lost a move in \(games): \(levels)", "Loss at level \(levels)"],
      ["\(games)の1手平均の石損: \(levels)", "レベル別の1手の石損 \(levels)"])
  }

  /// The disks given away with each move at one level.
  func loss(_ disks: FixedDecimal, level: Int) -> Wording {
    text(
      ["\(disks) at level \(level)", "\(level): \(disks)"],
      ["レベル\(level) \(disks)", "\(level): \(disks)"])
  }

  /// Names the number of analyzed games unless it is all of them.
  func lastGames(_ count: Int, analyzed number: Int) -> String {
    let games = text("the last \(count) \(count == 1 ? "game" : "games")", "最近\(count)局")
    return number == count
      ? games : text("\(number) of \(games)", "\(games)のうち\(number)局")
  }

  package var tip: String { text("library and a number opens one.", "libraryと番号で開けます。") }

  package func noGame(_ number: Int) -> String {
    text("No game \(number) is listed. Type: library", "\(number)番の対局は一覧にありません。libraryと入力してください。")
  }

  package var openCommand: String { text("your games, open one", "対局一覧、Nで開く") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("library of the games you played", "library", "library"),
      KeyPhrases("棋譜集: 打った対局の一覧", "棋譜集", "棋譜集"))
  }

  var gamesKeys: KeyPhrases {
    text(
      KeyPhrases("library: select a game", "select game", "game"),
      KeyPhrases("棋譜集: 対局を選ぶ", "対局を選ぶ", "選択"))
  }

  var reviewKey: KeyPhrases {
    text(
      KeyPhrases("library: review the game", "review game", "review"),
      KeyPhrases("棋譜集: その対局を検討する", "検討する", "検討"))
  }

  var filterKey: KeyPhrases {
    text(
      KeyPhrases("library: find games", "find games", "find"),
      KeyPhrases("棋譜集: 対局を探す", "対局を探す", "検索"))
  }

  var foundKey: KeyPhrases {
    text(
      KeyPhrases("library: end the search words", "to the games", "to the games", "games"),
      KeyPhrases("棋譜集: 検索語の入力を終える", "一覧へ", "一覧へ"))
  }

  var removeKey: KeyPhrases {
    text(
      KeyPhrases("library: remove the game", "remove game", "remove"),
      KeyPhrases("棋譜集: その対局を消す", "対局を消す", "削除"))
  }

  func text(of question: Library.Question) -> String {
    switch question {
    case .add(let games) where games.count == 1:
      let game = Words(language).summary(of: games[0].record)
      return text(
        "Do you want to add this game to the library? \(game)", "この1局を棋譜集に加えますか？\(game)")
    case .add(let games):
      return text(
        "Do you want to add these \(games.count) games to the library?",
        "この\(games.count)局を棋譜集に加えますか？")
    case .remove:
      return text(
        "Do you really want to remove this game from the library?", "この対局を棋譜集から本当に消しますか？")
    }
  }

  /// For a dialog that does not fit; names the keys for the answers.
  func shortText(of question: Library.Question) -> String {
    switch question {
    case .add: text("Add: y or n?", "追加: y/n?")
    case .remove: text("Remove: y or n?", "削除: y/n?")
    }
  }
}

extension Words {
  package var library: LibraryWords { LibraryWords(language: language) }
}

// Shorter wordings leave out the levels with the fewest games.
extension Words {
  /// How often the person has won against each level, or nil.
  package func wins(in summary: GameSummary) -> Wording? {
    card(summary) { level in
      let (tally, number) = (level.tally, level.level.number)
      return tally.finished == 0 ? nil : library.wins(tally.won, of: tally.finished, level: number)
    } line: {
      library.wins($0)
    }
  }

  /// The disks given away with each move against each level; nil if no game has been analyzed.
  package func losses(in summary: GameSummary) -> Wording? {
    let (number, count) = (summary.losses.count, summary.analyzedCount)
    let games = library.lastGames(count, analyzed: number)
    return card(summary) { level in
      level.tally.meanLoss.map {
        library.loss(FixedDecimal($0, digits: 1), level: level.level.number)
      }
    } line: {
      library.losses(in: games, $0)
    }
  }

  private typealias Tallied = (level: Level, tally: GameSummary.Tally)

  private func card(
    _ summary: GameSummary, _ item: (Tallied) -> Wording?, line: (String) -> Wording
  ) -> Wording? {
    let levels = summary.levels.compactMap { level in
      summary.tallies[level].map { (level: level, tally: $0) }
    }
    let maximum = levels.sorted { $1.tally.games < $0.tally.games }
    return Wording(
      (0..<maximum.count).reversed().flatMap { index in
        let kept = Set(maximum.prefix(index + 1).map(\.level))
        let items = levels.filter { kept.contains($0.level) }.compactMap(item)
        return items.isEmpty
          ? []
          : [line(list(items.map(\.longest))).longest, line(list(items.map(\.shortest))).shortest]
      })
  }
}
