/// Why the program does not start: one line for the player.
struct Refusal: Error, Hashable {
  /// The status that the program exits with.
  static let exitStatus: Int32 = 2

  /// What is wrong, without the name of the program.
  let reason: String
}

extension Refusal {
  /// A mistake in the arguments.
  static func usage(_ mistake: String) -> Refusal {
    Refusal(reason: "\(mistake) (see 'reversi --help')")
  }
}
