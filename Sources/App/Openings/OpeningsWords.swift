import Analysis
import ReversiCore
import Texts
import Words

package struct OpeningsWords: WordSet {
  package let language: Language

  package var title: String { text("Openings", "定石") }

  /// The heads of the list: the moves after one or, with nil, the first moves; their scores; the
  /// percentage of people who play them; the person's games, or all games.
  package func moves(after square: Square?) -> String {
    square.map { text("after \($0)", "\($0)の次") } ?? text("first move", "初手")
  }
  package var scoreHead: String { text("score", "石差") }
  package var peopleHead: String { text("people", "人の手") }
  package var yoursHead: String { text("you", "自分") }
  package var gamesHead: String { text("games", "対局") }

  /// How often the person has won with a move.
  package func won(_ tally: GameResults.Tally) -> Wording {
    let (won, games) = (tally.won, tally.count)
    return text(
      [
        "You won \(won) of \(games) \(games == 1 ? "game" : "games") with it.",
        "You won \(won) of \(games).",
      ],
      ["この手で\(games)局中\(won)勝", "\(games)局中\(won)勝"])
  }

  package var playLabel: String { text("Play it", "この手を打つ") }
  package var onLabel: String { text("What follows", "その次の手") }
  package var startLabel: String { text("From the start", "初手から") }
  package var backLabel: String { text("One move back", "一手戻る") }
  package var learnLabel: String { text("Learn this line", "この進行を覚える") }
  package var dropLineLabel: String { text("Drop this line", "この進行をやめる") }
  package var showLine: String { text("Show its moves", "この進行を見る") }

  /// The number of lines that the person learns for each side; nil without one.
  package func count(of lines: [Repertoire.Line]) -> Wording? {
    let counts = Disk.allCases.map { side in (side, lines.count { $0.side == side }) }
    let texts = counts.filter { $0.1 > 0 }.map { side, count in
      let lines = count == 1 ? "line" : "lines"
      return text("\(count) \(lines) as \(side.english)", "\(side.japanese)番で\(count)個")
    }
    guard !texts.isEmpty else { return nil }
    let list = texts.joined(separator: text(" and ", "、"))
    return text(["You learn \(list).", list], ["覚える進行: \(list)", list])
  }

  func question(_ line: GameRecord) -> String {
    let moves = line.transcript
    return text(
      "Do you really want to give this game up and play \(moves)?", "この対局をやめて、\(moves)から打ちますか？")
  }

  /// For a dialog that does not fit; names the keys for the answers.
  var shortQuestion: String { text("Play the line: y or n?", "進行から対局: y/n?") }

  var noMoveBefore: Wording { text(["This is the start.", "the start"], ["ここが最初です。", "最初です"]) }

  package var empty: Wording {
    text(
      ["Neither the book nor your games know a move here.", "No move is known here."],
      ["ここで知られている手は、定石集にも棋譜集にもありません。", "知られている手がありません。"])
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

  var showLabel: Wording { text(["show it", "show"], ["見る"]) }

  var learnKey: KeyPhrases {
    text(
      KeyPhrases("openings: learn or drop the line", "learn", "learn"),
      KeyPhrases("定石: その進行を覚える、やめる", "覚える", "覚える"))
  }

  var dropLabel: Wording { text(["drop"], ["やめる"]) }

  var onKeys: KeyPhrases {
    text(
      KeyPhrases("openings: what follows; go back", "on, back", "on, back", "on"),
      KeyPhrases("定石: その次の手、一手戻る", "次、前", "次、前", "次"))
  }

  package var openCommand: String { text("known moves here", "この局面の定石") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("openings: what is played here", "openings", "openings"),
      KeyPhrases("定石: この局面で知られている手", "定石", "定石"))
  }

  var movesKeys: KeyPhrases {
    text(
      KeyPhrases("openings: select a move", "select move", "move"),
      KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択"))
  }

  var playKey: KeyPhrases {
    text(
      KeyPhrases("openings: play the selected move", "play", "play"),
      KeyPhrases("定石: 選んだ手を打つ", "打つ", "打つ"))
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
