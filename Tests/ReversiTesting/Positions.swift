import Notation
import ReversiCore

/// The positions and games that the tests start from.
package enum Positions {
  package static func picture(_ turn: Disk, _ board: String) throws -> Position {
    Position(board: try Board(rows: board.split(separator: "\n")), turn: turn)
  }

  /// The position after some moves, and the passes between them, from a new game.
  package static func after(_ transcript: some StringProtocol) throws -> Position {
    try GameRecord(transcript: transcript).position
  }

  package static func passDue() throws -> Position {
    try after(KnownGame.pliesBeforePass)
  }

  /// Light's h6 leaves dark without a move.
  package static func beforePass() throws -> Position {
    try after(KnownGame.pliesBeforePass.dropLast(2))
  }

  /// A game with four passes among its last eight plies, that ends 32 to 32 on a full board, after
  /// some of its 60 plies.
  package static func tiedGame(plies: Int) throws -> Position {
    try after(KnownGame.tie.transcript.prefix(2 * plies))
  }

  /// Dark's c1 takes light's last disk.
  package static func lastMove() throws -> Position {
    try picture(
      .dark,
      """
      xo------
      --------
      --------
      --------
      --------
      --------
      --------
      --------
      """)
  }

  /// One square is empty; dark cannot move there, but light can.
  package static func oneEmptyAndPass() throws -> Position {
    try picture(
      .dark,
      """
      -xoooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      oooooooo
      """)
  }

  /// The cells of different boards in no order, at most 3¹¹ of them. Black has a legal move.
  package static func boards(_ count: Int) -> [String] {
    let signs = Array("xo-".utf8)
    let start = String(String(repeating: "xo-", count: 18).dropLast())
    return (0..<count).map { index in
      let digits = String(177_147 + index * 7919 % 177_147, radix: 3).utf8.dropFirst()
      return start + String(decoding: digits.map { signs[Int($0) - 48] }, as: UTF8.self)
    }
  }
}
