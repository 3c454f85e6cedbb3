import GameSession

extension ExternalEngineName {
  /// The name in the room that there is for who moves, the beginning of a long one.
  var shown: (long: String, short: String, shortest: String) {
    let name = text.printable
    return (
      String(name.prefix(columns: 8)), String(name.prefix(columns: 4)),
      String(name.prefix(columns: 3))
    )
  }
}
