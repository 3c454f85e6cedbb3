#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The calls of the system by which a file is read and replaced; each returns its result, or −1 and
/// sets `errno`.
struct FileSystem {
  /// Opens a file for reading, without waiting for somebody to write to it should it be a named
  /// pipe.
  var open: (_ path: String) -> Int32 = { path in
    #if canImport(Glibc)
      Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #else
      Darwin.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    #endif
  }
  /// Makes a file and opens it for writing; fails if anything has that name, be it a link or a
  /// named pipe.
  var create: (_ path: String) -> Int32 = { path in
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    #if canImport(Glibc)
      return Glibc.open(path, flags, 0o600)
    #else
      return Darwin.open(path, flags, 0o600)
    #endif
  }
  /// Writes some of the bytes, and returns how many.
  var write: (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = { file, bytes in
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
  /// Has a file or a folder written to the disk.
  var sync: (_ file: Int32) -> Int32 = { fsync($0) }
  /// Gives a file another name, in place of the file that had that name.
  var rename: (_ from: String, _ to: String) -> Int32 = { from, to in
    #if canImport(Glibc)
      Glibc.rename(from, to)
    #else
      Darwin.rename(from, to)
    #endif
  }

  /// The system's words for the last call that failed.
  static var lastError: String { String(cString: strerror(errno)) }
}
