/// tmux is not installed; without it nothing can be proven on a real terminal.
public struct TmuxMissing: Error, CustomStringConvertible {
  /// What to do about it.
  public var description: String {
    "The end-to-end tests need tmux in the PATH: apt-get install tmux"
  }
}

/// tmux could not do what it was told.
struct TmuxRefusal: Error, CustomStringConvertible {
  let command: String
  let answer: String

  var description: String { "tmux refused “\(command)”: \(answer)" }
}
