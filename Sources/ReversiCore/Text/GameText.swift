/// Reads games in the common text formats.
///
/// The content tells the format:
/// - games in the Generic Game Format, each from `(;` to `;)`;
/// - a position as `Position(notation:)` reads it, and the moves played from it, if any;
/// - a transcript from the new-game position, as `GameRecord(transcript:)` reads it.
public enum GameText {
  /// The only game of a text. All its plies stand.
  ///
  /// - Throws: `GameTextError` for the first defect.
  public static func record(in text: some StringProtocol) throws(GameTextError) -> GameRecord {
    let records = records(in: text)
    guard let first = records.first else { throw .empty }
    guard records.count == 1 else { throw .severalGames(records.count) }
    return try first.get()
  }

  /// All games of a text, or their defects. Only the Generic Game Format allows several. An empty
  /// text has none.
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

  /// The game of a position and its moves, or of moves alone.
  private static func record(_ scanner: inout TextScanner) throws(GameTextError) -> GameRecord {
    let cells = scanner.cellsAhead
    let startsWithPosition = cells.count > cells.others && cells.count >= PositionDefect.leastCells
    let start: Position
    do {
      start = startsWithPosition ? try scanner.scanPosition() : .newGame
    } catch {
      throw .position(error)
    }
    var record = GameRecord(start: start)
    do { try record.play(&scanner) } catch {
      // A few cells are neither a board nor moves.
      throw !startsWithPosition && cells.others == 0 ? .empty : .move(error)
    }
    guard startsWithPosition || record.standing > 0 else { throw .empty }
    return record
  }
}

/// Why a text is not a game.
public enum GameTextError: Error, Hashable {
  /// It has neither a position nor a move.
  case empty
  /// It has this many games instead of one.
  case severalGames(Int)
  /// It begins as a position, but that has a defect.
  case position(PositionDefect)
  /// A move cannot be read or is not legal.
  case move(MoveDefect)
  /// It begins as a game in the Generic Game Format, but that has a defect.
  case ggf(GGFDefect)
}

extension TextScanner {
  /// How many of the next 64 scalars are cells. If more than half are, a board follows rather than
  /// moves: in a game far fewer are, namely passes, and the `b` of squares.
  fileprivate var cellsAhead: (count: Int, others: Int) {
    var ahead = self
    var cells = 0
    var others = 0
    while cells + others < 64, let next = ahead.peek() {
      if Cell(next) != nil { cells += 1 } else { others += 1 }
      ahead.advance()
      ahead.skipBlanks()
    }
    return (cells, others)
  }
}

extension GameRecord {
  /// The standing plies on one line as `GameText` reads them: the start, unless it is that of a new
  /// game with plies, and the transcript.
  public var text: String {
    guard start != .newGame || standing == 0 else { return transcript }
    return standing == 0 ? start.text : "\(start.text) \(transcript)"
  }
}
