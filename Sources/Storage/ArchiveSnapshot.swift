import Archive
import FileFormats
import Posix

/// The lines of the archive as it was when it was opened, by their number from 0: the newest games
/// first, and lines without a date last. Of games with the same date, the last one in the file
/// comes first.
///
/// Lines that are added later are left out, and so are empty lines and earlier ends of the last
/// games. The whole file is in memory: half a kilobyte for each game. Nothing is locked, as the file
/// is only replaced as a whole.
struct ArchiveSnapshot {
  /// The lines, the newest first.
  private let lines: [ArraySlice<UInt8>]

  /// The part at the end in which earlier ends are looked for, in bytes: some hundred games.
  private static let searchedEnd = 256 << 10

  /// Reads an archive; without a file it has no lines. 100,000 games take 0.2 s.
  ///
  /// - Throws: `LibraryFailure.unreadable`.
  init(_ archive: ArchiveStorage) throws(LibraryFailure) {
    let bytes: [UInt8]
    do throws(ReadFailure.Reason) {
      bytes = try archive.system.content(of: archive.path) ?? []
    } catch {
      throw .unreadable(ReadFailure(path: archive.path.description, reason: error))
    }
    var ends = GameEnds()
    var lines: [(line: ArraySlice<UInt8>, date: Int)] = []
    for line in bytes.split(separator: ArchiveStorage.newline) {
      // A kill can leave them in the file until the game ends again.
      if line.startIndex >= bytes.count - Self.searchedEnd { ends.add(line, number: lines.count) }
      lines.append((line, GameDate(inLine: line)?.order ?? -1))
    }
    self.lines = lines.indices.filter { !ends.earlier.contains($0) }
      .sorted { (lines[$0].date, $0) > (lines[$1].date, $1) }
      .map { lines[$0].line }
  }

  /// The number of lines.
  var count: Int { lines.count }

  /// A line by its number.
  subscript(number: Int) -> [UInt8] { Array(lines[number]) }
}
