import ReversiCore

/// Reads games in the common text formats.
///
/// The content tells the form: games between `(;` and `)`, as `GameTrees` reads them, or one of
/// `forms`, perhaps after comments and tags such as `[Black "Ann"]`, or between lines such as
/// `Black: Ann`.
package enum GameText {
  /// What a text holds.
  package enum Content: Sendable, Hashable {
    case game(GGFGame)
    /// Several games. Those with a defect are left out.
    case games([GGFGame])

    /// Why the side to move at the start is to move, in the first game that does not name it.
    package var assumedTurn: AssumedTurn? {
      switch self {
      case .game(let game): game.assumedTurn
      case .games(let games): games.compactMap(\.assumedTurn).first
      }
    }
  }

  /// The game of a text, or its games. All plies stand.
  ///
  /// - Throws: `GameTextError` for the first defect, if no game can be read.
  package static func content(of text: some StringProtocol) throws(GameTextError) -> Content {
    let games = games(in: text)
    let readable = readable(games)
    return games.count > 1 && !readable.isEmpty ? .games(readable) : .game(try only(of: games))
  }

  /// The only game of a text. All its plies stand.
  ///
  /// - Throws: `GameTextError` for the first defect.
  package static func game(in text: some StringProtocol) throws(GameTextError) -> GGFGame {
    try only(of: games(in: text))
  }

  /// The record of the only game of a text.
  ///
  /// - Throws: `GameTextError` for the first defect.
  package static func record(in text: some StringProtocol) throws(GameTextError) -> GameRecord {
    try game(in: text).record
  }

  private static func only(
    of games: [Result<GGFGame, GameTextError>]
  ) throws(GameTextError) -> GGFGame {
    guard let first = games.first else { throw .empty }
    guard games.count == 1 else { throw .severalGames(games.count) }
    return try first.get()
  }

  /// All games of a text, or their defects. An empty text has none.
  ///
  /// What can be read as one game is one game. Otherwise, lines or blocks of lines are games, as
  /// `GameLines` finds them, if at least two are. Beside games in the Generic Game Format, these
  /// are looked for as well.
  package static func games(in text: some StringProtocol) -> [Result<GGFGame, GameTextError>] {
    if let text = QuotedText.unquoted(text) { return games(in: text) }
    var scanner = TextScanner(text)
    var rest = scanner
    if rest.skip(past: "(", ";") {
      let games = Array(IteratorSequence(GameTrees(scanner)))
      // Games on other lines are found only line by line.
      let all = gamesByLine(in: text)
      return readable(all).count > readable(games).count && areSeveral(all) ? all : games
    }
    rest = scanner
    rest.skipBlanks()
    if rest.isAtEnd { return [] }
    let whole = wholeGames(&scanner)
    guard whole.count == 1, case .failure = whole[0] else { return whole }
    let games = gamesByLine(in: text)
    return areSeveral(games) ? games : whole
  }

  /// The only game of a text, or its defect; in JSON, there can be several.
  static func wholeGames(_ scanner: inout TextScanner) -> [Result<GGFGame, GameTextError>] {
    guard scanner.isAtObject else {
      return [Result { () throws(GameTextError) in try game(&scanner) }]
    }
    do { return try JSONGames.games(in: &scanner) } catch { return [.failure(error)] }
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

  private static func readable(_ games: [Result<GGFGame, GameTextError>]) -> [GGFGame] {
    games.compactMap { try? $0.get() }
  }

  /// Whether games that were found line by line are really several. The lines of one game with a
  /// defect can look like openings.
  private static func areSeveral(_ games: [Result<GGFGame, GameTextError>]) -> Bool {
    let records = readable(games).map(\.record)
    guard records.count >= 2 else { return false }
    // The moves of one game can stand below its board.
    return
      (records.count == games.count
      && records.allSatisfy { ($0.standing == 0) == (records[0].standing == 0) })
      || records.allSatisfy { $0.standing == 0 || $0.standing >= minimumMoves }
  }

  /// The minimum number of moves that makes a line a game when other lines are not games. If one
  /// game has several lines, each has two or four moves.
  private static let minimumMoves = 5

  /// The game of a text that is not in the Generic Game Format.
  static func game(_ scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    scanner.skipCommentLines()
    if let game = try JSONGames.game(in: &scanner) { return game }
    // In these tags, `?` stands for what is not known.
    let tags = scanner.scanTags().filter { !$0.value.allSatisfy { $0 == "?" || $0 == "." } }
    if let position = tags["fen"] {
      scanner = TextScanner(Array("\(position)\n".unicodeScalars)[...], and: scanner)
    }
    let header = GameHeader(takenFrom: &scanner)
    var game = try game(inFormOf: &scanner)
    let names = PlayerNames(
      dark: tags["black"] ?? header[.black] ?? "", light: tags["white"] ?? header[.white] ?? "")
    game.add(
      names, date: tags["date"] ?? header[.date],
      place: tags["event"] ?? tags["site"] ?? header[.place])
    return game
  }

  /// The forms of one game, in the order in which they are tried. A transcript is what is left.
  private static let forms: [any GameForm.Type] = [
    JSONGames.self, LinkedGame.self, FENPosition.self, GGSMessage.self, NumberedBoard.self,
    GGSBoard.self, DrawnBoard.self, MoveTable.self, LabelledGame.self, TableGame.self,
    Transcript.self,
  ]

  static func game(inFormOf scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    for form in forms {
      if let game = try form.game(in: &scanner) { return game }
    }
    throw .empty
  }
}

/// Why a text is not a game.
package enum GameTextError: Error, Hashable {
  /// The text has neither a position nor a move.
  case empty
  /// The text has this many games instead of one.
  case severalGames(Int)
  /// The text begins like a position, but has a defect.
  case position(PositionDefect)
  /// A move cannot be read or is not legal.
  case move(MoveDefect)
  /// The text begins in a form with a name, but has a defect.
  case form(NamedForm, FormDefect)

  /// Whether the text has a form with a name.
  package var hasForm: Bool { if case .form = self { true } else { false } }

  /// Whether the text begins with a square, legal or not.
  package var hasMoves: Bool {
    guard case .move(let defect) = self else { return false }
    if case .noSquare = defect.reason { return defect.number > 1 }
    return true
  }
}

extension TextScanner {
  mutating func skipCommentLines() {
    while true {
      var ahead = self
      ahead.skipBlanks()
      guard ahead.isAtComment else { return }
      ahead.skipLine()
      self = ahead
    }
  }

  /// Whether a comment begins here. The board of a position can begin with `#`, too.
  var isAtComment: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == "#" else { return ahead.peek() == "%" || ahead.isAtFence }
    if MoveTable.Columns(ahead.line) != nil { return false }
    var cells: Set<Cell> = []
    for _ in 0..<PositionDefect.cellCount {
      guard let cell = ahead.peek().flatMap({ Cell($0) }) else { return true }
      cells.insert(cell)
      ahead.advance()
      ahead.skipBlanks()
    }
    return !cells.contains(.disk(.light))
  }

  /// Whether three signs are next that mark text in a letter to be shown as it is.
  var isAtFence: Bool { (0..<3).allSatisfy { peek($0) == "`" } }

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
  package var text: String {
    guard start != .newGame || standing == 0 else { return transcript }
    return standing == 0 ? start.text : "\(start.text) \(transcript)"
  }
}

/// A form in which a game is written.
///
/// `GameText.forms` is the list in which the forms are tried.
protocol GameForm: Sendable {
  /// Reads the game at the beginning of a text.
  ///
  /// - Returns: The game, or nil if the text has another form.
  /// - Throws: `GameTextError` if the text has this form and a defect.
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame?
}

/// A form with a name, which the errors about it give.
package enum NamedForm: String, Sendable, Hashable {
  /// The Generic Game Format.
  case ggf = "GGF"
  /// The Smart Game Format.
  case sgf = "SGF"
  /// The board of the Generic Game Server.
  case ggs = "GGS"
  /// The Forsyth-Edwards Notation.
  case fen = "FEN"
  /// Moves as objects, as Othello Quest keeps them.
  case json = "JSON"
  /// The address of a page.
  case link = "URL"
}

/// Why a text that begins in a named form cannot be read.
package enum FormDefect: Error, Hashable {
  /// The text ends before the game does.
  case unfinished
  /// A character stands where another one is due.
  case unexpected(Character)
  /// The text is a game with another name, here cut to 16 characters.
  case otherGame(String)
  /// The size of the board is not 8, but this text, here cut to 16 characters.
  case boardSize(String)
  /// A row, counted from the first one in the text, has this many cells instead of 8.
  case rowLength(row: Int, cells: Int)
  /// Disks are set up after a move.
  case setUpLater
  /// The text has no moves.
  case noMoves
}

extension GGFGame {
  /// Plays the moves that follow a position, perhaps after a label.
  init(start: ReadPosition, movesOf scanner: inout TextScanner) throws(GameTextError) {
    if let line = scanner.lineOfBoard { throw .position(.textBeside(line.start, row: nil)) }
    var label = scanner
    label.skipBlanks()
    let text = label.start
    if scanner.skipLabel(), Caption(&label)?.hasUnknownWord ?? true {
      throw .position(.textBeside(text, row: nil))
    }
    let moves = scanner
    try self.init(start: start) { record throws(GameTextError) in
      var moves = moves
      do throws(MoveDefect) { try record.play(&moves) } catch { throw .move(error) }
    }
  }
}

/// Reads the games between `(;` and `)` one after another, and skips what stands between them.
///
/// They have the Generic Game Format or the Smart Game Format.
struct GameTrees: IteratorProtocol {
  private var scanner: TextScanner

  init(_ scanner: TextScanner) {
    self.scanner = scanner
  }

  /// The next game or its defect; nil after the last.
  mutating func next() -> Result<GGFGame, GameTextError>? {
    guard scanner.skip(past: "(", ";") else { return nil }
    do throws(GameTextError) {
      let game =
        SGFReader.isAtGame(scanner) ?? false
        ? try SGFReader.game(in: &scanner) : try GGFReader.game(in: &scanner)
      return .success(game)
    } catch {
      return .failure(error)
    }
  }
}

/// Lines that all begin with the same mark: the lines of a quoted letter, or of a message of the
/// Generic Game Server.
enum QuotedText {
  /// The maximum number of quotation marks before a line: a letter quoted twice has two.
  private static let deepest = 4

  /// The mark that a line begins with, or nil.
  static func mark(of line: some StringProtocol) -> Character? {
    if isHeadOfMessage(line) { return "|" }
    let marks = line.prefix { $0 == ">" || $0 == "|" || $0.isWhitespace }.filter {
      !$0.isWhitespace
    }
    guard let first = marks.first, marks.count <= deepest else { return nil }
    if first == ">" { return first }
    // A bar at the end, too, is that of a frame.
    let bars = line.count { $0 == "|" }
    return first == "|" && (bars == 1 || line.last { !$0.isWhitespace } != "|") ? first : nil
  }

  /// Whether a line is the first of a message, which has no mark.
  static func isHeadOfMessage(_ line: some StringProtocol) -> Bool { line.hasPrefix("/os:") }

  static func unquoted(_ text: some StringProtocol) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var mark: Character?
    var rest: [Substring] = []
    for line in lines {
      let line = Substring(line).drop(while: \.isWhitespace)
      guard let first = line.first else {
        rest.append(line)
        continue
      }
      let isHead = isHeadOfMessage(line)
      guard let next = Self.mark(of: line), isHead || next == first, mark == nil || mark == next
      else { return nil }
      mark = next
      rest.append(isHead ? line : line.dropFirst())
    }
    return mark == nil ? nil : rest.joined(separator: "\n")
  }
}
