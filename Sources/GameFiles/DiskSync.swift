import Posix

/// Has files and the folders that they are in written to the disk, on a thread of its own: that can
/// take long, and nobody has to wait for it.
///
/// Of the files that come while one is being written only the last is written: it takes the place
/// of the others.
final class DiskSync: Sendable {
  /// A file whose content, and then its name, is to be written to the disk.
  struct Request: Sendable {
    /// What tells the request from others.
    let number: Int
    /// The open file; it is closed when nothing more is to be done with it.
    let file: FileSystem.Descriptor
    /// The folder that it is in.
    let folder: SystemString
  }

  /// What came of a request.
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

  /// What the thread is to do next.
  private let work = Monitor(Work.none)
  private let outcomes: Mailbox<Outcome>
  private let system: FileSystem

  /// Starts the thread.
  ///
  /// - Throws: `SystemError` if the system has no thread left, or no descriptors.
  init(system: FileSystem) throws(SystemError) {
    outcomes = try Mailbox()
    self.system = system
    let (work, outcomes) = (work, outcomes)
    _ = try SystemThread(stackSize: 256 << 10) {
      while let request = Self.next(work) {
        let error = Self.errorOfSync(request, system)
        system.close(request.file)
        outcomes.post(Outcome(number: request.number, error: error))
      }
    }
  }

  deinit { assign(.end) }

  /// The descriptor that can be read while there are outcomes.
  var descriptor: Int32 { outcomes.bell.descriptor }

  /// Has a file written to the disk, in place of one that has not been begun with.
  func start(_ request: Request) { assign(.request(request)) }

  /// Takes out what came of requests since.
  func collect() -> [Outcome] { outcomes.collect() }

  private func assign(_ new: Work) {
    work.change { work in
      if case .request(let passedOver) = work { system.close(passedOver.file) }
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

  private static func errorOfSync(_ request: Request, _ system: FileSystem) -> SystemError? {
    do {
      try system.sync(request.file)
    } catch {
      return error
    }
    do throws(SystemError) {
      // Without this the new name could be lost with the power, though the file was written.
      let folder = try system.open(request.folder, .syncingFolder)
      defer { system.close(folder) }
      try system.sync(folder)
    } catch {
      return folderCannotBeSynced.contains(error) ? nil : error
    }
    return nil
  }

  /// The errors of a file system that does not sync folders, or lets the player write to one that
  /// he may not read. The file is in its place then, and nothing better can be had.
  private static let folderCannotBeSynced: [SystemError] = [
    .invalidArgument, .permissionDenied, .notPermitted, .notSupported, .operationNotSupported,
  ]
}
