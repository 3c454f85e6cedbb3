/// tmux could not do what it was told.
struct TmuxRefusal: Error, CustomStringConvertible {
  let command: String
  let answer: String

  var description: String { "tmux refused “\(command)”: \(answer)" }
}
