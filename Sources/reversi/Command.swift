/// What the arguments ask for.
enum Command: Hashable {
  /// Play, as the options say.
  case play(Options)
  /// Print how the program is used.
  case showHelp
  /// Print the version.
  case showVersion
}
