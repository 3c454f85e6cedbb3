import GameFormats
import Posix

/// The lines of the archive as it was when it was opened, by their number from 0.
///
/// An index beside the file tells where the lines are. It is extended when games have been added,
/// and made again when it does not fit the file. Lines that are added later are left out, and so
/// are earlier ends of the last games. Nothing is locked, as the file is only replaced as a whole.
final class ArchiveSnapshot {
  /// Why lines cannot be read.
  enum Failure: Error, Hashable {
    /// The file does not match the index, or became shorter.
    case changed
    /// The system's error.
    case system(SystemError)
  }

  /// A line and its place in the file.
  struct Line: Hashable {
    /// The place of its first byte.
    let place: Int
    /// Its bytes, without its end.
    let bytes: [UInt8]

    /// The places of its bytes in the file.
    var places: Range<Int> { place..<place + bytes.count }
  }

  private let file: FileSystem.Descriptor
  private let system: FileSystem
  private let index: ArchiveIndex
  /// The last line if it has no end; nil otherwise.
  private let rest: Line?
  /// The lines of the file, by their numbers from 0, that are earlier ends of a game. A kill can
  /// leave them in the file until the game ends again.
  private var hidden: Set<Int> = []

  private static let portion = 256 << 10
  /// The length of the longest line that is read, in bytes. Longer lines are cut.
  private static let longest = 64 << 10
  /// The blocks at the end in which earlier ends are looked for: 257 lines or more.
  private static let searchedBlocks = 3

  private init(
    _ file: FileSystem.Descriptor, _ system: FileSystem, _ index: ArchiveIndex, rest: Line?
  ) {
    self.file = file
    self.system = system
    self.index = index
    self.rest = rest
  }

  deinit { system.close(file) }

  /// The number of lines. Empty lines do not count.
  var count: Int { index.count + (rest == nil ? 0 : 1) - hidden.count }

  /// The number of blocks in which lines are read.
  var blockCount: Int { index.places.count + (rest == nil ? 0 : 1) }

  /// The lines of a block, in the order of the file.
  func lines(of block: Int) throws(Failure) -> [Line] {
    try numberedLines(of: block).filter { !hidden.contains($0.number) }.map(\.line)
  }

  private func numberedLines(of block: Int) throws(Failure) -> [(number: Int, line: Line)] {
    let first = block < index.places.count ? block * ArchiveIndex.step : index.count
    return try allLines(of: block).enumerated().map { (first + $0, $1) }
  }

  private func allLines(of block: Int) throws(Failure) -> [Line] {
    guard block < index.places.count else { return [rest].compactMap(\.self) }
    let places = index.bytes(of: block)
    // With the end of the line before: if that is missing, the first line begins too early.
    let start = max(0, places.lowerBound - 1)
    // The index has no longer line.
    var splitter = LineSplitter(longest: Self.longestIndexed + Self.portion)
    var lines: [Line] = []
    var next = start
    while next < places.upperBound {
      let more = try bytes(at: next..<min(next + Self.portion, places.upperBound))
      next += more.count
      splitter.append(more)
      var place = start + splitter.place
      while let line = splitter.next() {
        guard case .bytes(let bytes) = line else { throw .changed }
        if !bytes.isEmpty { lines.append(Line(place: place, bytes: Self.cut(bytes))) }
        place = start + splitter.place
      }
    }
    guard splitter.rest() == nil, lines.first?.place == places.lowerBound,
      lines.count == index.lines(of: block).count
    else { throw .changed }
    return lines
  }

  /// The bytes of a line up to the longest length that is read.
  private static func cut(_ line: [UInt8]) -> [UInt8] {
    line.count > longest ? Array(line.prefix(longest)) : line
  }

  /// The lines with these numbers, in the order of the file.
  func lines(_ numbers: Range<Int>) throws(Failure) -> [Line] {
    var found: [Line] = []
    // A line has no smaller number in the file.
    var block = numbers.lowerBound / ArchiveIndex.step
    let start = block * ArchiveIndex.step
    let first = start - hidden.count { $0 < start }
    while block < blockCount, first + found.count < numbers.upperBound {
      found += try lines(of: block)
      block += 1
    }
    let range = numbers.clamped(to: first..<first + found.count)
    return Array(found[range.lowerBound - first..<range.upperBound - first])
  }

  /// Leaves out the earlier ends among the last lines.
  private func hideEarlierEnds() throws(Failure) {
    var ends = GameEnds()
    for block in max(0, blockCount - Self.searchedBlocks)..<blockCount {
      for (number, line) in try numberedLines(of: block) { ends.add(line.bytes, number: number) }
    }
    hidden = ends.earlier
  }

  /// The bytes at places of the file, such as those of a line.
  func bytes(at places: Range<Int>) throws(Failure) -> [UInt8] {
    try Self.read(file, places, system)
  }
}

// Opening.
extension ArchiveSnapshot {
  /// Opens an archive; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: The archive.
  ///   - usesIndex: Whether to use the index beside it. If not, it is made again.
  static func open(
    _ path: SystemString, usesIndex: Bool, system: FileSystem
  ) throws(Failure) -> ArchiveSnapshot? {
    let file: FileSystem.Descriptor
    let target: SystemString
    do throws(SystemError) {
      target = try system.resolvingLinks(path)
      file = try system.openRegularFile(target)
    } catch {
      if error == .noSuchFile || error == .notAFolder { return nil }
      throw .system(error)
    }
    let snapshot: ArchiveSnapshot
    do throws(Failure) {
      snapshot = try open(file, at: target, usesIndex: usesIndex, system: system)
    } catch {
      system.close(file)
      throw error
    }
    try snapshot.hideEarlierEnds()
    return snapshot
  }

  private static func open(
    _ file: FileSystem.Descriptor, at target: SystemString, usesIndex: Bool, system: FileSystem
  ) throws(Failure) -> ArchiveSnapshot {
    let size: Int
    do { size = try system.size(file) } catch { throw .system(error) }
    let indexPath = SavedGameLocation.indexPath(of: target)
    let known = usesIndex ? try index(at: indexPath, of: file, size: size, system: system) : nil
    var index = known ?? ArchiveIndex()
    // The bytes after the last line end so far.
    var rest: [UInt8] = []
    while index.size + rest.count < size {
      let place = index.size + rest.count
      let bytes = try read(file, place..<min(place + portion, size), system)
      rest += bytes
      let added = index.append(rest)
      rest.removeFirst(added)
      if rest.count > longestIndexed { throw .system(.tooLarge) }
    }
    if index.places.count > (known?.places.count ?? 1) {
      store(index, at: indexPath, of: file, system: system)
    }
    let line = rest.isEmpty ? nil : Line(place: index.size, bytes: cut(rest))
    return ArchiveSnapshot(file, system, index, rest: line)
  }

  /// The length of the longest line that an archive can have, in bytes. A game takes about 500.
  private static let longestIndexed = 1 << 20

  private static func read(
    _ file: FileSystem.Descriptor, _ places: Range<Int>, _ system: FileSystem
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try system.readAll(file, at: places) } catch { throw .system(error) }
    guard bytes.count == places.count else { throw .changed }
    return bytes
  }

  /// The last bytes that an index knows.
  private static func end(
    of index: ArchiveIndex, _ file: FileSystem.Descriptor, _ system: FileSystem
  ) throws(Failure) -> UInt64 {
    let start = max(0, index.size - ArchiveIndex.endLength)
    return ArchiveIndex.checksum(try read(file, start..<index.size, system))
  }

  /// The index of a file; nil if it is missing or out of date.
  private static func index(
    at path: SystemString, of file: FileSystem.Descriptor, size: Int, system: FileSystem
  ) throws(Failure) -> ArchiveIndex? {
    guard let stored = try? system.openRegularFile(path) else { return nil }
    defer { system.close(stored) }
    guard let bytes = try? system.readToEnd(stored, longest: ArchiveIndex.longest),
      bytes.count <= ArchiveIndex.longest, let (index, end) = ArchiveIndex.read(bytes),
      index.size <= size, try self.end(of: index, file, system) == end
    else { return nil }
    return index
  }

  /// Stores an index. If that fails, or another program holds the folder, it is made again the next
  /// time.
  private static func store(
    _ index: ArchiveIndex, at path: SystemString, of file: FileSystem.Descriptor,
    system: FileSystem
  ) {
    guard let end = try? end(of: index, file, system),
      let lock = try? system.lockFolder(path.folder, within: .zero)
    else { return }
    defer { system.close(lock) }
    try? FileReplacement(of: path, through: path.unfinishedName, system: system)
      .replace(with: index.text(end: end))
  }
}
