import Archive
import GameSession
import Storage

/// The games of an archive, the newest first. They are read a portion at a time.
struct ArchivedGames {
  /// The games that are in memory at once.
  private static let portion = 512

  private let library: GameLibrary
  private var list = LibraryList()
  private var index = 0
  /// Whether no portion has been read.
  private var isNew = true

  /// The games beside a saved game.
  init(beside location: SavedGameLocation) {
    library = GameLibrary(beside: location) { _ in "" }
  }

  /// The next game, or a line that is not a game; nil at the end.
  ///
  /// - Throws: `LibraryFailure` if the archive cannot be read.
  mutating func next() throws(LibraryFailure) -> LibraryGame? {
    if index == list.games.count, isNew || list.first + index < list.count { try read() }
    guard index < list.games.count else { return nil }
    defer { index += 1 }
    return list.games[index]
  }

  private mutating func read() throws(LibraryFailure) {
    isNew = false
    let first = list.first + list.games.count
    let request = LibraryRequest(
      id: RequestID(serial: 0), task: .list, filter: "", numbers: first..<first + Self.portion)
    var last = LibraryReply(LibraryList())
    library.handle(request, isStopped: { false }, now: { .zero }, reply: { last = $0 })
    if let failure = last.failure { throw failure }
    (list, index) = (last.list, 0)
  }
}
