import GameSession

/// A game that has been analyzed, as far as it went then.
public struct AnalyzedGame: Sendable, Hashable {
  /// What tells the game from others.
  public let identity: GameIdentity
  /// The number of its plies. If it is played on, it is analyzed again.
  public let plies: Int

  /// A game with a number of plies.
  public init(identity: GameIdentity, plies: Int) {
    self.identity = identity
    self.plies = plies
  }

  /// Reads the identity and the plies; nil for any other words.
  init?(words: some Collection<Substring>) {
    guard words.count == 2, let identity = words.first.flatMap({ GameIdentity(text: $0) }),
      let plies = PracticeText.number(words.dropFirst().first)
    else { return nil }
    self.init(identity: identity, plies: plies)
  }

  /// The identity and the plies.
  var text: String { "\(identity.text) \(plies)" }
}

extension ArchivedGame {
  /// The game as one that is analyzed as far as it goes; nil without an identity.
  public var analyzed: AnalyzedGame? {
    identity.map { AnalyzedGame(identity: $0, plies: record.plies.count) }
  }
}
