import TerminalUI

// What the tables of the program do not say.
extension ManualPage {
  static let description = """
    Two players take turns to place a disk so that it encloses opposing disks in a straight line; \
    all enclosed disks turn over. A player without such a move passes. When neither has one, \
    whoever has more disks wins. Either side is played by a person or by the computer, and that \
    can be changed at any moment. The game is saved after every move, and resumed at the next \
    start. Where the standard input is no terminal, or the terminal is called dumb, the game is \
    played in lines of text.
    """

  static let aboutOptions = """
    A long option may be cut short as long as it stays unique, and its value may stand after a \
    blank or an equals sign. Of an option that is given twice the last counts.
    """

  static let aboutLevels = """
    Those of the machine look as far as they get in at most 1, 2, 5, 10 and 30 seconds a move; the \
    others take no time to speak of.
    """

  static let aboutKeys = """
    A square is also chosen by its name: d3 and Enter plays there. Whatever acts can be clicked.
    """

  static let aboutLines = """
    With --text, or without a terminal to draw on, each line that is read is a command, and each \
    line that is written says what happened. A command may be cut short as long \
    as it stays unique. The end of the input saves the game and leaves.
    """

  static let aboutSubcommands = """
    A game is a transcript such as f5d6c3, a position with the moves from there, or a game in the \
    Generic Game Format.
    """

  static let variables: [(names: [String], meaning: String)] = [
    (["XDG_STATE_HOME", "XDG_CONFIG_HOME"], "Where the game and the settings are, if absolute."),
    (["HOME"], "The home folder, for when these are not set."),
    (["TERM"], "The terminal's name; with dumb the game is played in lines of text."),
    (["NO_COLOR"], "If it is not empty, there are no colours, unless an option asks for them."),
    (
      ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"],
      "The language of the game, and which characters the terminal takes."
    ),
    (["COLUMNS", "LINES"], "The size of a terminal that does not tell its own."),
  ]

  static let files: [(path: String, meaning: String)] = [
    (
      "~/.local/state/reversi/game",
      "The saved game; reversi/game in the folder that XDG_STATE_HOME names, if it does."
    ),
    ("~/.local/state/reversi/game.lock", "Names the process that plays the saved game."),
    ("~/.local/state/reversi/game.bad-1", "A file that was no saved game, and was set aside."),
    (
      "~/.config/reversi/config",
      "The settings; reversi/config in the folder that XDG_CONFIG_HOME names, if it does."
    ),
  ]

  static let aboutSettings = """
    Options are kept in the settings file: one a line, by their long names without the dashes, \
    with an equals sign and a value, and yes or no for those that take no value. What follows a # \
    is a comment. A line that cannot be followed is said and passed over. What the command line \
    says goes before it. Who plays and how strong counts there for new games; a game that is \
    resumed keeps what it has. A line such as engine Edax = nboard edax -nboard gives a name to \
    another program that plays, which speaks the NBoard protocol or, with gtp, the Go Text \
    Protocol. In the game, the key t writes the theme into the file. These \
    options are for the command line alone: \(commandLineOptions).
    """

  private static let commandLineOptions = ProgramOption.all.filter { !$0.isSetting }
    .map(\.name.written).joined(separator: ", ")

  static let sampleSettings = """
    # how I like it
    theme = blue
    no-mouse = yes
    """

  static let exitStatuses: [(status: String, meaning: String)] = [
    ("0", "The player, or the program that asked for moves, has left; or all was printed."),
    (
      "1",
      """
      The game could not be saved, a file could not be read, or the system failed. Of analyze and \
      solve: some lines were bad; the rest is done.
      """
    ),
    ("2", "The arguments were wrong."),
    (
      "128 and more",
      "A signal ended the program, which died of it after the terminal was given back."
    ),
  ]

  static let examples: [(text: String, command: String)] = [
    ("Play Black against the computer:", "reversi --dark manual --light computer --light-level 3"),
    ("Print the saved game's board, also while it is played:", "reversi show --board"),
    ("Tell how the games in a file went:", "reversi analyze --level 6 games.txt"),
    ("Play for NBoard, as its engine's command:", "reversi engine nboard"),
  ]
}
