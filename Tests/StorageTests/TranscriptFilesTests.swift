import Archive
import Foundation
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("Transcripts that the person writes")
struct TranscriptFilesTests {
  private let folder: ScratchFolder
  private let record: GameRecord

  init() throws {
    folder = try ScratchFolder()
    let all = try GameRecord(start: .newGame, plies: "f5d6c3d3")
    record = all.standing(at: 3)
  }

  private func write(
    _ name: String, isReplacing: Bool = false, system: FileSystem = FileSystem()
  ) -> TranscriptOutcome {
    TranscriptFiles(
      home: SystemString(folder.path),
      kept: ["saved", "saved.lock", "config"].map { SystemString(folder.path + "/" + $0) },
      system: system
    )
    .write(record, to: name, isReplacing: isReplacing)
  }

  private var path: String { folder.path + "/game.txt" }

  @Test("hold the plies that stand, on one line")
  func transcript() throws {
    #expect(write(path) == .written(path: path))
    #expect(folder.text(of: "game.txt") == "f5d6c3\n")
  }

  @Test("never take the place of a file that the program keeps, by whatever name")
  func keptFiles() throws {
    try folder.write("game", to: "saved")
    try folder.write("theme", to: "config")
    let path = folder.path
    #expect(symlink(path, path + "/there") == 0 && symlink("saved.lock", path + "/dangling") == 0)
    #expect(symlink("config", path + "/link") == 0)
    try FileSystem().link(SystemString(path + "/saved"), SystemString(path + "/hard"))
    let names = [
      "saved", "./saved", "saved.lock", "./saved.lock", "there/saved.lock", "dangling", "config",
      "there/there/config", "link", "hard", "there/hard", ".reversi-unfinished-\(processNumber())",
    ]
    let before = try folder.names()
    for name in names {
      for isReplacing in [false, true] {
        let named = path + "/" + name
        let failure = SaveFailure(
          step: .rename, path: named, reason: SystemError.notPermitted.reason)
        #expect(write(named, isReplacing: isReplacing) == .failed(failure))
      }
    }
    #expect(try folder.names() == before)
    #expect(folder.text(of: "saved") == "game" && folder.text(of: "config") == "theme")
    // Another folder can have a file of that name.
    let other = path + "/other/saved.lock"
    try folder.write("", to: "other/file")
    #expect(write(other) == .written(path: other))
  }

  @Test("can have any name that the system allows")
  func longName() throws {
    let path = folder.path + "/" + String(repeating: "n", count: 255)
    #expect(write(path) == .written(path: path))
    #expect(write(path + "n") != .written(path: path + "n"))
  }

  @Test("are in the Generic Game Format if their name ends in .ggf")
  func ggf() throws {
    let path = folder.path + "/game.GGF"
    #expect(write(path) == .written(path: path))
    let text = try #require(folder.text(of: "game.GGF"))
    #expect(text.hasPrefix("(;GM[Othello]"))
    #expect(try GameText.record(in: text).transcript == "f5d6c3")
  }

  @Test("are in the home folder if their name starts with ~/")
  func home() {
    #expect(write("~/game.txt") == .written(path: path))
    #expect(folder.text(of: "game.txt") == "f5d6c3\n")
  }

  @Test("replace a file only on request, whole, and leave nothing beside it")
  func replacing() throws {
    try folder.write("old", to: "game.txt")
    #expect(write(path) == .exists(name: path))
    #expect(folder.text(of: "game.txt") == "old")
    #expect(write(path, isReplacing: true) == .written(path: path))
    #expect(folder.text(of: "game.txt") == "f5d6c3\n")
    #expect(try folder.names() == ["game.txt"])
  }

  @Test("are written where a link leads to, and the link stays")
  func link() throws {
    try folder.write("old", to: "game.txt")
    let link = folder.path + "/link"
    #expect(symlink("game.txt", link) == 0)
    #expect(write(link) == .exists(name: link))
    #expect(write(link, isReplacing: true) == .written(path: link))
    #expect(folder.text(of: "game.txt") == "f5d6c3\n")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("never replace a folder or a device, need a name, and fail without a question")
  func noFile() throws {
    for name in [folder.path, folder.path + "/", "~", "~/", "/", "..", "/dev/null", ""] {
      for isReplacing in [false, true] {
        guard case .failed = write(name, isReplacing: isReplacing) else {
          Issue.record("\(name) was written, or asked about")
          continue
        }
      }
    }
    let reason = SystemError.isAFolder.reason
    #expect(
      write("~") == .failed(SaveFailure(step: .rename, path: folder.path, reason: reason)))
    #expect(try folder.names().isEmpty)
  }

  @Test(
    "leave the old file if they cannot be written, and say which step failed",
    arguments: [
      (FaultySystem.Call.openCreating, SaveFailure.Step.open), (.write, .write),
      (.rename, .rename), (.kindAtPath, .rename),
    ])
  func faults(call: FaultySystem.Call, step: SaveFailure.Step) throws {
    try folder.write("old", to: "game.txt")
    let system = FaultySystem { failing, _ in failing == call ? .noSpace : nil }
    let outcome = write(path, isReplacing: true, system: system.fileSystem)
    let reason = SystemError.noSpace.reason
    #expect(outcome == .failed(SaveFailure(step: step, path: path, reason: reason)))
    #expect(folder.text(of: "game.txt") == "old")
    #expect(try folder.names() == ["game.txt"])
  }

  @Test("leave an existing file alone on a file system without links, too")
  func noLinks() throws {
    let system = FaultySystem { call, _ in call == .link ? .notPermitted : nil }
    #expect(write(path, system: system.fileSystem) == .written(path: path))
    #expect(write(path, system: system.fileSystem) == .exists(name: path))
    #expect(try folder.names() == ["game.txt"])
  }
}
