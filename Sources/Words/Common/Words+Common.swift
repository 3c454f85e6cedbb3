import Analysis
import ReversiCore

// What all sets of words share.
extension Words {
  /// A side's name.
  public func name(of side: Disk) -> String {
    switch language {
    case .english: side.english
    case .japanese: side.japanese
    }
  }

  /// The name of an opening in the language; its standard name if the language has none.
  public func name(of opening: Opening) -> String {
    switch language {
    case .english: opening.name
    case .japanese: opening.japanese
    }
  }

  /// The name of a key, by its English word.
  public func name(ofKey word: String) -> String {
    switch language {
    case .english: word
    case .japanese: Self.japaneseKeyNames[word] ?? word
    }
  }

  /// The keys that have their own word in Japanese, by their English words.
  static let japaneseKeyNames = ["arrows": "矢印", "wheel": "ホイール", "mouse": "マウス"]

  /// A score in disks, with its sign unless it is 0.
  public func score(_ disks: Int) -> String { disks.signed }

  /// How sure the score of a move is.
  public func certainty(of move: MoveScore) -> String {
    switch language {
    case .english: English.certainty(of: move)
    case .japanese: Japanese.certainty(of: move)
    }
  }

  /// A square spelled in words.
  public func spelled(_ square: Square) -> String {
    switch language {
    case .english: English.spelled(square)
    case .japanese: Japanese.spelled(square)
    }
  }

  /// A column, 0 to 7, spelled in a word.
  public func spelledColumn(_ column: Int) -> String {
    switch language {
    case .english: English.columns[column]
    case .japanese: Japanese.columns[column]
    }
  }

  /// A list.
  public func list(_ items: [String]) -> String {
    switch language {
    case .english: items.joined(separator: ", ")
    case .japanese: items.joined(separator: "、")
    }
  }

  /// Sentences that follow each other.
  public func sentences(_ sentences: [String]) -> String {
    switch language {
    case .english: sentences.joined(separator: " ")
    case .japanese: sentences.joined()
    }
  }

  /// A text with a full stop.
  public func sentence(_ text: String) -> String {
    switch language {
    case .english: "\(text)."
    case .japanese: "\(text)。"
    }
  }

  /// One of at least two words.
  public func choice(_ words: [String]) -> String {
    switch language {
    case .english: "\(list(words.dropLast())) or \(words.last ?? "")"
    case .japanese: "\(list(words)) のどれか"
    }
  }

  /// A character from the input: between quotes, or by its code if it could disturb the screen.
  public func quoted(_ character: Character) -> String {
    guard character.isPlain else { return character.quotable }
    return switch language {
    case .english: "'\(character)'"
    case .japanese: "「\(character)」"
    }
  }
}
