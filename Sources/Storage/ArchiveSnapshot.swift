import Archive
import FileFormats
import Posix

/// The lines of the archive as it was when it was opened, by their number from 0: the newest games
/// first, and lines without a date last. Of games with the same date, the last one in the file
/// comes first.
///
/// Lines that are added later are left out, and so are empty lines and earlier ends of the last
/// games. The whole file is in memory: half a kilobyte for each game. Nothing is locked, as the
/// file is only replaced as a whole.
struct ArchiveSnapshot {
  private let lines: ArchiveLines
  /// The numbers of the lines in their order, the newest first.
  private let order: [Int]

  /// The part at the end in which earlier ends are looked for, in bytes: some hundred games.
  private static let searchedEnd = 256 << 10

  /// Reads an archive; without a file it has no lines. 100,000 games take 0.1 s.
  ///
  /// - Throws: `LibraryFailure.unreadable`.
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

  /// A number that differs, in this process, from those of archives with another content.
  var fingerprint: Int {
    var hasher = Hasher()
    lines.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  subscript(number: Int) -> [UInt8] { Array(lines[order[number]]) }
}
