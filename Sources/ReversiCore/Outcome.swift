/// How a finished game ended.
package enum Outcome: Sendable, Hashable {
  /// A side has more disks than the other, by 1 to 64.
  case win(Disk, by: Int)
  /// Both sides have the same number of disks.
  case tie

  /// Compares the disks on a board.
  init(of board: Board) {
    let lead = board.count(of: .dark) - board.count(of: .light)
    if lead == 0 {
      self = .tie
    } else {
      self = .win(lead > 0 ? .dark : .light, by: abs(lead))
    }
  }
}
