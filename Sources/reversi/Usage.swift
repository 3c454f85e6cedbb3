/// How the program is used.
enum Usage {
  static let text = """
    Usage: reversi [OPTION]...
    Play Reversi in the terminal. The last game is resumed.

          --save FILE         keep the game in FILE
          --dark MODE         who plays Black: manual or computer; as saved
          --light MODE        who plays White: manual or computer; as saved
          --dark-level N      how strong Black's computer plays: 0 (at random) to 10
          --light-level N     the same for White; both are 4 in a new game
          --think-time SECONDS
                              how long the computer takes at least: 0 to 3600; 0.6
          --animation SPEED   off, fast, normal or slow; normal
          --color WHEN        auto, always or never; auto
          --glyphs KIND       auto, unicode or ascii; auto
          --no-mouse          leave the mouse to the terminal
          --seed N            make the computer's chance repeatable
      -h, --help              print this help
      -V, --version           print the version

    In the game, ? shows the keys. Without --save, the game is kept in
    reversi/game under $XDG_STATE_HOME, or under ~/.local/state.
    """
}
