import Archive
import FileFormats
import GameSession
import Posix

/// The file of the archive. A lock of its folder keeps other programs and threads away while one
/// changes it.
///
/// A game is appended in one write. If the last line is torn, by a power failure or on a full disk,
/// the next game begins on a new line, so that only the torn one is lost.
struct ArchiveStorage: Sendable {
  /// The result of appending a game.
  struct Addition: Sendable, Hashable {
    /// Whether the file has changed; if not, it already had the game.
    let isNew: Bool
    /// Whether the file may have other games of this identity, which are to be removed.
    let mayHaveOthers: Bool
  }

  let location: SavedGameLocation
  let system: FileSystem

  /// The archive beside a saved game.
  init(beside location: SavedGameLocation, system: FileSystem) {
    self.location = location
    self.system = system
  }

  /// The size of the end of the file that is searched for a game before the game is appended, in
  /// bytes. The last hundred games are there.
  private static let searchedEnd = 64 << 10
  /// The longest line of a file that is read as a whole, in bytes. A game takes about 500.
  static let longestLine = 1 << 20
  /// The longest wait for another program that replaces the file.
  static let timeout = Duration.seconds(10)

  var path: SystemString { location.archivePath }

  /// The file, and the name under which it is written when it is replaced. Both may be missing.
  var keptPaths: [SystemString] {
    let target = (try? system.resolvingLinks(path)) ?? path
    return [target, target.sibling(target.unfinishedName)]
  }

  /// Appends a game, unless the end of the file has it.
  ///
  /// - Parameters:
  ///   - line: The game as `ArchivedGame` writes it.
  ///   - limit: The longest wait for another program or thread.
  /// - Throws: `SaveFailure`, with the file as it was.
  func append(_ line: [UInt8], within limit: Duration) throws(SaveFailure) -> Addition {
    var addition = Addition(isNew: false, mayHaveOthers: false)
    try appendBytes(within: limit) { (file, size) throws(SystemError) in
      let end = try system.readAll(file, at: max(0, size - Self.searchedEnd)..<size)
      let others = entries(in: end, like: line)
      if let last = others.last, ArchiveLine(line)?.replaces(last) != true {
        addition = Addition(isNew: false, mayHaveOthers: others.count > 1)
        return []
      }
      addition = Addition(isNew: true, mayHaveOthers: !others.isEmpty || size > end.count)
      return Self.bytes(ofNewLines: [line], after: end)
    }
    return addition
  }

  /// Writes the file to the disk. This can take long.
  func sync() throws(SaveFailure) {
    do throws(SystemError) {
      try system.syncWithName(try system.resolvingLinks(path))
    } catch {
      throw failure(.sync, error)
    }
  }

  /// The failure of a step.
  func failure(_ step: SaveFailure.Step, _ error: SystemError) -> SaveFailure {
    SaveFailure(step: step, path: path.description, reason: error.reason)
  }
}

/// Appending.
extension ArchiveStorage {
  /// Appends bytes under the lock of the folder, completely or not at all. Makes the file, and its
  /// folders if the location asks for that.
  ///
  /// - Parameters:
  ///   - limit: The longest wait for another program or thread.
  ///   - bytes: Returns the bytes, for which it may read the open file; none if the file is to stay
  ///     as it is.
  /// - Returns: The bytes.
  /// - Throws: `SaveFailure`, with the file as it was.
  @discardableResult
  func appendBytes(
    within limit: Duration,
    _ bytes: (_ file: FileSystem.Descriptor, _ size: Int) throws(SystemError) -> [UInt8]
  ) throws(SaveFailure) -> [UInt8] {
    var step = SaveFailure.Step.open
    do throws(SystemError) {
      let target = try system.resolvingLinks(path)
      if location.makesFolders { system.makeFolders(above: target) }
      step = .lock
      let lock = try system.lockFolder(target.folder, within: limit)
      defer { if let lock { system.close(lock) } }
      step = .open
      let file = try openForAppending(target)
      defer { system.close(file) }
      let size = try system.size(file)
      let new = try bytes(file, size)
      step = .write
      try write(new, to: file, size: size)
      return new
    } catch {
      throw failure(step, error)
    }
  }

  /// The bytes that append lines to a file. They end a torn last line first.
  ///
  /// - Parameter end: The last bytes of the file.
  static func bytes(ofNewLines lines: [[UInt8]], after end: [UInt8]) -> [UInt8] {
    let isTorn = end.last.map { $0 != newline } ?? false
    return (isTorn && !lines.isEmpty ? [newline] : []) + lines.flatMap { $0 + [newline] }
  }

  private static let newline = UInt8(ascii: "\n")

  private func openForAppending(_ target: SystemString) throws(SystemError) -> Int32 {
    // A link can have changed since the start.
    if (try? system.isSameFile(target, location.path)) == true || target == location.path {
      throw .exists
    }
    do throws(SystemError) {
      guard try system.kindAtPath(target) == .file else { throw .invalidArgument }
    } catch {
      if error != .noSuchFile { throw error }
    }
    return try system.open(target, .appending)
  }

  /// The other ends of a line's game, in their order.
  private func entries(in bytes: [UInt8], like line: [UInt8]) -> [ArchiveLine] {
    guard let game = ArchiveLine(line) else { return [] }
    let start = ArchiveLine.start(of: game.identity)
    var splitter = LineSplitter(longest: bytes.count)
    splitter.append(bytes)
    var entries: [ArchiveLine] = []
    while let next = splitter.next() ?? splitter.rest() {
      guard case .bytes(let bytes) = next, bytes.starts(with: start),
        let entry = ArchiveLine(bytes), entry.isSameGame(as: game)
      else { continue }
      entries.append(entry)
    }
    return entries
  }

  /// Writes bytes to the end of a file of a known size, completely or not at all.
  private func write(
    _ bytes: [UInt8], to file: FileSystem.Descriptor, size: Int
  ) throws(SystemError) {
    var rest = bytes[...]
    do throws(SystemError) {
      try system.writeAll(file, &rest)
    } catch {
      // If this fails, too, the next game follows in a line of its own.
      if rest.count < bytes.count { try? system.truncate(file, size) }
      throw error
    }
  }
}

/// Keeping each game once.
extension ArchiveStorage {
  /// Keeps one line of each game with an identity, the last that counts. Replaces the file in one
  /// step; the other lines stay as they are. Reads the whole file, in little memory.
  ///
  /// - Throws: `SystemError`, with the file as it was.
  func removeDuplicates(of identity: GameIdentity) throws(SystemError) {
    let target = try system.resolvingLinks(path)
    // Usually there are none. Then no other program has to wait.
    if try duplicates(of: identity, in: target).isEmpty { return }
    let lock = try system.lockFolder(target.folder, within: Self.timeout)
    defer { if let lock { system.close(lock) } }
    let removed = try duplicates(of: identity, in: target)
    if !removed.isEmpty { try remove(removed, from: target) }
  }

  /// Removes a line, wherever it is, and the other ends of its game. Replaces the file in one step.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  func remove(_ line: [UInt8]) throws(SaveFailure) {
    var step = SaveFailure.Step.lock
    do throws(SystemError) {
      let target = try system.resolvingLinks(path)
      let lock = try system.lockFolder(target.folder, within: Self.timeout)
      defer { if let lock { system.close(lock) } }
      step = .write
      let removed = try numbers(of: line, in: target)
      if !removed.isEmpty { try remove(removed, from: target) }
    } catch {
      throw failure(step, error)
    }
  }

  private func numbers(
    of line: [UInt8], in target: SystemString
  ) throws(SystemError) -> Set<Int> {
    let file = try system.open(target, .reading)
    defer { system.close(file) }
    var lines = LineReader(of: file, longest: Self.longestLine, system: system)
    let game = ArchiveLine(line)
    let start = game.map { ArchiveLine.start(of: $0.identity) }
    var (numbers, number): (Set<Int>, Int) = ([], 0)
    while let next = try lines.next() {
      if case .bytes(let bytes) = next {
        let isOtherEnd = {
          guard let game, let start, bytes.starts(with: start) else { return false }
          return ArchiveLine(bytes)?.isSameGame(as: game) ?? false
        }
        if bytes == line || isOtherEnd() { numbers.insert(number) }
      }
      number += 1
    }
    return numbers
  }

  private func duplicates(
    of identity: GameIdentity, in target: SystemString
  ) throws(SystemError) -> Set<Int> {
    let file = try system.open(target, .reading)
    defer { system.close(file) }
    var lines = LineReader(of: file, longest: Self.longestLine, system: system)
    var ends = GameEnds()
    // Reading every identity would take ten times as long.
    let start = ArchiveLine.start(of: identity)
    var number = 0
    while let line = try lines.next() {
      let bytes = try Self.bytes(of: line)
      if bytes.starts(with: start) { ends.add(bytes, number: number) }
      number += 1
    }
    return ends.earlier
  }

  private func remove(_ removed: Set<Int>, from target: SystemString) throws(SystemError) {
    let old = try system.open(target, .reading)
    defer { system.close(old) }
    var lines = LineReader(of: old, longest: Self.longestLine, system: system)
    var number = 0
    let replacement = FileReplacement(
      of: target, through: target.unfinishedName, .nameSynced, .ownerOnly, system: system)
    do throws(FileReplacement.Failure) {
      try replacement.replace { () throws(SystemError) in
        var portion: [UInt8] = []
        while portion.count < Self.searchedEnd, let line = try lines.next() {
          if !removed.contains(number) {
            portion += try Self.bytes(of: line) + [Self.newline]
          }
          number += 1
        }
        return portion.isEmpty ? nil : portion
      }
    } catch {
      throw error.error
    }
  }

  /// The bytes of a line. A file is not changed if one of its lines is too long to be a game.
  private static func bytes(of line: LineReader.Line) throws(SystemError) -> [UInt8] {
    switch line {
    case .bytes(let bytes): return bytes
    case .tooLong: throw .tooLarge
    }
  }
}
