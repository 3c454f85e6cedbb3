import GameSession

/// A game that has been analyzed, with the modes and the moves that it had then. If it is played to
/// another end, it is analyzed again.
package struct AnalyzedGame: Sendable, Hashable {
  private let identity: GameIdentity

  /// The game as it stands in the archive; nil without an identity.
  package init?(_ game: ArchivedGame) {
    guard let identity = game.identity else { return nil }
    self.identity = GameIdentity(
      derivedFrom: [
        identity.text, game.modes, game.record.start.text, game.record.transcript,
      ])
  }

  /// Reads the text; nil if it is not the text of a game.
  init?(text: some StringProtocol) {
    guard let identity = GameIdentity(text: text) else { return nil }
    self.identity = identity
  }

  /// The text: 16 hexadecimal digits.
  package var text: String { identity.text }
}

extension GameIdentity {
  /// An identity that depends on nothing but texts, in every version of this program.
  package init(derivedFrom texts: [String?]) {
    let bytes = texts.map { $0 ?? "" }.joined(separator: "\n").utf8
    // FNV-1a in 64 bits.
    self.init(bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}
