/// The number of games that the person has played here: beginners see more than others.
package struct GameExperience: Sendable, Hashable {
  /// The games after which nobody is a beginner.
  package static let limit = 3

  /// Games that have ended or were given up, at most `limit`.
  let games: Int

  /// - Parameter games: The games in the archive; nil if that is unknown, as with `--no-archive`.
  package init(games: Int? = nil) { self.games = min(games ?? Self.limit, Self.limit) }

  /// Whether the person is a beginner: the board shows what a move would turn over without being
  /// asked, and the help begins with the rules.
  var isLittle: Bool { games < Self.limit }
  /// Whether the person has never played.
  var isNone: Bool { games == 0 }
}
