import CTerminalTesting
import Libc
import ReversiTesting

/// A program to start, with its environment and folder.
package struct Launch: Sendable {
  package var path: String
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  /// The folder in which the program starts. It exists as long as this value.
  package var folder: ScratchFolder

  /// A program to start in an environment that is the same on every machine: nothing of it is
  /// inherited, and the folder is the home folder. An empty value among the changes removes a
  /// variable.
  ///
  /// The system's database of terminals is always searched, whatever the environment says: a
  /// terminal that is to be unknown needs a name that nobody gives.
  package init(
    path: String, arguments: [String] = [], environment changes: [String: String] = [:],
    folder: ScratchFolder
  ) {
    let usual = [
      "PATH": Self.searchPath.joined(separator: ":"), "HOME": folder.path, "LANG": "C.UTF-8",
      "TERM": "xterm-256color", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
    ]
    self.path = path
    self.arguments = arguments
    self.environment = usual.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    self.folder = folder
  }

  private static let searchPath = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]

  /// The path of a program of the system, or nil.
  package static func find(_ name: String) -> String? {
    searchPath.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  var command: String { ([path] + arguments).joined(separator: " ") }

  var assignments: [String] {
    environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  func withC<Result>(_ body: (UnsafePointer<terminal_launch>) -> Result) -> Result {
    withCStrings([path] + arguments) { arguments in
      withCStrings(assignments) { environment in
        path.withCString { path in
          folder.path.withCString { folder in
            var launch = terminal_launch(
              path: path, arguments: arguments, environment: environment, folder: folder)
            return body(&launch)
          }
        }
      }
    }
  }
}

/// The array ends with a null pointer, as C expects of arguments.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
  defer { copies.forEach { free($0) } }
  return copies.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("never empty") }
    return body(base)
  }
}
