/// tmux is not installed; tests on a real terminal need it.
package struct TmuxMissing: Error, CustomStringConvertible {
  package var description: String {
    "The end-to-end tests need tmux in the PATH: apt-get install tmux"
  }
}

/// A command that tmux refused.
struct TmuxRefusal: Error, CustomStringConvertible {
  let command: String
  let answer: String

  var description: String { "tmux refused “\(command)”: \(answer)" }
}
