import CTerminalTesting
import ReversiTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program to start, with its environment and folder.
public struct Launch: Sendable {
  /// The program's file.
  public var path: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// The whole environment; nothing is inherited.
  public var environment: [String: String]
  /// The folder in which the program starts. It exists as long as this value.
  public var folder: ScratchFolder

  /// A program to start.
  public init(
    path: String, arguments: [String] = [], environment: [String: String],
    folder: ScratchFolder
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }

  /// The environment as `NAME=value`, in a fixed order.
  var assignments: [String] {
    environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Calls `body` with the launch as C reads it.
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

/// Calls `body` with the strings as C expects arguments: an array that ends with a null pointer.
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
