#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program is told by its surroundings.
struct Environment: Sendable {
  /// The value of a variable, if it is set.
  private let value: @Sendable (String) -> String?
  /// The player's home folder by the system's records.
  let recordedHome: @Sendable () -> String?

  /// Surroundings whose variables and records are given.
  init(_ variables: [String: String], recordedHome: String? = nil) {
    value = { variables[$0] }
    self.recordedHome = { recordedHome }
  }

  private init() {
    value = { getenv($0).map { String(cString: $0) } }
    recordedHome = { getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } }
  }

  /// The surroundings of this process.
  static let current = Environment()

  /// The value of a variable; nil also if it is empty.
  subscript(name: String) -> String? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of the locale for characters, if one is set.
  var localeName: String? { self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] }
}
