import Archive
import FileFormats
import GameSession
import Posix

/// Adds many games to the archive, and skips those that it has.
///
/// Games are appended in portions, each under the lock, so that other programs can add theirs
/// meanwhile. Only the identities of the archive's games are held in memory.
public final class ArchiveImport {
  private let storage: ArchiveStorage
  /// The identities of the games that wait, and of those in the part of the archive that was read.
  private var identities: Set<GameIdentity> = []
  /// The number of bytes of the archive that were read or written.
  private var place = 0
  /// The last of these bytes. If they have changed, another program has replaced the file.
  private var end: [UInt8] = []
  /// The games that wait.
  private var waiting: [ArchivedGame] = []

  /// The number of games that were added.
  public private(set) var added = 0
  /// The number of games that were in the archive already.
  public private(set) var known = 0

  /// The games of a portion, about 256 kilobytes.
  private static let portion = 512
  private static let readPortion = 256 << 10
  /// The number of last bytes that tell whether the file was replaced. They contain an identity.
  private static let rememberedEnd = 2 << 10

  /// The import into the archive beside a saved game.
  public convenience init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    self.init(into: ArchiveStorage(beside: location, system: system))
  }

  init(into storage: ArchiveStorage) {
    self.storage = storage
  }

  /// The path of the archive.
  public var path: SystemString { storage.path }

  /// Adds a game, perhaps later, unless the archive has it.
  ///
  /// - Throws: `SaveFailure` if this game, or one that waited, could not be added.
  public func add(_ game: ArchivedGame) throws(SaveFailure) {
    waiting.append(game)
    if waiting.count >= Self.portion { try append() }
  }

  /// Adds the games that wait, and writes the archive to the disk.
  ///
  /// - Throws: `SaveFailure` if this fails.
  public func finish() throws(SaveFailure) {
    try append()
    if added > 0 { try storage.sync() }
  }

  /// Appends the games that wait and are not in the archive.
  private func append() throws(SaveFailure) {
    guard !waiting.isEmpty else { return }
    var new: Set<GameIdentity> = []
    let bytes = try storage.appendBytes(within: ArchiveStorage.timeout) {
      (file, size) throws(SystemError) in
      try learn(file, size: size)
      let games = waiting.filter { game in
        guard let identity = game.identity else { return true }
        return !identities.contains(identity) && new.insert(identity).inserted
      }
      return ArchiveStorage.bytes(ofNewLines: games.map { Array($0.line.utf8) }, after: end)
    }
    remember(bytes)
    identities.formUnion(new)
    added += new.count
    known += waiting.count - new.count
    waiting = []
  }

  /// Learns the identities of the games that were added since the last portion. The last line may
  /// be torn; then it is not a game.
  private func learn(_ file: FileSystem.Descriptor, size: Int) throws(SystemError) {
    let system = storage.system
    let found = size < place ? [] : try system.readAll(file, at: place - end.count..<place)
    if found != end { (identities, place, end) = ([], 0, []) }
    var splitter = LineSplitter(longest: ArchiveStorage.longestLine)
    // Other programs append whole lines, so this program has read to the end of a line, perhaps a
    // torn one.
    while place < size {
      let more = try system.readAll(file, at: place..<min(place + Self.readPortion, size))
      guard !more.isEmpty else { break }
      splitter.append(more)
      remember(more)
      while let line = splitter.next() { learn(line) }
    }
    if let line = splitter.rest() { learn(line) }
  }

  private func learn(_ line: LineReader.Line) {
    guard case .bytes(let bytes) = line, let identity = ArchiveLine(bytes)?.identity else { return }
    identities.insert(identity)
  }

  private func remember(_ bytes: [UInt8]) {
    place += bytes.count
    end = Array((end + bytes.suffix(Self.rememberedEnd)).suffix(Self.rememberedEnd))
  }
}
