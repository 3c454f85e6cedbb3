import CPosix
import Libc

/// A connection with another program of the same person, on the same machine. It is closed at the
/// latest when this value is deinitialized. Only one thread may use it.
package final class LocalSocket: LineChannel {
  package var lines: LineStream
  private var hasEnded = false

  /// Connects with the program that listens at a path.
  ///
  /// - Throws: `SystemError`: `noSuchFile` or `connectionRefused` if no program listens there.
  package convenience init(at path: SystemString, longestLine: Int = 4096) throws(SystemError) {
    // Writing to a closed connection is an error, not a signal.
    signal(SIGPIPE, SIG_IGN)
    self.init(try check(path.withCString { sockets_connect($0) }), longestLine: longestLine)
  }

  /// Connects once, at the first of the paths at which a program listens; nil if none does.
  package static func connect(
    toFirstOf paths: [SystemString], longestLine: Int = 4096
  ) -> LocalSocket? {
    for path in paths {
      if let socket = try? LocalSocket(at: path, longestLine: longestLine) { return socket }
    }
    return nil
  }

  fileprivate init(_ descriptor: Int32, longestLine: Int) {
    lines = LineStream(reading: descriptor, writing: descriptor, longestLine: longestLine)
  }

  deinit { end() }

  /// Closes the connection. It has no exit status.
  @discardableResult
  package func end() -> Int32? {
    guard !hasEnded else { return nil }
    hasEnded = true
    lines.close()
    close(descriptor)
    return nil
  }
}

/// A name in the file system at which other programs of the person can connect.
///
/// One program at a time listens at a path: it holds the lock of a file beside it, whose name ends
/// in `.lock`. A socket that a killed program has left there is replaced.
package final class LocalListener: Sendable {
  /// Readable while a connection waits to be accepted.
  package let descriptor: Int32
  private let path: SystemString
  private let lock: FileSystem.Descriptor

  /// Listens at a path. Its folder is made for the person alone.
  ///
  /// - Throws: `SystemError`: `wouldBlock` if another program listens there; `permissionDenied` if
  ///   the folder is not the person's own.
  package init(at path: SystemString) throws(SystemError) {
    let system = FileSystem()
    system.makeFolders(above: path)
    try Self.makePrivate(path.folder)
    let lock = try system.open(SystemString(bytes: path.bytes + Array(".lock".utf8)), .locking)
    do throws(SystemError) {
      try system.lock(lock)
      // Only the holder of the lock replaces the socket.
      if try system.isTaken(path) { try system.remove(path) }
      signal(SIGPIPE, SIG_IGN)
      descriptor = try check(path.withCString { sockets_listen($0) })
    } catch {
      system.close(lock)
      throw error
    }
    (self.path, self.lock) = (path, lock)
  }

  private static func makePrivate(_ folder: SystemString) throws(SystemError) {
    var status = stat()
    try check(folder.withCString { lstat($0, &status) })
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      throw .permissionDenied
    }
    if status.st_mode & 0o777 != 0o700 { try check(folder.withCString { chmod($0, 0o700) }) }
  }

  /// Removes the name, so that nobody can connect any more.
  package func stop() { try? FileSystem().remove(path) }

  deinit {
    // The lock goes last, so that no other program's socket is removed.
    stop()
    close(descriptor)
    FileSystem().unlock(lock)
    FileSystem().close(lock)
  }

  /// The next connection, or nil.
  package func accept(longestLine: Int = 4096) -> LocalSocket? {
    let connection = sockets_accept(descriptor)
    return connection < 0 ? nil : LocalSocket(connection, longestLine: longestLine)
  }
}
