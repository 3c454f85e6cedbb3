import ReversiCore

/// Finds the games in a text that comes line by line, in memory that does not grow with the text.
///
/// Usually, each line is a game. Any other line continues the game before it if its moves are legal
/// there. A game can also consist of the lines of a board, of the lines from its first tag to the
/// first tag of the next game, of those from a heading to a blank line, of those with the same mark
/// at their beginning, or of those up to the bracket that closes its first one. A line can name the
/// columns of a table, whose other lines are games, or the moves of one.
package struct GameLines {
  /// A game and its place.
  package struct Entry: Sendable {
    /// The number of its first line, from 1.
    package let line: Int
    /// The game, or why it cannot be read.
    package let game: Result<GGFGame, GameTextError>
  }

  /// What the pending lines form so far.
  private enum Pending {
    case nothing
    /// A game between `(;` and `)` without its end; with its brackets in the Smart Game Format,
    /// whose variations have brackets of their own.
    case tree(OpenBrackets?)
    /// Lists or objects without their ends.
    case list(OpenBrackets)
    /// Tags or a heading, and perhaps their game.
    case tags(hasMoves: Bool)
    /// Lines that begin with a mark.
    case quoted(Character)
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
  /// The columns of the table that the lines belong to, up to a blank one; nil outside of a table.
  private var columns: TableGame.Columns?

  /// The longest text of a game, in bytes. A game with comments takes some thousands.
  package static let longestGame = 1 << 20
  /// The longest text that is read again with each line, in bytes. A board in a frame of double
  /// lines takes 2,000, and a move on each line 400.
  private static let longestJoined = 3 << 10
  /// The shortest text without the last row of a board, in bytes: the names of the columns and the
  /// numbers of seven rows. Shorter ones need not be read.
  private static let shortestBoard = 30
  /// The maximum number of lines of such a text: a board in a frame has 20, and a game with a move
  /// on each line 60.
  private static let maximumJoined = 64

  /// No lines yet.
  package init() {}

  /// Whether a game may be complete.
  package var hasGame: Bool { if case .game = pending { true } else { false } }

  /// Whether some rows of a board have come, and others are due.
  private var isOnBoard: Bool { if case .board = pending { true } else { false } }

  /// Whether more than three lines of a board have come. All lines up to a blank one then belong to
  /// it, even if it cannot be read.
  private var isBoardCertain: Bool { isOnBoard && lastLine - firstLine > 2 }

  /// Whether a board that was drawn on several lines is pending, without moves.
  private var hasDrawnBoard: Bool {
    guard case .game(let game) = pending, game.record.standing == 0 else { return false }
    return lastLine - firstLine > 7
  }

  /// Adds a line, without its end, and returns the games that end before it or with it.
  package mutating func add(_ line: some StringProtocol) -> [Entry] {
    lastLine += 1
    // Nothing else belongs to lines with a mark.
    if case .quoted(let mark) = pending,
      QuotedText.mark(of: line) != mark || QuotedText.isHeadOfMessage(line)
    {
      return finish() + addLine(line)
    }
    return addLine(line)
  }

  private mutating func addLine(_ line: some StringProtocol) -> [Entry] {
    var scanner = TextScanner(line)
    var rest = scanner
    let hasStart = rest.skip(past: "(", ";")
    if case .tree(let brackets) = pending, !hasStart || (brackets != nil && !scanner.isAtTree) {
      append(line)
      return addToTree(scanner, brackets)
    }
    if hasStart {
      let entries = finish()
      begin(.tree(nil), line)
      return entries + addToTree(scanner, nil)
    }
    scanner.skipBlanks()
    if scanner.isAtEnd { return addBlankLine() }
    if case .list(let brackets) = pending {
      append(line)
      return addToList(scanner, brackets)
    }
    if let entries = addQuoted(line) { return entries }
    if scanner.isAtComment, !(isOnBoard && scanner.isOfBoard) { return [] }
    if scanner.isAtTag { return addTag(line) }
    if let header = HeaderLine(scanner), let entries = addHeader(header, line) { return entries }
    if case .tags = pending {
      append(line)
      pending = .tags(hasMoves: true)
      return text.utf8.count > Self.longestGame ? finish() : []
    }
    return addGame(line, scanner)
  }

  /// Ends the text, and returns the games that were not complete before.
  package mutating func finish() -> [Entry] {
    defer {
      pending = .nothing
      text = ""
    }
    switch pending {
    case .nothing: return []
    case .game(let game): return [Entry(line: firstLine, game: .success(game))]
    case .tree: return entries(IteratorSequence(GameTrees(TextScanner(text))))
    case .quoted: return entries(GameText.games(in: text))
    case .list:
      var scanner = TextScanner(text)
      return entries(GameText.wholeGames(&scanner))
    case .tags, .board: return [Entry(line: firstLine, game: Self.read(text))]
    }
  }

  /// Ends the games so far, and counts a line that cannot be read. Returns the games that were not
  /// complete before, and the number of the line.
  package mutating func skipLine() -> (entries: [Entry], line: Int) {
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

  /// Looks for the end of the game between `(;` and `)` on the line that was added last.
  private mutating func addToTree(_ line: TextScanner, _ brackets: OpenBrackets?) -> [Entry] {
    var isComplete = false
    if var brackets {
      brackets.add(line)
      pending = .tree(brackets)
      isComplete = brackets.isClosed
    } else {
      var rest = TextScanner(text.utf8.count < Self.longestJoined ? text : "")
      if rest.skip(past: "(", ";"), SGFReader.isAtGame(rest) == true {
        return addToTree(TextScanner(text), .ofTree)
      }
      var line = line
      while let next = line.peek() {
        switch (next, line.peek(1)) {
        case (";", ")"): isComplete = true
        case ("(", ";"): isComplete = false
        default: break
        }
        line.advance()
      }
    }
    return isComplete || text.utf8.count > Self.longestGame ? finish() : []
  }

  /// Looks for the end of the list on the line that was added last. More moves can follow it.
  private mutating func addToList(_ line: TextScanner, _ brackets: OpenBrackets) -> [Entry] {
    var brackets = brackets
    brackets.add(line)
    pending = .list(brackets)
    guard brackets.isClosed || text.utf8.count > Self.longestGame else { return [] }
    guard case .success(let game) = Self.read(text) else { return finish() }
    pending = .game(game)
    return finishIfOver()
  }

  /// Adds a line to those with the same mark; nil if it has none, or if its bar is that of a frame.
  private mutating func addQuoted(_ line: some StringProtocol) -> [Entry]? {
    guard let mark = QuotedText.mark(of: line) else { return nil }
    switch pending {
    case .quoted where text.utf8.count <= Self.longestGame:
      append(line)
      return []
    case .board where line.first == "|", .game where line.first == "|": return nil
    default:
      let entries = finish()
      begin(.quoted(mark), line)
      return entries
    }
  }

  /// Adds a line of a header; nil if it belongs to the lines around a board.
  private mutating func addHeader(
    _ header: HeaderLine, _ line: some StringProtocol
  ) -> [Entry]? {
    switch pending {
    case .board: return nil
    case .game(let game) where header.isResult || game.record.standing == 0:
      guard let game = joined(with: line) else { return nil }
      pending = .game(game)
      return []
    case .tags where header.isResult:
      append(line)
      return []
    default: return addTag(line)
    }
  }

  private mutating func addBlankLine() -> [Entry] {
    columns = nil
    return switch pending {
    // A blank line stands between the tags and the moves.
    case .tags(hasMoves: false): []
    case .list(let brackets) where !brackets.isClosed: []
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
    if let entries = addToTable(line, scanner) { return entries }
    let alone = Self.read(line)
    let isLater =
      scanner.startsWithLaterNumber
      || (alone.moves ?? 0 <= 2 && (scanner.startsWithSide || scanner.isAtObject))
    if case .game = pending, isLater, let game = joined(with: line) {
      pending = .game(game)
      return finishIfOver()
    }
    if isBoardCertain, canJoin(line) { return addToBoard(line) }
    if hasDrawnBoard, canJoin(line), alone.canBelongToBoard { return addToBoard(line) }
    if case .success(let game) = alone {
      let entries = finish()
      begin(.game(game), line)
      return entries + finishIfOver()
    }
    switch pending {
    case .board where (scanner.isOfBoard || scanner.isNumberedRow) && canJoin(line):
      return addToBoard(line)
    case .board, .game:
      if let game = joined(with: line) {
        pending = .game(game)
        return finishIfOver()
      }
    case .nothing, .tree, .list, .tags, .quoted: break
    }
    let entries = finish()
    if scanner.isOfBoard {
      begin(.board, line)
      return entries
    }
    if scanner.isAtOpenList {
      begin(.list(.ofList), line)
      return entries + addToList(scanner, .ofList)
    }
    if scanner.isHeading {
      begin(.tags(hasMoves: false), line)
      return entries
    }
    // On one line, only JSON has several.
    var whole = scanner
    let games =
      if case .failure(.severalGames) = alone { GameText.wholeGames(&whole) } else { [alone] }
    return entries + games.map { Entry(line: lastLine, game: $0) }
  }

  /// Adds a line of a table, or the names of its columns; nil for any other line.
  private mutating func addToTable(
    _ line: some StringProtocol, _ scanner: TextScanner
  ) -> [Entry]? {
    if let columns = TableGame.Columns(scanner) {
      self.columns = columns
      return finish()
    }
    // All lines up to a blank one are the moves of a game.
    if MoveTable.Columns(scanner) != nil { return addTag(line) }
    guard let columns else { return nil }
    let game = Result { () throws(GameTextError) in try TableGame.game(on: scanner, columns) }
    switch game {
    case .success(nil): return nil
    case .success(let game?): return finish() + [Entry(line: lastLine, game: .success(game))]
    case .failure(let defect): return finish() + [Entry(line: lastLine, game: .failure(defect))]
    }
  }

  /// Adds a line to the pending board. It belongs to it, even if the board cannot be read then.
  private mutating func addToBoard(_ line: some StringProtocol) -> [Entry] {
    if let game = joined(with: line) {
      pending = .game(game)
      return finishIfOver()
    }
    append(line)
    if case .game = pending { pending = .board }
    return []
  }

  private func canJoin(_ line: some StringProtocol) -> Bool {
    text.utf8.count + line.utf8.count < Self.longestJoined
      && lastLine - firstLine < Self.maximumJoined
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

/// How many brackets of a text are open.
private struct OpenBrackets {
  private let opening: String.UnicodeScalarView
  private let closing: String.UnicodeScalarView
  /// The quotes between which brackets do not count.
  private let quotes: (opening: Unicode.Scalar, closing: Unicode.Scalar)
  private var depth = 0
  private var isQuoted = false
  private var isEscaped = false

  /// The brackets of the Smart Game Format.
  static let ofTree = OpenBrackets(opening: "(", closing: ")", quotes: ("[", "]"))
  /// The brackets of lists and objects.
  static let ofList = OpenBrackets(opening: "[{", closing: "]}", quotes: ("\"", "\""))

  private init(
    opening: String, closing: String, quotes: (opening: Unicode.Scalar, closing: Unicode.Scalar)
  ) {
    self.opening = opening.unicodeScalars
    self.closing = closing.unicodeScalars
    self.quotes = quotes
  }

  var isClosed: Bool { depth <= 0 }

  mutating func add(_ text: TextScanner) {
    for scalar in text.scalarsLeft {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = scalar == "\\"
        isQuoted = scalar != quotes.closing
      } else if scalar == quotes.opening {
        isQuoted = true
      } else if opening.contains(scalar) {
        depth += 1
      } else if closing.contains(scalar) {
        depth -= 1
      }
    }
  }
}

extension Result where Success == GGFGame {
  /// Whether a line directly below a board belongs to it: it is no position of its own.
  fileprivate var canBelongToBoard: Bool {
    guard case .success(let game) = self else { return true }
    return game.record.start == .newGame
  }

  /// The number of moves of a game; nil for a defect.
  fileprivate var moves: Int? { (try? get())?.record.standing }
}

extension TextScanner {
  /// Whether a game begins here in the Smart Game Format, rather than one of its variations.
  fileprivate var isAtTree: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == "(", ahead.skip(past: "(", ";") else { return false }
    return SGFReader.isAtGame(ahead) == true
  }

  /// Whether the line opens a list or an object, and has nothing else that is no part of an object.
  fileprivate var isAtOpenList: Bool {
    var ahead = self
    ahead.skip { $0.isBlank || $0 == "[" || $0 == "{" }
    return ahead.isAtEnd || isAtObject
  }

  /// Whether the line says something about the game on the next lines: a side to move above a
  /// board, or a label.
  fileprivate var isHeading: Bool {
    if caption?.side != nil { return true }
    var ahead = self
    guard ahead.skipLabel() else { return false }
    ahead.skipBlanks()
    return ahead.isAtEnd
  }

  /// Whether the text begins with a word for a side.
  fileprivate var startsWithSide: Bool {
    var ahead = self
    return ahead.square == nil && ahead.scanWord().flatMap { Disk(word: $0) } != nil
  }

  /// Whether the text begins with the number of a move that is not the first.
  fileprivate var startsWithLaterNumber: Bool {
    var ahead = self
    return ahead.scanMoveNumber().map { $0 > 1 } ?? false
  }
}
