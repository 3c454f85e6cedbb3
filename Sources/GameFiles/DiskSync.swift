import Posix

/// Writes files and their folders to the disk, on a thread of its own, since that can take long.
///
/// Only the last of the files that come while another is being written is written itself; the others
/// are skipped.
final class DiskSync: Sendable {
  /// A file whose content, and then its name, are to be written to the disk.
  struct Request: Sendable {
    /// Identifies the request.
    let number: Int
    /// The open file, which `DiskSync` closes when it is done with it.
    let file: FileSystem.Descriptor
    /// The folder that it is in.
    let folder: SystemString
  }

  /// The outcome of a request.
  struct Outcome: Sendable {
    /// The request.
    let number: Int
    /// Why it failed; nil if the file is on the disk.
    let error: SystemError?
  }

  private enum Work: Sendable {
    case none
    case request(Request)
    case end
  }

  /// What the thread does next.
  private let work: Monitor<Work>
  private let outcomes: Mailbox<Outcome>
  private let system: FileSystem

  private init(work: Monitor<Work>, outcomes: Mailbox<Outcome>, system: FileSystem) {
    self.work = work
    self.outcomes = outcomes
    self.system = system
  }

  /// Starts the thread.
  ///
  /// - Throws: `SystemError` if the system has no thread or no descriptor left.
  static func start(system: FileSystem) throws(SystemError) -> DiskSync {
    let work = Monitor(Work.none)
    let outcomes = try Mailbox<Outcome>()
    _ = try SystemThread(stackSize: 256 << 10) {
      while let request = next(work) {
        let error = system.errorOfSync(request.file, in: request.folder)
        system.close(request.file)
        outcomes.post(Outcome(number: request.number, error: error))
      }
    }
    return DiskSync(work: work, outcomes: outcomes, system: system)
  }

  deinit { assign(.end) }

  /// The descriptor that is readable while there are outcomes.
  var descriptor: Int32 { outcomes.bell.descriptor }

  /// Writes a file to the disk, in place of one that is still waiting.
  func start(_ request: Request) { assign(.request(request)) }

  /// Removes and returns the outcomes so far.
  func collect() -> [Outcome] { outcomes.collect() }

  private func assign(_ new: Work) {
    work.change { work in
      if case .request(let skipped) = work { system.close(skipped.file) }
      work = new
    }
  }

  /// Waits for the next request; nil at the end.
  private static func next(_ work: Monitor<Work>) -> Request? {
    work.wait { work -> Request?? in
      switch work {
      case .none: return nil
      case .end: return .some(nil)
      case .request(let request):
        work = .none
        return request
      }
    }
  }
}

extension FileSystem {
  /// Writes an open file and its name to the disk.
  ///
  /// - Returns: Why that failed; nil if the file is on the disk.
  func errorOfSync(_ file: Descriptor, in folder: SystemString) -> SystemError? {
    do {
      try sync(file)
    } catch {
      return error
    }
    do throws(SystemError) {
      // Otherwise a loss of power could lose the new name, although the content was written.
      let folder = try open(folder, .folder)
      defer { close(folder) }
      try sync(folder)
    } catch {
      return Self.folderCannotBeSynced.contains(error) ? nil : error
    }
    return nil
  }

  /// The errors of a file system that does not sync folders, or of a folder that the player may
  /// write to but not read. The file is in its place, and there is no more to do.
  private static let folderCannotBeSynced: [SystemError] = [
    .invalidArgument, .permissionDenied, .notPermitted, .notSupported, .operationNotSupported,
  ]
}
