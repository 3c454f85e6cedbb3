import Analysis
import Notation
import ReversiCore
import Texts
import Words

package struct PeopleWords: WordSet {
  package let language: Language

  /// How many of a hundred people played a move, or play one that is named.
  func played(_ count: Int, _ move: String?) -> Wording {
    let what = move.map { "play \($0)" } ?? "played it"
    let japanese = move ?? "この手"
    return text(
      [
        "\(count) of 100 people at your level \(what)", "\(count) of 100 people \(what)",
        "\(count) of 100 \(what)",
      ],
      ["同じ強さの100人中\(count)人が\(japanese)", "100人中\(count)人が\(japanese)"])
  }

  /// `mistake` is another move that is the common mistake.
  func playing(
    _ move: String, _ count: Int, isMistake: Bool, mistake: (move: String, count: Int)?
  ) -> Wording {
    let plays = verb("play", of: count)
    let people = count == 0 ? "none plays" : "\(count) \(plays)"
    let english = (
      whole: "Of 10 people at your level, \(people) \(move)",
      middle: "\(count) of 10 at your level \(plays) \(move)",
      short: "\(count) of 10 \(plays) \(move)"
    )
    let japanese = (
      whole: "同じ強さの10人中\(count)人が\(move)", short: "10人中\(count)人が\(move)"
    )
    if isMistake {
      return text(
        [
          "\(english.whole), the common mistake", "\(english.middle), a mistake",
          "\(english.short), a mistake", english.short,
        ],
        ["\(japanese.whole)（よくある悪手）", "\(japanese.short)（悪手）", japanese.short])
    }
    guard let (other, others) = mistake else {
      return text(
        [english.whole, english.middle, english.short], [japanese.whole, japanese.short])
    }
    return text(
      [
        "\(english.whole); \(others) \(verb("play", of: others)) \(other), the common mistake",
        "\(english.middle), \(others) \(other), a mistake",
        "\(english.short); \(others) \(verb("err", of: others)) with \(other)",
        "\(english.short), \(others) \(other)?", english.short,
      ],
      [
        "\(japanese.whole)、\(others)人が\(other)（よくある悪手）",
        "\(japanese.short)、\(others)人が悪手\(other)", japanese.short,
      ])
  }

  func trap(_ count: Int, _ disks: FixedDecimal) -> Wording {
    text(
      [
        "\(count) of 10 \(verb("make", of: count)) a mistake here; the mean loss is \(disks)",
        "\(count) of 10 \(verb("err", of: count)) here, mean loss \(disks)",
        "\(count) of 10 \(verb("err", of: count)), mean \(disks)",
      ],
      [
        "ここで10人中\(count)人が悪手、平均\(disks)石損", "10人中\(count)人が悪手、\(disks)石損",
        "10人中\(count)人が悪手",
      ])
  }

  private func verb(_ verb: String, of count: Int) -> String { count == 1 ? verb + "s" : verb }
}

extension PeopleMoves {
  /// How many people play the move that was played, or else the one that most play.
  package func share(of played: Square?, _ words: PeopleWords) -> Wording? {
    guard let move = played.map({ self[$0] }) ?? moves.first else { return nil }
    return words.played(
      Int((move.share * 100).rounded()), played == nil ? move.square.description : nil)
  }

  /// How many people play the move that most play, and how many make the common mistake.
  package func shares(_ words: PeopleWords, name: (Square) -> String) -> Wording? {
    guard let move = moves.first else { return nil }
    let mistake = commonMistake
    let other = mistake == move ? nil : mistake.map { (move: name($0.square), count: $0.ofTen) }
    return words.playing(
      name(move.square), move.ofTen, isMistake: mistake == move, mistake: other)
  }

  /// How many people err, and by how much; nil if hardly anybody does.
  package func trap(_ words: PeopleWords) -> Wording? {
    erringOfTen == 0 ? nil : words.trap(erringOfTen, FixedDecimal(meanLoss, digits: 1))
  }
}

extension Words {
  package var people: PeopleWords { PeopleWords(language: language) }
}
