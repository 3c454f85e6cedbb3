import GameSession
import ReversiCore

/// The parts of an archive line that are needed to keep each game once. Only lines that this
/// program wrote have them. The game itself is read only if another line has the same identity.
package struct ArchiveLine: Sendable, Hashable {
  /// What tells the game from others.
  package let identity: GameIdentity
  private let bytes: [UInt8]
  /// All that follows the date.
  private let content: ArraySlice<UInt8>

  /// Reads a line; nil if it is incomplete, or if another program wrote it.
  package init?(_ line: [UInt8]) { self.init(line[...]) }

  package init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: Self.start), line.suffix(Self.end.count).elementsEqual(Self.end) else {
      return nil
    }
    bytes = Array(line)
    let rest = bytes.dropFirst(Self.start.count)
    let digits = rest.prefix(GameIdentity.length)
    let others = rest.dropFirst(GameIdentity.length)
    guard let identity = GameIdentity(text: String(decoding: digits, as: UTF8.self)),
      others.starts(with: Self.date),
      let dateEnd = others.dropFirst(Self.date.count).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    self.identity = identity
    content = others[dateEnd...]
  }

  /// The beginning of all lines of a game.
  package static func start(of identity: GameIdentity) -> [UInt8] {
    start + Array(identity.text.utf8)
  }

  /// Whether both lines are ends of one game, which begins alike in both. A game that counts is
  /// kept as it first ended: another end, which is played after an undo from there, is another
  /// game.
  package func isSameGame(as other: ArchiveLine) -> Bool {
    guard identity == other.identity else { return false }
    if content == other.content { return true }
    guard let game, let otherGame = other.game, game.record.start == otherGame.record.start,
      game.record.plies.prefix(Self.comparedPlies)
        == otherGame.record.plies.prefix(Self.comparedPlies)
    else { return false }
    return !isFinished || !other.isFinished || game.counts == otherGame.counts
      || game.hasSameEnd(as: otherGame)
  }

  /// A player can take back a game that has ended, and play another one with its identity. Every
  /// unfinished game in the archive has ten moves.
  private static let comparedPlies = 10

  private var game: ArchivedGame? { ArchivedGame(bytes) }

  /// Whether the line replaces an earlier end of the same game. It must differ, and an unfinished
  /// game never replaces a finished one. Neither does one that ended with the same moves: players
  /// and levels can change after the end.
  package func replaces(_ earlier: ArchiveLine) -> Bool {
    guard content != earlier.content else { return false }
    guard earlier.isFinished else { return true }
    guard isFinished, let game, let first = earlier.game else { return isFinished }
    return !game.hasSameEnd(as: first)
  }

  /// Whether the line says who moved for the sides.
  var hasModes: Bool { content.starts(with: Self.modes) }

  private var isFinished: Bool {
    // Brackets cannot be part of a name.
    !content.indices.contains { content[$0...].starts(with: Self.unfinished) }
  }

  private static let start = Array("(;GM[Othello]ID[".utf8)
  private static let date = Array("]DT[".utf8)
  private static let modes = Array("]MO[".utf8)
  private static let end = Array(";)".utf8)
  private static let unfinished = Array("]RE[?]".utf8)
}

extension ArchivedGame {
  fileprivate var counts: Bool { levelGame?.counts ?? false }

  fileprivate func hasSameEnd(as other: ArchivedGame) -> Bool {
    record.start == other.record.start && record.plies == other.record.plies
      && forfeit == other.forfeit
  }
}
