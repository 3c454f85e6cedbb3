/// Finds the games in a text that comes line by line, in memory that does not grow with the text.
///
/// Usually, each line is a game. Any other line continues the game before it if its moves are legal
/// there. A game can also consist of the lines of a board, of the lines from its first tag to the
/// first tag of the next game, or of the lines up to its end in the Generic Game Format.
public struct GameLines {
  /// A game and its place.
  public struct Entry: Sendable {
    /// The number of its first line, from 1.
    public let line: Int
    /// The game, or why it cannot be read.
    public let game: Result<GGFGame, GameTextError>
  }

  /// What the pending lines form so far.
  private enum Pending {
    case nothing
    /// A game in the Generic Game Format without its end.
    case ggf
    /// Tags, and perhaps their game.
    case tags(hasMoves: Bool)
    /// The rows of a board.
    case board
    /// A game that may go on.
    case game(GGFGame)
  }

  private var pending = Pending.nothing
  private var text = ""
  /// The number of the first pending line.
  private var firstLine = 1
  private var lastLine = 0

  /// The longest text of a game, in bytes. A game with comments takes some thousands.
  private static let longestGame = 1 << 20
  /// The longest text that is read again with each line, in bytes. A board in a frame of double
  /// lines takes 2,000, and a move on each line 400.
  private static let longestJoined = 3 << 10
  /// The shortest text without the last row of a board, in bytes: the names of the columns and the
  /// numbers of seven rows. Shorter ones need not be read.
  private static let shortestBoard = 30
  /// The most lines of such a text: a board in a frame has 20, and a game with a move on each line
  /// 60.
  private static let mostJoined = 64

  /// No lines yet.
  public init() {}

  /// Whether a game may be complete.
  public var hasGame: Bool { if case .game = pending { true } else { false } }

  /// Whether some rows of a board have come, and others are due.
  private var isOnBoard: Bool { if case .board = pending { true } else { false } }

  /// Adds a line, without its end, and returns the games that end before it or with it.
  public mutating func add(_ line: some StringProtocol) -> [Entry] {
    lastLine += 1
    var scanner = TextScanner(line)
    var rest = scanner
    let hasStart = rest.skip(past: "(", ";")
    if case .ggf = pending, !hasStart {
      append(line)
      return isGGFComplete(with: scanner) ? finish() : []
    }
    if hasStart {
      let entries = finish()
      begin(.ggf, line)
      return entries + (isGGFComplete(with: scanner) ? finish() : [])
    }
    scanner.skipBlanks()
    if scanner.isAtEnd { return addBlankLine() }
    if scanner.isAtComment, !(isOnBoard && scanner.isRow) { return [] }
    if scanner.isAtTag { return addTag(line) }
    if case .tags = pending {
      append(line)
      pending = .tags(hasMoves: true)
      return text.utf8.count > Self.longestGame ? finish() : []
    }
    return addGame(line, scanner)
  }

  /// Ends the text, and returns the games that were not complete before.
  public mutating func finish() -> [Entry] {
    defer {
      pending = .nothing
      text = ""
    }
    switch pending {
    case .nothing: return []
    case .game(let game): return [Entry(line: firstLine, game: .success(game))]
    case .ggf: return entries(IteratorSequence(GGFReader(TextScanner(text))))
    case .tags, .board: return [Entry(line: firstLine, game: Self.read(text))]
    }
  }

  /// Ends the games so far, and counts a line that cannot be read. Returns the games that were not
  /// complete before, and the number of the line.
  public mutating func skipLine() -> (entries: [Entry], line: Int) {
    let entries = finish()
    lastLine += 1
    return (entries, lastLine)
  }

  private mutating func begin(_ pending: Pending, _ line: some StringProtocol) {
    self.pending = pending
    text = String(line)
    firstLine = lastLine
  }

  private mutating func append(_ line: some StringProtocol) {
    text.append("\n")
    text.append(contentsOf: line)
  }

  private func entries(_ games: some Sequence<Result<GGFGame, GameTextError>>) -> [Entry] {
    games.map { Entry(line: firstLine, game: $0) }
  }

  private static func read(_ text: some StringProtocol) -> Result<GGFGame, GameTextError> {
    var scanner = TextScanner(text)
    return Result { () throws(GameTextError) in try GameText.game(&scanner) }
  }

  /// Whether the last game ends on the line that was added last.
  private func isGGFComplete(with line: TextScanner) -> Bool {
    var line = line
    var isComplete = false
    while let next = line.peek() {
      switch (next, line.peek(1)) {
      case (";", ")"): isComplete = true
      case ("(", ";"): isComplete = false
      default: break
      }
      line.advance()
    }
    return isComplete || text.utf8.count > Self.longestGame
  }

  private mutating func addBlankLine() -> [Entry] {
    switch pending {
    // A blank line stands between the tags and the moves.
    case .tags(hasMoves: false): []
    default: finish()
    }
  }

  private mutating func addTag(_ line: some StringProtocol) -> [Entry] {
    if case .tags(hasMoves: false) = pending {
      append(line)
      return text.utf8.count > Self.longestGame ? finish() : []
    }
    let entries = finish()
    begin(.tags(hasMoves: false), line)
    return entries
  }

  private mutating func addGame(
    _ line: some StringProtocol, _ scanner: TextScanner
  ) -> [Entry] {
    let alone = Self.read(line)
    if case .game = pending, scanner.startsWithLaterNumber, let game = joined(with: line) {
      pending = .game(game)
      return finishIfOver()
    }
    if case .success(let game) = alone {
      let entries = finish()
      begin(.game(game), line)
      return entries + finishIfOver()
    }
    switch pending {
    case .board, .game:
      if let game = joined(with: line) {
        pending = .game(game)
        return finishIfOver()
      }
      if case .board = pending, scanner.isRow, canJoin(line) {
        append(line)
        return []
      }
    case .nothing, .ggf, .tags: break
    }
    let entries = finish()
    if scanner.isOfBoard {
      begin(.board, line)
      return entries
    }
    return entries + [Entry(line: lastLine, game: alone)]
  }

  private func canJoin(_ line: some StringProtocol) -> Bool {
    text.utf8.count + line.utf8.count < Self.longestJoined
      && lastLine - firstLine < Self.mostJoined
  }

  /// The pending game, if no moves can follow it.
  private mutating func finishIfOver() -> [Entry] {
    guard case .game(let game) = pending, game.record.position.outcome != nil,
      game.record.standing > 0
    else { return [] }
    return finish()
  }

  /// The game of the pending text and another line; nil if they are not a game. If they are, adds
  /// the line to the text.
  private mutating func joined(with line: some StringProtocol) -> GGFGame? {
    if case .board = pending, text.utf8.count < Self.shortestBoard { return nil }
    guard canJoin(line) else { return nil }
    let joined = "\(text)\n\(line)"
    guard let game = try? Self.read(joined).get() else { return nil }
    text = joined
    return game
  }
}

extension TextScanner {
  /// Whether the text begins with the number of a move that is not the first.
  fileprivate var startsWithLaterNumber: Bool {
    var ahead = self
    let digits = ahead.skip(while: \.isDigit)
    return digits > 1 || (digits == 1 && peek()?.folded != "1")
  }
}
