import App
import BoardView
import ReversiCore
import Texts
import Words

/// The rule of the game for a beginner: a line of disks that plays once, and what it means.
struct RulePicture: Sendable {
  /// The disks of the line from the left; nil for an empty square, which is a legal move.
  let disks: [Disk?]
  /// How disks turn over.
  let turning: Wording
  /// What wins, then when a side passes.
  let others: [Wording]
  /// How many of these have been said.
  let saidCount: Int
  /// Whether the person has pressed a key since it was shown.
  let isRead: Bool

  /// The three looks of the line: before the move, the disk placed, the disks turned over.
  private static let looks: [[Disk?]] = [
    [.dark, .light, .light, nil], [.dark, .light, .light, .dark], [.dark, .dark, .dark, .dark],
  ]
  /// The rule while it plays, or still.
  init(_ playback: Playback?, isRead: Bool, words: Words) {
    let index = playback?.index ?? Self.looks.count - 1
    disks = Self.looks[index]
    turning = words.game.turningRule
    others = [words.game.aim, words.game.passRule]
    saidCount = index
    self.isRead = isRead
  }

  /// The line on the first squares of a board, with its marks.
  var board: BoardPicture {
    var board = BoardPicture()
    for (square, (disk, first)) in zip(Square.allCases, zip(disks, Self.looks[0])) {
      guard let disk else {
        board.choices = SquareSet(square)
        continue
      }
      board.faces[square] = first == disk.opponent ? .turned(disk) : .whole(disk)
      if first == nil { board.lastMove = square }
    }
    return board
  }
}
