import CPosix

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

  /// The processors of a quota: the time for each period, and the period, in microseconds. Nil if
  /// there is no limit.
  private static func quota(_ text: String) -> Int? {
    let numbers = text.split { $0.isWhitespace }.compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    let (whole, rest) = numbers[0].quotientAndRemainder(dividingBy: numbers[1])
    return whole + (rest > 0 ? 1 : 0)
  }

  /// The text of a short file of the system, or nil.
  private func text(of path: SystemString) -> String? {
    guard let file = try? open(path, .reading) else { return nil }
    defer { close(file) }
    return (try? readToEnd(file, longest: 4 << 10)).map { String(decoding: $0, as: UTF8.self) }
  }
}
