import Archive
import GameSession
import Notation
import Texts
import Words

package struct LibraryWords: WordSet {
  package let language: Language

  package var title: String { text("My games", "棋譜集") }

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
      "With them come your results at each level, and your rating.",
      "レベル別の成績とレーティングもここに出ます。")
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

  package var tip: String { text("library and a number opens one.", "libraryと番号で開けます。") }

  package func noGame(_ number: Int) -> String {
    text("No game \(number) is listed. Type: library", "\(number)番の対局は一覧にありません。libraryと入力してください。")
  }

  package var openCommand: String { text("your games, open one", "対局一覧、Nで開く") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("my games: how you have done", "my games", "games"),
      KeyPhrases("棋譜集: 打った対局の一覧", "棋譜集", "棋譜集"))
  }

  var gamesKeys: KeyPhrases {
    text(
      KeyPhrases("my games: select a game", "select game", "game"),
      KeyPhrases("棋譜集: 対局を選ぶ", "対局を選ぶ", "選択"))
  }

  var reviewKey: KeyPhrases {
    text(
      KeyPhrases("my games: review the game", "review game", "review"),
      KeyPhrases("棋譜集: その対局を検討する", "検討する", "検討"))
  }

  var filterKey: KeyPhrases {
    text(
      KeyPhrases("my games: find games", "find games", "find"),
      KeyPhrases("棋譜集: 対局を探す", "対局を探す", "検索"))
  }

  var foundKey: KeyPhrases {
    text(
      KeyPhrases("my games: end the search words", "to the games", "to the games", "games"),
      KeyPhrases("棋譜集: 検索語の入力を終える", "一覧へ", "一覧へ"))
  }

  var removeKey: KeyPhrases {
    text(
      KeyPhrases("my games: remove the game", "remove game", "remove"),
      KeyPhrases("棋譜集: その対局を消す", "対局を消す", "削除"))
  }

  func text(of question: Library.Question) -> String {
    switch question {
    case .add(let games) where games.count == 1:
      let game = Words(language).summary(of: games[0].record)
      return text(
        "Do you want to add this game to your games? \(game)", "この1局を棋譜集に加えますか？\(game)")
    case .add(let games):
      return text(
        "Do you want to add these \(games.count) games to your games?",
        "この\(games.count)局を棋譜集に加えますか？")
    case .remove:
      return text(
        "Do you really want to remove this game from your games?", "この対局を棋譜集から本当に消しますか？")
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

  /// How often the person has won against each level, and the rating if there is one; nil if no
  /// game was played to the end. Shorter wordings say less of the rating, and leave out the levels
  /// with the fewest games.
  package func results(in summary: GameSummary) -> Wording? {
    let levels = summary.levels.compactMap { level in
      summary.tallies[level].map { (level: level.number, tally: $0) }
    }.filter { $0.tally.finished > 0 }
    let byGames = levels.sorted { $1.tally.games < $0.tally.games }
    let wins = byGames.indices.reversed().flatMap { last in
      let kept = Set(byGames[...last].map(\.level))
      let items = levels.filter { kept.contains($0.level) }.map {
        library.wins($0.tally.won, of: $0.tally.finished, level: $0.level)
      }
      return [
        library.wins(list(items.map(\.longest))).longest,
        library.wins(list(items.map(\.shortest))).shortest,
      ]
    }
    guard let most = wins.first, let rating = rating(in: summary) else { return Wording(wins) }
    func line(_ wins: String, _ rating: String) -> String { "\(wins)  \(rating)" }
    return Wording(
      rating.texts.map { line(most, $0) } + wins.dropFirst().map { line($0, rating.shortest) })
  }
}
