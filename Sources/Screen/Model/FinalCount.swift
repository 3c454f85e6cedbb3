import App
import GameSession
import ReversiCore

/// The count of the disks at the end of a game: they gather by colour from both ends of the board.
enum FinalCount {
  /// The end of the gathering; the disks then stay until the end.
  private static let gathered = Duration.milliseconds(1000)

  /// The number of each side's disks that have been counted after a time.
  static func counted(of counts: Sides<Int>, after elapsed: Duration) -> Sides<Int> {
    let fraction = min(1, elapsed / gathered)
    func counted(_ count: Int) -> Int { Int((Double(count) * fraction).rounded()) }
    return Sides(dark: counted(counts.dark), light: counted(counts.light))
  }

  /// The counted disks on a board: dark's from a1 on, light's from h8 back.
  static func board(with counts: Sides<Int>) -> Board {
    var board = Board()
    for square in Square.allCases.prefix(counts.dark) { board[square] = .dark }
    for square in Square.allCases.suffix(counts.light) { board[square] = .light }
    return board
  }
}
