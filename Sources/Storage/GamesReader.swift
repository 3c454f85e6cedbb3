import FileFormats
import Notation
import Posix
import ReversiCore

/// Reads the games of an open file one after another, in memory that does not grow with the file. A
/// regular file of more than 1 GB is refused.
///
/// `GameFileKind` tells what the file is.
package struct GamesReader {
  package enum Place: Sendable, Hashable {
    /// The line on which the game begins, counted from 1.
    case line(Int)
    /// The number of the game, counted from 1.
    case game(Int)
  }

  /// A game, or why it cannot be read.
  package struct Entry: Sendable {
    package let place: Place
    package let game: Result<GGFGame, GameDefect>
  }

  private enum Content {
    /// Too few bytes have been read.
    case unknown
    case text(LineSplitter, GameLines)
    case wthor(WthorFile, games: Int)
    case ended
  }

  private let file: FileSystem.Descriptor
  private let path: SystemString?
  private let system: FileSystem
  private var content = Content.unknown
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  /// The games that were not returned yet, the last one first.
  private var found: [Entry] = []
  /// The number of games so far, in a database.
  private var games = 0

  /// The kinds of names that are missing beside a database. Known with its first game.
  package private(set) var missingNames: [WthorNames.Kind] = []

  /// The longest game in bytes; one with comments takes some thousands.
  package static let longestGame = GameLines.longestGame
  private static let portion = 64 << 10
  /// The wait for the rest of a game that may be complete.
  private static let timeout = Duration.milliseconds(100)

  /// Reads an open file from its present place on, after bytes that were read already. The names of
  /// a database are beside `path`, which is nil for standard input.
  package init(
    of file: FileSystem.Descriptor, at path: SystemString?, after bytes: [UInt8] = [],
    system: FileSystem = FileSystem()
  ) {
    self.file = file
    self.bytes = bytes
    self.path = path
    self.system = system
  }

  /// The next game; nil after the last.
  ///
  /// - Throws: `SystemError` if the file cannot be read: `tooLarge` beyond 1 GB.
  package mutating func next() throws(SystemError) -> Entry? {
    while true {
      if let entry = found.popLast() { return entry }
      switch content {
      case .unknown:
        _ = try system.sizeOfGames(file)
        try recognize()
      case .text(let splitter, let lines):
        // Only one copy of the bytes may exist.
        content = .ended
        try readText(splitter, lines)
      case .wthor(let database, let count): try readGame(of: database, count: count)
      case .ended: return nil
      }
    }
  }

  private mutating func read() throws(SystemError) -> [UInt8] {
    let more = try system.readWaiting(file, Self.portion)
    isAtEnd = more.isEmpty
    return more
  }

  private mutating func recognize() throws(SystemError) {
    var kind = GameFileKind(bytes, isWhole: isAtEnd)
    while kind == nil {
      bytes += try read()
      kind = GameFileKind(bytes, isWhole: isAtEnd)
    }
    if case .database(let header) = kind { return openDatabase(header) }
    if kind == .savedGame, let saved = try readSavedGame() {
      found = [Entry(place: .line(1), game: .success(GGFGame(record: saved)))]
      content = .ended
      return
    }
    var splitter = LineSplitter(longest: Self.longestGame)
    splitter.append(bytes)
    bytes = []
    content = .text(splitter, GameLines())
  }

  private mutating func readSavedGame() throws(SystemError) -> GameRecord? {
    while !isAtEnd, bytes.count <= SavedGameText.longest { bytes += try read() }
    guard let record = try? SavedGameText(bytes: bytes).game.record else { return nil }
    var standing = record.standingRecord
    standing.names = record.names
    return standing
  }

  private mutating func openDatabase(_ header: WthorHeader) {
    do throws(WthorDefect) {
      let database = try WthorFile(
        header, players: names(.players), tournaments: names(.tournaments))
      bytes.removeFirst(WthorHeader.length)
      content = .wthor(database, games: header.games)
    } catch {
      fail(.wthor(error))
    }
  }

  private mutating func fail(_ defect: GameDefect) {
    found = [Entry(place: .game(games + 1), game: .failure(defect))]
    content = .ended
  }

  private mutating func readText(
    _ splitter: consuming LineSplitter, _ lines: consuming GameLines
  ) throws(SystemError) {
    if let line = splitter.next() ?? (isAtEnd ? splitter.rest() : nil) {
      found = Self.entries(of: line, &lines)
    } else if isAtEnd {
      found = Self.entries(lines.finish())
      return
    } else {
      // Programs that write one game at a time wait for the answer.
      if lines.hasGame, !waitForInput(on: [file], timeout: Self.timeout)[0].isReady {
        found = Self.entries(lines.finish())
      } else {
        splitter.append(try read())
        if splitter.isEndless { isAtEnd = true }
      }
    }
    content = .text(splitter, lines)
  }

  /// The games that a line completes, the last one first.
  private static func entries(
    of line: LineSplitter.Line, _ lines: inout GameLines
  ) -> [Entry] {
    let defect: GameDefect
    switch line {
    case .bytes(let bytes):
      if let text = String(validating: bytes, as: UTF8.self) { return entries(lines.add(text)) }
      defect = .notUTF8
    case .tooLong: defect = .tooLong
    }
    let (before, number) = lines.skipLine()
    return [Entry(place: .line(number), game: .failure(defect))] + entries(before)
  }

  private static func entries(_ games: [GameLines.Entry]) -> [Entry] {
    games.reversed().map { Entry(place: .line($0.line), game: $0.game.mapError { .text($0) }) }
  }

  private mutating func readGame(
    of database: WthorFile, count: Int
  ) throws(SystemError) {
    guard games < count else { return content = .ended }
    // Take all games that were read, so that the bytes after them are moved only once.
    let whole = min(bytes.count / WthorFile.gameLength, count - games)
    guard whole > 0 else {
      if isAtEnd { return fail(.wthor(.unfinished)) }
      bytes += try read()
      return
    }
    for index in 0..<whole {
      let start = index * WthorFile.gameLength
      let game = database.game(bytes[start..<start + WthorFile.gameLength])
      games += 1
      found.append(Entry(place: .game(games), game: game.mapError { .text($0) }))
    }
    found.reverse()
    bytes.removeFirst(whole * WthorFile.gameLength)
  }

  /// The names beside a file of games: those in the file of the same name, in the file for all
  /// games, or in the only such file of the folder. Upper and lower case are the same.
  private mutating func names(_ kind: WthorNames.Kind) -> WthorNames? {
    let stem = path.map { lowercased($0.lastName.bytes.dropLast(4)) }
    let candidates = (path.flatMap { try? system.namesInFolder($0.folder) } ?? [])
      .filter { lowercased($0.bytes.suffix(4)) == Array(".\(kind.suffix)".utf8) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let preferred = [stem, Array("wthor".utf8)].lazy
      .map { stem in candidates.filter { lowercased($0.bytes.dropLast(4)) == stem } }
      .first { !$0.isEmpty }
    for name in preferred ?? (candidates.count == 1 ? candidates : []) {
      guard let path = path?.sibling(name),
        let bytes = try? system.content(of: path, longest: WthorNames.longest),
        let names = WthorNames(bytes, of: kind)
      else { continue }
      return names
    }
    missingNames.append(kind)
    return nil
  }
}

private func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}
