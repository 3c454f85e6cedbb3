/// A new game as text, written out, for comparison with the program's output.
package enum NewGameText {
  package static let board = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------
    """

  /// The saved game: two players, and dark's turn.
  package static let saved = "x00\n" + board + "\n"
}
