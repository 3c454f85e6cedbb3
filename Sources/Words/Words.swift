import Analysis
import ReversiCore
import Texts

/// The words of a language.
///
/// Each feature has a set of them, a protocol with a function for each sentence and a type for each
/// language. What all sets share is here.
package struct Words: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package func name(of side: Disk) -> String {
    switch language {
    case .english: side.english
    case .japanese: side.japanese
    }
  }

  /// The name of an opening in the language; its standard name if the language has none.
  package func name(of opening: Opening) -> String {
    switch language {
    case .english: opening.name
    case .japanese: opening.japanese
    }
  }

  /// The name of a key, by its English word.
  package func name(ofKey word: String) -> String {
    switch language {
    case .english: word
    case .japanese: Self.japaneseKeyNames[word] ?? word
    }
  }

  /// The keys that have their own word in Japanese, by their English words.
  static let japaneseKeyNames = ["arrows": "矢印", "wheel": "ホイール", "mouse": "マウス"]

  package func certainty(of move: MoveScore) -> String {
    switch (move.certainty, language) {
    case (.exact, .english): "exact"
    case (.exact, .japanese): "完全読み"
    case (.estimate, .english): "at depth \(move.depth)"
    case (.estimate, .japanese): "\(move.depth)手読み"
    case (.book, .english): "book"
    case (.book, .japanese): "定石"
    }
  }

  package func spelled(_ square: Square) -> String {
    switch language {
    case .english: "\(spelledColumn(square.column)) \(square.row + 1)"
    case .japanese: "\(spelledColumn(square.column))\(square.row + 1)"
    }
  }

  /// A column, 0 to 7, spelled in a word.
  package func spelledColumn(_ column: Int) -> String { spelledColumns[column] }

  /// The columns, from the left, each spelled in a word.
  package var spelledColumns: [String] {
    switch language {
    case .english: ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"]
    case .japanese:
      ["アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル"]
    }
  }

  package func list(_ items: some Sequence<String>) -> String {
    items.joined(separator: language == .english ? ", " : "、")
  }

  /// A text with a full stop.
  package func sentence(_ text: String) -> String {
    language == .english ? "\(text)." : "\(text)。"
  }

  /// Sentences that follow each other.
  package func sentences(_ sentences: [String]) -> String {
    sentences.joined(separator: language == .english ? " " : "")
  }
}

extension Disk {
  /// The English name of the side.
  package var english: String { self == .dark ? "Black" : "White" }
  /// The Japanese name of the side.
  package var japanese: String { self == .dark ? "黒" : "白" }
}

extension Int {
  /// The number with its sign unless it is 0.
  package var signed: String { self > 0 ? "+\(self)" : String(self) }
}
