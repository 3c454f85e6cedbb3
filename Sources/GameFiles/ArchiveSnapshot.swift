import GameFormats
import Posix

/// The lines of the archive as it was when it was opened, by their number from 0: the newest games
/// first, and lines without a date last. Of games with the same date, the last one in the file
/// comes first.
///
/// An index beside the file tells where the lines are, in 24 bytes for each. It is extended when
/// games have been added, and made again when it does not fit the file. Lines that are added later
/// are left out, and so are earlier ends of the last games. Nothing is locked, as the file is only
/// replaced as a whole.
final class ArchiveSnapshot {
  /// Why lines cannot be read.
  enum Failure: Error, Hashable {
    /// The file does not match the index, or became shorter.
    case changed
    /// The system's error.
    case system(SystemError)
  }

  private let file: FileSystem.Descriptor
  private let system: FileSystem
  /// The size of the file, in bytes.
  private let size: Int
  /// The lines, the oldest first.
  private var entries: [ArchiveIndex.Entry]

  /// The number of lines that are in memory at once when many are read. So many more than the index
  /// beside the file has make it worth storing again.
  private static let step = 256
  /// The length of the longest line that is read, in bytes. Longer lines are cut.
  private static let longest = 64 << 10
  /// The part at the end in which earlier ends are looked for, in bytes: some hundred games.
  private static let searchedEnd = 256 << 10

  private init(_ file: FileSystem.Descriptor, _ system: FileSystem, _ index: ArchiveIndex) {
    self.file = file
    self.system = system
    size = index.size
    entries = index.entries
  }

  deinit { system.close(file) }

  /// The number of lines. Empty lines do not count.
  var count: Int { entries.count }

  /// The lines with these numbers, in their order.
  func lines(_ numbers: some Sequence<Int>) throws(Failure) -> [[UInt8]] {
    try lines(of: numbers.map { entries[count - 1 - $0] })
  }

  /// Removes some hundred numbers from the beginning of a range, and returns their lines.
  func removeFirst(of numbers: inout Range<Int>) throws(Failure) -> [[UInt8]] {
    let first = numbers.prefix(Self.step)
    let lines = try lines(first)
    numbers = first.upperBound..<numbers.upperBound
    return lines
  }

  private func lines(of entries: [ArchiveIndex.Entry]) throws(Failure) -> [[UInt8]] {
    var lines = [[UInt8]](repeating: [], count: entries.count)
    var rest = entries.indices.sorted { entries[$0].place < entries[$1].place }[...]
    while let first = rest.first {
      let start = entries[first].place
      var end = start + min(entries[first].length, Self.longest)
      var group = rest.prefix(1)
      // Lines that follow one another are read at once.
      for next in rest.dropFirst() {
        let places = entries[next].places
        guard places.lowerBound == end + 1, places.upperBound - start <= Self.longest else { break }
        end = places.upperBound
        group = rest.prefix(group.count + 1)
      }
      var bytes = try bytes(at: start..<end, lines: group.map { entries[$0] })
      for index in group {
        lines[index] = Array(bytes.prefix(entries[index].length))
        bytes = bytes.dropFirst(entries[index].length + 1)
      }
      rest = rest[group.endIndex...]
    }
    return lines
  }

  /// The bytes of lines that follow one another.
  private func bytes(
    at places: Range<Int>, lines: [ArchiveIndex.Entry]
  ) throws(Failure) -> ArraySlice<UInt8> {
    // With the end of the line before, and that of the last line, unless that is cut.
    let isCut = places.upperBound < lines[lines.count - 1].places.upperBound
    let isEnded = !isCut && places.upperBound < size
    let start = max(0, places.lowerBound - 1)
    let bytes = try Self.read(file, start..<places.upperBound + (isEnded ? 1 : 0), system)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { start + $0 }
    let expected = lines.map { $0.place - 1 } + (isEnded ? [places.upperBound] : [])
    guard ends == expected.filter({ $0 >= 0 }) else { throw .changed }
    return bytes[(places.lowerBound - start)..<(places.upperBound - start)]
  }

  /// Leaves out the earlier ends among the last lines. A kill can leave them in the file until the
  /// game ends again.
  private func hideEarlierEnds() throws(Failure) {
    let last = entries.indices.filter { entries[$0].place >= size - Self.searchedEnd }
      .sorted { entries[$0].place < entries[$1].place }
    var ends = GameEnds()
    for (index, line) in zip(last, try lines(of: last.map { entries[$0] })) {
      ends.add(line, number: index)
    }
    guard !ends.earlier.isEmpty else { return }
    entries = entries.indices.filter { !ends.earlier.contains($0) }.map { entries[$0] }
  }
}

// Opening.
extension ArchiveSnapshot {
  /// Opens an archive, or nil.
  ///
  /// - Parameters:
  ///   - path: The archive.
  ///   - usesIndex: Whether to use the index beside it. If not, or if it does not fit, it is made
  ///     again.
  static func open(
    _ path: SystemString, usesIndex: Bool, system: FileSystem
  ) throws(Failure) -> ArchiveSnapshot? {
    do throws(Failure) {
      let file: FileSystem.Descriptor
      let target: SystemString
      do throws(SystemError) {
        target = try system.resolvingLinks(path)
        file = try system.openRegularFile(target)
      } catch {
        if error == .noSuchFile || error == .notAFolder { return nil }
        throw .system(error)
      }
      let index: ArchiveIndex
      do throws(Failure) {
        index = try self.index(of: file, at: target, usesIndex: usesIndex, system: system)
      } catch {
        system.close(file)
        throw error
      }
      let snapshot = ArchiveSnapshot(file, system, index)
      try snapshot.hideEarlierEnds()
      return snapshot
    } catch {
      guard error == .changed, usesIndex else { throw error }
      return try open(path, usesIndex: false, system: system)
    }
  }

  /// The index of the whole file, which is stored if it has many lines more than the one beside it.
  private static func index(
    of file: FileSystem.Descriptor, at target: SystemString, usesIndex: Bool, system: FileSystem
  ) throws(Failure) -> ArchiveIndex {
    let size: Int
    do { size = try system.size(file) } catch { throw .system(error) }
    let path = SavedGameLocation.indexPath(of: target)
    let known = usesIndex ? try index(at: path, of: file, size: size, system: system) : nil
    var index = known ?? ArchiveIndex()
    /// The last line, if it has no end.
    var rest: [UInt8] = []
    var portion = Self.portion
    while index.size + rest.count < size {
      let bytes = try read(file, index.size..<min(index.size + portion, size), system)
      if index.append(bytes) > 0 { continue }
      if bytes.count > longestIndexed { throw .system(.tooLarge) }
      rest = bytes
      portion = min(2 * portion, longestIndexed + 1)
    }
    index.sort()
    if index.entries.count > (known?.entries.count ?? 0) + step {
      store(index, at: path, of: file, system: system)
    }
    index.finish(with: rest)
    index.sort()
    return index
  }

  /// The bytes that are read at once. Up to 128 kilobytes, the memory is used again.
  private static let portion = 64 << 10
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
