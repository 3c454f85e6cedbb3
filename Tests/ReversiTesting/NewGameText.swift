/// A new game as text, written out, for comparison with the program's output.
public enum NewGameText {
  /// The board.
  public static let board = """
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
  public static let saved = "x00\n" + board + "\n"
}
