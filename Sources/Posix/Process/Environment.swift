import Libc

/// The environment of the program: variables, and the user database.
public struct Environment: Sendable {
  /// The value of a variable; nil if it is not set.
  private let value: @Sendable (String) -> SystemString?
  /// The person's home folder in the user database.
  public let recordedHome: @Sendable () -> SystemString?

  /// Creates an environment from given variables and records.
  public init(_ variables: [String: SystemString], recordedHome: SystemString? = nil) {
    value = { variables[$0] }
    self.recordedHome = { recordedHome }
  }

  private init() {
    value = { getenv($0).map { SystemString(cString: $0) } }
    recordedHome = { getpwuid(getuid())?.pointee.pw_dir.map { SystemString(cString: $0) } }
  }

  /// The environment of this process.
  public static let current = Environment()

  /// The value of a variable; nil if it is not set or empty.
  public subscript(name: String) -> SystemString? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The person's home folder, or nil.
  public var home: SystemString? { self["HOME"] ?? recordedHome() }
}

/// The number of processors that threads of this program can use at the same time.
public func processorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// The name of this machine, without its domain.
public func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
  return SystemString(cString: name).text ?? "localhost"
}

/// The process number.
public func processNumber() -> Int32 { getpid() }

/// The arguments of this process, without the name of the program.
public func processArguments() -> [SystemString] {
  (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
    CommandLine.unsafeArgv[index].map { SystemString(cString: $0) }
  }
}

/// Ends the process with a status.
public func endProcess(status: Int32) -> Never {
  exit(status)
}
