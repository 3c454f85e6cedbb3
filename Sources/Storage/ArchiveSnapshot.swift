import FileFormats
import Posix

/// The lines of the archive as it was when it was opened, by their number from 0: the newest games
/// first, and lines without a date last. Of games with the same date, the last one in the file
/// comes first.
///
/// Lines that are added later are left out, and so are empty lines and earlier ends of the last
/// games. Nothing is locked, as the file is only replaced as a whole.
final class ArchiveSnapshot {
  /// Why lines cannot be read.
  enum Failure: Error, Hashable {
    /// The file became shorter.
    case changed
    /// The system's error.
    case system(SystemError)
  }

  private struct Line {
    /// The place of its first byte.
    let place: Int
    /// The number of its bytes, without its end.
    let length: Int
    /// The `order` of the date on which its game ended; -1 if that is unknown.
    let date: Int

    var end: Int { place + length }

    func isBefore(_ other: Line) -> Bool { (date, place) < (other.date, other.place) }
  }

  private let file: FileSystem.Descriptor
  private let system: FileSystem
  /// The lines, the oldest first.
  private var lines: [Line] = []

  /// The number of lines that are in memory at once when many are read.
  private static let step = 256
  /// The length of the longest line that is shown, in bytes. Longer lines are cut.
  private static let longest = 64 << 10
  /// The part at the end in which earlier ends are looked for, in bytes: some hundred games.
  private static let searchedEnd = 256 << 10
  /// The bytes that are read at once. Up to 128 kilobytes, the memory is used again.
  private static let portion = 64 << 10

  private init(_ file: FileSystem.Descriptor, _ system: FileSystem) {
    self.file = file
    self.system = system
  }

  deinit { system.close(file) }

  /// Opens an archive, or nil. 100,000 games take 0.2 s.
  static func open(
    _ path: SystemString, system: FileSystem
  ) throws(Failure) -> ArchiveSnapshot? {
    let snapshot: ArchiveSnapshot
    do throws(SystemError) {
      snapshot = ArchiveSnapshot(try system.openRegularFile(path), system)
    } catch {
      if error == .noSuchFile || error == .notAFolder { return nil }
      throw .system(error)
    }
    do { try snapshot.findLines() } catch { throw .system(error) }
    return snapshot
  }

  private func findLines() throws(SystemError) {
    let size = try system.size(file)
    var splitter = LineSplitter(longest: ArchiveStorage.longestLine)
    var ends = GameEnds()
    var read = 0
    while true {
      let bytes = try system.readAll(file, at: read..<min(read + Self.portion, size))
      read += bytes.count
      splitter.append(bytes)
      var place = splitter.place
      while let line = splitter.next() ?? (bytes.isEmpty ? splitter.rest() : nil) {
        guard case .bytes(let bytes) = line else { throw .tooLarge }
        // A kill can leave them in the file until the game ends again.
        if place >= size - Self.searchedEnd { ends.add(bytes, number: lines.count) }
        if !bytes.isEmpty {
          let date = GameDate(inLine: bytes)?.order ?? -1
          lines.append(Line(place: place, length: bytes.count, date: date))
        }
        place = splitter.place
      }
      if bytes.isEmpty { break }
    }
    if !ends.earlier.isEmpty {
      lines = lines.indices.filter { !ends.earlier.contains($0) }.map { lines[$0] }
    }
    lines.sort { $0.isBefore($1) }
  }

  /// The number of lines.
  var count: Int { lines.count }

  /// The lines with these numbers, in their order.
  func lines(_ numbers: some Sequence<Int>) throws(Failure) -> [[UInt8]] {
    try texts(of: numbers.map { lines[count - 1 - $0] })
  }

  /// Removes some hundred numbers from the beginning of a range, and returns their lines.
  func removeFirst(of numbers: inout Range<Int>) throws(Failure) -> [[UInt8]] {
    let first = numbers.prefix(Self.step)
    let lines = try lines(first)
    numbers = first.upperBound..<numbers.upperBound
    return lines
  }

  private func texts(of lines: [Line]) throws(Failure) -> [[UInt8]] {
    var texts = [[UInt8]](repeating: [], count: lines.count)
    var rest = lines.indices.sorted { lines[$0].place < lines[$1].place }[...]
    while let first = rest.first {
      let start = lines[first].place
      // Lines that follow one another are read at once.
      let group = rest.prefix { $0 == first || lines[$0].end - start <= Self.longest }
      let end = group.map { lines[$0].end }.max() ?? start
      let bytes = try bytes(at: start..<min(end, start + Self.longest))
      for index in group {
        let place = lines[index].place - start
        texts[index] = Array(bytes[place..<min(place + lines[index].length, bytes.count)])
      }
      rest = rest[group.endIndex...]
    }
    return texts
  }

  private func bytes(at places: Range<Int>) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try system.readAll(file, at: places) } catch { throw .system(error) }
    guard bytes.count == places.count else { throw .changed }
    return bytes
  }
}
