/// The server's end of an engine protocol: the lines with which our engine answers, and the
/// searches that it needs for them.
///
/// A value without process, thread or clock. At most one search runs at a time; a reply to an
/// earlier one changes nothing.
package protocol ProtocolServer: Sendable {
  /// Handles lines that came together, each without its line end.
  mutating func read(_ lines: [String]) -> [ServerEffect]

  /// Receives a reply to the search with an identity.
  mutating func receive(_ reply: SearchReply, to id: Int) -> [ServerEffect]

  /// Handles the end of the input: earlier commands are still answered.
  mutating func end() -> [ServerEffect]

  /// Whether to read more lines now; some protocols make them wait during a search.
  var takesLines: Bool { get }
}

/// What the program has to do for a server.
package enum ServerEffect: Sendable, Hashable {
  /// Send this line.
  case write(String)
  /// Start this search; none is under way.
  case search(SearchRequest)
  /// Make the search under way end as soon as it can. Its replies may still count.
  case stop
  /// End the program after what has been written.
  case quit
}
