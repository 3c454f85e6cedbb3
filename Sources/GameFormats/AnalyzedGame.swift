import GameSession

/// A game that has been analyzed for practice.
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

  /// Reads the line of a game in the practice file; nil for any other text.
  init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "game", let identity = GameIdentity(text: words[1]),
      let plies = Int(words[2]), 0...PracticeText.largestNumber ~= plies
    else { return nil }
    self.init(identity: identity, plies: plies)
  }

  /// The line.
  var text: String { "game \(identity.text) \(plies)" }
}
