/// A topic under which the help lists keys, in the order of the help.
package enum HelpTopic: Sendable, Hashable, CaseIterable {
  /// Making moves, and who makes them.
  case play
  /// Looking at scores, and back at the game.
  case study
  /// Positions and games as a whole: setting up, writing.
  case position
  /// The program itself.
  case program
}
