import CPosix
import Libc

/// The environment of the program: variables, and the user database.
package struct Environment: Sendable {
  private let value: @Sendable (String) -> SystemString?
  /// The person's home folder in the user database.
  package let recordedHome: @Sendable () -> SystemString?
  private let recordedAccount: @Sendable () -> SystemString?

  /// Creates an environment from given variables and records.
  package init(
    _ variables: [String: SystemString], recordedHome: SystemString? = nil,
    recordedAccount: SystemString? = nil
  ) {
    value = { variables[$0] }
    self.recordedHome = { recordedHome }
    self.recordedAccount = { recordedAccount }
  }

  private init() {
    value = { getenv($0).map { SystemString(cString: $0) } }
    recordedHome = { getpwuid(getuid())?.pointee.pw_dir.map { SystemString(cString: $0) } }
    recordedAccount = { getpwuid(getuid())?.pointee.pw_name.map { SystemString(cString: $0) } }
  }

  package static let current = Environment()

  /// The value of a variable; nil if it is not set or empty.
  package subscript(name: String) -> SystemString? {
    value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  package var home: SystemString? { self["HOME"] ?? recordedHome() }

  package var account: SystemString? { self["USER"] ?? self["LOGNAME"] ?? recordedAccount() }

  /// Whether a program of this name, or at this path, can be started.
  package func hasProgram(_ name: SystemString) -> Bool {
    let folders = (self["PATH"] ?? "/usr/bin:/bin").bytes.split(separator: UInt8(ascii: ":"))
    let paths =
      name.bytes.contains(UInt8(ascii: "/"))
      ? [name] : folders.map { SystemString(bytes: $0) + "/" + name }
    return paths.contains { $0.withCString { access($0, X_OK) } == 0 }
  }
}

/// The name of this machine, without its domain.
package func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
  return SystemString(cString: name).text ?? "localhost"
}

/// The number of the person's account.
package func accountNumber() -> UInt32 { getuid() }

package func processNumber() -> Int32 { getpid() }

/// The arguments of this process, without the name of the program.
package func processArguments() -> [SystemString] {
  // Musl alone passes no arguments to constructors. Swift then finds them itself, if it can.
  guard arguments_count() > 0 else {
    return CommandLine.arguments.dropFirst().map { SystemString($0) }
  }
  return (0..<arguments_count()).dropFirst().compactMap { index in
    arguments_at(index).map { SystemString(cString: $0) }
  }
}

package func endProcess(status: Int32) -> Never {
  exit(status)
}

/// The number of processors that threads of this program can use at the same time: those on which
/// it may run, and no more than the quotas of its control groups.
///
/// A container, or a unit of systemd, has such a quota. Only version 2 of control groups counts.
/// See <https://docs.kernel.org/admin-guide/cgroup-v2.html>.
package func processorCount(system: FileSystem = FileSystem()) -> Int {
  let allowed = Int(processors_allowed())
  return max(1, min(allowed, system.processorQuota ?? allowed))
}

extension FileSystem {
  /// The lowest quota of processors of this process's control groups, rounded up, or nil.
  fileprivate var processorQuota: Int? {
    let prefix = "0::"
    guard
      let group = text(of: "/proc/self/cgroup")?.split(separator: "\n")
        .first(where: { $0.hasPrefix(prefix) })
    else { return nil }
    // The quota of each group above it counts as well.
    let path = SystemString("/sys/fs/cgroup" + group.dropFirst(prefix.count) + "/cpu.max")
    return path.foldersAbove.compactMap { folder in
      text(of: folder + "/cpu.max").flatMap(Self.quota)
    }.min()
  }

  /// The text has the time for each period, and the period, in microseconds. Nil without a limit.
  private static func quota(_ text: String) -> Int? {
    let numbers = text.split { $0.isWhitespace }.compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    let (whole, rest) = numbers[0].quotientAndRemainder(dividingBy: numbers[1])
    return whole + (rest > 0 ? 1 : 0)
  }

  private func text(of path: SystemString) -> String? {
    guard let file = try? open(path, .reading) else { return nil }
    defer { close(file) }
    return (try? readToEnd(file, longest: 4 << 10)).map { String(decoding: $0, as: UTF8.self) }
  }
}
