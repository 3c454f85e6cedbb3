import CTerminalTesting
import ReversiTesting
import Testing

@testable import Posix

@Suite("The number of processors")
struct ProcessorTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The real calls, with this folder in place of the root.
  private var system: FileSystem {
    let (real, root) = (FileSystem(), SystemString(folder.path))
    var system = real
    system.kindAtPath = { (path) throws(SystemError) in try real.kindAtPath(root + path) }
    system.open = { (path, purpose) throws(SystemError) in try real.open(root + path, purpose) }
    return system
  }

  #if os(Linux)
    @Test("is that of the processors on which the thread may run")
    func affinity() throws {
      let count = Monitor(0)
      let system = system
      try SystemThread {
        guard thread_keep_one_processor() == 0 else { return }
        count.withValue { $0 = processorCount(system: system) }
      }.join()
      #expect(count.withValue { $0 } == 1)
    }
  #endif

  @Test(
    "is no more than the system's quota for a group of processes",
    arguments: [
      ("max 100000", "max 100000", nil), ("100000 100000", "max 100000", 1),
      ("max 100000", "150000 100000", 2), ("50000 100000", "200000 100000", 1),
      ("0 0", "", nil), ("x", "-5 100000", nil), ("9223372036854775807 1", "1 0", nil),
    ] as [(String, String, Int?)])
  func quota(outer: String, inner: String, count: Int?) throws {
    let all = processorCount(system: system)
    try folder.write("3:cpu:/old\n0::/a/b\n", to: "proc/self/cgroup")
    try folder.write(outer + "\n", to: "sys/fs/cgroup/a/cpu.max")
    try folder.write(inner + "\n", to: "sys/fs/cgroup/a/b/cpu.max")
    #expect(processorCount(system: system) == min(all, count ?? all))
    try folder.write("100000 100000\n", to: "sys/fs/cgroup/cpu.max")
    #expect(processorCount(system: system) == 1)
  }
}
