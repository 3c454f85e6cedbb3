import EngineProtocols
import GameSession
import ReversiCore

/// How a subcommand does its work.
public struct ToolOptions: Sendable, Hashable {
  /// In which form a game is printed.
  public enum Form: Sendable, Hashable {
    /// The plies that stand, as one word.
    case transcript
    /// The Generic Game Format.
    case ggf
    /// The cells of the position, and the side to move.
    case position
    /// The board, for people.
    case board
  }

  /// For whom an analysis is written.
  public enum Format: String, Sendable, CaseIterable {
    /// People: several lines a game.
    case text
    /// Programs: one line a game.
    case json
  }

  /// In which form a game is printed.
  public var form = Form.transcript
  /// How long each position is looked at: as far as a level looks, however long that takes, or for
  /// a time. Level 8 sees the last 12 squares exactly.
  public var moveLimit = MoveLimit.level(.analysis)
  /// For whom an analysis is written.
  public var format = Format.text
  /// How strong an engine plays; nil for as strong as the other program lets it.
  public var engineLevel: Level?
  /// How many games are analyzed at the same time, or how many threads an engine searches on; nil
  /// for what is usual.
  public var threads: Int?
  /// What the subcommand is about, as it was given: a file, `-` for the standard input, a position,
  /// or a protocol. Empty where it needs nothing.
  public var operand: [UInt8] = []

  /// What an engine speaks; nil if the subcommand is about something else.
  public var engineProtocol: EngineProtocol? {
    EngineProtocol(rawValue: String(decoding: operand, as: UTF8.self))
  }
}
