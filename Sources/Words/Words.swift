import Analysis
import ReversiCore

/// The words of a language.
///
/// Other modules map their values to statements. Only this type turns statements into text.
public struct Words: Sendable {
  /// The language.
  public let language: Language

  /// The words of a language.
  public init(_ language: Language) { self.language = language }

  private var vocabulary: any Vocabulary.Type { language.vocabulary }

  /// The text of a phrase without placeholders.
  public subscript(phrase: Phrase) -> String { text(of: phrase) }

  /// The longest text of a phrase.
  ///
  /// - Parameter arguments: The values of the placeholders, by name.
  public func text(of phrase: Phrase, _ arguments: [String: Statement] = [:]) -> String {
    filled(templates(of: phrase)[0], arguments)
  }

  /// The texts of a phrase, the longest first.
  ///
  /// - Parameter arguments: The values of the placeholders, by name.
  public func texts(of phrase: Phrase, _ arguments: [String: Statement] = [:]) -> [String] {
    templates(of: phrase).map { filled($0, arguments) }
  }

  /// The longest text about a value.
  public func text(of value: some StatementConvertible) -> String { text(of: value.statement) }

  /// The texts about a value, the longest first.
  public func texts(of value: some StatementConvertible) -> [String] {
    texts(of: value.statement)
  }

  /// The texts of a statement, the longest first.
  public func texts(of statement: Statement) -> [String] {
    if case .phrase(let phrase, let arguments) = statement {
      return texts(of: phrase, arguments)
    }
    return [text(of: statement)]
  }

  /// The longest text of a statement.
  public func text(of statement: Statement) -> String {
    switch statement {
    case .phrase(let phrase, let arguments): text(of: phrase, arguments)
    case .list(let items):
      items.map { text(of: $0) }.joined(separator: vocabulary.listSeparator)
    case .side(.dark): self[.dark]
    case .side(.light): self[.light]
    case .opening(let opening): name(of: opening)
    case .square(let square): square.description
    case .number(let number): String(number)
    case .score(let disks): disks > 0 ? "+\(disks)" : String(disks)
    case .decimal(let number): number.description
    case .text(let text): text.printable
    }
  }

  /// The phrases for the keys of a row of the action table, by the row's name.
  public func phrases(ofKeys row: String) -> KeyPhrases {
    required(vocabulary.keys[row], "no phrases for the keys \(row)")
  }

  /// The name of a key, by its English word.
  public func name(ofKey word: String) -> String { vocabulary.keyNames[word] ?? word }

  /// The name of an opening in the language; its standard name if the language has none.
  public func name(of opening: Opening) -> String {
    vocabulary.openings[opening.name] ?? opening.name
  }

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
      // `+=` would append character by character.
      text.append(contentsOf: rest[..<start])
      text += value(of: rest[rest.index(after: start)..<end], arguments)
      rest = rest[rest.index(after: end)...]
    }
    text.append(contentsOf: rest)
    return text
  }

  /// The value of a placeholder: an argument, or the form of a word that fits a number.
  private func value(of placeholder: Substring, _ arguments: [String: Statement]) -> String {
    let parts = placeholder.split(separator: "|")
    let argument = required(arguments[String(parts[0])], "no argument for {\(placeholder)}")
    if parts.count > 1, case .number(let number) = argument {
      return String(parts[1 + vocabulary.form(for: number)])
    }
    return text(of: argument)
  }

  private func required<Value>(_ value: Value?, _ mistake: @autoclosure () -> String) -> Value {
    guard let value else { preconditionFailure(mistake()) }
    return value
  }
}
