import Analysis
import EngineProtocols
import GameSession
import Link
import PeopleModel
import ReversiCore

/// A task of the program other than a game in the terminal, by the first word after its name.
package enum Subcommand: String, Sendable, Hashable, CaseIterable {
  case show
  case games
  case openings
  case analyze
  case solve
  case people
  case engine
  case link
  case completions
  case manual
  case help

  /// The subcommand most like a word; nil if none is like it, or if the word is a subcommand.
  package static func nearest(to word: String) -> Subcommand? {
    guard Subcommand(rawValue: word) == nil else { return nil }
    return allCases.map(\.rawValue).nearest(to: word).flatMap(Subcommand.init(rawValue:))
  }

  /// The name of the subcommand, and the table of its options and operands.
  package var syntax: CommandSyntax<Options> {
    switch self {
    case .show: .show
    case .games: .games
    case .openings: .openings
    case .analyze: .analyze
    case .solve: .solve
    case .people: .people
    case .engine: .engine
    case .link: .link
    case .completions: .completions
    case .manual: .manual
    case .help: .ofHelp
    }
  }
}

extension CommandSyntax<Options> {
  fileprivate static let show = CommandSyntax<Options>(
    "show", "print the saved game, or the game in FILE",
    explanation: """
      Prints a game as a transcript: the saved game, also while it is being played,
      or the game in FILE. Moves that were taken back are left out.
      """,
    initial: Options(),
    operands: [
      Option(
        "FILE", "FILE", .source, at: \.tool.operand, "the game; - for standard input",
        standard: "the saved game")
    ],
    options: [
      Options.save,
      Option("ggf", at: \.tool.form, .ggf, "in the Generic Game Format"),
      Option(
        "position", at: \.tool.form, .position, "the cells of the position, and the side to move"),
      Option("board", at: \.tool.form, .board, "the board, for people"),
      Option("svg", at: \.tool.form, .svg, "the board as a picture in SVG"), Options.theme,
    ])

  fileprivate static let games = CommandSyntax<Options>(
    "games", "list your games that fit WORDS, or add games",
    explanation: """
      Lists the games in the archive, the newest first: the date, the players, the
      result, the opening and the moves. WORDS leave games that they all fit: a part
      of a line, or the moves that a game begins with. The archive is beside the
      saved game. With --import, the games in FILE are added to it, none of them
      twice: a WTHOR database, or text as analyze reads it. With --summary, it
      counts your games against the computer that fit WORDS, by level and by
      opening, and rates you after ten of them. Of the last 50 that practice has
      searched, it tells the disks that you gave away with each move, and the
      reasons for your mistakes.
      """,
    initial: Options(),
    operands: [
      Option(
        "WORDS", "WORDS", .words, at: \.tool.filter, "what a game has to fit, such as tiger 2026",
        standard: "all games")
    ], takesManyWords: true,
    options: [
      Options.save, .format("text, or json with one game on each line"),
      Option(
        "import", "FILE", .source, at: \.tool.imported,
        "add the games in FILE to the archive instead; - for standard input", isSetting: false),
      Option(
        "summary", at: \.tool.isSummary, "say how you have done against the computer instead",
        isSetting: false),
    ])

  fileprivate static let openings = CommandSyntax<Options>(
    "openings", "list the known moves after MOVES, or in an opening",
    explanation: """
      Lists the moves that the opening book knows, that lead to a named opening, or
      that were played in the games of the archive: the score for the side to move,
      the name, and how many of these games it occurs in with what result. MOVES are
      those of a game, such as f5d6c3, or the name of an opening. The archive is
      beside the saved game.
      """,
    initial: Options(),
    operands: [
      Option(
        "MOVES", "MOVES", .moves, at: \.tool.moves, "the moves so far, or an opening",
        standard: "none")
    ], takesManyWords: true,
    options: [Options.save, .format("text, or json with one move on each line")])

  fileprivate static let analyze = CommandSyntax<Options>(
    "analyze", "review the games in FILE",
    explanation: """
      Reviews games: the score of each move for its side, and the better move with
      the disks it would have saved, as the review and practice have them unless you
      choose another level. FILE has one game on each line, as a transcript, a
      position with moves, or in the Generic Game Format, or is a WTHOR database; - is
      standard input. What is not a game is reported and ignored.
      """,
    initial: Options(),
    operands: [Option("FILE", "FILE", .source, at: \.tool.operand, "")],
    options: [
      Option(
        "level", "N", .level, at: \.tool.moveLimit,
        "how far to look ahead: \(ValueForm<Level>.level.range)"),
      Option(
        "move-time", "SECONDS", .time, at: \.tool.moveLimit,
        "time for each position, instead of a level: \(ValueForm<MoveLimit>.time.range)"),
      .format("text, or json with one game on each line"),
      Option(
        "svg", at: \.tool.drawsGraph, "draw the graph as SVG, one game on each line",
        isSetting: false), Options.theme,
      Option(
        "threads", "N", .threads, at: \.tool.threads, "games to analyze at the same time",
        standard: "one a processor"),
    ])

  fileprivate static let solve = CommandSyntax<Options>(
    "solve", "find the exact score of POSITION, or of each in a file",
    explanation: """
      Finds how a position ends if both sides play their best. The score is that of
      the side to move. Beyond 30 empty squares that takes too long; analyze estimates
      such a position. POSITION is 64 cells from a1 to h8 (x Black, o White, -
      empty) and the side to move, or the moves of a game. A file has one on each
      line; - is standard input.
      """,
    initial: Options(),
    operands: [Option("POSITION", "POSITION", .position, at: \.tool.operand, "")],
    options: [
      Option(
        "limit", "SECONDS", .searchTime, at: \.tool.timeLimit,
        "time for each position; then its best estimate is printed", standard: "none"),
      .format("text, or json with one position on each line"),
    ])

  fileprivate static let people = CommandSyntax<Options>(
    "people", "say how likely people play each move in FILE",
    explanation: """
      Says how likely people of a rating play each legal move: in the last position
      of each game, or before every move. A rating is on the scale of tournament
      games: 0 is the mean of their players, and a player 400 above another one wins
      ten games of eleven. FILE has one game or position on each line, or is a WTHOR
      database; - is standard input. What is not a game is reported and ignored.
      """,
    initial: Options(),
    operands: [Option("FILE", "FILE", .source, at: \.tool.operand, "")],
    options: [
      Option(
        "rating", "N", .number(in: Rating.range), at: \.tool.rating, "the rating of both sides"),
      Option(
        "black-rating", "N", .number(in: Rating.range), at: \.tool.ratings.dark,
        "Black's rating", standard: "that of both"),
      Option(
        "white-rating", "N", .number(in: Rating.range), at: \.tool.ratings.light,
        "White's rating", standard: "that of both"),
      Option(
        "every-move", at: \.tool.takesEveryMove, "before every move instead", isSetting: false),
      .format("text, or json with one position on each line"),
    ])

  fileprivate static let engine = CommandSyntax<Options>(
    "engine",
    "play for another program by PROTOCOL: \(EngineProtocol.names.joined(separator: " or "))",
    explanation: """
      Plays for another program that shows the board, such as NBoard or Quarry, in
      lines on standard input and output. The protocol is NBoard's, version 2, or the
      Go Text Protocol, version 2. The engine ends with the other program.
      """,
    initial: Options(),
    operands: [Option("PROTOCOL", "PROTOCOL", .engineProtocol, at: \.tool.engineProtocol, "")],
    options: [
      Option(
        "level", "N", .level, at: \.tool.engineLevel,
        "how strong to play: \(ValueForm<Level>.level.range)",
        standard: "as the other program says"),
      Option(
        "threads", "N", .threads, at: \.tool.threads, "threads to search with", standard: "1"),
      Options.noBook,
    ])

  fileprivate static let link = CommandSyntax<Options>(
    "link", "join a game that this account hosts, for a guest from elsewhere",
    explanation: """
      Joins standard input and output to a game that this account hosts with --host.
      The program of a guest on another machine starts it through ssh, so that who
      may log in may play. NAME tells several hosted games apart.
      """,
    initial: Options(),
    operands: [
      Option(
        "NAME", "NAME", .linkName, at: \.tool.linkName, "the name of the game",
        standard: LinkName.standard.text)
    ])

  fileprivate static let completions = CommandSyntax<Options>(
    "completions",
    "print completions for SHELL: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))",
    explanation: """
      Prints the file with which a shell completes the arguments of this program. The
      packages include it. Without them, add source <(reversi completions bash) to
      ~/.bashrc, or write the output to _reversi in a folder of zsh's $fpath, or
      to ~/.config/fish/completions/reversi.fish.
      """,
    initial: Options(),
    operands: [Option("SHELL", "SHELL", .word, at: \.tool.shell, "")])

  fileprivate static let manual = CommandSyntax<Options>(
    "manual", "print the manual page, for: reversi manual | man -l -",
    explanation: """
      Prints the manual page in the language that man formats. To read it:
      reversi manual | man -l -
      """,
    initial: Options())

  fileprivate static let ofHelp = CommandSyntax<Options>(
    "help", "print this help, or that of COMMAND",
    explanation: "Prints how the program is used, or one of its commands.",
    initial: Options(),
    operands: [
      Option(
        "COMMAND", "COMMAND", .word, at: \.tool.subject, "the command to explain",
        standard: "the program itself")
    ])
}

extension Option<Options> {
  fileprivate static func format(_ meaning: String) -> Self {
    Option(
      "format", "FORMAT", .word, at: \.tool.format, meaning, subject: "the form of the report:")
  }
}

package struct ToolOptions: Sendable, Hashable {
  /// The form in which a game is printed.
  package enum Form: Sendable, Hashable {
    /// The plies that stand, as one word.
    case transcript
    /// The Generic Game Format.
    case ggf
    /// The cells of the position, and the side to move.
    case position
    case board
    case svg
  }

  /// The readers of a report.
  package enum Format: String, Sendable, CaseIterable {
    case text
    /// For programs: one line for each game or position.
    case json
  }

  package var form = Form.transcript
  /// The limit of the search of each position: that of a level, or a time.
  package var moveLimit = MoveLimit.level(.review)
  /// The time for each position that is to be solved, or nil for any time.
  package var timeLimit: Duration?
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
  package var shell: Shell?
  /// The subcommand that `help` explains; nil for the program.
  package var subject: Subcommand?
  /// The name of the hosted game that `link` joins.
  package var linkName = LinkName.standard
  /// The rating of the people that `people` asks about.
  package var rating = 0
  /// The rating of the people on each side, where it differs from `rating`.
  package var ratings = Sides<Int?>(dark: nil, light: nil)
  /// Whether `people` answers before every move, instead of in the last position.
  package var takesEveryMove = false
  package var engineProtocol: EngineProtocol?
}
