import Foundation
import ReversiCore
import ReversiTesting
import Testing

@testable import GameSession

@Suite("A saved game's file")
struct FileSaveStoreTests {
  let folder: ScratchFolder
  let path: String
  var other: SavedGame {
    get throws {
      SavedGame(
        position: try Positions.after([.d3, .c3]), modes: Sides(dark: .manual, light: .computer))
    }
  }

  init() throws {
    folder = try ScratchFolder()
    path = folder["game"]
  }

  @Test("that is not there means a new game, and is made by the first save")
  func firstRun() throws {
    let save = OpenedSave(path: path)
    #expect(save.game == nil)
    #expect(save.notice == nil)
    #expect(try folder.namesButLock() == [])
    try save.store.save(.new)
    #expect(try folder.read("game") == SavedGame.new.text)
  }

  @Test("is read back, and replaced by every save")
  func roundTrip() throws {
    let game = try other
    do {
      let save = OpenedSave(path: path)
      try save.store.save(.new)
      try save.store.save(game)
    }
    let save = OpenedSave(path: path)
    #expect(save.game == game)
    #expect(save.notice == nil)
    #expect(try folder.namesButLock() == ["game"])
  }

  @Test("that a link names is replaced, and the link stays")
  func link() throws {
    try folder.write(SavedGame.new.text, to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder["real"])
    let save = OpenedSave(path: path)
    #expect(save.game == .new)
    try save.store.save(try other)
    #expect(try folder.read("real") == (try other).text)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder["real"])
  }

  @Test(
    "that is unreadable is set aside whole, and the player is told what was wrong and where it is")
  func setAside() throws {
    let bad = SavedGame.new.text.replacingOccurrences(of: "---ox---", with: "---oq---")
    try folder.write(bad, to: "game")
    let save = OpenedSave(path: path)
    #expect(save.game == nil)
    #expect(
      save.notice
        == "saved game was unreadable (line 5: unknown cell 'q'), kept as game.bad-1")
    #expect(try folder.read("game.bad-1") == bad)
    try save.store.save(.new)
    #expect(try folder.read("game") == SavedGame.new.text)
  }

  @Test("that is unreadable again does not take the place of the first one")
  func setAsideTwice() throws {
    for content in ["first", "second", "third"] {
      try folder.write(content, to: "game")
      _ = OpenedSave(path: path)
    }
    #expect(try folder.namesButLock() == ["game.bad-1", "game.bad-2", "game.bad-3"])
    #expect(try folder.read("game.bad-1") == "first")
    #expect(try folder.read("game.bad-3") == "third")
  }

  @Test("may be a folder, which is set aside like a file")
  func directory() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let save = OpenedSave(path: path)
    #expect(save.notice?.contains("(not a file)") == true)
    try save.store.save(.new)
    #expect(try folder.namesButLock() == ["game", "game.bad-1"])
  }

  @Test("may be a named pipe, on which nobody waits")
  func pipe() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let save = OpenedSave(path: path)
    #expect(save.notice?.contains("(not a file)") == true)
  }

  @Test("is replaced though the temporary name is taken, by a pipe or by a link to another file")
  func takenTemporaryName() throws {
    #expect(mkfifo(folder[".game.reversi-unfinished"], 0o600) == 0)
    // Read from, it does not make the writer wait: without that, this test would never end.
    let reader = open(folder[".game.reversi-unfinished"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OpenedSave(path: path).store.save(.new)
    #expect(try folder.read("game") == SavedGame.new.text)

    try folder.write("precious", to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder[".game.reversi-unfinished"], withDestinationPath: folder["other"])
    try OpenedSave(path: path).store.save(try other)
    #expect(try folder.read("game") == (try other).text)
    #expect(try folder.read("other") == "precious")
  }

  @Test("may have ten gigabytes, of which little is read")
  func huge() throws {
    // A sparse file: its size costs no space.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 10_000_000_000) == 0)
    let save = OpenedSave(path: path)
    #expect(save.notice?.contains("longer than 65536 bytes") == true)
    #expect(try folder.namesButLock() == ["game.bad-1"])
  }

  @Test("that may not be read is set aside")
  func noPermission() throws {
    try folder.write(SavedGame.new.text, to: "game")
    var system = FileSystem()
    system.open = { _ in
      errno = EACCES
      return -1
    }
    let save = OpenedSave(FileSaveStore(path: path, system: system))
    #expect(save.game == nil)
    #expect(
      save.notice == "saved game was unreadable (Permission denied), kept as game.bad-1")
    #expect(try folder.read("game.bad-1") == SavedGame.new.text)
  }

  @Test("that can be neither read nor moved is never overwritten, and every save says why")
  func unmovable() throws {
    try folder.write("not a game", to: "game")
    var system = FileSystem()
    system.rename = { _, _ in
      errno = EACCES
      return -1
    }
    let save = OpenedSave(FileSaveStore(path: path, system: system))
    #expect(save.notice?.contains("cannot be moved") == true)
    #expect(throws: SaveFailure(step: .setAside, reason: "Permission denied")) {
      try save.store.save(.new)
    }
    #expect(try folder.read("game") == "not a game")
  }

  @Test("that is a device is never moved, lest the system lose it")
  func device() throws {
    var system = FileSystem()
    system.rename = { from, _ in
      Issue.record("\(from) was moved")
      return -1
    }
    let store = FileSaveStore(path: "/dev/null", system: system)
    #expect(throws: ReadFailure(reason: "not a file")) { try store.read() }
    let failure = SaveFailure(step: .setAside, reason: "a device")
    #expect(throws: failure) { try store.setAside() }
    #expect(throws: failure) { try store.save(.new) }
  }

  @Test(
    "is still the old one, whole, when a step of a save fails",
    arguments: [SaveFailure.Step.open, .write, .sync, .rename]
  )
  func failingStep(step: SaveFailure.Step) throws {
    try folder.write(SavedGame.new.text, to: "game")
    var system = FileSystem()
    let reason: String
    switch step {
    case .open:
      reason = "Permission denied"
      system.create = { _ in
        errno = EACCES
        return -1
      }
    case .write:
      reason = "No space left on device"
      // The first bytes go through, as they do on a disk that is nearly full.
      let write = system.write
      system.write = { file, bytes in
        guard bytes.count < 50 else {
          return write(file, UnsafeRawBufferPointer(rebasing: bytes[..<50]))
        }
        errno = ENOSPC
        return -1
      }
    case .sync:
      reason = "Input/output error"
      system.sync = { _ in
        errno = EIO
        return -1
      }
    case .rename:
      reason = "Read-only file system"
      system.rename = { _, _ in
        errno = EROFS
        return -1
      }
    case .lock, .setAside:
      Issue.record("other tests make \(step) fail: it happens before a save")
      return
    }
    let store = FileSaveStore(path: path, system: system)
    #expect(throws: SaveFailure(step: step, reason: reason)) { try store.save(try other) }
    #expect(try folder.read("game") == SavedGame.new.text)
    #expect(try folder.namesButLock() == ["game"])
    try FileSaveStore(path: folder["game2"]).save(try other)
  }

  @Test("leaves the files beside it alone")
  func neighbours() throws {
    try folder.write("mine", to: "game.new")
    let save = OpenedSave(path: path)
    try save.store.save(.new)
    try save.store.save(try other)
    #expect(try folder.namesButLock() == ["game", "game.new"])
    #expect(try folder.read("game.new") == "mine")
  }

  @Test("that a dangling link names is made, and the link stays")
  func danglingLink() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
    try OpenedSave(path: path).store.save(.new)
    #expect(try folder.read("elsewhere") == SavedGame.new.text)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "elsewhere")
  }

  @Test("is written in as many pieces as the system takes")
  func shortWrites() throws {
    var system = FileSystem()
    let write = system.write
    system.write = { file, bytes in write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7))) }
    try FileSaveStore(path: path, system: system).save(try other)
    #expect(try folder.read("game") == (try other).text)
  }

  @Test("is on the disk before it takes the old one's place, and its name after that")
  func durableOrder() throws {
    var steps: [String] = []
    var system = FileSystem()
    let (sync, rename) = (system.sync, system.rename)
    system.sync = {
      steps.append("sync")
      return sync($0)
    }
    system.rename = {
      steps.append("rename")
      return rename($0, $1)
    }
    try FileSaveStore(path: path, system: system).save(.new)
    #expect(steps == ["sync", "rename", "sync"])
  }

  @Test("in a folder that is gone fails to be saved, until the folder is there again")
  func missingFolder() throws {
    let save = OpenedSave(path: folder["gone/game"])
    #expect(save.notice == nil)
    #expect(throws: SaveFailure(step: .lock, reason: "No such file or directory")) {
      try save.store.save(.new)
    }
    try FileManager.default.createDirectory(
      atPath: folder["gone"], withIntermediateDirectories: false)
    try save.store.save(.new)
    #expect(try folder.read("gone/game") == SavedGame.new.text)
  }

  @Test("below something that is no folder fails to be saved")
  func belowFile() throws {
    try folder.write("", to: "file")
    let save = OpenedSave(path: folder["file/game"])
    #expect(throws: SaveFailure(step: .lock, reason: "Not a directory")) {
      try save.store.save(.new)
    }
  }

  @Test("that another program uses is left alone, and the player is told")
  func twoPrograms() throws {
    let first = OpenedSave(path: path)
    try first.store.save(.new)
    let second = OpenedSave(path: path)
    #expect(second.game == nil)
    #expect(second.notice?.contains("without saving") == true)
    try second.store.save(try other)
    #expect(try folder.read("game") == SavedGame.new.text)
    #expect(try folder.namesButLock() == ["game"])
  }

  @Test("that is unreadable is not set aside under another program's hands")
  func twoProgramsAndBadFile() throws {
    let first = OpenedSave(path: path)
    try folder.write("being changed by hand", to: "game")
    let second = OpenedSave(path: path)
    #expect(second.notice?.contains("another program") == true)
    #expect(try folder.read("game") == "being changed by hand")
    try first.store.save(.new)
  }

  @Test("is free again when the program that used it has ended")
  func lockIsReleased() throws {
    do { try OpenedSave(path: path).store.save(.new) }
    #expect(OpenedSave(path: path).game == .new)
  }
}

extension ScratchFolder {
  /// The names of all files but the lock.
  fileprivate func namesButLock() throws -> Set<String> {
    try names().filter { !$0.hasSuffix(".lock") }
  }
}
