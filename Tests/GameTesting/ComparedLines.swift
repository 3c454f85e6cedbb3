import ReversiCore
import ReversiTesting

/// A position in which Black can play h8 or h6, with a line after each.
///
/// After h8, White's h6 makes Black pass; after h6, Black can still play h8.
package enum ComparedLines {
  package static let worse: [Square] = [.h8, .h6, .g3, .h2]
  package static let better: [Square] = [.h6, .g3, .h8, .h2]

  package static func position() throws -> Position {
    try Positions.picture(
      .dark,
      """
      ooxxxxxx
      oooxxxx-
      ooooxx-x
      ooxxoxxx
      ooxoxoxx
      oxoooxo-
      oooooooo
      ooooooo-
      """)
  }
}
