/// Games in the forms in which they are passed on.
///
/// A text is recognized by what is in it:
/// - games in the Generic Game Format, each from `(;` to `;)`;
/// - a position, as `Position(notation:)` reads it, and the moves that were played from it, if any;
/// - a transcript from the new-game position, as `GameRecord(transcript:)` reads it.
public enum GameText {
  /// The one game of a text; all its plies stand.
  ///
  /// - Throws: `GameTextError` for the first thing that is wrong.
  public static func record(in text: some StringProtocol) throws(GameTextError) -> GameRecord {
    let records = records(in: text)
    guard let first = records.first else { throw .empty }
    guard records.count == 1 else { throw .severalGames(records.count) }
    return try first.get()
  }

  /// All games of a text, or what is wrong with each. There is at most one, unless they are in the
  /// Generic Game Format; none if the text is empty.
  public static func records(
    in text: some StringProtocol
  ) -> [Result<GameRecord, GameTextError>] {
    var scanner = TextScanner(text)
    var rest = scanner
    if rest.skip(past: "(", ";") {
      return IteratorSequence(GGFReader(scanner)).map { $0.map(\.record) }
    }
    scanner.skipBlanks()
    if scanner.isAtEnd { return [] }
    return [Result { () throws(GameTextError) in try record(&scanner) }]
  }

  /// The game of a position and moves, or of moves alone.
  private static func record(_ scanner: inout TextScanner) throws(GameTextError) -> GameRecord {
    let startsWithPosition = scanner.startsWithPosition
    let start: Position
    do {
      start = startsWithPosition ? try scanner.scanPosition() : .newGame
    } catch {
      throw .position(error)
    }
    var record = GameRecord(start: start)
    do { try record.play(&scanner) } catch { throw .move(error) }
    guard startsWithPosition || !record.isUntouched else { throw .empty }
    return record
  }
}

/// Why a text is not a game.
public enum GameTextError: Error, Hashable {
  /// There is neither a position nor a move in it.
  case empty
  /// There are so many games in it, and one was wanted.
  case severalGames(Int)
  /// It begins as a position, which cannot be read.
  case position(PositionDefect)
  /// A move cannot be read or played.
  case move(MoveDefect)
  /// It is not a game in the Generic Game Format, as which it begins.
  case ggf(GGFDefect)
}

extension TextScanner {
  /// Whether what follows is rather a board than moves: more than half of the next 64 scalars are
  /// cells. In a game far fewer are, passes and the `b` of squares.
  fileprivate var startsWithPosition: Bool {
    var ahead = self
    var cells = 0
    var others = 0
    while cells + others < 64, let next = ahead.peek() {
      if Cell(next) != nil { cells += 1 } else { others += 1 }
      ahead.advance()
      ahead.skipBlanks()
    }
    return cells > others
  }
}

extension GameRecord {
  /// The plies that stand on one line, as `GameText` reads them: `transcript`, and before it the
  /// start, if it is not that of a new game or nothing was played from it.
  public var text: String {
    guard start != .newGame || standing == 0 else { return transcript }
    return standing == 0 ? start.text : "\(start.text) \(transcript)"
  }
}
