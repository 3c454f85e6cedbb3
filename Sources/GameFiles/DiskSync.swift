import Posix

/// Writes files and their folders to the disk, on a thread of its own, since that can take long.
///
/// Only the last of the files that come while another is being written is written itself; the
/// others are skipped.
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

  private let worker: Worker<Request, Outcome>
  private let system: FileSystem

  private init(_ worker: Worker<Request, Outcome>, system: FileSystem) {
    self.worker = worker
    self.system = system
  }

  /// Starts the thread.
  ///
  /// - Throws: `SystemError` if the system has no thread or no descriptor left.
  static func start(system: FileSystem) throws(SystemError) -> DiskSync {
    let worker = try Worker<Request, Outcome>.start(stackSize: 256 << 10) {
      { request, post in
        let error = system.errorOfSync(request.file, in: request.folder)
        system.close(request.file)
        post(Outcome(number: request.number, error: error))
      }
    }
    return DiskSync(worker, system: system)
  }

  deinit { skip() }

  /// The descriptor that is readable while there are outcomes.
  var descriptor: Int32 { worker.bell.descriptor }

  /// Writes a file to the disk, in place of one that is still waiting.
  func start(_ request: Request) {
    skip()
    worker.start(request)
  }

  /// Removes and returns the outcomes so far.
  func collect() -> [Outcome] { worker.collect() }

  /// Skips the file that is still waiting.
  private func skip() {
    for request in worker.withdraw() { system.close(request.file) }
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
