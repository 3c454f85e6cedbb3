import App
import ReversiCore
import Texts
import Words

/// A command of text mode, for input, help and manual. It is English in every language.
package struct TextCommand: Sendable {
  /// The operand is there if it must be, and empty if none is taken.
  typealias Reply =
    @Sendable (Operand, inout TextInterface, App) throws(TypingMistake) -> TextReply

  let word: String
  /// The operand in help, such as `N`, in brackets if it may be left out; empty for none.
  private let operand: String
  let alias: String?
  let places: Set<TextPlace>
  /// Whether the command also acts while text mode waits for something else, such as an answer.
  let isTakenAnytime: Bool
  private let meaning: @Sendable (Words) -> String
  private let reply: Reply

  init(
    _ word: String, taking operand: String = "", alias: String? = nil,
    in places: Set<TextPlace> = [.game], isTakenAnytime: Bool = false,
    _ meaning: @escaping @Sendable (Words) -> String, reply: @escaping Reply
  ) {
    self.word = word
    self.operand = operand
    self.alias = alias
    self.places = places
    self.isTakenAnytime = isTakenAnytime
    self.meaning = meaning
    self.reply = reply
  }

  init(
    _ word: String, isTakenAnytime: Bool = false, _ meaning: @escaping @Sendable (Words) -> String,
    sends event: App.Event
  ) {
    self.init(word, isTakenAnytime: isTakenAnytime, meaning) { _, text, _ in
      text.reply(intents: .send(event))
    }
  }

  /// A command about the position where the person is. It gets the record that leads there.
  init(
    _ word: String, taking operand: String = "", alias: String? = nil,
    about meaning: @escaping @Sendable (Words) -> String,
    reply:
      @escaping @Sendable (Operand, GameRecord, inout TextInterface, App) throws(TypingMistake) ->
      TextReply
  ) {
    self.init(word, taking: operand, alias: alias, in: .everywhere, meaning) {
      operand, text, app throws(TypingMistake) in
      guard let record = text.record(in: app) else { return text.replyAwaited(in: app) }
      return try reply(operand, record, &text, app)
    }
  }

  /// A command about the game that leaves a place beside it. It must not change the game.
  init(
    _ word: String, taking operand: String = "",
    leavingFor meaning: @escaping @Sendable (Words) -> String, reply: @escaping Reply
  ) {
    self.init(word, taking: operand, in: .everywhere, meaning) {
      operand, text, app throws(TypingMistake) in
      let answer = try reply(operand, &text, app)
      return text.leave(in: app, for: answer)
    }
  }

  /// The command with its operand and its other word, such as `row N`.
  package var form: String {
    (operand.isEmpty ? word : "\(word) \(operand)") + (alias.map { ", \($0)" } ?? "")
  }

  /// What the command does.
  package func meaning(in words: Words) -> String { meaning(words) }

  /// Whether a text is the whole word, not only a beginning of it. It is in small letters.
  private func isNamed(_ text: String) -> Bool { word == text || alias == text }

  /// The word is in small letters, such as `x`.
  func hasOperand(_ word: String) -> Bool {
    operand.split { !$0.isLetter }.contains { $0 == word && $0 == $0.lowercased() }
  }

  func reply(
    to operand: Operand, _ text: inout TextInterface, in app: App
  ) throws(TypingMistake) -> TextReply {
    if operand.word.isEmpty {
      guard self.operand.isEmpty || self.operand.hasPrefix("[") else { throw .form(form) }
    } else if self.operand.isEmpty {
      throw .wrong(operand.text, .nothing(form))
    }
    return try reply(operand, &text, app)
  }
}

// Lines that are commands.
extension TextCommand {
  /// A command with exactly this word comes alone.
  private static func beginning(with text: String, in commands: [TextCommand]) -> [TextCommand] {
    let word = text.lowercased()
    return commands.first { $0.isNamed(word) }.map { [$0] }
      ?? commands.filter { $0.word.hasPrefix(word) }
  }

  /// Full-width characters are narrowed, but not in names of files.
  static func read(
    _ line: String, at place: TextPlace
  ) throws(TypingMistake) -> (command: TextCommand, operand: Operand) {
    let text = line.trimmed
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    let word = text[..<end].narrowed
    let here = beginning(with: word, in: words.filter { $0.places.contains(place) })
    guard let command = here.first else {
      guard let other = beginning(with: word, in: words).first else { throw .unknown(word) }
      throw other.places.contains(.game) ? .ofGame(other.word) : .besideGame(other.word)
    }
    guard here.count == 1 else { throw .ambiguous(word, here.map(\.word)) }
    return (command, Operand(typed: String(text[end...]).trimmed))
  }

  /// The commands that begin with the operand, or may have it as theirs.
  static func explaining(
    _ operand: Operand, at place: TextPlace, in app: App
  ) throws(TypingMistake) -> [TextCommand] {
    let here = here(at: place)
    let word = operand.word
    let known = here + all.filter { !$0.places.contains(place) }
    if let command = known.first(where: { $0.isNamed(word) }) { return [command] }
    var commands: [TextCommand] = []
    for command in known where command.word.hasPrefix(word) || command.hasOperand(word) {
      // What acts here comes first, and a command elsewhere may have the same word.
      if !commands.contains(where: { $0.word == command.word }) { commands.append(command) }
    }
    if !commands.isEmpty { return commands }
    if (try? operand.mode(with: app.game.engines)) != nil { return [black, white] }
    guard try operand.moves() != nil else { throw .unknown(operand.text) }
    return Array(here.prefix(1))
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
  /// The command acts in the game, which the person has to go back to.
  case ofGame(String)
  /// The command acts at a place beside the game alone.
  case besideGame(String)
  /// The command has this form.
  case form(String)
  /// This is not what the command takes.
  case wrong(String, Expected)
  /// The line is not UTF-8.
  case invalidUTF8
  /// The line is longer than any valid line.
  case tooLong

  /// What a command takes.
  package enum Expected: Sendable, Hashable {
    case row, column, square, side, level, time, opening
    /// A number of moves.
    case count
    /// The number of one of the person's lines: 1 to the count.
    case line(count: Int)
    /// One of these players.
    case player([String])
    /// One of these subjects of practice.
    case subject([String])
    /// No operand; the command has this form.
    case nothing(String)
  }
}
