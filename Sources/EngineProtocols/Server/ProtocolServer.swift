/// The end of a protocol at which the engine is: what it answers to the lines that come, and what it
/// asks of the search.
///
/// A value without process, thread or clock. There is one search at a time; a reply to an earlier one
/// changes nothing.
public protocol ProtocolServer: Sendable {
  /// Acts on lines that have come together, each without its end.
  mutating func read(_ lines: [String]) -> [ServerEffect]

  /// Acts on what the search with a number has found.
  mutating func hear(_ reply: SearchReply, of id: Int) -> [ServerEffect]

  /// Acts on the end of the input: what was asked for before is still answered.
  mutating func end() -> [ServerEffect]

  /// Whether more lines are to be read now; some wait while it searches.
  var takesLines: Bool { get }
}

/// What an engine's end of a protocol asks for.
public enum ServerEffect: Sendable, Hashable {
  /// A line is to be sent.
  case write(String)
  /// A search is to be started; none is under way.
  case search(SearchRequest)
  /// The search under way is to end as soon as it can. What it still replies may count.
  case stop
  /// The program is to end, with what was written before.
  case quit
}
