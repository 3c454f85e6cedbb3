import ReversiCore

/// What is said in a language.
///
/// Other modules map their values to statements, and only here they become text.
public struct Words: Sendable {
  /// The language.
  public let language: Language
  private let vocabulary: Vocabulary

  /// What is said in a language.
  public init(_ language: Language) {
    self.language = language
    vocabulary = language.vocabulary
  }

  /// The text of a phrase that has no placeholders.
  public subscript(phrase: Phrase) -> String { text(of: phrase) }

  /// The longest text of a phrase.
  ///
  /// - Parameter arguments: What stands for the placeholders, by their names.
  public func text(of phrase: Phrase, _ arguments: [String: Statement] = [:]) -> String {
    filled(templates(of: phrase)[0], arguments)
  }

  /// The texts of a phrase, in fewer and fewer words.
  ///
  /// - Parameter arguments: What stands for the placeholders, by their names.
  public func texts(of phrase: Phrase, _ arguments: [String: Statement] = [:]) -> [String] {
    templates(of: phrase).map { filled($0, arguments) }
  }

  /// What is said of a value, in most words.
  public func text(of value: some StatementConvertible) -> String { text(of: value.statement) }

  /// What is said of a value, in fewer and fewer words.
  public func texts(of value: some StatementConvertible) -> [String] {
    texts(of: value.statement)
  }

  /// A statement in fewer and fewer words.
  public func texts(of statement: Statement) -> [String] {
    if case .phrase(let phrase, let arguments) = statement {
      return texts(of: phrase, arguments)
    }
    return [text(of: statement)]
  }

  /// A statement in most words.
  public func text(of statement: Statement) -> String {
    switch statement {
    case .phrase(let phrase, let arguments): text(of: phrase, arguments)
    case .sentences(let sentences):
      sentences.map { text(of: $0) }.joined(separator: vocabulary.sentenceSeparator)
    case .list(let items):
      items.map { text(of: $0) }.joined(separator: vocabulary.listSeparator)
    case .choice(let words):
      text(
        of: .choice,
        ["others": .list(words.dropLast().map { .text($0) }), "last": .text(words.last ?? "")])
    case .side(.dark): self[.dark]
    case .side(.light): self[.light]
    case .square(let square, isSpelled: false): square.description
    case .square(let square, isSpelled: true):
      text(
        of: .spelledSquare,
        ["column": .column(square.column, isSpelled: true), "row": .number(square.row + 1)])
    case .column(let column, let isSpelled):
      isSpelled ? vocabulary.columnWords[column] : String(Square.columnNames[column])
    case .number(let number): String(number)
    case .score(let disks): disks > 0 ? "+\(disks)" : String(disks)
    case .decimal(let number): number.description
    case .character(let character):
      character.isPlain
        ? text(of: .quoted, ["text": .text(String(character))]) : character.quotable
    case .command(let name):
      required(vocabulary.commands[name], "no text for the command \(name)")
    case .text(let text): text
    }
  }

  /// What is said about the keys of a row of the action table, by the row's name.
  public func phrases(ofKeys row: String) -> KeyPhrases {
    required(vocabulary.keys[row], "no phrases for the keys \(row)")
  }

  /// What a key is called, by its English word.
  public func name(ofKey word: String) -> String { vocabulary.keyNames[word] ?? word }

  /// The rules of the game: eight lines of at most 40 columns.
  public var rules: [String] { vocabulary.rules }

  private func templates(of phrase: Phrase) -> [String] {
    required(vocabulary.phrases[phrase], "no text for \(phrase)").all
  }

  /// A text with its placeholders filled.
  private func filled(_ template: String, _ arguments: [String: Statement]) -> String {
    var text = ""
    var rest = template[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      text += rest[..<start]
      text += value(of: rest[rest.index(after: start)..<end], arguments)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// What stands for a placeholder: an argument, or the form of a word that suits a number.
  private func value(of placeholder: Substring, _ arguments: [String: Statement]) -> String {
    let parts = placeholder.split(separator: "|")
    let argument = required(arguments[String(parts[0])], "no argument for {\(placeholder)}")
    if parts.count > 1, case .number(let number) = argument {
      return String(parts[1 + vocabulary.form(number)])
    }
    return text(of: argument)
  }

  private func required<Value>(_ value: Value?, _ mistake: String) -> Value {
    guard let value else { preconditionFailure(mistake) }
    return value
  }
}
