import Archive
import FileFormats
import Foundation
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import Storage

@Suite("A file of games that is too large")
struct LargeFileTests {
  let folder: ScratchFolder
  private let tooLarge = SystemError.tooLarge

  init() throws {
    folder = try ScratchFolder()
  }

  private var location: SavedGameLocation { folder.location("game") }

  /// Makes the archive a file of this size that takes no place on the disk.
  private func makeArchive(_ size: UInt64) throws {
    try folder.write("", to: "games.ggf")
    let file = try #require(FileHandle(forWritingAtPath: folder["games.ggf"]))
    try file.truncate(atOffset: size)
    try file.close()
  }

  private func replies(after change: LibraryRequest.Change? = nil) -> [LibraryReply] {
    var replies: [LibraryReply] = []
    let library = GameLibrary(beside: location) { _ in "" }
    let request = LibraryRequest(opening: 0, change: change, filter: "", numbers: 0..<10)
    library.handle(request, isStopped: { false }, now: { .zero }, reply: { replies.append($0) })
    return replies
  }

  @Test("is not read", arguments: [1 << 30 + 1, 1 << 40] as [UInt64])
  func refused(size: UInt64) throws {
    try makeArchive(size)
    let failure = ReadFailure(
      path: folder["games.ggf"], reason: .system(tooLarge.reason))
    #expect(throws: LibraryFailure.unreadable(failure)) { try ArchivedGames(beside: location) }
    #expect(replies().map(\.failure) == [.unreadable(failure)])

    let game = LibraryGame(line: Array("(;GM[Othello];)".utf8))
    let removal = ArchiveStorage(beside: location, system: FileSystem())
    let notRemoved = SaveFailure(
      step: .write, path: folder["games.ggf"], reason: tooLarge.reason)
    #expect(throws: notRemoved) { try removal.remove(game.line) }

    let addition = ArchiveImport(beside: location)
    try addition.add(ArchivedGame(imported: GGFGame(record: GameRecord())))
    let notAdded = SaveFailure(step: .open, path: folder["games.ggf"], reason: tooLarge.reason)
    #expect(throws: notAdded) { try addition.finish() }

    let path = SystemString(folder["games.ggf"])
    let file = try FileSystem().open(path, .reading)
    defer { FileSystem().close(file) }
    var reader = GamesReader(of: file, at: path)
    #expect(throws: tooLarge) { try reader.next() }
  }

  @Test("does not become larger by an import")
  func growth() throws {
    var system = FileSystem()
    system.size = { _ in 1 << 30 - 20 }
    let addition = ArchiveImport(beside: location, system: system)
    try addition.add(ArchivedGame(imported: GGFGame(record: GameRecord())))
    let failure = SaveFailure(step: .open, path: folder["games.ggf"], reason: tooLarge.reason)
    #expect(throws: failure) { try addition.finish() }
    #expect(try folder.read("games.ggf").isEmpty)
  }

  @Test("still takes the games that are played")
  func played() throws {
    try makeArchive(1 << 40)
    let storage = ArchiveStorage(beside: location, system: FileSystem())
    let line = Array("(;GM[Othello]ID[0123456789abcdef]DT[?]B[f5];)".utf8)
    #expect(try storage.append(line, within: .zero).isNew)
  }
}
