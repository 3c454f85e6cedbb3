#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program is told by its surroundings.
public struct Environment: Sendable {
  /// The value of a variable, if it is set.
  private let value: @Sendable (String) -> SystemString?
  /// The player's home folder as the user database has it.
  public let recordedHome: @Sendable () -> SystemString?

  /// Surroundings whose variables and records are given.
  public init(_ variables: [String: SystemString], recordedHome: SystemString? = nil) {
    value = { variables[$0] }
    self.recordedHome = { recordedHome }
  }

  private init() {
    value = { getenv($0).map { SystemString(cString: $0) } }
    recordedHome = { getpwuid(getuid())?.pointee.pw_dir.map { SystemString(cString: $0) } }
  }

  /// The surroundings of this process.
  public static let current = Environment()

  /// The value of a variable; nil also if it is empty.
  public subscript(name: String) -> SystemString? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The player's home folder; nil if nobody knows it.
  public var home: SystemString? { self["HOME"] ?? recordedHome() }
}

/// The number of processors on which threads of this program can run at the same time.
public func processorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// The number by which the system knows this process.
public func processNumber() -> Int32 { getpid() }

/// Ends the process with a status.
public func endProcess(status: Int32) -> Never {
  exit(status)
}
