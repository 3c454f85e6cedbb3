/// Boards on which something takes long enough for a key to come in the middle of it.
package enum LongBoards {
  /// Dark's move to d4 turns 18 disks over, about four seconds at slow speed.
  package static let move = """
    x--x--xo
    -o-o-o--
    --ooo---
    xoo-ooox
    --ooo---
    -o-o-o--
    x--o--x-
    ---x----
    """

  /// The middle of a game, where a strong computer thinks for seconds.
  package static let search = """
    --------
    --x-o---
    --xxo---
    -oxxoo--
    -oxoxx--
    --ooox--
    ---o-x--
    --------
    """
}
