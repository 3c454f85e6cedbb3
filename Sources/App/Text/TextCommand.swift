import ReversiCore

/// A command of text mode: a row of the table that input, help and manual use. Commands are English
/// in every language.
public enum TextCommand: String, Sendable, Hashable, CaseIterable {
  /// A square alone places a disk.
  case place = "d3"
  case moves, board, row, column, what
  case attempt = "try"
  case pieces, corners, last, score, scores, hint, undo, redo, level, time, now, black, white
  case again, swap, reset, setup, transcript, write, open, review, library, openings, practice
  case help
  case quit

  /// The commands that are words.
  static let words = allCases.filter { $0 != .place }

  /// The command with its operand, such as `row N`.
  public var form: String {
    switch self {
    case .place: "d3, 43"
    case .row: "row N"
    case .column: "column L"
    case .what: "what SQ"
    case .attempt: "try MOVES"
    case .pieces: "pieces x|o"
    case .level: "level N"
    case .time: "time S"
    case .black, .white: "\(rawValue) manual|computer|NAME"
    case .setup: "setup [POSITION]"
    case .write, .open: "\(rawValue) FILE"
    case .undo: "undo [N]"
    case .library: "library [WORDS|N]"
    case .practice: "practice [endings|openings]"
    case .help: "help [WORD], ?"
    case .moves, .board, .corners, .last, .score, .scores, .hint, .redo, .now, .again, .swap,
      .reset,
      .transcript, .review, .openings, .quit:
      rawValue
    }
  }

  /// The commands that begin with a text: only the exact match if there is one, otherwise all of
  /// them.
  static func beginning(with text: String) -> [TextCommand] {
    words.first { $0.rawValue == text }.map { [$0] }
      ?? words.filter { $0.rawValue.hasPrefix(text) }
  }
}
