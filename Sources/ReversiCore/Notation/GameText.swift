/// Reads games in the common text formats.
///
/// The content tells the format:
/// - games in the Generic Game Format, each from `(;` to `;)`;
/// - a position as `Position(notation:)` reads it, and the moves played from it, if any;
/// - a position of the Othello Board Format, which ends with a semicolon; the scores of its moves,
///   and comments after `%`, are skipped;
/// - a transcript from the new-game position, as `GameRecord(transcript:)` reads it, perhaps after
///   tags such as `[Black "Ann"]`.
public enum GameText {
  /// The only game of a text. All its plies stand.
  ///
  /// - Throws: `GameTextError` for the first defect.
  public static func record(in text: some StringProtocol) throws(GameTextError) -> GameRecord {
    let games = games(in: text)
    guard let first = games.first else { throw .empty }
    guard games.count == 1 else { throw .severalGames(games.count) }
    return try first.get().record
  }

  /// The games of a text that has more than one, without those that have a defect; nil if there is
  /// none or the text has only one.
  public static func severalGames(in text: some StringProtocol) -> [GGFGame]? {
    let games = games(in: text)
    let readable = readable(games)
    return games.count > 1 && !readable.isEmpty ? readable : nil
  }

  /// All games of a text, or their defects. An empty text has none.
  ///
  /// What can be read as one game is one game. Otherwise, lines or blocks of lines are games, as
  /// `GameLines` finds them, if at least two are. Beside games in the Generic Game Format, these
  /// are looked for as well.
  public static func games(in text: some StringProtocol) -> [Result<GGFGame, GameTextError>] {
    var scanner = TextScanner(text)
    var rest = scanner
    if rest.skip(past: "(", ";") {
      let games = Array(IteratorSequence(GGFReader(scanner)))
      // Games on other lines are found only line by line.
      let all = gamesByLine(in: text)
      return readable(all).count > readable(games).count && areSeveral(all) ? all : games
    }
    rest = scanner
    rest.skipBlanks()
    if rest.isAtEnd { return [] }
    let whole = Result { () throws(GameTextError) in try game(&scanner) }
    guard case .failure = whole else { return [whole] }
    let games = gamesByLine(in: text)
    return areSeveral(games) ? games : [whole]
  }

  /// The games of a text as `GameLines` finds them, or their defects.
  private static func gamesByLine(
    in text: some StringProtocol
  ) -> [Result<GGFGame, GameTextError>] {
    var lines = GameLines()
    var games: [Result<GGFGame, GameTextError>] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      games += lines.add(line).map(\.game)
    }
    return games + lines.finish().map(\.game)
  }

  /// The games without a defect.
  private static func readable(_ games: [Result<GGFGame, GameTextError>]) -> [GGFGame] {
    games.compactMap { try? $0.get() }
  }

  /// Whether games that were found line by line are really several. The lines of one game with a
  /// defect can look like openings.
  private static func areSeveral(_ games: [Result<GGFGame, GameTextError>]) -> Bool {
    let records = readable(games).map(\.record)
    guard records.count >= 2 else { return false }
    return records.count == games.count
      || records.allSatisfy { $0.standing == 0 || $0.standing >= leastMoves }
  }

  /// The fewest moves that make a line a game when other lines are not games. If one game has
  /// several lines, each has two or four moves.
  private static let leastMoves = 5

  /// The game of a text that is not in the Generic Game Format.
  static func game(_ scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    scanner.skipCommentLines()
    // In these tags, `?` stands for what is not known.
    let tags = scanner.scanTags().filter { !$0.value.allSatisfy { $0 == "?" || $0 == "." } }
    scanner = scanner.withPlainBoard()
    scanner.skipBlanks()
    var record = try record(&scanner)
    record.names = PlayerNames(dark: tags["black"] ?? "", light: tags["white"] ?? "")
    var properties: [String: String] = [:]
    properties["DT"] = tags["date"]
    properties["PC"] = tags["event"] ?? tags["site"]
    return GGFGame(record: record, properties: properties)
  }

  /// The game of a position and its moves, or of moves alone.
  private static func record(_ scanner: inout TextScanner) throws(GameTextError) -> GameRecord {
    let cells = scanner.cellsAhead(64)
    let startsWithPosition =
      cells.count > cells.others && cells.count >= PositionDefect.leastCells
      && scanner.cellsAhead(8).count > 4
    let start: Position
    do {
      start = startsWithPosition ? try scanner.scanPosition(hasCaption: true) : .newGame
    } catch {
      throw .position(error)
    }
    var record = GameRecord(start: start)
    if startsWithPosition { scanner.skipFields() }
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
  /// It begins like a position, but has a defect.
  case position(PositionDefect)
  /// A move cannot be read or is not legal.
  case move(MoveDefect)
  /// It begins like a game in the Generic Game Format, but has a defect.
  case ggf(GGFDefect)

  /// Whether the text begins with a square, legal or not.
  public var hasMoves: Bool {
    guard case .move(let defect) = self else { return false }
    if case .noSquare = defect.reason { return defect.number > 1 }
    return true
  }
}

extension TextScanner {
  /// How many of the next scalars, not counting blanks, are cells. If more than half are, a board
  /// follows: among moves, only passes and the `b` of squares look like cells.
  fileprivate func cellsAhead(_ limit: Int) -> (count: Int, others: Int) {
    var ahead = self
    var cells = 0
    var others = 0
    while cells + others < limit, let next = ahead.peek() {
      if Cell(next) != nil { cells += 1 } else { others += 1 }
      ahead.advance()
      ahead.skipBlanks()
    }
    return (cells, others)
  }

  /// Skips the lines at the beginning that are comments, and blank lines.
  fileprivate mutating func skipCommentLines() {
    while true {
      var ahead = self
      ahead.skipBlanks()
      guard ahead.isAtComment else { return }
      ahead.skipLine()
      self = ahead
    }
  }

  /// Skips the fields that follow a position in the Othello Board Format up to the end of its line,
  /// and comments.
  fileprivate mutating func skipFields() {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == ";" || ahead.peek() == "%" else { return }
    ahead.skipLine()
    ahead.skipCommentLines()
    self = ahead
  }

  /// Whether the text begins with a tag.
  var isAtTag: Bool {
    var ahead = self
    return !ahead.scanTags().isEmpty
  }

  /// Reads tags such as `[Black "Ann"]`, and returns their values by their names in lower case.
  fileprivate mutating func scanTags() -> [String: String] {
    var tags: [String: String] = [:]
    while true {
      var ahead = self
      ahead.skipBlanks()
      guard ahead.peek() == "[" else { return tags }
      ahead.advance()
      guard let name = ahead.scan(upTo: "\""), let value = ahead.scan(upTo: "\"") else {
        return tags
      }
      ahead.skipBlanks()
      let key = name.rest.lowercased().filter { !$0.isWhitespace }
      guard ahead.peek() == "]", !key.isEmpty, key.utf8.allSatisfy({ $0 > 0x60 && $0 < 0x7B })
      else { return tags }
      ahead.advance()
      if tags[key] == nil { tags[key] = value.rest }
      self = ahead
    }
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
