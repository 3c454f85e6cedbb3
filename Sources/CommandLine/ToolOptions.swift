import Analysis
import EngineProtocols
import GameSession
import Link
import ReversiCore

/// The options and operands of subcommands.
package struct ToolOptions: Sendable, Hashable {
  /// The form in which a game is printed.
  package enum Form: Sendable, Hashable {
    /// The plies that stand, as one word.
    case transcript
    /// The Generic Game Format.
    case ggf
    /// The cells of the position, and the side to move.
    case position
    /// The board, for people.
    case board
    /// The board as a picture in SVG.
    case svg
  }

  /// The readers of a report.
  package enum Format: String, Sendable, CaseIterable {
    case text
    /// For programs: one line for each game or position.
    case json
  }

  /// The form in which a game is printed.
  package var form = Form.transcript
  /// The limit of the search of each position: that of a level, or a time. Level 8 sees the last 12
  /// squares exactly.
  package var moveLimit = MoveLimit.level(.analysis)
  /// The time for each position that is to be solved, or nil for any time.
  package var timeLimit: Duration?
  /// The readers of a report.
  package var format = Format.text
  /// Whether an analysis draws the graph of each game instead of reporting.
  package var drawsGraph = false
  /// The level of an engine; nil for the one that the other program asks for.
  package var engineLevel: Level?
  /// The number of games analyzed at the same time, or of threads that an engine searches on; nil
  /// for the usual number.
  package var threads: Int?
  /// The input of a subcommand, as it was given: a file, `-` for standard input, or a position; nil
  /// where it reads nothing.
  package var operand: [UInt8]?
  /// The path of the file whose games are added to the archive, as bytes; `-` for standard input;
  /// nil to list the games in the archive.
  package var imported: [UInt8]?
  /// Whether `games` says how the person has done, instead of listing games.
  package var isSummary = false
  /// The words that `games` looks for; empty for all games.
  package var filter = ""
  /// The moves, or the name of the opening, that `openings` goes on from;
  /// empty for none.
  package var moves = ""
  /// The subcommand that `help` explains; nil for the program.
  package var subject: Subcommand?
  /// The name of the hosted game that `link` joins.
  package var linkName = LinkName.standard
  /// The rating of the people that `people` asks about.
  package var rating = 0
  /// Those of a side, where they are others.
  package var ratings = Sides<Int?>(dark: nil, light: nil)
  /// Whether `people` answers before every move, instead of in the last position.
  package var takesEveryMove = false
  /// The protocol that an engine speaks.
  package var engineProtocol: EngineProtocol?
}
