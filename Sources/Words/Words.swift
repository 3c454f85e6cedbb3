import Analysis
import ReversiCore
import Texts

/// The words of a language.
///
/// Each feature has a set of them: a type with a function for each sentence, which has the texts in
/// all languages. What all sets share is here.
package struct Words: WordSet {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package func name(of side: Disk) -> String { text(side.english, side.japanese) }

  /// The name of an opening in the language; its standard name if the language has none.
  package func name(of opening: Opening) -> String { text(opening.name, opening.japanese) }

  /// The name of a key, by its English word.
  package func name(ofKey word: String) -> String {
    text(word, Self.japaneseKeyNames[word] ?? word)
  }

  static let japaneseKeyNames = ["arrows": "矢印", "wheel": "ホイール", "mouse": "マウス"]

  package func certainty(of move: MoveScore) -> String {
    switch move.certainty {
    case .exact: text("exact", "完全読み")
    case .estimate: text("at depth \(move.depth)", "\(move.depth)手読み")
    case .book: text("book", "定石")
    }
  }

  package func spelled(_ square: Square) -> String {
    let (column, row) = (spelledColumn(square.column), square.row + 1)
    return text("\(column) \(row)", "\(column)\(row)")
  }

  /// A column, 0 to 7, spelled in a word.
  package func spelledColumn(_ column: Int) -> String { spelledColumns[column] }

  /// The columns, from the left, each spelled in a word.
  package var spelledColumns: [String] {
    text(
      ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"],
      ["アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル"])
  }

  package func list(_ items: some Sequence<String>) -> String {
    items.joined(separator: text(", ", "、"))
  }

  /// A list has this number of other items.
  package func more(_ count: Int) -> String { text("\(count) more", "ほか\(count)件") }

  package func sentence(_ sentence: String) -> String { text("\(sentence).", "\(sentence)。") }

  /// Sentences that follow each other.
  package func sentences(_ sentences: [String]) -> String {
    sentences.joined(separator: text(" ", ""))
  }
}

extension Disk {
  package var english: String { self == .dark ? "Black" : "White" }
  package var japanese: String { self == .dark ? "黒" : "白" }
}

extension Int {
  /// The number with its sign unless it is 0.
  package var signed: String { self > 0 ? "+\(self)" : String(self) }
}
