import Foundation
import ReversiTesting
import Testing

@testable import Posix

@Suite("Replacing a file")
struct FileReplacementTests {
  private let folder: ScratchFolder
  private let system = FileSystem()

  init() throws {
    folder = try ScratchFolder()
  }

  private func replacement(
    _ permissions: FileReplacement.Permissions = .ownerOnly,
    _ durability: FileReplacement.Durability = .notSynced, system: FileSystem = FileSystem()
  ) -> FileReplacement {
    FileReplacement(
      of: SystemString(folder["file"]), through: ".unfinished", durability, permissions,
      system: system)
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder[name])[.posixPermissions] as? Int
  }

  @Test("creates a file, then replaces it, and leaves nothing beside it")
  func replaced() throws {
    for text in ["old", "new"] {
      try replacement().replace(with: Array(text.utf8))
      #expect(try folder.read("file") == text)
      #expect(try folder.names() == ["file"])
    }
  }

  @Test("removes what an interrupted program left under the temporary name")
  func leftover() throws {
    try folder.write("precious", to: "other")
    #expect(symlink(folder["other"], folder[".unfinished"]) == 0)
    try replacement().replace(with: Array("new".utf8))
    #expect(try folder.read("file") == "new")
    #expect(try folder.read("other") == "precious")
    #expect(try folder.names() == ["file", "other"])
  }

  @Test("makes a new file private, unless it is shared")
  func permissionsOfNewFile() throws {
    try replacement().replace(with: [])
    #expect(try permissions(of: "file") == 0o600)
    try folder.remove("file")
    #expect(FileManager.default.createFile(atPath: folder["usual"], contents: nil))
    try replacement(.shared).replace(with: [])
    #expect(try permissions(of: "file") == (try permissions(of: "usual")))
  }

  @Test(
    "keeps the permissions of an old file, but never makes it run as somebody else",
    arguments: [0o644, 0o664, 0o640, 0o444, 0o600, 0o4755] as [mode_t],
    [FileReplacement.Permissions.ownerOnly, .shared])
  func permissionsOfOldFile(old: mode_t, permissions: FileReplacement.Permissions) throws {
    try folder.write("old", to: "file")
    #expect(chmod(folder["file"], old) == 0)
    try replacement(permissions).replace(with: Array("new".utf8))
    #expect(try self.permissions(of: "file") == Int(old & 0o777))
    #expect(try folder.read("file") == "new")
  }

  @Test("can leave an existing file alone")
  func notReplaced() throws {
    try replacement().create(with: Array("first".utf8))
    #expect(throws: FileReplacement.Failure(step: .place, error: .exists)) {
      try replacement().create(with: Array("second".utf8))
    }
    #expect(try folder.read("file") == "first")
    #expect(try folder.names() == ["file"])
  }

  @Test("says which step failed")
  func failure() {
    let missing = FileReplacement(
      of: "/dev/null/file", through: "temporary", .notSynced, .ownerOnly)
    #expect(throws: FileReplacement.Failure(step: .create, error: .notAFolder)) {
      try missing.replace(with: [])
    }
  }

  @Test(
    "syncs the content before it takes its place, and the name after that, as it is asked to",
    arguments: [
      (.notSynced, ["rename"]), (.contentSynced, ["sync", "rename"]),
      (.nameSynced, ["sync", "rename", "sync"]),
    ] as [(FileReplacement.Durability, [String])])
  func durability(_ durability: FileReplacement.Durability, expected: [String]) throws {
    let calls = Monitor<[String]>([])
    var system = FileSystem()
    let (sync, rename) = (system.sync, system.rename)
    system.sync = { (file) throws(SystemError) in
      calls.withValue { $0.append("sync") }
      try sync(file)
    }
    system.rename = { (from, to) throws(SystemError) in
      calls.withValue { $0.append("rename") }
      try rename(from, to)
    }
    try replacement(.ownerOnly, durability, system: system).replace(with: Array("new".utf8))
    #expect(calls.withValue { $0 } == expected)
    #expect(try folder.read("file") == "new")
  }

  @Test("leaves the old file if the new content cannot be synced")
  func unsynced() throws {
    try folder.write("old", to: "file")
    var system = FileSystem()
    system.sync = { (_) throws(SystemError) in throw .noSpace }
    let replacement = replacement(.ownerOnly, .contentSynced, system: system)
    #expect(throws: FileReplacement.Failure(step: .write, error: .noSpace)) {
      try replacement.replace(with: Array("new".utf8))
    }
    #expect(try folder.read("file") == "old")
    #expect(try folder.names() == ["file"])
  }

  @Test("is guarded by a lock on the folder, which one program holds at a time")
  func folderLock() throws {
    let path = SystemString(folder.path)
    let first = try #require(try system.lockFolder(path))
    #expect(throws: SystemError.wouldBlock) { try system.lockFolder(path, within: .zero) }
    system.close(first)
    // A program that another test is starting shares the lock until it runs.
    let second = try #require(try system.lockFolder(path, within: .seconds(60)))
    system.close(second)
    #expect(try system.lockFolder("/dev/no such folder") == nil)
  }

  // Only the superuser can give files to others. Everybody else's files stay as they are.

  @Test("keeps the owner and the group of an old file", .enabled(if: geteuid() == 0))
  func owner() throws {
    try folder.write("old", to: "file")
    try #require(chown(folder["file"], 12345, 54321) == 0)
    try #require(chmod(folder["file"], 0o640) == 0)
    try replacement().replace(with: Array("new".utf8))
    #expect(try folder.read("file") == "new")
    #expect(try folder.owner(of: "file") == ScratchFolder.Owner(user: 12345, group: 54321))
    #expect(try permissions(of: "file") == 0o640)
  }

  @Test("makes new files and folders for the owner of the folder", .enabled(if: geteuid() == 0))
  func ownerOfFolder() throws {
    try #require(chown(folder.path, 12345, 54321) == 0)
    let owner = ScratchFolder.Owner(user: 12345, group: 54321)
    let path = SystemString(folder["inner/innermost/file"])
    system.makeFolders(above: path)
    for purpose in [FileSystem.Purpose.creating, .creatingShared, .appending, .locking] {
      system.close(try system.open(path, purpose))
      #expect(try folder.owner(of: "inner/innermost/file") == owner, "\(purpose)")
      try system.remove(path)
    }
    #expect(try folder.owner(of: "inner") == owner)
    #expect(try folder.owner(of: "inner/innermost") == owner)
    try replacement().replace(with: [])
    #expect(try folder.owner(of: "file") == owner)
  }

  @Test("makes files where the folder's owner may not", .enabled(if: geteuid() == 0))
  func ownerWithoutRights() throws {
    try #require(chown(folder.path, 12345, 54321) == 0 && chmod(folder.path, 0o500) == 0)
    try replacement().replace(with: Array("new".utf8))
    #expect(try folder.read("file") == "new")
    try folder.write("x", to: "log")
    try #require(chmod(folder["log"], 0o600) == 0)
    system.close(try system.open(SystemString(folder["log"]), .appending))
    #expect(try folder.owner(of: "log") == ScratchFolder.Owner(user: 0, group: 0))
  }

  @Test("gives nothing away behind a link", .enabled(if: geteuid() == 0))
  func ownerBehindLink() throws {
    let other = try ScratchFolder()
    try other.write("old", to: "file")
    try #require(chown(folder.path, 12345, 54321) == 0)
    try #require(symlink(other["file"], folder["link"]) == 0)
    try #require(lchown(folder["link"], 12345, 54321) == 0)
    let path = try system.resolvingLinks(SystemString(folder["link"]))
    try FileReplacement(of: path, through: ".unfinished", .notSynced, .ownerOnly)
      .replace(with: Array("new".utf8))
    #expect(try other.read("file") == "new")
    #expect(try other.owner(of: "file") == ScratchFolder.Owner(user: 0, group: 0))
    #expect(try folder.names() == ["link"])
  }
}

extension ScratchFolder {
  fileprivate struct Owner: Hashable {
    let user: uid_t
    let group: gid_t
  }

  fileprivate func owner(of name: String) throws -> Owner {
    var status = stat()
    try #require(lstat(self[name], &status) == 0)
    return Owner(user: status.st_uid, group: status.st_gid)
  }
}
