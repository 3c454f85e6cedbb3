import ReversiCore

// How each language joins texts.
extension Words {
  /// A square spelled in words.
  public func spelled(_ square: Square) -> String {
    switch language {
    case .english: "\(spelledColumn(square.column)) \(square.row + 1)"
    case .japanese: "\(spelledColumn(square.column))\(square.row + 1)"
    }
  }

  /// A column, 0 to 7, spelled in a word.
  public func spelledColumn(_ column: Int) -> String {
    let english = ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"]
    let japanese = [
      "アルファ", "ブラボー", "チャーリー", "デルタ", "エコー", "フォックストロット", "ゴルフ", "ホテル",
    ]
    return language == .english ? english[column] : japanese[column]
  }

  /// The items of a list.
  public func list(_ items: some Sequence<String>) -> String {
    items.joined(separator: language.vocabulary.listSeparator)
  }

  /// Sentences that follow each other.
  public func sentences(_ sentences: [String]) -> String {
    sentences.joined(separator: language.vocabulary.sentenceSeparator)
  }

  /// A text with a full stop.
  public func sentence(_ text: String) -> String {
    switch language {
    case .english: "\(text)."
    case .japanese: "\(text)。"
    }
  }
}
