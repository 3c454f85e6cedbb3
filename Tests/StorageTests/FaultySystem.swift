import Foundation
import Posix
import ReversiTesting

/// The real calls for files; some fail, as a test plans it.
final class FaultySystem: Sendable {
  enum Call: Hashable, CaseIterable {
    case resolvingLinks
    case kindAtPath
    case openReading
    case openCreating
    case openAppending
    case openLocking
    case openFolder
    case size
    case read
    case readAt
    case readLock
    case write
    case writeLock
    case truncate
    case syncFile
    case syncFolder
    case lock
    case link
    case rename
    case remove
    case isTaken
    case makeFolder

    static func open(_ purpose: FileSystem.Purpose) -> Call {
      switch purpose {
      case .reading: .openReading
      case .creating, .creatingShared: .openCreating
      case .appending: .openAppending
      case .locking: .openLocking
      case .folder: .openFolder
      }
    }
  }

  /// The error of a call, or nil if it succeeds. Runs on the thread of the call; the number of the
  /// first call is 1.
  typealias Plan = @Sendable (_ call: Call, _ number: Int) -> SystemError?

  private struct State {
    var plan: Plan
    var calls: [Call] = []
    var purposes: [FileSystem.Descriptor: FileSystem.Purpose] = [:]
    var syncedFiles: Set<UInt64> = []
  }

  private let state: Monitor<State>
  private let writtenAtMost: Int

  /// One call writes at most `writtenAtMost` bytes.
  init(writtenAtMost: Int = .max, _ plan: @escaping Plan = { _, _ in nil }) {
    state = Monitor(State(plan: plan))
    self.writtenAtMost = writtenAtMost
  }

  convenience init(_ call: Call, _ error: SystemError) {
    self.init { failing, _ in failing == call ? error : nil }
  }

  var calls: [Call] { state.withValue { $0.calls } }

  func follow(_ plan: @escaping Plan = { _, _ in nil }) {
    state.withValue { $0.plan = plan }
  }

  private func note(_ call: Call) throws(SystemError) {
    let (plan, number) = state.withValue { state in
      state.calls.append(call)
      return (state.plan, state.calls.count)
    }
    if let error = plan(call, number) { throw error }
  }

  /// The inode number of an open file.
  private static func number(of file: FileSystem.Descriptor) -> UInt64 {
    var status = stat()
    return fstat(file, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  /// Empties the files in a folder that were never written to the disk, as a loss of power may.
  func cutPower(in folder: ScratchFolder) throws {
    let synced = state.withValue { $0.syncedFiles }
    for name in try folder.names() {
      let file = open(folder[name], O_RDWR)
      defer { close(file) }
      if !synced.contains(Self.number(of: file)) { ftruncate(file, 0) }
    }
  }

  func noteSynced(_ path: String) {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    state.withValue { _ = $0.syncedFiles.insert(Self.number(of: file)) }
  }

  private func purpose(of file: FileSystem.Descriptor) -> FileSystem.Purpose? {
    state.withValue { $0.purposes[file] }
  }

  var fileSystem: FileSystem {
    let real = FileSystem()
    let writtenAtMost = writtenAtMost
    var system = real
    system.resolvingLinks = { (path) throws(SystemError) in
      try self.note(.resolvingLinks)
      return try real.resolvingLinks(path)
    }
    system.isTaken = { (path) throws(SystemError) in
      try self.note(.isTaken)
      return try real.isTaken(path)
    }
    system.kindAtPath = { (path) throws(SystemError) in
      try self.note(.kindAtPath)
      return try real.kindAtPath(path)
    }
    system.open = { (path, purpose) throws(SystemError) in
      try self.note(.open(purpose))
      let file = try real.open(path, purpose)
      self.state.withValue { state in
        state.purposes[file] = purpose
        // It may have the inode number of a file that is gone.
        if purpose == .creating { state.syncedFiles.remove(Self.number(of: file)) }
      }
      return file
    }
    system.read = { (file, count) throws(SystemError) in
      try self.note(self.purpose(of: file) == .locking ? .readLock : .read)
      return try real.read(file, count)
    }
    system.size = { (file) throws(SystemError) in
      try self.note(.size)
      return try real.size(file)
    }
    system.readAt = { (file, place, count) throws(SystemError) in
      try self.note(.readAt)
      return try real.readAt(file, place, count)
    }
    system.truncate = { (file, size) throws(SystemError) in
      try self.note(.truncate)
      try real.truncate(file, size)
    }
    system.write = { (file, bytes) throws(SystemError) in
      try self.note(self.purpose(of: file) == .locking ? .writeLock : .write)
      return try real.write(file, bytes.prefix(writtenAtMost))
    }
    system.sync = { (file) throws(SystemError) in
      try self.note(self.purpose(of: file) == .folder ? .syncFolder : .syncFile)
      try real.sync(file)
      self.state.withValue { _ = $0.syncedFiles.insert(Self.number(of: file)) }
    }
    system.lock = { (file) throws(SystemError) in
      try self.note(.lock)
      try real.lock(file)
    }
    system.link = { (path, second) throws(SystemError) in
      try self.note(.link)
      try real.link(path, second)
    }
    system.rename = { (from, to) throws(SystemError) in
      try self.note(.rename)
      try real.rename(from, to)
    }
    system.remove = { (path) throws(SystemError) in
      try self.note(.remove)
      try real.remove(path)
    }
    system.makeFolder = { (path) throws(SystemError) in
      try self.note(.makeFolder)
      try real.makeFolder(path)
    }
    return system
  }
}
