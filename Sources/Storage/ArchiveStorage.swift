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
  struct Addition: Sendable, Hashable {
    /// Whether the game was added; if not, the file already had it.
    let isNew: Bool
    /// Whether the file may have other games of this identity, which are to be removed.
    let mayHaveOthers: Bool
  }

  let location: SavedGameLocation
  let system: FileSystem

  init(beside location: SavedGameLocation, system: FileSystem) {
    self.location = location
    self.system = system
  }

  /// The bytes of the last hundred games. A game is searched for there before it is appended.
  private static let searchedEnd = 64 << 10
  /// The longest wait for another program that replaces the file.
  static let timeout = Duration.seconds(10)

  var path: SystemString { location.archivePath }

  /// The archive, and the temporary file beside it. Both may be missing.
  var keptPaths: [SystemString] {
    let target = (try? system.resolvingLinks(path)) ?? path
    return [target, target.sibling(target.unfinishedName)]
  }

  /// Appends a game unless the end of the file has it. A failure leaves the file as it was.
  func append(_ line: [UInt8], within limit: Duration) throws(SaveFailure) -> Addition {
    var addition = Addition(isNew: false, mayHaveOthers: false)
    try appendLines(within: limit) { (file, size) throws(SystemError) in
      let end = try system.readAll(file, at: max(0, size - Self.searchedEnd)..<size)
      let others = entries(in: end, like: line)
      if let last = others.last, ArchiveLine(line)?.replaces(last) != true {
        addition = Addition(isNew: false, mayHaveOthers: others.count > 1)
        return []
      }
      addition = Addition(isNew: true, mayHaveOthers: !others.isEmpty || size > end.count)
      return [line]
    }
    return addition
  }

  /// Syncs the file and its name, which can take long.
  func sync() throws(SaveFailure) {
    do throws(SystemError) {
      try system.syncWithName(try system.resolvingLinks(path))
    } catch {
      throw failure(.sync, error)
    }
  }

  func failure(_ step: SaveFailure.Step, _ error: SystemError) -> SaveFailure {
    SaveFailure(step: step, path: path.description, reason: error.reason)
  }
}

extension ArchiveStorage {
  /// Appends lines, all of them or none, under the lock of the folder. Ends a torn last line first.
  /// Returns the size of the file.
  ///
  /// `lines` may read the open file, and returns none if the file is to stay as it is. A failure
  /// leaves the file as it was.
  @discardableResult
  func appendLines(
    within limit: Duration,
    _ lines: (_ file: FileSystem.Descriptor, _ size: Int) throws(SystemError) -> [[UInt8]]
  ) throws(SaveFailure) -> Int {
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
      let lines = try lines(file, size)
      if lines.isEmpty { return size }
      let last = try system.readAll(file, at: max(0, size - 1)..<size)
      let isTorn = !last.isEmpty && last != [Self.newline]
      let bytes = (isTorn ? [Self.newline] : []) + lines.flatMap { $0 + [Self.newline] }
      step = .write
      try write(bytes, to: file, size: size)
      return size + bytes.count
    } catch {
      throw failure(step, error)
    }
  }

  static let newline = UInt8(ascii: "\n")

  private func openForAppending(_ target: SystemString) throws(SystemError) -> Int32 {
    // A link can have changed since the start.
    if system.isSamePlace(target, location.path) { throw .exists }
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
    let lines = ArchiveLines(bytes: bytes)
    return lines.numbers
      .compactMap { lines[$0].starts(with: start) ? ArchiveLine(lines[$0]) : nil }
      .filter { $0.isSameGame(as: game) }
  }

  /// Writes bytes at the end of the file, completely or not at all.
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

extension ArchiveStorage {
  /// Keeps one line of each game with an identity, the last that counts. Replaces the file in one
  /// step; the other lines stay as they are.
  func removeDuplicates(of identity: GameIdentity) throws(SystemError) {
    // Reading every identity would take ten times as long.
    let start = ArchiveLine.start(of: identity)
    try removeLines { lines in
      var ends = GameEnds()
      for number in lines.numbers where lines[number].starts(with: start) {
        ends.add(lines[number], number: number)
      }
      return ends.earlier
    }
  }

  /// Removes a line and the other ends of its game. Replaces the file in one step.
  func remove(_ line: [UInt8]) throws(SaveFailure) {
    let game = ArchiveLine(line)
    let start = game.map { ArchiveLine.start(of: $0.identity) }
    func isEnd(_ other: ArraySlice<UInt8>) -> Bool {
      if other.elementsEqual(line) { return true }
      guard let game, let start, other.starts(with: start) else { return false }
      return ArchiveLine(other)?.isSameGame(as: game) ?? false
    }
    do throws(SystemError) {
      try removeLines { lines in Set(lines.numbers.filter { isEnd(lines[$0]) }) }
    } catch {
      throw failure(error == .wouldBlock ? .lock : .write, error)
    }
  }

  /// Removes the lines whose numbers `removed` returns, from 0; with none, the file stays as it is.
  private func removeLines(
    _ removed: (_ lines: ArchiveLines) -> Set<Int>
  ) throws(SystemError) {
    let target = try system.resolvingLinks(path)
    let lock = try system.lockFolder(target.folder, within: Self.timeout)
    defer { if let lock { system.close(lock) } }
    let file = try system.open(target, .reading)
    defer { system.close(file) }
    let lines = try ArchiveLines(in: file, system: system)
    let removed = removed(lines)
    if removed.isEmpty { return }
    do throws(FileReplacement.Failure) {
      try FileReplacement(
        of: target, through: target.unfinishedName, .nameSynced, .ownerOnly, system: system
      ).replace(with: lines.removing(removed))
    } catch {
      throw error.error
    }
  }
}

/// The content of the archive, or of a part of it, and where its lines are. It is read at once,
/// into one block of memory.
struct ArchiveLines {
  let bytes: [UInt8]
  /// The places of the lines, without line ends and empty lines. An editor may have put carriage
  /// returns before the ends.
  private let places: [Range<Int>]

  /// Reads the archive from a place on.
  ///
  /// - Throws: `SystemError`: `tooLarge` beyond `FileSystem.largestGames`.
  init(
    in file: FileSystem.Descriptor, from start: Int = 0, system: FileSystem
  ) throws(SystemError) {
    let size = try system.sizeOfGames(file)
    self.init(bytes: try system.readAll(file, at: min(start, size)..<size))
  }

  init(bytes: [UInt8]) {
    var places: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      func add(endingAt end: Int) {
        let hasReturn = start < end && bytes[end - 1] == UInt8(ascii: "\r")
        let place = start..<(hasReturn ? end - 1 : end)
        if !place.isEmpty { places.append(place) }
      }
      for (index, byte) in bytes.enumerated() where byte == ArchiveStorage.newline {
        add(endingAt: index)
        start = index + 1
      }
      add(endingAt: bytes.count)
    }
    self.bytes = bytes
    self.places = places
  }

  var numbers: Range<Int> { places.indices }

  subscript(number: Int) -> ArraySlice<UInt8> { bytes[places[number]] }

  /// The bytes without some lines. The others stay as they are, but the last one gets an end.
  func removing(_ removed: Set<Int>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count + 1)
    var start = 0
    for place in removed.sorted().map({ places[$0] }) {
      kept += bytes[start..<place.lowerBound]
      let end = bytes[place.upperBound...].firstIndex(of: ArchiveStorage.newline)
      start = end.map { $0 + 1 } ?? bytes.count
    }
    kept += bytes[start...]
    if let last = kept.last, last != ArchiveStorage.newline { kept.append(ArchiveStorage.newline) }
    return kept
  }
}
