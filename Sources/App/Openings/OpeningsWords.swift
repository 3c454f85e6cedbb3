import Analysis
import ReversiCore
import Texts
import Words

/// What the list of openings says.
package struct OpeningsWords: WordSet {
  package let language: Language

  /// The title of the list.
  package var title: String { text("Openings", "定石") }

  /// No move is known here.
  package var empty: Wording {
    text(
      ["Neither the book nor your games know a move here.", "No move is known here."],
      ["ここで知られている手は、定石集にも棋譜集にもありません。", "知られている手がありません。"])
  }

  /// The score of a move in the book.
  package func score(_ lead: String) -> Wording {
    text(["\(lead), book", lead], ["\(lead)（定石）", lead])
  }

  /// The percentage of people at the person's level that plays a move.
  package func people(_ percent: Int) -> Wording {
    text(
      ["played by \(percent)% at your level", "\(percent)% at your level", "\(percent)%"],
      ["同じ強さの人の\(percent)%", "\(percent)%"])
  }

  /// The number of games with a move.
  func games(_ games: Int) -> Wording {
    text(["\(games) \(games == 1 ? "game" : "games")", "\(games)"], ["\(games)局", "\(games)"])
  }

  /// How the games with a move ended for the person, or for Black.
  func results(_ tally: GameResults.Tally, ofYou isYou: Bool) -> Wording {
    let (won, tied, lost) = (tally.won, tally.tied, tally.lost)
    let counts = "\(won)-\(tied)-\(lost)"
    return isYou
      ? text(
        ["you won \(won), tied \(tied), lost \(lost)", "you \(counts)", counts],
        ["あなたの\(won)勝\(tied)分\(lost)敗", "自分 \(counts)", counts])
      : text(
        ["Black won \(won), tied \(tied), lost \(lost)", "Black \(counts)", counts],
        ["黒の\(won)勝\(tied)分\(lost)敗", "黒 \(counts)", counts])
  }

  /// There are no games with a move.
  package var unplayed: Wording {
    text(["in none of your games", "no games"], ["棋譜集にはない手", "なし"])
  }

  /// The archive's games are being counted, in at most 19 columns.
  package var counting: Wording { text("counting games", "対局を集計中") }

  /// The side to move and the opening so far, in text mode.
  package func list(of side: Disk, after opening: Opening?) -> String {
    guard let opening else {
      return text("\(side.english) to move. Openings:", "\(side.japanese)番。定石:")
    }
    return text(
      "\(side.english) to move after \(opening.name). Openings:",
      "\(side.japanese)番。\(opening.japanese)からの定石:")
  }

  /// The person learns a line that goes through the position in view; perhaps an earlier version
  /// learned it, which did not check its moves.
  package func learned(_ line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = Words(language).name(of: line.side)
    return isChecked
      ? text(
        ["You learn this line as \(side)", "your line as \(side)"],
        ["\(side)番で覚える進行です", "\(side)番で覚える"])
      : text(
        [
          "You learn this line as \(side); it was never checked", "You learn this line as \(side)",
          "your line as \(side)",
        ],
        ["\(side)番で覚える進行です（未確認）", "\(side)番で覚える"])
  }

  /// The moves of the line to the position in view are checked before the person learns it.
  package var checking: Wording {
    text(
      ["Checking the moves of your line…", "checking your line", "checking"],
      ["進行の手を調べています…", "進行を確認中", "確認中"])
  }

  /// Several lines go through the position in view, in text mode.
  package var severalLines: String {
    text("Several of your lines go through this position:", "この局面を通る進行がいくつかあります:")
  }

  /// The title of the list of lines.
  package var linesTitle: String { text("Your lines", "覚える進行") }

  /// The person learns no line.
  package var noLines: Wording {
    text(["You learn no line yet.", "no line yet"], ["覚える進行がまだありません。", "進行なし"])
  }

  /// A line of that list in text mode, with the last opening that it goes through.
  package func line(
    _ number: Int, _ line: Repertoire.Line, opening: Opening?, isChecked: Bool
  ) -> String {
    let moves = line.game.transcript
    let name = opening.map { text(", \($0.name)", "、\($0.japanese)") } ?? ""
    let check = isChecked ? "" : text(", never checked", "、未確認")
    return text(
      "\(number): \(moves) as \(line.side.english)\(name)\(check).",
      "\(number): \(moves)、\(line.side.japanese)番\(name)\(check)。")
  }

  /// The side of a line on the screen, and whether it was checked.
  package func side(of line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = text("as \(line.side.english)", "\(line.side.japanese)番")
    return isChecked
      ? Wording(side)
      : text(
        ["\(side), never checked: drop it and learn it again", "\(side), never checked", side],
        ["\(side)、未確認: やめて覚え直せます", "\(side)、未確認", side])
  }

  /// The line to the position in view has nothing to know.
  package var nothingToLearn: Wording {
    text(
      [
        "A line begins with the start of a game and has a move to choose.",
        "There is no line here.", "no line here",
      ],
      ["進行は対局の最初から始まり、選べる手を含みます。", "ここまでの進行は覚えられません。", "進行なし"])
  }

  /// The person learns a line from now on, or not any more, in text mode, and the number of lines.
  package func learning(_ line: Repertoire.Line, isLearned: Bool, count: Int) -> String {
    let (moves, side) = (line.game.transcript, Words(language).name(of: line.side))
    let lines = text(
      "\(count) \(count == 1 ? "line" : "lines") to know.", "覚える進行は\(count)個です。")
    return isLearned
      ? text("You learn \(moves) as \(side). \(lines)", "\(moves)を\(side)番で覚えます。\(lines)")
      : text(
        "You do not learn \(moves) as \(side) any more. \(lines)",
        "\(moves)を\(side)番で覚えるのをやめます。\(lines)")
  }

  /// What the command for that does in text mode.
  package var learnCommand: String { text("learn or drop this line", "進行を覚える、やめる") }

  /// What the command for the list of lines does in text mode.
  package var linesCommand: String { text("your lines; drop one", "覚える進行の一覧、削除") }

  var linesKey: KeyPhrases {
    text(
      KeyPhrases("openings: list your lines", "your lines", "lines"),
      KeyPhrases("定石: 覚える進行の一覧", "進行一覧", "進行"))
  }

  /// The label of that key while they are listed.
  var movesLabel: Wording { text(["moves"], ["手の一覧", "手"]) }

  /// The key that drops the selected line.
  var dropKey: KeyPhrases {
    text(
      KeyPhrases("openings: drop the selected line", "drop it", "drop"),
      KeyPhrases("定石: 選んだ進行をやめる", "やめる", "やめる"))
  }

  /// The key that learns the line.
  var learnKey: KeyPhrases {
    text(
      KeyPhrases("openings: learn the line to here", "learn it", "learn"),
      KeyPhrases("定石: ここまでの進行を覚える", "覚える", "覚える"))
  }

  /// The label of that key if the person learns the line.
  var forget: Wording { text(["do not learn", "forget"], ["覚えない"]) }

  /// What the command of the openings does in text mode.
  package var openCommand: String { text("known moves here", "この局面の定石") }

  /// The key that lists openings.
  var openKey: KeyPhrases {
    text(
      KeyPhrases("openings: the known moves here", "openings", "openings"),
      KeyPhrases("定石: この局面で知られている手", "定石", "定石"))
  }

  /// The keys that select a move.
  var movesKeys: KeyPhrases {
    text(
      KeyPhrases("openings: select a move", "select move", "move"),
      KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択"))
  }

  /// The key that plays a move in the review.
  var playKey: KeyPhrases {
    text(
      KeyPhrases("openings: play it in the review", "play it", "play"),
      KeyPhrases("定石: 検討でその手を打つ", "打つ", "打つ"))
  }
}

extension OpeningsWords {
  /// The number of the games with a move, or nil.
  package func number(of results: GameResults) -> Wording? {
    results.games == 0 ? nil : games(results.games)
  }

  /// How they ended: for the person at the keyboard if that person played one side in some of them,
  /// else for Black; nil if none has ended.
  package func ends(of results: GameResults) -> Wording? {
    let isYou = results.you.count > 0
    let tally = isYou ? results.you : results.dark
    return tally.count > 0 ? self.results(tally, ofYou: isYou) : nil
  }
}

extension OpeningMove {
  /// The percentage of people that plays it, or nil.
  package var percent: Int? { share.map { Int(($0 * 100).rounded()) } }
}

extension Words {
  /// What the list of openings says.
  package var openings: OpeningsWords { OpeningsWords(language: language) }
}

// What is known of the moves in an opening. The layout is the same in every language.
extension Words {
  /// The number of games with a move, and how they ended, or nil.
  package func wording(of results: GameResults) -> Wording? {
    guard let number = openings.number(of: results) else { return nil }
    guard let ends = openings.ends(of: results) else { return number }
    let whole = ends.texts.prefix(2).map { list([number.longest, $0]) }
    return Wording(whole + ["\(number.shortest)  \(ends.shortest)", number.shortest])
  }

  /// The lines of a list of moves, in columns: the square, the score for the side to move, the
  /// name, and the games.
  package func table(of moves: [OpeningMove]) -> [String] {
    let names = moves.map { $0.opening.map { name(of: $0) } ?? "" }
    let columns = names.map(\.columns).max() ?? 0
    return zip(moves, names).map { move, name in
      let score = move.score?.signed ?? ""
      let games = wording(of: move.results)?.texts
      // The second wording of the ends is short enough for a column.
      let shown = openings.ends(of: move.results) == nil ? games?.first : games?[1]
      let indent = String(repeating: " ", count: max(0, 3 - score.count))
      let fill = String(repeating: " ", count: columns - name.columns)
      let line = "\(move.square) \(indent)\(score)  \(name)\(fill)  \(shown ?? "")"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
