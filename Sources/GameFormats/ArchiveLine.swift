import GameSession

/// A line of the archive that this program wrote, as far as it must be known to keep each game
/// once. The game itself is not read.
public struct ArchiveLine: Sendable, Hashable {
  /// What tells the game from others.
  public let identity: GameIdentity
  /// All that follows the date.
  private let content: [UInt8]

  /// The part of a line; nil if this program did not write the line, or not to its end.
  public init?(_ line: some RandomAccessCollection<UInt8>) {
    guard line.starts(with: Self.start), line.suffix(Self.end.count).elementsEqual(Self.end) else {
      return nil
    }
    let rest = line.dropFirst(Self.start.count)
    let digits = rest.prefix(GameIdentity.length)
    let others = rest.dropFirst(GameIdentity.length)
    guard let identity = GameIdentity(text: String(decoding: digits, as: UTF8.self)),
      others.starts(with: Self.date),
      let dateEnd = others.dropFirst(Self.date.count).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    self.identity = identity
    content = Array(others[dateEnd...])
  }

  /// The beginning of all lines of a game.
  public static func start(of identity: GameIdentity) -> [UInt8] {
    start + Array(identity.text.utf8)
  }

  /// Whether the game takes the place of an earlier one with its identity: it is another one, and
  /// no finished game gives way to an unfinished one.
  public func replaces(_ earlier: ArchiveLine) -> Bool {
    content != earlier.content && (isFinished || !earlier.isFinished)
  }

  private var isFinished: Bool {
    // Brackets cannot be part of a name.
    !content.indices.contains { content[$0...].starts(with: Self.unfinished) }
  }

  private static let start = Array("(;GM[Othello]ID[".utf8)
  private static let date = Array("]DT[".utf8)
  private static let end = Array(";)".utf8)
  private static let unfinished = Array("]RE[?]".utf8)
}
