/// What a command of the Go Text Protocol is answered.
enum GTPAnswer: Hashable {
  /// It was done, and this is what it asked for.
  case success(String = "")
  /// It could not be done, for this reason.
  case failure(String)

  /// The lines of the answer to a command with a number; the empty one is its end.
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
