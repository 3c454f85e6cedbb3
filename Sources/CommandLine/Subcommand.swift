import GameSession

/// What the program does instead of a game in the terminal, by the first word after its name.
public enum Subcommand: String, Sendable, Hashable, CaseIterable {
  /// Prints the saved game.
  case show
  /// Says how games went.
  case analyze
  /// Says how positions end if both sides play their best.
  case solve
  /// Plays for another program.
  case engine

  /// What it is called, and the table of what it takes.
  public var syntax: CommandSyntax<Options> {
    switch self {
    case .show: .show
    case .analyze: .analyze
    case .solve: .solve
    case .engine: .engine
    }
  }
}

extension CommandSyntax<Options> {
  fileprivate static let show = CommandSyntax<Options>(
    "show", "print the saved game, also while it is played",
    explanation: """
      Prints the saved game as a transcript, also while it is being played. Moves
      that were taken back are left out.
      """,
    initial: Options(),
    options: [
      Options.save,
      Option("ggf", at: \.tool.form, .ggf, "in the Generic Game Format"),
      Option(
        "position", at: \.tool.form, .position, "the cells of the position, and the side to move"),
      Option("board", at: \.tool.form, .board, "the board, for people"),
    ])

  fileprivate static let analyze = CommandSyntax<Options>(
    "analyze", "tell how the games in FILE went, one game a line",
    explanation: """
      Tells how games went: what each move was worth to the side that made it, what
      would have been better, and by how many disks. FILE has one game a line, as a
      transcript, a position with moves, or in the Generic Game Format; - is standard
      input. A line that is no game is reported, and passed over.
      """,
    initial: Options(),
    operands: [Option("FILE", "FILE", .source, at: \.tool.operand, "")],
    options: [
      Option("level", "N", .level, at: \.tool.moveLimit, "how far to look ahead: 0 to 15"),
      Option(
        "move-time", "SECONDS", .time, at: \.tool.moveLimit,
        "look for so long at each position instead: 0 to 3600"),
      Option(
        "format", "FORMAT", .word, at: \.tool.format, "text, or json with one line a game",
        subject: "the form of the report:"),
      Option(
        "threads", "N", .threads, at: \.tool.threads, "games to analyze at the same time",
        standard: "one a processor"),
    ])

  fileprivate static let solve = CommandSyntax<Options>(
    "solve", "tell how POSITION ends, or each one in a file",
    explanation: """
      Tells how a position ends if both sides play their best, with the score of the
      side to move. POSITION is 64 cells from a1 to h8 (x Black, o White, - empty) and
      the side to move, or the moves of a game; a file has one a line, and - is
      standard input.
      """,
    initial: Options(),
    operands: [Option("POSITION", "POSITION", .position, at: \.tool.operand, "")])

  fileprivate static let engine = CommandSyntax<Options>(
    "engine", "play for another program by PROTOCOL: nboard or gtp",
    explanation: """
      Plays for another program that shows the board, such as NBoard or Quarry. They
      talk by lines on standard input and output: in the protocol of NBoard, version
      2, or in the Go Text Protocol, version 2. It ends with the other program.
      """,
    initial: Options(),
    operands: [Option("PROTOCOL", "PROTOCOL", .engineProtocol, at: \.tool.engineProtocol, "")],
    options: [
      Option(
        "level", "N", .level, at: \.tool.engineLevel, "how strong to play: 0 to 15",
        standard: "as the other program says"),
      Option(
        "threads", "N", .threads, at: \.tool.threads, "threads to search with", standard: "1"),
      Options.noBook,
    ])
}
