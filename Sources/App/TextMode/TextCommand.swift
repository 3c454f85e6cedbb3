import ReversiCore
import Texts
import Words

/// A command of text mode: a row of the table that input, help and manual use. Commands are English
/// in every language.
package struct TextCommand: Sendable {
  /// The reply to the command; nil if the operand is invalid.
  typealias Reply =
    @Sendable (Operand, inout TextInterface, App) throws(TypingMistake) -> TextReply?

  /// The command with its operand, such as `row N`.
  package let form: String
  /// Whether the command is also accepted while text mode waits for something else, such as an
  /// answer.
  let isTakenAnytime: Bool
  private let meaning: @Sendable (Words) -> String
  private let reply: Reply

  /// A command that takes an operand if its form has one.
  init(
    _ form: String, isTakenAnytime: Bool = false, _ meaning: @escaping @Sendable (Words) -> String,
    reply: @escaping Reply
  ) {
    self.form = form
    self.isTakenAnytime = isTakenAnytime
    self.meaning = meaning
    self.reply = reply
  }

  /// A command that sends an event.
  init(
    _ form: String, isTakenAnytime: Bool = false, _ meaning: @escaping @Sendable (Words) -> String,
    sends event: App.Event
  ) {
    self.init(form, isTakenAnytime: isTakenAnytime, meaning) { _, text, _ in
      text.reply(intents: .send(event))
    }
  }

  /// The word that the person types.
  var word: String { String(form.prefix { $0 != " " && $0 != "," }) }

  /// What the command does.
  package func meaning(in words: Words) -> String { meaning(words) }

  /// The reply to the command with an operand.
  func reply(
    to operand: Operand, _ text: inout TextInterface, in app: App
  ) throws(TypingMistake) -> TextReply {
    guard operand.word.isEmpty || form != word, let reply = try reply(operand, &text, app)
    else { throw .form(form) }
    return reply
  }

  /// The commands that begin with a text: only the exact match if there is one, otherwise all of
  /// them.
  static func beginning(with text: String) throws(TypingMistake) -> [TextCommand] {
    let word = text.lowercased()
    let commands =
      words.first { $0.word == word }.map { [$0] } ?? words.filter { $0.word.hasPrefix(word) }
    guard !commands.isEmpty else {
      throw Square.isNamed(like: word) ? .offBoard(word) : .unknown(text)
    }
    return commands
  }

  /// Reads a line. Full-width characters are narrowed, but not in names of files.
  static func read(
    _ line: String
  ) throws(TypingMistake) -> (command: TextCommand, operand: Operand) {
    let text = line.trimmed
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    let word = text[..<end].narrowed
    let operand = Operand(typed: String(text[end...]).trimmed)
    switch word {
    case "?": return (help, operand)
    case "how": return (rules, operand)
    case ".": return (now, Operand(typed: ""))
    default: break
    }
    let commands = try beginning(with: word)
    guard commands.count == 1 else { throw .ambiguous(word, commands.map(\.word)) }
    return (commands[0], operand)
  }
}

/// Why a line is invalid.
package enum TypingMistake: Error, Sendable, Hashable {
  /// This is written like a square, but not on the board.
  case offBoard(String)
  /// No command begins this way.
  case unknown(String)
  /// These commands begin this way.
  case ambiguous(String, [String])
  /// The command has this form.
  case form(String)
  /// There is no such level.
  case levelRange
  /// The line is not UTF-8.
  case invalidUTF8
  /// The line is longer than any valid line.
  case tooLong
}
