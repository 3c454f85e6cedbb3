import ReversiCore

// The subcommands.
extension English {
  func placeholder(of subcommand: Subcommand) -> String? {
    switch subcommand {
    case .show: nil
    case .analyze: "FILE"
    case .solve: "POSITION"
    case .engine: "PROTOCOL"
    }
  }

  func meaning(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .show: "print the saved game, also while it is played"
    case .analyze: "tell how the games in FILE went, one game a line"
    case .solve: "tell how POSITION ends, or each one in a file"
    case .engine: "play for another program by PROTOCOL: nboard or gtp"
    }
  }

  func explanation(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .show:
      """
      Prints the saved game as a transcript, also while it is being played. Moves
      that were taken back are left out.
      """
    case .analyze:
      """
      Tells how games went: what each move was worth to the side that made it, what
      would have been better, and by how many disks. FILE has one game a line, as a
      transcript, a position with moves, or in the Generic Game Format; - is standard
      input. A line that is no game is reported, and passed over.
      """
    case .solve:
      """
      Tells how a position ends if both sides play their best, with the score of the
      side to move. POSITION is 64 cells from a1 to h8 (x Black, o White, - empty) and
      the side to move, or the moves of a game; a file has one a line, and - is
      standard input.
      """
    case .engine:
      """
      Plays for another program that shows the board, such as NBoard or Quarry. They
      talk by lines on standard input and output: in the protocol of NBoard, version
      2, or in the Go Text Protocol, version 2. It ends with the other program.
      """
    }
  }
}
