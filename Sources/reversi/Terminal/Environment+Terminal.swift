import Posix

extension Environment {
  /// Whether the terminal is the Linux console, under any of its names, such as `linux-16color`.
  var isConsole: Bool {
    self["TERM"]?.text?.prefix { $0 != "-" } == "linux"
  }
}
