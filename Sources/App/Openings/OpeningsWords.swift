import Analysis
import ReversiCore
import Texts
import Words

package struct OpeningsWords: WordSet {
  package let language: Language

  package var title: String { text("Openings", "定石") }

  package var empty: Wording {
    text(
      ["Neither the book nor your games know a move here.", "No move is known here."],
      ["ここで知られている手は、定石集にも棋譜集にもありません。", "知られている手がありません。"])
  }

  package func score(_ lead: String) -> Wording {
    text(["\(lead), book", lead], ["\(lead)（定石）", lead])
  }

  /// The percentage of people at the person's level that plays a move.
  package func people(_ percent: Int) -> Wording {
    text(
      ["played by \(percent)% at your level", "\(percent)% at your level", "\(percent)%"],
      ["同じ強さの人の\(percent)%", "\(percent)%"])
  }

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

  package var unplayed: Wording {
    text(["in none of your games", "no games"], ["棋譜集にはない手", "なし"])
  }

  /// The archive's games are being counted, in at most 19 columns.
  package var counting: Wording { text("counting games", "対局を集計中") }

  package func list(of side: Disk, after opening: Opening?) -> String {
    guard let opening else {
      return text("\(side.english) to move. Openings:", "\(side.japanese)番。定石:")
    }
    return text(
      "\(side.english) to move after \(opening.name). Openings:",
      "\(side.japanese)番。\(opening.japanese)からの定石:")
  }

  /// The person learns a line through the position in view. Earlier versions did not check its
  /// moves.
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

  package var checking: Wording {
    text(
      ["Checking the moves of your line…", "checking your line", "checking"],
      ["進行の手を調べています…", "進行を確認中", "確認中"])
  }

  package var severalLines: String {
    text("Several of your lines go through this position:", "この局面を通る進行がいくつかあります:")
  }

  package var linesTitle: String { text("Your lines", "覚える進行") }

  package var noLines: Wording {
    text(["You learn no line yet.", "no line yet"], ["覚える進行がまだありません。", "進行なし"])
  }

  /// A line of the list in text mode, with the last opening that it goes through.
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

  package func side(of line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = text("as \(line.side.english)", "\(line.side.japanese)番")
    return isChecked
      ? Wording(side)
      : text(
        ["\(side), never checked: drop it and learn it again", "\(side), never checked", side],
        ["\(side)、未確認: やめて覚え直せます", "\(side)、未確認", side])
  }

  package var nothingToLearn: Wording {
    text(
      [
        "A line begins with the start of a game and has a move to choose.",
        "There is no line here.", "no line here",
      ],
      ["進行は対局の最初から始まり、選べる手を含みます。", "ここまでの進行は覚えられません。", "進行なし"])
  }

  /// The person learns a line or drops it, in text mode; and the number of lines.
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

  package var learnCommand: String { text("learn or drop this line", "進行を覚える、やめる") }

  package var linesCommand: String { text("your lines; drop one", "覚える進行の一覧、削除") }

  var linesKey: KeyPhrases {
    text(
      KeyPhrases("openings: list your lines", "your lines", "lines"),
      KeyPhrases("定石: 覚える進行の一覧", "進行一覧", "進行"))
  }

  var movesLabel: Wording { text(["moves"], ["手の一覧", "手"]) }

  var dropKey: KeyPhrases {
    text(
      KeyPhrases("openings: drop the selected line", "drop it", "drop"),
      KeyPhrases("定石: 選んだ進行をやめる", "やめる", "やめる"))
  }

  var learnKey: KeyPhrases {
    text(
      KeyPhrases("openings: learn the line to here", "learn it", "learn"),
      KeyPhrases("定石: ここまでの進行を覚える", "覚える", "覚える"))
  }

  var forget: Wording { text(["do not learn", "forget"], ["覚えない"]) }

  package var openCommand: String { text("known moves here", "この局面の定石") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("openings: the known moves here", "openings", "openings"),
      KeyPhrases("定石: この局面で知られている手", "定石", "定石"))
  }

  var movesKeys: KeyPhrases {
    text(
      KeyPhrases("openings: select a move", "select move", "move"),
      KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択"))
  }

  var playKey: KeyPhrases {
    text(
      KeyPhrases("openings: play it in the review", "play it", "play"),
      KeyPhrases("定石: 検討でその手を打つ", "打つ", "打つ"))
  }
}

extension OpeningsWords {
  package func number(of results: GameResults) -> Wording? {
    results.games == 0 ? nil : games(results.games)
  }

  /// How the games ended: for the person at the keyboard if that person played one side in some of
  /// them, else for Black; nil if none has ended.
  package func ends(of results: GameResults) -> Wording? {
    let isYou = results.you.count > 0
    let tally = isYou ? results.you : results.dark
    return tally.count > 0 ? self.results(tally, ofYou: isYou) : nil
  }
}

extension OpeningMove {
  package var percent: Int? { share.map { Int(($0 * 100).rounded()) } }
}

extension Words {
  package var openings: OpeningsWords { OpeningsWords(language: language) }
}

// The layout is the same in every language.
extension Words {
  /// The number of games with a move, and how they ended.
  package func wording(of results: GameResults) -> Wording? {
    guard let number = openings.number(of: results) else { return nil }
    guard let ends = openings.ends(of: results) else { return number }
    let whole = ends.texts.prefix(2).map { list([number.longest, $0]) }
    return Wording(whole + ["\(number.shortest)  \(ends.shortest)", number.shortest])
  }

  /// A list of moves in columns: the square, the score for the side to move, the name, and the
  /// games.
  package func table(of moves: [OpeningMove]) -> [String] {
    let names = moves.map { $0.opening.map { name(of: $0) } ?? "" }
    let columns = names.map(\.columns).max() ?? 0
    return zip(moves, names).map { move, name in
      let score = move.score?.signed ?? ""
      let games = wording(of: move.results)?.texts
      // The second wording is short enough for a column.
      let shown = openings.ends(of: move.results) == nil ? games?.first : games?[1]
      let indent = String(repeating: " ", count: max(0, 3 - score.count))
      let fill = String(repeating: " ", count: columns - name.columns)
      let line = "\(move.square) \(indent)\(score)  \(name)\(fill)  \(shown ?? "")"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
