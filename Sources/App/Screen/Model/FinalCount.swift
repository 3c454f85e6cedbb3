import GameSession
import ReversiCore

/// The count of the disks at the end of a game: they gather by colour from both ends of the board.
struct FinalCount: Sendable, Hashable {
  /// The time at which the count began.
  let start: Duration
  /// The time since `start`.
  private(set) var elapsed = Duration.zero

  init(start: Duration) { self.start = start }

  private static let duration = Duration.milliseconds(1200)
  /// The end of the gathering; the disks then stay until the end.
  private static let gathered = Duration.milliseconds(1000)
  private static let frame = Duration.milliseconds(40)

  /// The time at which the next picture is due.
  var nextPicture: Duration { start + elapsed + Self.frame }

  /// The count at a time; nil if it is over.
  func advanced(to now: Duration) -> FinalCount? {
    var later = self
    later.elapsed = now - start
    return later.elapsed < Self.duration ? later : nil
  }

  /// The number of each side's disks that have been counted.
  func counted(of counts: Sides<Int>) -> Sides<Int> {
    let fraction = min(1, elapsed / Self.gathered)
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
