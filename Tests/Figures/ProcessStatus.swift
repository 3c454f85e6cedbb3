import Libc
import TerminalTesting

struct ProcessStatus {
  private let process: pid_t

  init(_ process: pid_t) { self.process = process }

  var residentMegabytes: Double { Double(value(of: "VmRSS", in: "/proc/\(process)/status")) / 1024 }

  /// The processor time of its first thread, in milliseconds.
  var processorMilliseconds: Double {
    let times = Files.text(at: "/proc/\(process)/schedstat") ?? ""
    return (times.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
  }

  /// How often its threads went to sleep, which is how often they were woken up.
  var wakeUps: Int {
    let folder = "/proc/\(process)/task"
    guard let entries = opendir(folder) else { return 0 }
    defer { closedir(entries) }
    var count = 0
    while let entry = readdir(entries) {
      let thread = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      count += value(of: "voluntary_ctxt_switches", in: "\(folder)/\(thread)/status")
    }
    return count
  }

  private func value(of name: String, in path: String) -> Int {
    let line =
      (Files.text(at: path) ?? "").split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
  }
}
