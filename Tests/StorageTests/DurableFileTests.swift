import Archive
import FileFormats
import Foundation
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("A saved game's file")
struct DurableFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func open(_ name: String = "game") throws -> SavedGameFile.Opened {
    try SavedGameFile.reopen(at: folder.location(name))
  }

  @Test("is created by the first save; until then there is no game")
  func firstRun() throws {
    let opened = try open()
    #expect(opened.game == nil)
    #expect(opened.problem == nil)
    #expect(try folder.namesButLocks() == [])
    try opened.file.keep(.new)
    #expect(try folder.read("game") == SavedGame.new.text)
  }

  @Test("is read back, and replaced by every save")
  func roundTrip() throws {
    let game = try Games.short()
    do {
      let opened = try open()
      try opened.file.keep(.new)
      try opened.file.keep(game)
    }
    let opened = try open()
    #expect(opened.game == game)
    #expect(opened.problem == nil)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("is replaced where a link leads to it, and the link stays")
  func link() throws {
    try folder.write(SavedGame.new.text, to: "real")
    try folder.makeLink("game", to: folder["real"])
    let opened = try open()
    #expect(opened.game == .new)
    try opened.file.keep(try Games.short())
    #expect(try folder.read("real") == (try Games.short()).text)
    #expect(try folder.linkTarget("game") == folder["real"])
  }

  @Test("is made where a dangling link leads to, and the link stays; so does a link to that link")
  func danglingLink() throws {
    try folder.makeLink("game", to: "elsewhere")
    try folder.makeLink("game2", to: "game")
    try open("game2").file.keep(.new)
    #expect(try folder.read("elsewhere") == SavedGame.new.text)
    #expect(try folder.linkTarget("game") == "elsewhere")
    #expect(try folder.linkTarget("game2") == "game")
  }

  @Test("cannot be read if it is a link to itself, and stays")
  func linkLoop() throws {
    try folder.makeLink("game", to: "game")
    #expect(
      throws: ReadFailure(
        path: folder["game"], reason: .system("Too many levels of symbolic links"))
    ) {
      try open()
    }
    #expect(try folder.names() == ["game"])
  }

  @Test("is set aside whole if it is not a game, under a name that the person is told")
  func setAside() throws {
    let bad = SavedGame.new.text.replacingOccurrences(of: "---ox---", with: "---oq---")
    try folder.write(bad, to: "game")
    let opened = try open()
    #expect(opened.game == nil)
    #expect(
      opened.problem
        == .setAside(.board(.unknownCell(row: 4, cell: "q")), keptAs: "game.bad-1"))
    #expect(try folder.read("game.bad-1") == bad)
    try opened.file.keep(.new)
    #expect(try folder.read("game") == SavedGame.new.text)
  }

  @Test("is set aside under another name each time")
  func setAsideTwice() throws {
    for content in ["first", "second", "third"] {
      try folder.write(content, to: "game")
      _ = try open()
    }
    #expect(try folder.namesButLocks() == ["game.bad-1", "game.bad-2", "game.bad-3"])
    #expect(try folder.read("game.bad-1") == "first")
    #expect(try folder.read("game.bad-3") == "third")
  }

  @Test("is never set aside in place of a dangling link")
  func setAsideBesideLink() throws {
    try folder.write("bad", to: "game")
    try folder.makeLink("game.bad-1", to: "nowhere")
    #expect(try open().problem == .setAside(.lineMissing(2), keptAs: "game.bad-2"))
    #expect(try folder.linkTarget("game.bad-1") == "nowhere")
  }

  @Test("may be ten gigabytes long; only its beginning is read")
  func huge() throws {
    // A sparse file: its size costs no space.
    #expect(FileManager.default.createFile(atPath: folder["game"], contents: nil))
    #expect(truncate(folder["game"], 10_000_000_000) == 0)
    #expect(try open().problem == .setAside(.tooLong(65_536), keptAs: "game.bad-1"))
    #expect(try folder.namesButLocks() == ["game.bad-1"])
  }

  @Test("leaves the files beside it alone")
  func neighbours() throws {
    try folder.write("mine", to: "game.new")
    let opened = try open()
    try opened.file.keep(.new)
    try opened.file.keep(try Games.short())
    #expect(try folder.namesButLocks() == ["game", "game.new"])
    #expect(try folder.read("game.new") == "mine")
  }

  @Test("cannot be saved while its folder is missing")
  func missingFolder() throws {
    let opened = try open("gone/game")
    #expect(opened.problem == nil)
    #expect(
      throws: SaveFailure(
        step: .lock, path: folder["gone/game"], reason: "No such file or directory")
    ) {
      try opened.file.keep(.new)
    }
    try folder.makeFolder("gone")
    try opened.file.keep(.new)
    #expect(try folder.read("gone/game") == SavedGame.new.text)
  }

  @Test("cannot be saved below a file")
  func belowFile() throws {
    try folder.write("", to: "file")
    let opened = try open("file/game")
    #expect(
      throws: SaveFailure(step: .lock, path: folder["file/game"], reason: "Not a directory")
    ) {
      try opened.file.keep(.new)
    }
  }

  @Test("has its folders made, for the person alone, if the person names no file")
  func madeFolders() throws {
    let environment = Environment(["XDG_STATE_HOME": SystemString(folder["state"])])
    let storage = DurableFile(
      at: try #require(SavedGameLocation(environment: environment)))
    _ = try storage.read()
    #expect(try folder.names() == [])
    try SavedGameFile.open(storage).file.keep(.new)
    #expect(try folder.read("state/reversi/game") == SavedGame.new.text)
    for name in ["state", "state/reversi"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder[name])
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  #if os(Linux)
    @Test("may have a name that is not UTF-8, which is shown with its controls escaped")
    func bytesForName() throws {
      let path =
        SystemString(folder.path) + SystemString(bytes: [0x2F, 0xFF, 0x1B, 0x5B, 0x63])
      let shown = folder.path + "/\\xff\\x1b[c"
      let location = SavedGameLocation(named: path)
      try SavedGameFile.open(DurableFile(at: location)).file.keep(.new)
      #expect(try SavedGameFile.reopen(at: location).game == .new)
      #expect(try FileSystem().kindAtPath(path) == .file)

      let system = FaultySystem(.read, .inputOutput)
      #expect(throws: ReadFailure(path: shown, reason: .system("Input/output error"))) {
        try DurableFile(at: location, system: system.fileSystem).read()
      }
    }
  #endif
}

@Suite("A path for a saved game that is not a regular file")
struct WrongKindTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Expects that only the kind of the file at a path is looked up.
  private func expectRefusal(_ reason: ReadFailure.Reason, path: String) throws {
    let system = FaultySystem()
    let storage = DurableFile(
      at: SavedGameLocation(named: SystemString(path)), system: system.fileSystem)
    let failure = ReadFailure(path: path, reason: reason)
    #expect(failure.isWrongKind)
    #expect(throws: failure) { _ = try storage.read() }
    #expect(throws: failure) { try SavedGameFile.open(storage) }
    #expect(system.calls == [.resolvingLinks, .kindAtPath, .kindAtPath])
  }

  @Test("can be a folder, which stays as it is")
  func directory() throws {
    try folder.makeFolder("game")
    try expectRefusal(.folder, path: folder["game"])
    #expect(try folder.names() == ["game"])
  }

  @Test("can be a named pipe, which is not opened")
  func pipe() throws {
    #expect(mkfifo(folder["game"], 0o600) == 0)
    try expectRefusal(.notAFile, path: folder["game"])
    #expect(try folder.names() == ["game"])
  }

  @Test("can be a device, which is never moved")
  func device() throws {
    try expectRefusal(.device, path: "/dev/null")
  }

  @Test("can be a link to a device")
  func linkToDevice() throws {
    try folder.makeLink("game", to: "/dev/null")
    try expectRefusal(.device, path: folder["game"])
    #expect(try folder.names() == ["game"])
  }
}
