import Analysis
import GameSession
import Notation
import ReversiCore
import Texts

/// What a person's line asks for.
enum TypedCommand: Hashable {
  case nothing
  case place(Square)
  case moves, board
  case row(Int)
  case column(Int)
  case what(Square)
  /// What moves would lead to, at least one.
  case attempt([Square])
  case pieces(Disk)
  case corners, last, score, scores, hint
  /// Take back a number of the person's moves, at least one.
  case undo(Int)
  case redo
  /// The level or the time for a move of all computers; nil asks for the current one.
  case moveLimit(MoveLimit?)
  /// The computer plays the best move it has found.
  case now
  case mode(Disk, Mode)
  case again, swap, reset
  /// A position to set up; nil if the person will type its rows.
  case setUp(Position?)
  case transcript
  case write(String)
  case open(String)
  case review
  /// The newest games of the archive that fit these words.
  case library(String)
  /// The game that was listed with this number.
  case game(Int)
  /// The known moves in the position.
  case openings
  /// Exercises about a subject.
  case practice(PracticeSubject, after: GameRecord?)
  /// What these commands do; all of them if there is none.
  case help([TextCommand])
  case quit

  /// Whether it is also taken where the text waits for something else, such as an answer.
  var isTakenAnytime: Bool {
    switch self {
    case .mode, .moveLimit, .reset, .quit: true
    case .nothing, .place, .moves, .board, .row, .column, .what, .attempt, .pieces, .corners,
      .last, .score, .scores, .hint, .undo, .redo, .now, .again, .swap, .setUp, .transcript, .write,
      .open, .review, .library, .game, .openings, .practice, .help:
      false
    }
  }

  /// Reads a line. Full-width characters are narrowed, but not in names of files.
  ///
  /// - Parameter engines: The external engines that can play.
  /// - Throws: `TypingMistake`.
  init(_ line: String, engines: [ExternalEngineName] = []) throws(TypingMistake) {
    let text = line.trimmed
    if let square = Square(typed: text.narrowed) {
      self = .place(square)
      return
    }
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    self = try Self.read(text[..<end].narrowed, String(text[end...]).trimmed, engines)
  }

  private static func read(
    _ word: String, _ operand: String, _ engines: [ExternalEngineName]
  ) throws(TypingMistake) -> TypedCommand {
    if word.isEmpty { return .nothing }
    if word == "?" { return .help(try helped(operand.narrowed)) }
    if word == "." { return .now }
    let commands = TextCommand.beginning(with: word.lowercased())
    guard let command = commands.first else { throw .unknown(word) }
    guard commands.count == 1 else { throw .ambiguous(word, commands) }
    guard let typed = try typed(command, operand, engines) else { throw .form(command) }
    return typed
  }

  /// The command with its operand; nil if the operand is invalid.
  private static func typed(
    _ command: TextCommand, _ typed: String, _ engines: [ExternalEngineName]
  ) throws(TypingMistake) -> TypedCommand? {
    let operand = typed.narrowed
    let word = operand.lowercased()
    func alone(_ typed: TypedCommand) -> TypedCommand? { word.isEmpty ? typed : nil }
    return switch command {
    case .place: nil
    case .moves: alone(.moves)
    case .board: alone(.board)
    case .row: Int(word).flatMap { (1...8).contains($0) ? .row($0 - 1) : nil }
    case .column: columnIndex(word).map { .column($0) }
    case .what: Square(typed: word).map { .what($0) }
    case .attempt: squares(operand).map { .attempt($0) }
    case .pieces: side(word).map { .pieces($0) }
    case .corners: alone(.corners)
    case .last: alone(.last)
    case .score: alone(.score)
    case .scores: alone(.scores)
    case .hint: alone(.hint)
    case .undo: alone(.undo(1)) ?? Int(word).flatMap { $0 > 0 ? .undo($0) : nil }
    case .redo: alone(.redo)
    case .level: try word.isEmpty ? .moveLimit(nil) : .moveLimit(.level(level(word)))
    case .time: alone(.moveLimit(nil)) ?? MoveLimit(moveTime: word).map { .moveLimit($0) }
    case .now: alone(.now)
    case .black: mode(word, engines).map { .mode(.dark, $0) }
    case .white: mode(word, engines).map { .mode(.light, $0) }
    case .again: alone(.again)
    case .swap: alone(.swap)
    case .reset: alone(.reset)
    case .setup: word.isEmpty ? .setUp(nil) : .setUp(try position(operand))
    case .transcript: alone(.transcript)
    case .write: typed.isEmpty ? nil : .write(typed)
    case .open: typed.isEmpty ? nil : .open(typed)
    case .review: alone(.review)
    // A longer number is a word: a date may contain it.
    case .library: Int(word).flatMap { $0 < 100 ? .game($0) : nil } ?? .library(operand)
    case .openings: alone(.openings)
    case .practice: practice(operand)
    case .help: .help(try helped(operand))
    case .quit: alone(.quit)
    }
  }

  /// Practice of a subject, of openings after a named one if there is one.
  private static func practice(_ operand: String) -> TypedCommand? {
    let words = operand.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first else { return .practice(.mistakes, after: nil) }
    guard let subject = PracticeSubject(rawValue: word.lowercased()) else { return nil }
    guard words.count > 1 else { return .practice(subject, after: nil) }
    guard subject == .openings, let opening = Opening(named: words[1]) else { return nil }
    return .practice(subject, after: opening.record)
  }

  /// The position that a text describes, or to which its moves lead.
  private static func position(_ text: String) throws(TypingMistake) -> Position {
    do { return try GameText.record(in: text).position } catch {
      switch error {
      case .form, .position, .severalGames: throw .noGame(error)
      case .empty, .move: if error.hasMoves { throw .noGame(error) }
      }
    }
    do { return try Position(notation: text) } catch {
      if case .cellCount(let cells) = error, cells < PositionDefect.minimumCells {
        throw .noGame(.empty)
      }
      throw .noGame(.position(error))
    }
  }

  private static func level(_ word: String) throws(TypingMistake) -> Level {
    guard let number = Int(word) else { throw .form(.level) }
    guard let level = Level(number) else { throw .levelRange }
    return level
  }

  /// The commands that a word after `help` asks about.
  private static func helped(_ word: String) throws(TypingMistake) -> [TextCommand] {
    guard !word.isEmpty else { return [] }
    let commands = TextCommand.beginning(with: word.lowercased())
    guard !commands.isEmpty else { throw .unknown(word) }
    return commands
  }

  private static func columnIndex(_ word: String) -> Int? {
    guard word.count == 1, let character = word.first else { return nil }
    return Square.columnNames.firstIndex(of: character)
      ?? Int(word).flatMap { (1...8).contains($0) ? $0 - 1 : nil }
  }

  /// The squares of moves such as `f5d6`, with blanks or without, or nil.
  private static func squares(_ text: String) -> [Square]? {
    let characters = text.filter { !$0.isWhitespace }
    guard !characters.isEmpty, characters.count.isMultiple(of: 2) else { return nil }
    var squares: [Square] = []
    var rest = characters[...]
    while !rest.isEmpty {
      guard let square = Square(typed: String(rest.prefix(2))) else { return nil }
      squares.append(square)
      rest = rest.dropFirst(2)
    }
    return squares
  }

  private static func side(_ word: String) -> Disk? {
    switch word {
    case "": nil
    case "x": .dark
    case "o": .light
    case _ where TextCommand.black.rawValue.hasPrefix(word): .dark
    case _ where TextCommand.white.rawValue.hasPrefix(word): .light
    default: nil
    }
  }

  /// The mode that a word names, or the only mode that begins with it.
  private static func mode(_ word: String, _ engines: [ExternalEngineName]) -> Mode? {
    guard !word.isEmpty else { return nil }
    let modes = Mode.all(with: engines)
    if let mode = modes.first(where: { $0.optionWord.lowercased() == word }) { return mode }
    let candidates = modes.filter { $0.optionWord.lowercased().hasPrefix(word) }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

/// Why a line is invalid.
public enum TypingMistake: Error, Sendable, Hashable {
  /// No command begins this way.
  case unknown(String)
  /// Several commands begin this way.
  case ambiguous(String, [TextCommand])
  /// The command needs another operand.
  case form(TextCommand)
  /// There is no such level.
  case levelRange
  /// The operand is not a position.
  case noGame(GameTextError)
  /// The line is not UTF-8.
  case invalidUTF8
  /// The line is longer than any valid line.
  case tooLong
}

extension Square {
  /// The square that a person typed: `d3`, `d 3`, or `43` with the numbers of column and row.
  fileprivate init?(typed text: String) {
    let characters = text.filter { !$0.isWhitespace }.lowercased()
    guard characters.count == 2, let first = characters.first, let last = characters.last else {
      return nil
    }
    if let column = first.wholeNumberValue, first.isASCII, (1...8).contains(column) {
      self.init(String([Self.columnNames[column - 1], last]))
    } else {
      self.init(characters)
    }
  }
}

extension String {
  /// The text without blanks and line ends at both ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }
}
