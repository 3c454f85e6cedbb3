import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

// Other files, links, and what the program keeps.
extension GameArchiveFileTests {
  @Test("is never the saved game or a folder")
  func otherFiles() throws {
    try folder.write("saved", to: Self.name)
    let archive = GameArchiveFile(
      beside: folder.location(Self.name), version: "1.0", date: { Self.date })
    #expect(throws: SaveFailure.self) { try archive.add(try Self.game(1)) }
    #expect(try folder.read(Self.name) == "saved")

    let other = try ScratchFolder()
    try other.makeFolder(Self.name)
    let second = GameArchiveFile(
      beside: other.location("game"), version: "1.0", date: { Self.date })
    #expect(throws: SaveFailure.self) { try second.add(try Self.game(1)) }
  }

  @Test("stays where a link leads, also when it is replaced")
  func link() throws {
    try folder.makeFolder("elsewhere")
    try folder.makeLink(Self.name, to: folder["elsewhere/all.ggf"])
    try archive().add(try Self.game(1))
    try archive().add(try Self.finished(1))
    #expect(try folder.linkTarget(Self.name) == folder["elsewhere/all.ggf"])
    #expect(try folder.read("elsewhere/all.ggf") == Self.line(try Self.finished(1)) + "\n")
  }

  @Test("is never replaced by a transcript, nor is the file beside it")
  func transcripts() throws {
    try archive().add(try Self.game(1))
    let kept = archive().keptPaths
    #expect(
      kept.map(\.lastName.description) == [Self.name, ".games.ggf.reversi-unfinished"])
    for path in kept {
      let outcome = TranscriptFiles(home: nil, kept: kept)
        .write(GameRecord(), to: path.description, isReplacing: true)
      guard case .failed = outcome else {
        Issue.record("\(path) was replaced")
        continue
      }
    }
    #expect(try lines.count == 1)
  }
}
