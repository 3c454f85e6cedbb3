import Archive
import FileFormats
import Foundation
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("A saved game's file that two programs use")
struct FileLockTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func open(
    _ system: FaultySystem = FaultySystem()
  ) throws -> SavedGameFile.Opened {
    try SavedGameFile.open(DurableFile(at: folder.location("game"), system: system.fileSystem))
  }

  private func failure(_ reason: String) -> SaveFailure {
    SaveFailure(step: .lock, path: folder["game"], reason: reason)
  }

  @Test("is left alone by the second program, and the person is told")
  func twoPrograms() throws {
    let first = try open()
    try first.file.keep(.new)
    let second = try open()
    #expect(second.game == nil)
    #expect(second.problem == .heldElsewhere(holder: processNumber()))
    try second.file.keep(try Games.short())
    #expect(try folder.read("game") == SavedGame.new.text)
    #expect(try folder.namesButLocks() == ["game"])
    try first.file.keep(try Games.short())
  }

  @Test("is in use, whatever the lock file says about the program that uses it")
  func damagedLock() throws {
    let first = try open()
    try first.file.keep(.new)
    func holder(_ bytes: [UInt8]) throws -> SavedGameProblem? {
      try folder.write(bytes, to: "game.lock")
      return try open().problem
    }
    for text in ["", "x", "-5\n", "0\n", "99999999999\n", "4711", "４７\n", "\u{1B}[2J\n"] {
      #expect(try holder(Array(text.utf8)) == .heldElsewhere(holder: nil), "\(text)")
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var bytes = Array("4711\n23\n".utf8)
      bytes.mutate(signs: "0123456789-\n", using: &generator)
      guard case .heldElsewhere(let holder) = try holder(bytes) else {
        Issue.record("\(bytes)")
        continue
      }
      #expect(holder.map { $0 > 0 } ?? true, "\(bytes)")
    }
    try first.file.keep(try Games.short())
    let short = try Games.short().text
    #expect(try folder.read("game") == short)
  }

  @Test("is not set aside while the other program uses it")
  func twoProgramsAndBadFile() throws {
    let first = try open()
    try first.file.keep(.new)
    try folder.write("being changed by hand", to: "game")
    let second = try open()
    #expect(second.problem == .heldElsewhere(holder: processNumber()))
    #expect(try folder.read("game") == "being changed by hand")
    try first.file.keep(.new)
  }

  @Test("is free again when the program that used it ends")
  func lockIsReleased() throws {
    do { try open().file.keep(.new) }
    #expect(try SavedGameFile.reopen(at: folder.location("game")).game == .new)
  }

  @Test("is free at once when a program ends while a child that it starts still has its files")
  func inheritedLock() throws {
    // A child has copies of all descriptors until it becomes another program.
    let copies = Monitor<[Int32]>([])
    var system = FileSystem()
    system.lock = { [lock = system.lock] (file) throws(SystemError) in
      try lock(file)
      copies.withValue { $0.append(dup(file)) }
    }
    defer { for copy in copies.withValue({ $0 }) { close(copy) } }
    do {
      try SavedGameFile.open(DurableFile(at: folder.location("game"), system: system)).file
        .keep(.new)
    }
    #expect(copies.withValue { $0.count } == 1)
    #expect(try SavedGameFile.reopen(at: folder.location("game")).game == .new)
  }

  @Test(
    "is saved without a lock on a file system that has none",
    arguments: [.noLocks, .notSupported, .operationNotSupported, .noSuchCall] as [SystemError])
  func noLocks(error: SystemError) throws {
    try folder.write(SavedGame.new.text, to: "game")
    let (first, second) = (
      try open(FaultySystem(.lock, error)), try open(FaultySystem(.lock, error))
    )
    try first.file.keep(.new)
    try second.file.keep(try Games.short())
    #expect(second.problem == nil)
    #expect(try folder.read("game") == (try Games.short()).text)
    try folder.write("bad", to: "game")
    #expect(
      try open(FaultySystem(.lock, error)).problem
        == .setAside(.lineMissing(2), keptAs: "game.bad-1"))
  }

  @Test(
    "is not saved without the lock; each save tries again to take it",
    arguments: [
      (.openLocking, .permissionDenied), (.openLocking, .tooManyFiles), (.lock, .inputOutput),
    ] as [(FaultySystem.Call, SystemError)])
  func lockFails(call: FaultySystem.Call, error: SystemError) throws {
    try folder.write(SavedGame.new.text, to: "game")
    let system = FaultySystem(call, error)
    let opened = try open(system)
    #expect(opened.game == .new)
    #expect(opened.problem == nil)
    for _ in 0..<2 {
      #expect(throws: failure(error.reason)) { try opened.file.keep(try Games.short()) }
    }
    #expect(try folder.read("game") == SavedGame.new.text)
    system.follow()
    try opened.file.keep(try Games.short())
    #expect(try folder.read("game") == (try Games.short()).text)
    #expect(try open().problem == .heldElsewhere(holder: processNumber()))
  }

  @Test(
    "is not locked through a link, and the file that the link names stays",
    arguments: [true, false])
  func linkedLock(exists: Bool) throws {
    if exists { try folder.write("precious", to: "victim") }
    try folder.makeLink("game.lock", to: "victim")
    let opened = try open()
    #expect(throws: failure("Too many levels of symbolic links")) { try opened.file.keep(.new) }
    #expect(folder.text(of: "victim") == (exists ? "precious" : nil))
    #expect(try folder.namesButLocks() == (exists ? ["victim"] : []))
  }

  @Test("is not overwritten by a program that could not lock it after another one saved")
  func lateLock() throws {
    try folder.write(SavedGame.new.text, to: "game")
    let system = FaultySystem(.openLocking, .tooManyFiles)
    let late = try open(system)
    system.follow()
    do {
      let other = try open()
      #expect(throws: failure("Resource temporarily unavailable")) { try late.file.keep(.new) }
      try other.file.keep(try Games.short())
    }
    for _ in 0..<2 {
      #expect(throws: failure("Resource temporarily unavailable")) { try late.file.keep(.new) }
    }
    #expect(try folder.read("game") == (try Games.short()).text)
    // The late program does not keep the lock either.
    let next = try SavedGameFile.reopen(at: folder.location("game"))
    let short = try Games.short()
    #expect(next.game == short)
  }

  @Test("is not overwritten by a new game that began while it was missing")
  func appearsLater() throws {
    let opened = try open()
    try folder.write((try Games.short()).text, to: "game")
    #expect(throws: failure("File exists")) { try opened.file.keep(.new) }
    #expect(try folder.read("game") == (try Games.short()).text)
  }

  @Test("is not overwritten if it was put back after it was set aside")
  func putBack() throws {
    try folder.write("bad", to: "game")
    let opened = try open()
    try folder.write("mended", to: "game")
    #expect(throws: failure("File exists")) { try opened.file.keep(.new) }
    #expect(try folder.read("game") == "mended")
  }

  @Test("is not set aside without the lock if it is not a game")
  func setAsideNeedsLock() throws {
    try folder.write("bad", to: "game")
    let opened = try open(FaultySystem(.openLocking, .permissionDenied))
    let failure = SaveFailure(
      step: .setAside, path: folder["game"], reason: "Permission denied")
    #expect(opened.problem == .notSetAside(.lineMissing(2), failure))
    #expect(try folder.namesButLocks() == ["game"])
  }
}
