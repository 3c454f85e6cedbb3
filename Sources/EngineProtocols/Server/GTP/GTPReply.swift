/// The answer to a command of the Go Text Protocol.
enum GTPReply: Hashable {
  /// The command succeeded, with this result.
  case success(String = "")
  /// The command failed, for this reason.
  case failure(String)

  /// The lines of the answer to a command with an identity; an empty line ends it.
  func effects(id: String) -> [ServerEffect] {
    let (mark, text) =
      switch self {
      case .success(let text): ("=", text)
      case .failure(let text): ("?", text)
      }
    return [.write("\(mark)\(id) \(text)"), .write("")]
  }

  static let wrongArguments = failure("syntax error")
}
