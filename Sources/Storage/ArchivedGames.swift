import Analysis
import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore

/// The games of an archive, the newest first. Each is read when it is asked for.
package struct ArchivedGames: Sequence, IteratorProtocol {
  private let snapshot: ArchiveSnapshot
  private var number = 0

  /// A number that tells archives with different content apart, within this process.
  package var fingerprint: Int { snapshot.fingerprint }

  package init(beside location: SavedGameLocation) throws(LibraryFailure) {
    snapshot = try ArchiveSnapshot(ArchiveStorage(beside: location, system: FileSystem()))
  }

  /// The next game, or nil for a line that is not a game; nil at the end.
  package mutating func next() -> ArchivedGame?? {
    guard number < snapshot.count else { return nil }
    defer { number += 1 }
    return ArchivedGame(snapshot[number])
  }

  /// The games that were played with this program; imported ones need not be read for that.
  package var played: some Sequence<ArchivedGame> {
    (0..<snapshot.count).lazy.compactMap { [snapshot] in ArchivedGame(played: snapshot[$0]) }
  }

  /// The moves that the person made in positions, unless they were different ones in several games.
  package func moves(in positions: Set<Position>) -> [Position: Square] {
    if positions.isEmpty { return [:] }
    var moves: [Position: SquareSet] = [:]
    for game in played {
      guard let side = game.you else { continue }
      for (position, ply) in zip(game.record.positions, game.record.plies)
      where positions.contains(position) {
        if case .place(let move) = ply, move.side == side {
          moves[position, default: []].insert(move.square)
        }
      }
    }
    return moves.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension PracticeText {
  /// What belongs to games that an archive no longer has. Exercises go with their game, however it
  /// was removed.
  package func orphans(besides games: ArchivedGames) -> Orphans {
    var orphans = Orphans(mistakes: Set(mistakes), games: Set(losses.keys))
    for game in games.played where !orphans.isEmpty {
      if let analyzed = AnalyzedGame(game) { orphans.games.remove(analyzed) }
      guard let side = game.you, !orphans.mistakes.isEmpty else { continue }
      for position in game.record.positions where position.turn == side {
        orphans.mistakes.remove(PracticeItem(position))
      }
    }
    return orphans
  }

  /// How far the person has come, on a day; nil if the archive cannot be read.
  package func progress(on day: Int, beside location: SavedGameLocation) -> PracticeProgress? {
    guard let games = try? ArchivedGames(beside: location) else { return nil }
    return dropping(orphans(besides: games)).progress(on: day)
  }
}

/// The lines of the archive as it was when it was opened, by their number from 0: the newest games
/// first, and lines without a date last. Of games with the same date, the last one in the file
/// comes first.
///
/// Later lines, empty lines and earlier ends of the last games are left out. The whole file is in
/// memory: half a kilobyte for each game. Nothing is locked, as the file is only replaced as a
/// whole.
struct ArchiveSnapshot {
  private let lines: ArchiveLines
  private let order: [Int]

  /// The part at the end in which earlier ends are looked for, in bytes: some hundred games.
  private static let searchedEnd = 256 << 10

  /// Without a file there are no lines. 100,000 games take 0.1 s.
  init(_ archive: ArchiveStorage) throws(LibraryFailure) {
    let system = archive.system
    let lines: ArchiveLines
    do throws(ReadFailure.Reason) {
      lines =
        try system.content(of: archive.path) { (file) throws(SystemError) in
          try ArchiveLines(in: file, system: system)
        } ?? ArchiveLines(bytes: [])
    } catch {
      throw .unreadable(ReadFailure(path: archive.path.description, reason: error))
    }
    var ends = GameEnds()
    var dated: [(date: Int, number: Int)] = []
    dated.reserveCapacity(lines.numbers.count)
    for number in lines.numbers {
      let line = lines[number]
      // A kill can leave them in the file until the game ends again.
      if line.startIndex >= lines.bytes.count - Self.searchedEnd { ends.add(line, number: number) }
      dated.append((GameDate(inLine: line)?.order ?? -1, number))
    }
    if !ends.earlier.isEmpty { dated.removeAll { ends.earlier.contains($0.number) } }
    self.lines = lines
    order = dated.sorted { $0 > $1 }.map(\.number)
  }

  var count: Int { order.count }

  var fingerprint: Int {
    var hasher = Hasher()
    lines.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  subscript(number: Int) -> [UInt8] { Array(lines[order[number]]) }
}

/// Lines of the archive that are ends of the same games. Only one of each game counts.
struct GameEnds {
  /// The lines that count, by identity, which usually only one game has.
  private var counting: [GameIdentity: [(number: Int, line: ArchiveLine)]] = [:]
  /// The numbers of the lines that do not count.
  private(set) var earlier: Set<Int> = []

  mutating func add(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard let line = ArchiveLine(bytes) else { return }
    let others = counting[line.identity, default: []]
    guard let index = others.firstIndex(where: { $0.line.isSameGame(as: line) }) else {
      counting[line.identity, default: []].append((number, line))
      return
    }
    let counts = line.replaces(others[index].line)
    earlier.insert(counts ? others[index].number : number)
    if counts { counting[line.identity]?[index] = (number, line) }
  }
}
